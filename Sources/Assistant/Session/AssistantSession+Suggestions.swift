import Foundation
import ParlanceDialog

// What could be said next.
extension AssistantSession {
  /// The most examples for whoever said something that the app cannot do.
  private static var mostExamples: Int { 2 }

  /// Takes in what a turn did, and gives what can be said after it.
  ///
  /// That is what the person mostly does then, and that it can be taken back; after each intent only once in a session, since who knows is not
  /// told again. Without a habit there is nothing to suggest, but where something was not understood a few examples, once.
  func suggestions(after dialog: DialogTurn, hasNearest: Bool) -> [String] {
    switch dialog.result {
    case .ended(.notUnderstood) where !hasNearest: return examples()
    case .ended(.done): break
    case .ended, .asking: return []
    }
    let done = dialog.performed.filter { !$0.isStep && $0.error == nil }
    for performed in done {
      habits.note(performed.intent.name)
      // What an intent donates of itself was just noted.
      for donated in performed.donated where donated != performed.intent.name { habits.note(donated) }
    }
    guard let last = done.last?.intent, !suggested.contains(last.name) else { return [] }
    // Asked first, since a sample is looked for among all phrases of an intent.
    guard let next = habits.next(after: last.name), let sample = replies.sample(of: next) else { return [] }
    suggested.insert(last.name)
    return (last.isUndoable ? [spoken.voice.string("suggest.undo")] : []) + [sample]
  }

  /// What can be said, and that there is more to hear; what the person mostly does comes first.
  private func examples() -> [String] {
    guard !hasGivenExamples else { return [] }
    hasGivenExamples = true
    let samples = replies.discoverable.lazy.compactMap { [replies] in replies.sample(of: $0.name) }
    return Array(samples.prefix(Self.mostExamples)) + [spoken.voice.string("suggest.help")]
  }

  /// The line in which a screen shows what could be said after a turn; `nil` if there is nothing.
  package func suggestionLine(for turn: Turn) -> String? {
    guard !turn.suggestions.isEmpty else { return nil }
    let voice = spoken.voice
    let texts = turn.suggestions.map { voice.string("help.quoted", .text($0)) }
    return voice.string("help.heading") + " " + texts.formatted(.list(type: .or).locale(voice.locale))
  }
}
