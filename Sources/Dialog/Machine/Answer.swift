import AppIntents

/// What an utterance can mean as an answer to the open prompt.
package struct Answer: Sendable, Hashable, Codable {
  /// What it says.
  package enum Content: Sendable, Hashable, Codable {
    /// A value.
    case value(IntentValue)
    /// Several values that the words fit.
    case several([IntentValue])
    /// Yes or no.
    case confirmed(Bool)
    /// A name that nobody knows.
    case unknown(String)
    /// A number that the parameter does not take.
    case outOfRange(lower: Double, upper: Double)
  }

  /// What it says.
  package var content: Content
  /// Whether the words fit exactly, so that they are an answer even where they are a command too.
  package var isExact: Bool

  /// Makes an answer.
  package init(_ content: Content, isExact: Bool) {
    self.content = content
    self.isExact = isExact
  }
}
