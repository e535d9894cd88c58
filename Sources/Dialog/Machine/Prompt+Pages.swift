import AppIntents
import ParlanceLanguage

extension Prompt {
  /// The most choices that are shown at once.
  package static var mostChoices: Int { 20 }

  /// The most choices that are kept to be shown at all; what goes beyond is found by its name.
  private static var mostKept: Int { 200 }

  /// All choices that it knows, those that are shown first.
  package var everyChoice: [Choice] { choices + before + after }

  /// All choices that it knows, in the order in which they are shown and counted, page after page.
  var inOrder: [Choice] { before + choices + after }

  /// Whether its last choice is among those that it knows.
  var knowsLast: Bool { more == after.count }

  /// Whether there is something to choose from.
  var hasOptions: Bool { !choices.isEmpty && kind != .confirmation }

  /// Offers values in place of the choices that there are; only as many as can be shown.
  package mutating func offer(_ values: [IntentValue]) {
    let all = values.prefix(Self.mostKept).enumerated().map { index, value in
      Choice(id: value.choiceIdentifier ?? String(index + 1), display: value.display, value: value)
    }
    choices = Array(all.prefix(Self.mostChoices))
    (before, after) = ([], Array(all.dropFirst(Self.mostChoices)))
    more = max(0, values.count - Self.mostChoices)
  }

  /// Shows the next choices, or those before; whether there are any.
  mutating func turnPage(isForward: Bool) -> Bool {
    // What was kept in a file may say any number.
    let left = min(max(more, after.count), .max / 2)
    if isForward {
      guard !after.isEmpty else { return false }
      before += choices
      choices = Array(after.prefix(Self.mostChoices))
      after.removeFirst(choices.count)
      more = left - choices.count
    } else {
      guard !before.isEmpty else { return false }
      after = choices + after
      more = left + choices.count
      choices = before.suffix(Self.mostChoices)
      before.removeLast(choices.count)
    }
    return true
  }
}

extension BuiltIn {
  /// Whether it means something where this question is open, or none.
  package func counts(at prompt: Prompt?) -> Bool {
    switch self {
    case .options: prompt != nil
    case .more, .back: prompt?.hasOptions ?? false
    // Where something is asked for they may be what it is to be called.
    case .greeting: prompt == nil
    case .farewell: prompt.map { $0.kind != .value || $0.hasOptions } ?? true
    case .cancel, .help, .startOver, .repeat, .wait, .undo, .redo, .restore, .goOn, .thanks, .agreement: true
    }
  }
}
