import AppIntents
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// Words that hold the name of a choice and do not take it.
extension AnswerReader {
  /// What words are that ask something themselves, or say what is not meant, where a name is wanted; `nil` if they do neither.
  ///
  /// A choice that is not meant leaves the others, of which it is asked again. `named` is what the words name in part.
  func askingOrDenying(
    _ tokens: [Token], _ utterance: String, _ named: [Answer], to prompt: Prompt, for parameter: ParameterDescriptor?
  ) -> [Answer]? {
    guard wantsName(prompt, parameter), !prompt.offers(tokens, in: language), language.isYes(tokens) == nil,
      language.pick(tokens) == nil
    else { return nil }
    if language.asks(tokens), !language.requests(tokens) {
      for case .about(let range) in language.followUps(tokens) where range.count < tokens.count {
        let text = UtteranceText(utterance)
        let said = tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound
        return read(Array(tokens[range]), of: text.part(said), to: prompt, for: parameter)
      }
      return []
    }
    if named.isEmpty, let meant = meant(tokens, utterance, to: prompt) { return meant }
    guard negates(tokens), named.isEmpty else { return nil }
    let rest = tokens.filter { !language.negations.contains($0) }
    let denied = (pick(rest, from: prompt).map { [$0] } ?? choices(rest, in: prompt)).flatMap(\.content.values)
    guard !denied.isEmpty else { return [] }
    let others = prompt.everyChoice.map(\.value).filter { !denied.contains($0) }
    return [Answer(others.isEmpty ? .refused : .several(others), isExact: true)]
  }

  /// What words behind a no are that are apart from it: “no, the milk” is no “not the milk”; `nil` for other words.
  private func meant(_ tokens: [Token], _ utterance: String, to prompt: Prompt) -> [Answer]? {
    let (decision, rest) = language.decisionAhead(in: tokens)
    guard decision == false, !rest.isEmpty else { return nil }
    if language.pick(rest) == Pick.none { return [Answer(.refused, isExact: true)] }
    let place = tokens.count - rest.count
    guard language.isSign(before: place..<tokens.count, of: tokens, in: utterance), !negates(rest) else { return nil }
    let meant = pick(rest, from: prompt).map { [$0] } ?? choices(rest, in: prompt)
    return meant.isEmpty ? nil : meant
  }

  /// What a yes, a no, a “nothing” or a question is where the text is asked for without which nothing can be done; `nil` for other words.
  func withoutText(
    _ tokens: [Token], _ utterance: String, to prompt: Prompt, for parameter: ParameterDescriptor?
  ) -> [Answer]? {
    guard prompt.kind == .value, prompt.purpose == .parameter, parameter?.kind == .text else { return nil }
    if utterance.trimmed.unicodeScalars.last.map(Punctuation.isQuestionMark) == true, language.asks(tokens) {
      return []
    }
    let decision = language.isYes(tokens)
    let pick = language.pick(tokens)
    if decision == false || pick == Pick.none { return [Answer(.refused, isExact: true)] }
    // “No, wait” is no text either: it asks for another moment. Nor is “whatever”, which leaves it open.
    guard decision == nil, pick != .any, !language.areMistake(tokens) else { return [] }
    guard let meant = meantText(tokens, utterance) else { return nil }
    // “No, cancel”.
    let words = language.tokens(meant)
    guard language.builtIns(words).isEmpty, !language.isTalk(words) else { return [Answer(.refused, isExact: true)] }
    return read(words, of: meant, to: prompt, for: parameter)
  }

  /// The text behind a no that is apart from it: “no, oat milk”; `nil` for other words.
  private func meantText(_ tokens: [Token], _ utterance: String) -> String? {
    let (decision, rest) = language.decisionAhead(in: tokens)
    guard decision == false, let first = rest.first, let last = rest.last, !negates(rest),
      language.isSign(before: tokens.count - rest.count..<tokens.count, of: tokens, in: utterance)
    else { return nil }
    return UtteranceText(utterance).part(first.range.lowerBound..<last.range.upperBound)
  }

  /// Whether some of the words turn what is said into its contrary.
  func negates(_ tokens: [Token]) -> Bool { tokens.contains { language.negations.contains($0) } }

  /// Whether the answer is a name, and not any words.
  private func wantsName(_ prompt: Prompt, _ parameter: ParameterDescriptor?) -> Bool {
    switch parameter?.kind.element {
    case .entity, .enumeration: true
    case .text: prompt.kind != .value && !prompt.choices.isEmpty
    default: !prompt.choices.isEmpty
    }
  }
}
