/// A number of 128 bits that tells contents apart: equal contents have the same, others almost certainly not.
///
/// It is no proof against people who look for two contents of one fingerprint.
package struct Fingerprint: Sendable, Hashable {
  private var high: UInt64 = 0x2545_F491_4F6C_DD1D
  private var low: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// The fingerprint of nothing.
  package init() {}

  /// Takes a text in; where one ends and the next begins makes a difference.
  package mutating func combine(_ text: String) {
    var text = text
    text.withUTF8 { combine(UnsafeRawBufferPointer($0)) }
  }

  /// Takes bytes in; where some end and the next begin makes a difference.
  package mutating func combine(_ bytes: UnsafeRawBufferPointer) {
    var offset = 0
    while offset + 8 <= bytes.count {
      combine(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian)
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < bytes.count {
      rest = rest << 8 | UInt64(bytes[offset])
      offset += 1
    }
    combine(rest)
    combine(UInt64(bytes.count))
  }

  /// Takes a number in.
  package mutating func combine(_ number: UInt64) {
    low = Self.mixed(low ^ number, 0xD6E8_FEB8_6659_FD93)
    high = Self.mixed(high &+ number.byteSwapped ^ low, 0xA076_1D64_78BD_642F)
  }

  /// How many bytes it has.
  package static var size: Int { 16 }

  /// Its bytes.
  package var bytes: [UInt8] {
    [high, low].flatMap { part in stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: part >> $0) } }
  }

  /// Thirty-two digits.
  package var digits: String {
    [high, low].map { part in
      let digits = String(part, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  private static func mixed(_ value: UInt64, _ factor: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: factor)
    return product.high ^ product.low ^ value >> 29
  }
}
