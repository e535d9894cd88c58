/// A place in a JSON text.
package struct JSONPosition: Sendable, Hashable {
  /// The place in UTF-8 bytes from the beginning of the text, counted from 0.
  package let offset: Int

  /// The line, counted from 1.
  package let line: Int

  /// The column in Unicode scalars, counted from 1.
  package let column: Int

  /// Makes a position; line and column count from 1, the offset from 0.
  package init(offset: Int, line: Int, column: Int) {
    self.offset = offset
    self.line = line
    self.column = column
  }
}
