/// What is logged, with what may be shown of it.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// The message as it is written: what is private is left out.
  package let text: String

  /// Makes a message of a literal.
  public init(stringLiteral text: String) {
    self.text = text
  }

  /// Makes a message of a literal with values.
  public init(stringInterpolation: OSLogInterpolation) {
    text = stringInterpolation.text
  }
}
