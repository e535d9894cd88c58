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

  /// Where the letters end that begin at an index.
  func endOfLetters(from index: Int) -> Int

  /// Adds several to a text in UTF-8.
  func append(_ range: Range<Int>, to bytes: inout [UInt8])
}

extension ScalarSource {
  /// Where the letters end that begin at an index.
  @inline(__always)
  func endOfLetters(from index: Int) -> Int {
    var end = index
    while end < count, kind(end) == .word { end += 1 }
    return end
  }

  /// Adds several to a text in UTF-8.
  func append(_ range: Range<Int>, to bytes: inout [UInt8]) {
    for index in range { append(index, to: &bytes) }
  }
}
