/// Literal text becomes pieces, divided where no word can go on.
extension AutomatonBuilder {
  /// Whether what stands against a piece can be one word with it: not with 灯, which is a token whatever stands beside it.
  struct Joints {
    /// Whether what stands before it can.
    var left = true
    /// Whether what stands behind it can.
    var right = true
  }

  /// A letter that no phrase holds and no normalisation changes: it shows what becomes of text that something stands against.
  static var probe: String { "\u{02AC}" }

  /// Adds literal text behind a state, split at white space; returns where it ends.
  mutating func addText(_ text: String, to pieces: inout PieceNetwork, at state: Int) -> Int {
    var state = state
    let scalars = text.unicodeScalars
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let isSpace = Self.isSpace(scalars[index])
      let end = scalars[index...].firstIndex { Self.isSpace($0) != isSpace } ?? scalars.endIndex
      if isSpace {
        state = pieces.extend(state, .space)
      } else {
        let piece = texts.number(of: String(scalars[index..<end]))
        let joints = joints(of: piece)
        if !joints.left { state = pieces.extend(state, .space) }
        state = pieces.extend(state, .piece(piece))
        if !joints.right { state = pieces.extend(state, .space) }
      }
      index = end
    }
    return state
  }

  private mutating func joints(of piece: Int32) -> Joints {
    let text = texts[piece]
    if let first = text.utf8.first, let last = text.utf8.last, Self.isPlain(first), Self.isPlain(last) {
      return Joints()
    }
    if let known = joints[piece] { return known }
    var found = Joints()
    // Digits join with digits, letters with letters; punctuation alone is no word that could end.
    if !tokenize(text).isEmpty {
      found.left = tokenize(Self.probe + text).first?.text != Self.probe || tokenize("7" + text).first?.text != "7"
      found.right = tokenize(text + Self.probe).last?.text != Self.probe || tokenize(text + "7").last?.text != "7"
    }
    joints[piece] = found
    return found
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x80 ? scalar.value == 0x20 || (9...13).contains(scalar.value) : scalar.properties.isWhitespace
  }
}
