/// One way in which a test did not go as it was written.
package struct TestFailure: Sendable, Hashable {
  /// The line of the file, counted from 1; `nil` if it is about no line.
  package var line: Int?

  /// The column in that line in Unicode scalars, counted from 1; `nil` if it is about the whole line.
  package var column: Int?

  /// What went wrong, in a few words.
  package var message: String

  /// What the file says, as it is written there.
  package var expected: String?

  /// What came in its place, as the file would have it.
  package var got: String?

  /// Why that came, in several lines; `nil` if nobody can tell.
  package var why: String?

  /// Makes a failure.
  package init(
    line: Int? = nil, column: Int? = nil, _ message: String, expected: String? = nil, got: String? = nil,
    why: String? = nil
  ) {
    self.why = why
    self.line = line
    self.column = column
    self.message = message
    self.expected = expected
    self.got = got
  }
}
