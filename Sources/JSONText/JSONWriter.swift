/// Writes JSON on one line, straight into UTF-8. The caller closes what it opens and gives every member a key.
package struct JSONWriter: Sendable {
  /// What is written so far, as UTF-8 and without a line break.
  package private(set) var bytes: [UInt8] = []

  // Whether a value stands directly before, so that the next one needs a comma.
  private var follows = false

  /// Makes an empty writer with room for that many bytes.
  package init(capacity: Int = 256) { bytes.reserveCapacity(capacity) }

  /// What is written so far, without a line break.
  package var line: String { String(decoding: bytes, as: UTF8.self) }

  /// Opens an object.
  package mutating func beginObject() { open("{") }

  /// Closes the innermost object.
  package mutating func endObject() { close("}") }

  /// Opens an array.
  package mutating func beginArray() { open("[") }

  /// Closes the innermost array.
  package mutating func endArray() { close("]") }

  /// Names the value that comes next; the name is one of the format, in which nothing needs to be escaped.
  package mutating func key(_ name: StaticString) {
    precondition(name.hasPointerRepresentation, "a name of the format has more than one character")
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    follows = false
  }

  /// Names the value that comes next by any text.
  package mutating func key(named name: String) {
    separate()
    quote(name)
    bytes.append(UInt8(ascii: ":"))
    follows = false
  }

  /// Writes `null`.
  package mutating func null() { write("null") }

  /// Writes a string, or `null` for none.
  package mutating func value(_ text: String?) {
    guard let text else { return null() }
    separate()
    quote(text)
  }

  /// Writes a whole number, or `null` for none.
  package mutating func value(_ number: Int?) {
    guard let number else { return null() }
    write(String(number))
  }

  /// Writes a number as short as reads back the same, `1` for `1.0`; `null` for none and for what is not finite.
  package mutating func value(_ number: Double?) {
    guard let number, number.isFinite else { return null() }
    if abs(number) < 0x1p53, let whole = Int(exactly: number) {
      write(String(whole))
    } else {
      write(number.description)
    }
  }

  /// Writes a truth value, or `null` for none.
  package mutating func value(_ flag: Bool?) {
    guard let flag else { return null() }
    write(flag ? "true" : "false")
  }

  /// Writes a value that was read, numbers digit by digit as they were.
  package mutating func value(_ node: JSONNode) {
    switch node.value {
    case .null: null()
    case .bool(let flag): value(flag)
    case .number(let text): write(text)
    case .string(let text): value(text)
    case .array(let elements):
      beginArray()
      for element in elements { value(element) }
      endArray()
    case .object(let object):
      beginObject()
      for member in object.members {
        key(named: member.key)
        value(member.value)
      }
      endObject()
    }
  }

  private mutating func open(_ bracket: Unicode.Scalar) {
    separate()
    bytes.append(UInt8(ascii: bracket))
    follows = false
  }

  private mutating func close(_ bracket: Unicode.Scalar) {
    bytes.append(UInt8(ascii: bracket))
    follows = true
  }

  private mutating func write(_ text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func separate() {
    if follows { bytes.append(UInt8(ascii: ",")) }
    follows = true
  }
}

extension JSONWriter {
  /// Writes a key with a string, or `null` for none.
  package mutating func member(_ name: StaticString, _ text: String?) {
    key(name)
    value(text)
  }

  /// Writes a key with a whole number, or `null` for none.
  package mutating func member(_ name: StaticString, _ number: Int?) {
    key(name)
    value(number)
  }

  /// Writes a key with a number, or `null` for none.
  package mutating func member(_ name: StaticString, _ number: Double?) {
    key(name)
    value(number)
  }

  /// Writes a key with a truth value, or `null` for none.
  package mutating func member(_ name: StaticString, _ flag: Bool?) {
    key(name)
    value(flag)
  }
}

extension JSONWriter {
  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { source in
      if JSONWriter.isPlain(source) {
        bytes.append(contentsOf: source)
        return
      }
      var run = 0
      var place = 0
      while place < source.count {
        let width = JSONWriter.escapedWidth(source, at: place)
        guard width > 0 else {
          place += 1
          continue
        }
        bytes.append(contentsOf: source[run..<place])
        escape(source[place..<place + width])
        place += width
        run = place
      }
      bytes.append(contentsOf: source[run...])
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether no byte is part of what must be escaped; all letters of ASCII and of most other scripts are not.
  private static func isPlain(_ source: UnsafeBufferPointer<UInt8>) -> Bool {
    let raw = UnsafeRawBufferPointer(source)
    guard raw.count >= 8 else {
      // Spaces, which need nothing, fill what is missing.
      let eight = raw.reduce(0x2020_2020_2020_2020) { $0 << 8 | UInt64($1) }
      return isPlain(eight)
    }
    var place = 0
    while place + 8 <= raw.count {
      guard isPlain(raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)) else { return false }
      place += 8
    }
    // The last eight again take in what is left.
    return isPlain(raw.loadUnaligned(fromByteOffset: raw.count - 8, as: UInt64.self))
  }

  /// The same of eight bytes at once: below 0x20, or one of those that stand at the beginning of what is escaped.
  @inline(__always)
  private static func isPlain(_ eight: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    // The high bit of a byte is set if some byte is 0; see “Determine if a word has a zero byte” of Bit Twiddling Hacks.
    func zeros(_ word: UInt64) -> UInt64 { (word &- ones) & ~word }
    let controls = (eight &- ones &* 0x20) & ~eight
    let others =
      zeros(eight ^ ones &* 0x22) | zeros(eight ^ ones &* 0x5C) | zeros(eight ^ ones &* 0x7F)
      | zeros(eight ^ ones &* 0xC2) | zeros(eight ^ ones &* 0xE2)
    return (controls | others) & (ones &* 0x80) == 0
  }

  /// How many bytes at `place` must be escaped; 0 for none. Besides what JSON demands these are DEL and the line breaks
  /// of Unicode (U+0085, U+2028, U+2029), because some readers of lines end one there.
  private static func escapedWidth(_ source: UnsafeBufferPointer<UInt8>, at place: Int) -> Int {
    switch source[place] {
    case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F: 1
    case 0xC2 where source[place + 1] == 0x85: 2
    case 0xE2 where source[place + 1] == 0x80 && source[place + 2] | 1 == 0xA9: 3
    default: 0
    }
  }

  private mutating func escape(_ source: Slice<UnsafeBufferPointer<UInt8>>) {
    bytes.append(UInt8(ascii: "\\"))
    switch source.first {
    case UInt8(ascii: "\""): bytes.append(UInt8(ascii: "\""))
    case UInt8(ascii: "\\"): bytes.append(UInt8(ascii: "\\"))
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    default:
      let scalar = String(decoding: source, as: UTF8.self).unicodeScalars.first?.value ?? 0xFFFD
      bytes.append(UInt8(ascii: "u"))
      bytes.append(contentsOf: JSONParser.hexadecimal(scalar).lowercased().utf8)
    }
  }
}
