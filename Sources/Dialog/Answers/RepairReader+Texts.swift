import AppIntents
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// What words make of a text that was said before.
extension RepairReader {
  /// A text with a part that begins with the same small word as the words put in their place, up to the next small word: “no, with Bob” behind
  /// “call with Ann on Zoom”. An article says nothing of a place, and where verbs come last the end is more than a name.
  func continued(_ new: Words, from parameter: ParameterDescriptor) -> Words? {
    guard new.tokens.count > 1, case let lead = new.tokens[0].text, language.stopWords.contains(lead),
      !language.articles.contains(lead), !language.endsInVerbs, case .text(let text)? = known(parameter.name),
      case let words = language.tokens(text), case let places = words.indices.filter({ words[$0].text == lead }),
      places.count == 1, let place = places.first, place > 0, place + 1 < words.count
    else { return nil }
    let end =
      words.indices.dropFirst(place + 2).first {
        language.stopWords.contains(words[$0]) && !language.articles.contains(words[$0])
      } ?? words.count
    let parts = [UtteranceText(text).words(words[..<place]), new.text, UtteranceText(text).words(words[end...])]
    let whole = parts.filter { !$0.isEmpty }.joined(separator: " ")
    return (language.tokens(whole), whole)
  }

  /// The only text with another number, where it has one and nothing else that was said takes one: “make that 3” behind “2 bottles of wine”.
  package func renumbered(_ new: Words) -> SlotBinding? {
    guard subject.prompt?.isOffer ?? true, answers.wholeNumber(new.tokens) != nil,
      case let filled = subject.intent.parameters.filter({ isFilled($0.name) }), filled.count == 1,
      let only = filled.first, only.kind == .text, case .text(let text)? = known(only.name)
    else { return nil }
    let numbers = language.tokens(text).filter { answers.wholeNumber([$0]) != nil }
    guard numbers.count == 1, let changed = replacing(numbers, in: text, with: new.text) else { return nil }
    return SlotBinding(parameter: only.name, text: changed, meaning: .value(.text(changed)))
  }

  /// Whether words can stand in the place of the object of the only text.
  package func replacesObject(_ new: Words) -> Bool {
    let texts = subject.intent.parameters.filter { $0.kind == .text && isFilled($0.name) }
    return texts.count == 1 && inPlace(new, of: texts[0]) != nil
  }

  /// A text with what is to be done and the words: “no, Tim” behind “call Tom”, „nein, Opa“ behind „Oma anrufen“.
  func inPlace(_ new: Words, of parameter: ParameterDescriptor) -> Words? {
    answers.doing(new.text, new.tokens, inPlaceOfObjectOf: known(parameter.name)).map { (language.tokens($0), $0) }
  }

  /// The words without the one that stands before a text in the intent's phrases: “no, to soy milk” behind “rename it to oat milk”.
  func withoutLead(_ new: Words, of parameter: ParameterDescriptor) -> Words {
    guard new.tokens.count > 1, let first = new.tokens.first, language.stopWords.contains(first),
      answers.lead(parameter.name, subject.intent.name)?.words.contains(first.text) == true
    else { return new }
    let start = first.range.lowerBound
    let rest = new.tokens[1].range.lowerBound - start..<new.tokens[new.tokens.count - 1].range.upperBound - start
    return (Array(new.tokens.dropFirst()), UtteranceText(new.text).part(rest))
  }

  /// A text with other words in place of some; `nil` if it does not have them.
  func replacing(_ old: [Token], in text: String, with new: String) -> String? {
    let words = language.tokens(text)
    let wanted = old.map(\.text)
    guard !wanted.isEmpty, wanted.count <= words.count else { return nil }
    for start in 0...words.count - wanted.count where words[start..<start + wanted.count].map(\.text) == wanted {
      var scalars = Array(text.unicodeScalars)
      let end = words[start + wanted.count - 1].range.upperBound
      scalars.replaceSubrange(words[start].range.lowerBound..<end, with: new.unicodeScalars)
      var changed = String.UnicodeScalarView()
      changed.append(contentsOf: scalars)
      return String(changed)
    }
    return nil
  }
}
