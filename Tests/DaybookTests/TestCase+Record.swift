import ParlanceReports
import Testing

extension TestCase {
  /// Records what went wrong, each failure at its line of the file.
  func record() {
    for failure in failures {
      let parts = [
        failure.message, failure.expected.map { "expected: \($0)" }, failure.got.map { "got: \($0)" },
      ]
      Issue.record(
        Comment(rawValue: parts.compactMap { $0 }.joined(separator: "\n")),
        sourceLocation: SourceLocation(
          fileID: file.split(separator: "/").suffix(2).joined(separator: "/"), filePath: file,
          line: max(1, failure.line ?? line), column: 1))
    }
  }
}
