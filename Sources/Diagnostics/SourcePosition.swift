/// A place in a file that a person wrote.
package struct SourcePosition: Sendable, Hashable, Codable, Comparable {
  /// The file's path as it was given to the reader.
  package var file: String

  /// The line, counted from 1.
  package var line: Int

  /// The column in Unicode scalars, counted from 1.
  package var column: Int

  /// Makes a position; line and column count from 1.
  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// Orders by file, then line, then column.
  package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}

extension SourcePosition: CustomStringConvertible {
  /// The form that editors and terminals make clickable: `file:line:column`.
  package var description: String { "\(file):\(line):\(column)" }
}
