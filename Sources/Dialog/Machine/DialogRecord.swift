import AppIntents

/// All that a conversation keeps from one event to the next; written and read as one.
///
/// It has no version: it is kept within the record of a session only, whose version stands for it.
package struct DialogRecord: Sendable, Hashable, Codable {
  /// Where it stands.
  package var state: DialogState
  /// How often in a row the open question got no answer.
  package var attempts = Attempts()
  /// The question that was put aside.
  package var paused: Paused?
  /// What was performed last, as long as nothing else has begun.
  package var performed: Activity?
  /// The last change, where only questions were answered since then; `nil` where nothing was changed, or it was performed last.
  package var changed: Activity?
  /// What opened the intent that goes on, as long as the person was asked nothing for that; `nil` if nothing did. A change is of what was said.
  package var opener: Activity?
  /// Whether something was not understood since then; `nil` for no.
  package var hasMissed: Bool?
  /// What is to be done otherwise, while it is found out how; `nil` if nothing is.
  package var mended: Activity?
  /// Whether something was taken back and nothing has begun since.
  package var hasUndone = false
  /// How many changes were made or taken back so far; `nil` for none.
  package var changes: Int?
  /// What the command before this one in the same sentence returned; `nil` for nothing.
  package var returned: IntentValue?
  /// How often the open question came back after other commands, without an answer in between; `nil` for never.
  package var returns: Int?
  /// The intents whose question was dropped since something else came between, until that is told; `nil` for none.
  package var left: [String]?
  /// What is to be said before a question that comes back and is being looked up anew; `nil` for nothing.
  package var held: [Notice]?

  /// Makes a record of a conversation that stands at a state.
  package init(_ state: DialogState = .idle) {
    self.state = state
  }

  /// How often in a row a question got no answer; what was said and fits nothing apart from silence.
  package struct Attempts: Sendable, Hashable, Codable {
    /// How often something was said that is no answer.
    package var misses = 0
    /// How often nothing was said.
    package var silences = 0

    /// Makes counters that stand at nought.
    package init() {}
  }

  /// A question that was put aside.
  package struct Paused: Sendable, Hashable, Codable {
    /// Why it was.
    package enum Reason: String, Sendable, Hashable, Codable {
      /// Another command came between; it is asked again after that.
      case interrupted
      /// It was asked too often; it is asked again when the person wants it.
      case gaveUp
      /// What came between answers it, or leaves nothing to ask; “go on” asks it again all the same.
      case moot
    }

    /// Where the conversation stood.
    package var state: DialogState
    /// Why it was put aside.
    package var reason: Reason
    /// How often it had come back already; `nil` for never.
    package var returns: Int?
  }
}

/// How often in a row a question is asked before it is put aside.
package struct DialogLimits: Sendable, Hashable {
  /// How often something may be said that is no answer.
  package var misses: Int
  /// How often nothing may be said.
  package var silences: Int

  /// Makes limits.
  package init(misses: Int = 3, silences: Int = 3) {
    self.misses = misses
    self.silences = silences
  }
}
