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
