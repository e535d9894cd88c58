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
    /// A name that the vocabulary does not have; the entity's query may know it.
    case unknown(String)
    /// Several values, of which the vocabulary does not have all.
    case parts([SlotBinding])
    /// A number that the parameter does not take, or of a choice that there is not.
    case outOfRange(lower: Double, upper: Double)
    /// A day that no calendar has, as it was said.
    case noSuchDay(String)
    /// None of the choices.
    case refused
  }

  /// What it says.
  package var content: Content
  /// Whether the words fit exactly, so that they are an answer even where they are a command too.
  package var isExact: Bool

  /// Whether any other words would be as good an answer.
  package var isFree: Bool

  /// Makes an answer.
  package init(_ content: Content, isExact: Bool, isFree: Bool = false) {
    self.content = content
    self.isExact = isExact
    self.isFree = isFree
  }

  /// Whether it is no more than a guess that the words are a name.
  package var isGuess: Bool {
    switch content {
    case .unknown, .parts: true
    case .value, .several, .confirmed, .outOfRange, .noSuchDay, .refused: false
    }
  }
}
