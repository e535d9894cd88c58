/// Text of unknown origin, made safe for a terminal.
package enum SafeText {
  /// Line breaks stay, a tab becomes a space, all other control characters become U+FFFD; so do those that turn the direction of a whole line.
  package static func lines(_ text: String) -> String {
    replace(text, keepingLines: true) { $0 == "\t" ? " " : "\u{FFFD}" }
  }

  /// As ``lines(_:)``, on one line: line breaks and tabs become spaces.
  package static func line(_ text: String) -> String {
    replace(text) { $0 == "\n" || $0 == "\r" || $0 == "\t" ? " " : "\u{FFFD}" }
  }

  private static func replace(
    _ text: String, keepingLines: Bool = false, by replacement: (Unicode.Scalar) -> Unicode.Scalar
  ) -> String {
    let isUnsafe = { (scalar: Unicode.Scalar) in Self.isUnsafe(scalar) && !(keepingLines && scalar == "\n") }
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    var safe = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { safe.append(isUnsafe(scalar) ? replacement(scalar) : scalar) }
    return String(safe)
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
