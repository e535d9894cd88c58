import Testing

@testable import ParlanceTerminal

@Suite("Lines of a pipe")
struct LineSplitterTests {
  private func split(_ bytes: [UInt8], limit: Int = 16, chunk: Int = .max) -> [PipeLine] {
    var splitter = LineSplitter(limit: limit)
    var lines: [PipeLine] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      lines += splitter.append(rest.prefix(chunk))
      rest = rest.dropFirst(chunk)
    }
    if let last = splitter.finish() { lines.append(last) }
    return lines
  }

  @Test("Lines end at a line feed, the last also without one", arguments: [1, 2, 3, 7, Int.max])
  func ends(chunk: Int) {
    let lines = split(Array("one\r\n\ntwo\u{FEFF}\n\u{FEFF}drei ü".utf8), chunk: chunk)
    #expect(lines.map(\.content) == [.success("one"), .success(""), .success("two\u{FEFF}"), .success("drei ü")])
    #expect(lines.map(\.number) == [1, 2, 3, 4])
  }

  @Test("No input is no line, and a line feed at the end begins none")
  func nothing() {
    #expect(split([]).isEmpty)
    #expect(split(Array("a\n".utf8)).count == 1)
  }

  @Test("A line above the limit is told with its length and skipped to its end", arguments: [1, 5, Int.max])
  func tooLong(chunk: Int) {
    let lines = split(Array((String(repeating: "x", count: 17) + "\nnext\n").utf8), chunk: chunk)
    #expect(lines.map(\.content) == [.failure(.tooLong(bytes: 17, limit: 16)), .success("next")])
  }

  @Test("A line of exactly the limit is read, with or without a carriage return")
  func atLimit() {
    let text = String(repeating: "x", count: 16)
    #expect(
      split(Array("\(text)\r\n\(text)\n\(text)".utf8)).map(\.content) == Array(repeating: .success(text), count: 3))
  }

  @Test("Bytes that are not UTF-8 are told with their place, and the next line is read")
  func invalid() {
    let lines = split(Array("ab".utf8) + [0xFF, 0x0A] + Array("ok".utf8))
    #expect(lines.map(\.content) == [.failure(.invalidUTF8(offset: 2)), .success("ok")])
    #expect(split([0xEF, 0xBB, 0xBF, 0xC3]).map(\.content) == [.failure(.invalidUTF8(offset: 3))])
  }

  @Test("NUL and other control characters are told with their place; a tab is text")
  func controls() {
    let lines = split(Array("a\u{0}b\n\u{1B}[31m\na\tb\na\rb".utf8))
    #expect(
      lines.map(\.content) == [
        .failure(.controlCharacter("\u{0}", offset: 1)), .failure(.controlCharacter("\u{1B}", offset: 0)),
        .success("a\tb"), .failure(.controlCharacter("\r", offset: 1)),
      ])
  }

  @Test(
    "Every problem says what to do",
    arguments: [
      PipeLine.Problem.tooLong(bytes: 9, limit: 8), .invalidUTF8(offset: 0), .controlCharacter("\u{0}", offset: 3),
      .unreadable(errno: 21),
    ])
  func sentences(problem: PipeLine.Problem) {
    #expect(!problem.code.isEmpty)
    #expect(problem.description.count > 20)
  }
}
