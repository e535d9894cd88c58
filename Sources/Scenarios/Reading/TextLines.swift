/// What a text is as lines of a scenario.
enum TextLines {
  /// The lines without white space at their ends; none of an empty text.
  static func of(_ text: String) -> [String] {
    guard !text.isEmpty else { return [] }
    return text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { trimmedEnd(String($0)) }
  }

  /// The text without white space at its end.
  static func trimmedEnd(_ text: String) -> String {
    var scalars = text.unicodeScalars
    while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
    return String(scalars)
  }

  /// The text without white space at its ends.
  static func trimmed(_ text: String) -> String {
    String(trimmedEnd(text).unicodeScalars.drop { $0.properties.isWhitespace })
  }

  /// Whether a line is what is written: a plain space stands also for one at which no line breaks (U+00A0, U+202F), as formatters and
  /// French signs have them, and not the other way round.
  static func isWritten(_ written: String, as line: String) -> Bool {
    let (written, line) = (written.unicodeScalars, line.unicodeScalars)
    return written.count == line.count
      && zip(written, line).allSatisfy { $0 == $1 || $0 == " " && ($1 == "\u{A0}" || $1 == "\u{202F}") }
  }
}
