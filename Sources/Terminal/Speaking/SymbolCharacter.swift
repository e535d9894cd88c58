/// The characters that stand for SF Symbols on a terminal.
enum SymbolCharacter {
  private static let table: [String: Character] = [
    "arrow.uturn.backward": "↩", "bell": "♪", "bookmark": "⚑", "calendar": "▦", "checkmark": "✓", "circle": "○",
    "clock": "◷", "exclamationmark": "!", "flag": "⚑", "folder": "▤", "heart": "♥", "house": "⌂", "list.bullet": "☰",
    "minus": "−", "pencil": "✎", "play": "▶", "plus": "+", "questionmark": "?", "repeat": "↻", "square": "□",
    "star": "★",
    "stop": "■", "tag": "#", "trash": "✗", "triangle": "△", "xmark": "✗",
  ]

  /// A name's character, each one column wide; `nil` if none fits.
  ///
  /// A variant is its base: `checkmark.circle.fill` is `checkmark`. A filled shape with a character of its own has that.
  static func forSymbol(_ name: String) -> Character? {
    switch name {
    case "circle.fill": return "●"
    case "square.fill": return "■"
    default: break
    }
    var base = name[...]
    while true {
      if let character = table[String(base)] { return character }
      guard let dot = base.lastIndex(of: ".") else { return nil }
      base = base[..<dot]
    }
  }
}
