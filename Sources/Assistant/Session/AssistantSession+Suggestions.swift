import Foundation
import ParlanceDialog

// What could be said next.
extension AssistantSession {
  /// Takes in what a turn did, and gives what can be said after it: what the person mostly does then, and that it can be taken back.
  ///
  /// Without a habit there is nothing to suggest, and after each intent only once in a session: who knows is not told again.
  func suggestions(after dialog: DialogTurn) -> [String] {
    guard case .ended(.done) = dialog.result,
      let done = dialog.performed.last(where: { !$0.isStep && $0.error == nil })
    else { return [] }
    habits.note(done.intent.name)
    // What an intent donates of itself was just noted.
    for donated in done.donated where donated != done.intent.name { habits.note(donated) }
    // Asked first, since a sample is looked for among all phrases of an intent.
    guard !suggested.contains(done.intent.name), let next = habits.next(after: done.intent.name),
      let sample = replies.sample(of: next)
    else { return [] }
    suggested.insert(done.intent.name)
    return (done.intent.isUndoable ? [spoken.voice.string("suggest.undo")] : []) + [sample]
  }

  /// The line in which a screen shows what could be said after a turn; `nil` if there is nothing.
  package func suggestionLine(for turn: Turn) -> String? {
    guard !turn.suggestions.isEmpty else { return nil }
    let voice = spoken.voice
    let texts = turn.suggestions.map { voice.string("help.quoted", .text($0)) }
    return voice.string("help.heading") + " " + texts.formatted(.list(type: .or).locale(voice.locale))
  }
}
