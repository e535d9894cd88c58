/// Normalised scalars that a scanner can walk over.
protocol ScalarSource {
  /// How many there are.
  var count: Int { get }

  /// A scalar's number.
  func value(_ index: Int) -> UInt32

  /// What it does to a word.
  func kind(_ index: Int) -> ScalarKind

  /// The scalars of the original that it stands for.
  func range(_ index: Int) -> Range<Int>

  /// See ``MappedScalar/group``.
  func group(_ index: Int) -> Int32

  /// Adds it to a text in UTF-8.
  func append(_ index: Int, to bytes: inout [UInt8])
}

/// An ASCII text: normalised but for its capitals, and each byte is a scalar.
struct ASCIISource: ScalarSource {
  /// The bytes, all below 0x80.
  let bytes: UnsafeBufferPointer<UInt8>

  var count: Int { bytes.count }

  @inline(__always)
  func value(_ index: Int) -> UInt32 { UInt32(bytes[index]) }

  @inline(__always)
  func kind(_ index: Int) -> ScalarKind { ScalarKind(ascii: bytes[index]) }

  @inline(__always)
  func range(_ index: Int) -> Range<Int> { Range(uncheckedBounds: (index, index + 1)) }

  @inline(__always)
  func group(_ index: Int) -> Int32 { 0 }

  @inline(__always)
  func append(_ index: Int, to text: inout [UInt8]) {
    let byte = bytes[index]
    text.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
  }
}

/// Scalars that were normalised.
struct MappedSource: ScalarSource {
  /// The scalars.
  let scalars: [MappedScalar]

  var count: Int { scalars.count }

  func value(_ index: Int) -> UInt32 { scalars[index].scalar.value }

  func kind(_ index: Int) -> ScalarKind { scalars[index].kind }

  func range(_ index: Int) -> Range<Int> { Int(scalars[index].start)..<Int(scalars[index].end) }

  func group(_ index: Int) -> Int32 { scalars[index].group }

  func append(_ index: Int, to text: inout [UInt8]) {
    let scalar = scalars[index].scalar
    if scalar.value < 0x80 {
      text.append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }
}
