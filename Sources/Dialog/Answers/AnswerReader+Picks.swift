import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// What words point at among the choices of a question.
extension AnswerReader {
  /// What is pointed at among what is asked about, whatever that is called: “the second one”, “the second task”.
  func pick(_ tokens: [Token], of prompt: Prompt) -> Pick? {
    if let pick = language.pick(tokens) { return pick }
    guard !areNumbered(tokens, in: prompt) else { return nil }
    let types = Set(prompt.inOrder.flatMap(\.value.entities).map(\.typeName))
    return language.without(types.flatMap(kinds), in: tokens).flatMap(language.pick)
  }

  /// Whether words are called as choices are but for the number in their names: “table 4” where “Table 3” is one is that table, and no place.
  private func areNumbered(_ tokens: [Token], in prompt: Prompt) -> Bool {
    guard tokens.count > 1, tokens.contains(where: { wholeNumber([$0]) != nil }) else { return false }
    return prompt.everyChoice.contains { choice in
      let title = language.tokens(choice.display.title)
      return title.count == tokens.count
        && zip(title, tokens).allSatisfy {
          $0.text == $1.text || wholeNumber([$0]) != nil && wholeNumber([$1]) != nil
        }
    }
  }

  /// What is pointed at as an answer, counted over all pages; `nil` if nothing is.
  ///
  /// A place that no choice has is out of range. Where several are meant the answer has all choices: which is asked.
  func pick(_ tokens: [Token], from prompt: Prompt) -> Answer? {
    let choices = prompt.inOrder
    guard !choices.isEmpty, let pick = self.pick(tokens, of: prompt) else { return nil }
    let place: Int
    switch pick {
    case .index(let number), .number(let number): place = number - 1
    case .last: place = prompt.knowsLast ? choices.count - 1 : choices.count
    // Whoever does not mind takes what is on the screen.
    case .any: place = prompt.before.count
    case .none: return Answer(.refused, isExact: true)
    // None was chosen yet, so that it is asked again which.
    case .other, .one: return choices.count > 1 ? Answer(.several(choices.map(\.value)), isExact: true) : nil
    case .all where choices.count == 1, .everything where choices.count == 1: place = 0
    // Where one is wanted, or there are not as many: which of them is asked.
    case .firsts, .lasts, .both, .all, .everything: return Answer(.several(choices.map(\.value)), isExact: true)
    }
    guard choices.indices.contains(place) else { return Answer(nothing(of: prompt), isExact: true) }
    return Answer(.value(choices[place].value), isExact: true)
  }

  /// What a place is that none of the choices has.
  func nothing(of prompt: Prompt) -> Answer.Content {
    .outOfRange(lower: 1, upper: Double(prompt.inOrder.count))
  }
}
