import Foundation

extension UUID {
  /// The identifier of a text such as the store writes it; `nil` if it is none.
  ///
  /// Foundation reads the same through the C library's `sscanf`, which takes longer than SQLite takes for a row.
  init?(stored text: String) {
    var text = text
    guard let id = text.withUTF8({ Self.read($0) }) else { return nil }
    self.init(uuid: id)
  }

  /// The identifier as it is stored: what `uuidString` says, without the C library's `printf`.
  var stored: String {
    let halves = withUnsafeBytes(of: uuid) { bytes in
      (bytes.loadUnaligned(as: UInt64.self), bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
    }
    return String(unsafeUninitializedCapacity: 36) { text in
      var (high, low) = (UInt64(bigEndian: halves.0), UInt64(bigEndian: halves.1))
      for place in (0..<36).reversed() {
        if place == 8 || place == 13 || place == 18 || place == 23 {
          text[place] = UInt8(ascii: "-")
        } else if place < 19 {
          text[place] = Self.digit(high & 15)
          high >>= 4
        } else {
          text[place] = Self.digit(low & 15)
          low >>= 4
        }
      }
      return 36
    }
  }

  private static func digit(_ value: UInt64) -> UInt8 {
    UInt8(truncatingIfNeeded: value) + (value < 10 ? UInt8(ascii: "0") : UInt8(ascii: "A") - 10)
  }

  private static func read(_ text: UnsafeBufferPointer<UInt8>) -> uuid_t? {
    guard text.count == 36 else { return nil }
    var halves: (UInt64, UInt64) = (0, 0)
    for offset in 0..<36 {
      if offset == 8 || offset == 13 || offset == 18 || offset == 23 {
        guard text[offset] == UInt8(ascii: "-") else { return nil }
        continue
      }
      guard let digit = digit(text[offset]) else { return nil }
      if offset < 19 { halves.0 = halves.0 << 4 | digit } else { halves.1 = halves.1 << 4 | digit }
    }
    let ordered = (halves.0.bigEndian, halves.1.bigEndian)
    return withUnsafeBytes(of: ordered) { $0.loadUnaligned(as: uuid_t.self) }
  }

  private static func digit(_ byte: UInt8) -> UInt64? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt64(byte - UInt8(ascii: "A")) + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(byte - UInt8(ascii: "a")) + 10
    default: nil
    }
  }
}
