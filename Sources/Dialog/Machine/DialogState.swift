/// Where a conversation stands between two events.
package enum DialogState: Sendable, Hashable, Codable {
  /// Nothing is going on.
  case idle
  /// A parameter is being looked up.
  case resolving(Activity, parameter: String)
  /// The person is asked for a parameter.
  case asking(Activity, Prompt)
  /// The person is asked which of several commands was meant.
  case clarifying([Command], Prompt)
  /// What was performed is taken back, to be done otherwise.
  case correcting(Activity)
  /// The intent runs.
  case performing(Activity)
  /// The intent runs and waits for the person.
  case waiting(Activity, Prompt)

  /// The same with the open question in other words.
  func asking(_ prompt: Prompt) -> DialogState {
    switch self {
    case .asking(let activity, _): .asking(activity, prompt)
    case .clarifying(let commands, _): .clarifying(commands, prompt)
    case .waiting(let activity, _): .waiting(activity, prompt)
    case .idle, .resolving, .performing, .correcting: self
    }
  }

  /// The question that is open.
  package var prompt: Prompt? {
    switch self {
    case .asking(_, let prompt), .clarifying(_, let prompt), .waiting(_, let prompt): prompt
    case .idle, .resolving, .performing, .correcting: nil
    }
  }

  /// What the open question belongs to; `nil` where it is which command was meant.
  package var asked: Activity? {
    switch self {
    case .asking(let activity, _), .waiting(let activity, _): activity
    case .idle, .resolving, .clarifying, .performing, .correcting: nil
    }
  }
}
