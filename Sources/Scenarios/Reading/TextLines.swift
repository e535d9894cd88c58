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
}
