/// Scalars that were normalised.
struct MappedSource: ScalarSource {
  /// The scalars.
  let scalars: [MappedScalar]

  /// How many there are.
  var count: Int { scalars.count }

  /// A scalar's number.
  func value(_ index: Int) -> UInt32 { scalars[index].scalar.value }

  /// What it does to a word.
  func kind(_ index: Int) -> ScalarKind { scalars[index].kind }

  /// Its place in the original.
  func range(_ index: Int) -> Range<Int> { Int(scalars[index].start)..<Int(scalars[index].end) }

  /// See ``MappedScalar/group``.
  func group(_ index: Int) -> Int32 { scalars[index].group }

  /// Adds it to a text in UTF-8.
  func append(_ index: Int, to text: inout [UInt8]) {
    let scalar = scalars[index].scalar
    if scalar.value < 0x80 {
      text.append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }
}
