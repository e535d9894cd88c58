/// What a session is given in one turn.
public enum Input: Sendable, Hashable {
  /// Words, typed or recognised.
  case utterance(Utterance)

  /// One of the open prompt's choices, by its identifier.
  case choice(String)

  /// Nothing was said.
  case silence

  /// The open question is dropped, without words (Ctrl-C).
  case cancel
}

/// Words of a person, with what the front end knows about them.
public struct Utterance: Sendable, Hashable {
  /// Another hearing of the same sound.
  public struct Alternative: Sendable, Hashable {
    /// What was heard.
    public var text: String
    /// From 0 to 1, as the recogniser gave it.
    public var confidence: Double?

    /// Makes an alternative.
    public init(text: String, confidence: Double? = nil) {
      self.text = text
      self.confidence = confidence
    }
  }

  /// What was said, as it was written or heard.
  public var text: String

  /// Facts about the moment, such as the room; phrases can require them.
  public var context: [String: String]

  /// Other hearings, best first. They are carried along; so far only `text` is understood.
  public var alternatives: [Alternative]

  /// Makes an utterance.
  public init(_ text: String, context: [String: String] = [:], alternatives: [Alternative] = []) {
    self.text = text
    self.context = context
    self.alternatives = alternatives
  }
}
