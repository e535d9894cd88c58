import ParlanceAssistant
import ParlanceMatching

/// What the program exits with.
enum ExitStatus: Int32, Comparable {
  /// Done.
  case done = 0
  /// An intent or a test failed.
  case failed = 1
  /// The command line is wrong.
  case usage = 2
  /// Nothing was understood.
  case notUnderstood = 3
  /// A question is open at the end of the input, or an utterance is ambiguous.
  case asking = 4
  /// The person dropped it.
  case cancelled = 5
  /// A store, table or file cannot be used.
  case data = 6
  /// Ctrl-C.
  case interrupted = 130

  /// Whether the first is the lesser trouble: what the person wanted, what was not understood, what went wrong.
  static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.gravity < right.gravity }

  private var gravity: Int {
    switch self {
    case .done: 0
    case .cancelled: 1
    case .asking: 2
    case .notUnderstood: 3
    case .failed: 4
    case .data: 5
    case .usage: 6
    case .interrupted: 7
    }
  }

  /// How a turn that ends the program ends it.
  init(_ turn: Turn) {
    switch turn.state {
    case .done: self = .done
    case .asking: self = .asking
    case .cancelled: self = .cancelled
    case .notUnderstood, .silence: self = .notUnderstood
    case .failed: self = turn.failure?.code == Turn.Failure.data ? .data : .failed
    }
  }

  /// How matching one utterance ends the program.
  init(_ decision: MatchResult.Decision) {
    switch decision {
    case .match: self = .done
    case .ambiguous: self = .asking
    case .none: self = .notUnderstood
    }
  }
}

/// Ends the program with a sentence on standard error.
struct CommandExit: Error {
  /// What the program exits with, unless a line of a pipe or a round of tests is all that it ends.
  var status: ExitStatus
  /// `nil`: all has been said.
  var message: String?

  /// Ends with a status; the message has no full stop, and the program's name is put before it.
  init(_ status: ExitStatus, _ message: String? = nil) {
    self.status = status
    self.message = message
  }
}
