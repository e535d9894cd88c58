/// A change of a file that mends a fault.
package struct SourceEdit: Sendable, Hashable {
  /// The file's path as it was given to the reader.
  package var file: String

  /// The bytes that go, counted from 0 behind a mark of the byte order; none where something is only added.
  package var bytes: Range<Int>

  /// What comes in their place.
  package var text: String

  /// Makes a change.
  package init(file: String, bytes: Range<Int>, text: String) {
    self.file = file
    self.bytes = bytes
    self.text = text
  }
}
