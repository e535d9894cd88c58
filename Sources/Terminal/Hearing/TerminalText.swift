/// What bytes for a terminal leave on a line: backspaces and escape sequences do their work and are gone.
struct TerminalText {
  /// The bytes of the text.
  private(set) var bytes: [UInt8] = []
  /// Whether there was anything that only programs write.
  private(set) var isWrittenByProgram = false

  /// Reads a line. With `isStrict` only backspaces, colours and erasing are taken for the work of a program, and all other control
  /// characters stay, so that they are told; else they are dropped.
  init(_ line: [UInt8], isStrict: Bool) {
    var place = 0
    while place < line.count {
      let byte = line[place]
      if byte == 0x08 {
        removeLast()
        isWrittenByProgram = true
      } else if byte == 0x1B, let end = Self.end(ofSequenceAt: place, in: line, isStrict: isStrict) {
        isWrittenByProgram = true
        place = end
        continue
      } else if isStrict || byte >= 0x20 && byte != 0x7F || byte == 0x09 {
        bytes.append(byte)
      }
      place += 1
    }
  }

  /// The text; what is no UTF-8 is replaced.
  var text: String {
    String(decoding: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...], as: UTF8.self)
  }

  /// Drops the last character with all of its bytes.
  private mutating func removeLast() {
    while let byte = bytes.popLast(), byte & 0xC0 == 0x80 {}
  }

  /// Where the sequence ends that begins with the escape at `place`.
  private static func end(ofSequenceAt place: Int, in line: [UInt8], isStrict: Bool) -> Int? {
    let rest = line[(place + 1)...]
    switch rest.first {
    case UInt8(ascii: "["):
      guard let final = rest.dropFirst().firstIndex(where: { (0x40...0x7E).contains($0) }) else {
        return isStrict ? nil : line.count
      }
      let isKnown = line[final] == UInt8(ascii: "m") || line[final] == UInt8(ascii: "K")
      return isStrict && !isKnown ? nil : final + 1
    case UInt8(ascii: "]") where !isStrict:
      // A title or a link, which a bell or a string terminator ends.
      guard let bell = rest.firstIndex(where: { $0 == 0x07 || $0 == 0x1B }) else { return line.count }
      return line[bell] == 0x07 ? bell + 1 : min(bell + 2, line.count)
    case nil: return isStrict ? nil : line.count
    default: return isStrict ? nil : min(place + 2, line.count)
    }
  }
}
