/// What is logged, with what may be shown of it; it is made only if somebody reads it.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  private let parts: [() -> String]

  /// The message as it is written: what is private is left out.
  package var text: String { parts.map { $0() }.joined() }

  /// Makes a message of a literal.
  public init(stringLiteral text: String) {
    parts = [{ text }]
  }

  /// Makes a message of a literal with values.
  public init(stringInterpolation: OSLogInterpolation) {
    parts = stringInterpolation.parts
  }
}
