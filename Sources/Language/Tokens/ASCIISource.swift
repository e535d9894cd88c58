/// An ASCII text: normalised but for its capitals, and each byte is a scalar.
struct ASCIISource: ScalarSource {
  /// The bytes, all below 0x80.
  let bytes: UnsafeBufferPointer<UInt8>

  /// How many there are.
  var count: Int { bytes.count }

  /// A scalar's number.
  @inline(__always)
  func value(_ index: Int) -> UInt32 { UInt32(bytes[index]) }

  /// What it does to a word.
  @inline(__always)
  func kind(_ index: Int) -> ScalarKind { ScalarKind(ascii: bytes[index]) }

  /// Its place in the original.
  @inline(__always)
  func range(_ index: Int) -> Range<Int> { Range(uncheckedBounds: (index, index + 1)) }

  /// See ``MappedScalar/group``.
  @inline(__always)
  func group(_ index: Int) -> Int32 { 0 }

  /// Adds it to a text in UTF-8.
  @inline(__always)
  func append(_ index: Int, to text: inout [UInt8]) {
    let byte = bytes[index]
    text.append(Self.small(byte))
  }

  /// Adds several to a text in UTF-8.
  @inline(__always)
  func append(_ range: Range<Int>, to text: inout [UInt8]) {
    let first = text.count
    text.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[range]))
    text.withUnsafeMutableBufferPointer { text in
      for place in first..<text.count { text[place] = Self.small(text[place]) }
    }
  }

  /// A small letter for a capital one.
  @inline(__always)
  private static func small(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
}
