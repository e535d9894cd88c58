/// Text of others on one line of a terminal.
enum SafeLine {
  /// The text with a visible character for each that could move the cursor or end the line.
  static func of(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    var safe = String.UnicodeScalarView()
    safe.append(contentsOf: text.unicodeScalars.map { isUnsafe($0) ? "\u{FFFD}" : $0 })
    return String(safe)
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: ("\u{202A}"..."\u{202E}").contains(scalar) || ("\u{2066}"..."\u{2069}").contains(scalar)
    }
  }
}
