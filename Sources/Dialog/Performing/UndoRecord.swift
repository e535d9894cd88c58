import AppIntents

/// What a session can take back and do again in another run of the program, as data.
package struct UndoRecord: Sendable, Codable {
  /// A performance.
  package struct Entry: Sendable, Codable {
    /// The intent's name.
    package var intent: String
    /// The values that it was performed with.
    var values: [String: IntentValue] = [:]
    /// The parameter of the performance behind it for which it made a value.
    var parameter: String?
    /// What it is called; empty if it is called as the intent is.
    var name = ""
    /// The intents that take it back, or do it again if it was taken back; `nil` if it is lost: nothing that a file can keep would do that.
    var steps: [UndoStep]?
    /// The sentence that it was said in, by its number.
    var sentence: Int?
    /// Whether it could not be taken back once already.
    var hasFailed: Bool?
    /// What it was done in place of.
    var inPlaceOf: [UndoStack.Replaced]?
    /// What had been done in place of it, and was taken back.
    var mendedTo: [UndoStack.Replaced]?
  }

  /// What can be taken back, the last of it at the end.
  package var done: [Entry] = []
  /// What can be done again, the next of it at the end.
  package var undone: [Entry] = []
  /// Whether the last performance is the last that can be taken back.
  package var isLastOnTop = false

  /// Makes a record of performances that nothing can take back, by their intents.
  package init(lost intents: [String] = []) {
    done = intents.map { Entry(intent: $0) }
  }

  /// Puts on top a performance of which nobody knows whether it happened.
  package mutating func lose(_ intent: String) {
    done.append(Entry(intent: intent))
    isLastOnTop = false
  }
}
