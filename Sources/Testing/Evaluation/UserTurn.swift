/// One thing that a person says, and what is expected to come of it.
public struct UserTurn: Sendable {
  /// What is said; empty for silence.
  public let utterance: String

  /// In the order in which they are written; none for a turn that only leads to a later one.
  let expectations: [any TurnExpectation]

  /// Says something that only leads to a later turn.
  public init(_ utterance: String) {
    self.utterance = utterance
    expectations = []
  }

  /// Says something of which something is expected.
  public init(_ utterance: String, @ExpectationsBuilder _ expectations: () -> [any TurnExpectation]) {
    self.utterance = utterance
    self.expectations = expectations()
  }
}
