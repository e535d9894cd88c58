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
  /// The longest text that is taken for speech, in bytes: nobody says more at once, and it is matched in a moment.
  package static let longest = 16_384

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

  /// Other hearings, best first. That of `text` and these which makes the most sense at the moment, together with the others, is taken for
  /// what was said.
  public var alternatives: [Alternative]

  /// How sure the recogniser is of `text`, from 0 to 1; `nil` if nobody tells. A yes of which it is not sure deletes nothing.
  public var confidence: Double?

  /// Whether a recogniser of speech gave the words. It hears some sentences where nobody has said anything; those are left alone.
  public var isRecognised: Bool

  /// Whether heard words may be others that sound alike.
  var readsSounds = true

  /// Makes an utterance.
  public init(
    _ text: String, context: [String: String] = [:], alternatives: [Alternative] = [], confidence: Double? = nil,
    isRecognised: Bool = false
  ) {
    self.text = text
    self.context = context
    self.alternatives = alternatives
    self.confidence = confidence
    self.isRecognised = isRecognised
  }
}
