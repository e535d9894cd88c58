import ParlanceLanguage
import ParlanceTemplates

// A thing is called by the word for one of it, whatever number stands before: “two teas” are two of “Tea”.
extension Matcher {
  /// Calls what nobody knows by the word for one, where the number right before it says that there are several.
  func countUnknown(_ slots: inout [Match.Slot], _ text: UtteranceText) {
    for place in slots.indices where slots[place].cost.unknown > 0 {
      guard let range = slots[place].range, let name = slots[place].text, let one = language.singular(of: name),
        slots.contains(where: { slot in
          guard case .integer(let count) = slot.value, count > 1, let number = slot.range,
            number.upperBound < range.lowerBound
          else { return false }
          return text.slice(number.upperBound..<range.lowerBound).allSatisfy(\.isWhitespace)
        })
      else { continue }
      slots[place].text = one
    }
  }

  /// The word for one that names hold, behind a number, where none holds the word for several.
  func one(of place: Int, _ tokens: [Token], in situation: Situation) -> String? {
    guard place > 0, !automaton.knows(tokens[place].text), language.isNumberWord(tokens[place - 1]),
      !situation.vocabulary.holds(tokens[place]), let one = language.singular(of: tokens[place].text),
      situation.vocabulary.holds(one)
    else { return nil }
    return one
  }
}
