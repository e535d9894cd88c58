import AppIntents
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

extension AnswerReader {
  /// The most choices that one answer takes.
  private static var mostTaken: Int { 20 }

  /// The choices that the words take, if they take several: “both”, “the first two”, “1 and 3”, “milk and the dentist”.
  package func several(_ tokens: [Token], of utterance: String, to prompt: Prompt) -> [IntentValue]? {
    guard prompt.choices.count > 1, prompt.kind == .value || prompt.kind == .disambiguation,
      corrected(tokens, utterance, to: prompt) == nil
    else { return nil }
    guard !namesAlternatives(tokens) else { return nil }
    let pick = pick(tokens, of: prompt)
    let picked = pick.flatMap { taken(by: $0, of: prompt) }
    let parts = pick == nil ? parts(of: tokens) : []
    guard picked != nil || (2...Self.mostTaken).contains(parts.count),
      // Words that are an exact name of several choices, as “all” is of those it was said of before, choose none of them.
      !choices(tokens, in: prompt).contains(where: { $0.isExact && $0.content.choice != nil })
    else { return nil }
    if let picked { return picked }
    var values: [IntentValue] = []
    for part in parts {
      guard let taken = choices(of: Array(tokens[part]), in: prompt) else { return nil }
      values += taken.filter { !values.contains($0) }
    }
    return values.count > 1 ? values : nil
  }

  /// Whether an “or” stands among the words and no “and”, beside which it is part of a name: “milk and trick or treat”.
  private func namesAlternatives(_ tokens: [Token]) -> Bool {
    tokens.contains { language.listAlternatives.contains($0) }
      && !tokens.contains { language.listJoints.contains($0) }
  }

  /// The choices of which the words say that it is one, “milk or bread”: which is still to be asked.
  func either(_ tokens: [Token], of prompt: Prompt) -> Answer? {
    guard prompt.choices.count > 1, namesAlternatives(tokens) else { return nil }
    var values: [IntentValue] = []
    for part in parts(of: tokens) {
      guard let taken = choices(of: Array(tokens[part]), in: prompt), taken.count == 1 else { return nil }
      values += taken.filter { !values.contains($0) }
    }
    return values.count > 1 ? Answer(.several(values), isExact: true) : nil
  }

  /// The choices that a pick takes, if it takes several that there are.
  private func taken(by pick: Pick, of prompt: Prompt) -> [IntentValue]? {
    let known = prompt.inOrder.map(\.value)
    switch pick {
    case .both: return known.count == 2 ? known : nil
    case .firsts(let count): return (2...known.count).contains(count) ? Array(known.prefix(count)) : nil
    case .lasts(let count):
      return prompt.knowsLast && (2...known.count).contains(count) ? Array(known.suffix(count)) : nil
    case .all, .everything:
      // Some that were never shown cannot be meant.
      return prompt.more == 0 && prompt.choices.count == known.count ? known : nil
    case .index, .number, .other, .last, .none, .any, .one: return nil
    }
  }

  /// The choices that one part of the words takes.
  private func choices(of tokens: [Token], in prompt: Prompt) -> [IntentValue]? {
    let named = choices(tokens, in: prompt)
    if let exact = named.first(where: \.isExact)?.content.choice { return [exact] }
    let known = prompt.inOrder.map(\.value)
    switch pick(tokens, of: prompt) {
    case .index(let number), .number(let number):
      return known.indices.contains(number - 1) ? [known[number - 1]] : nil
    case .last: return prompt.knowsLast ? known.suffix(1) : nil
    case let pick?: return taken(by: pick, of: prompt)
    case nil: return named.first?.content.choice.map { [$0] }
    }
  }
}

extension Answer.Content {
  /// The one value that it is.
  fileprivate var choice: IntentValue? {
    if case .value(let value) = self { value } else { nil }
  }
}
