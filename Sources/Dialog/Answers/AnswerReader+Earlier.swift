import AppIntents
import ParlanceLanguage
import ParlanceTemplates

extension AnswerReader {
  /// What words point at in the list that was shown before a name that nobody knows was said, where only a yes or a no is asked for by
  /// now: “the second one”, “no, the other one”; `nil` if they point at nothing there.
  func earlier(_ tokens: [Token], than prompt: Prompt) -> Answer? {
    guard let shown = prompt.earlier, !shown.isEmpty else { return nil }
    if language.pick(tokens) == .other {
      let offered = prompt.choices.map(\.value)
      let others = shown.map(\.value).filter { !offered.contains($0) }
      guard let first = others.first else { return nil }
      return Answer(others.count == 1 ? .value(first) : .several(others), isExact: true)
    }
    var list = prompt
    list.kind = .disambiguation
    list.choices = shown
    guard let picked = pick(tokens, from: list), picked.content != nothing(of: list) else { return nil }
    return picked
  }
}
