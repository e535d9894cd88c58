import AppIntents
import ParlanceDialog

/// What is kept of a session between two runs of a program.
struct SessionRecord: Sendable, Codable {
  /// The version of the form, and of all that is kept within: the dialog's own state and what can be taken back, too, are never kept alone.
  ///
  /// It goes up when an older program would read a record and not notice what it misses, as with a new optional member without which the
  /// rest means something else. A record of a higher version is put aside and told. What an older program cannot read at all, such as a new
  /// case, it puts aside by itself; what is merely new and can be missed, such as habits, needs no new version.
  static let version = 1

  /// An intent that was begun in the turn that goes on.
  struct Begun: Sendable, Codable {
    /// The intent's name.
    var intent: String
    /// Names this performance, in the log too.
    var id: UUID
    /// What it was begun with.
    var values: [String: IntentValue]
    /// Whether it came to an end.
    var isOver = false
    /// What it is called, where something was taken back or done again; `nil` for a performance.
    var title: String?
  }

  /// What tells whether the rest can be read.
  struct Header: Decodable {
    /// The version of the form; what is above our own is not read.
    var version: Int
    /// The identifier of the app that the session belongs to.
    var app: String
  }

  /// The version of the form in which it was written.
  var version = Self.version
  /// The app's identifier.
  var app: String
  /// The session's name.
  var session: String
  /// Its locale, as a language tag.
  var locale: String
  /// When it was kept, by the app's clock.
  var saved: Date
  /// How many turns it has had.
  var turns: Int
  /// Where the conversation stands.
  var dialog: DialogRecord
  /// What was begun and may not have come to its end; none between turns.
  var begun: [Begun]
  /// What the last turns were about.
  var memory: TurnMemory
  /// What the person does after what; `nil` if an older program kept the session.
  var habits: Habits?
  /// The commands that wait for the answer to the open question.
  var rest: [CommandPart]
  /// The intent whose question holds them up.
  var restWaitsFor: String?
  /// What was said last.
  var spoken: String
  /// What was shown last.
  var displayed: String
  /// What can be taken back and done again; `nil` if nothing can.
  var undo: UndoRecord?
  /// The intent that was done last and could have been taken back, in a record of an older program.
  var undoable: String?
}

extension DialogRecord {
  /// What is kept of a conversation while something is done: the questions that are open besides, which nobody has answered.
  var besides: DialogRecord {
    var besides = DialogRecord(state.outlivesProgram ? state : .idle)
    besides.paused = paused
    return besides
  }

  /// Asks again what made way for something that was begun and will not come to its end; whether there was such a question.
  mutating func comeBack() -> Bool {
    guard state == .idle, let question = paused, question.reason == .interrupted else { return false }
    (state, paused) = (question.state, nil)
    return true
  }
}

extension DialogState {
  /// The state in which another run of the program asks what an intent asked before it did anything: a yes begins it anew.
  ///
  /// Only a yes or no to the intent itself, and only the first that it asked: after an answer some of it may be done.
  var askingAgain: DialogState {
    guard case .waiting(let activity, var prompt) = self, prompt.kind == .confirmation, prompt.parameter == nil,
      activity.isUnderway == nil
    else { return self }
    prompt.purpose = .act
    return .asking(activity, prompt)
  }

  /// Whether another run of the program can go on from here; an intent that asked while it ran is gone with its program.
  var outlivesProgram: Bool {
    switch self {
    case .idle, .asking, .clarifying: true
    case .resolving, .correcting, .performing, .waiting: false
    }
  }
}
