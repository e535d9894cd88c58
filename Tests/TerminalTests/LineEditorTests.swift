import Foundation
import ParlanceTestSupport
import Testing

@testable import ParlanceTerminal

/// One at a time: signals and readline belong to the whole process.
@Suite("Line editors on a terminal", .serialized)
struct LineEditorTests {
  private let terminal: PseudoTerminal

  init() throws { terminal = try PseudoTerminal() }

  @Test("A plain editor takes one line for each prompt")
  func plain() async throws {
    let editor = try #require(PlainEditor(input: terminal.descriptor, output: terminal.descriptor))
    var events = editor.events.makeAsyncIterator()
    editor.printAbove("Welcome")
    editor.prompt("> ")
    try await terminal.wait(for: "Welcome\r\n> ")
    try terminal.type("add buy milk\nmore\n")
    #expect(await events.next() == .line("add buy milk"))
    editor.prompt("> ")
    #expect(await events.next() == .line("more"))
    await editor.stop()
    #expect(await events.next() == nil)
  }

  @Test("A plain editor tells of Ctrl-C, the end of input and a signal that ends the program")
  func plainSignals() async throws {
    let editor = try #require(PlainEditor(input: terminal.descriptor, output: terminal.descriptor))
    var events = editor.events.makeAsyncIterator()
    editor.prompt("> ")
    try await terminal.wait(for: "> ")
    editor.mailbox.post(.signal(SIGINT))
    #expect(await events.next() == .interrupt)
    editor.prompt("> ")
    try await terminal.wait(for: "\r\n> ")
    try terminal.type("\u{4}")
    #expect(await events.next() == .endOfInput)
    #expect(await events.next() == nil)

    let other = try #require(PlainEditor(input: terminal.descriptor, output: terminal.descriptor))
    var otherEvents = other.events.makeAsyncIterator()
    other.mailbox.post(.signal(SIGTERM))
    #expect(await otherEvents.next() == .terminate(signal: SIGTERM))
    #expect(await otherEvents.next() == nil)
    await other.stop()
  }

  @Test("A line that is typed while none is wanted may be taken at once; others wait for a prompt")
  func plainAhead() async throws {
    let editor = try #require(PlainEditor(input: terminal.descriptor, output: terminal.descriptor))
    try await expectTaken(editor)
  }

  /// Nothing is shown that tells when a line was read, so whoever takes it does.
  private func expectTaken(_ editor: any LineEditor) async throws {
    var events = editor.events.makeAsyncIterator()
    let (seen, signal) = AsyncStream.makeStream(of: String.self)
    editor.setTaking { line in
      signal.yield(line)
      return line == "cancel"
    }
    editor.prompt("> ")
    try await terminal.wait(for: "> ")
    try terminal.type("work\n")
    #expect(await events.next() == .line("work"))
    try terminal.type("one\ncancel\ntwo\n")
    var lines = seen.makeAsyncIterator()
    #expect(await lines.next() == "one")
    #expect(await lines.next() == "cancel")
    #expect(await lines.next() == "two")
    editor.prompt("> ")
    #expect(await events.next() == .line("one"))
    editor.prompt("> ")
    #expect(await events.next() == .line("two"))
    editor.prompt("> ")
    try terminal.type("cancel\n")
    #expect(await events.next() == .line("cancel"))
    await editor.stop()
  }

  @Test("Where the cursor stays where it is, each status is a line")
  func plainStatus() async throws {
    let editor = try #require(PlainEditor(input: terminal.descriptor, output: terminal.descriptor))
    editor.showStatus("working")
    editor.showStatus("still")
    try await terminal.wait(for: "working\r\nstill\r\n")
    await editor.stop()
  }

  #if Readline
    @Test("A status is replaced by the next one, gone when something is printed, and not shown beside a prompt")
    func status() async throws {
      let editor = try editor()
      editor.showStatus("working")
      editor.showStatus("still")
      editor.printAbove("done")
      editor.prompt("› ")
      try await terminal.wait(for: "\r\u{1B}[Kworking\r\u{1B}[Kstill\r\u{1B}[Kdone\r\n")
      try await terminal.wait(for: "› ")
      editor.showStatus("late")
      editor.printAbove("above")
      #expect(try await !terminal.wait(for: "above").contains("late"))
      await editor.stop()
    }

    private func editor(history: HistoryFile? = nil) throws -> ReadlineEditor {
      try #require(
        ReadlineEditor(
          name: "test", history: history, input: terminal.descriptor, output: terminal.descriptor,
          environment: ["LANG": "C.UTF-8", "TERM": "xterm"]))
    }

    @Test("readline knows what was typed ahead, and may lose a line of it to who takes it")
    func readlineAhead() async throws { try await expectTaken(try editor()) }

    @Test("A line is edited character by character, with Tab, and comes back from the history")
    func readline() async throws {
      let folder = try TemporaryFolder()
      let history = HistoryFile(path: folder.path + "/history")
      try history.append("from before")
      let editor = try editor(history: history)
      var events = editor.events.makeAsyncIterator()
      editor.setCompletions { line in ["complete buy milk", "complete call"].filter { $0.hasPrefix(line) } }
      editor.prompt("› ")
      try await terminal.wait(for: "› ")
      try terminal.type("Müü\u{7F}ll\n")
      #expect(await events.next() == .line("Müll"))
      editor.prompt("› ")
      try await terminal.wait(for: "› ")
      try terminal.type("com\tb\t\n")
      #expect(await events.next() == .line("complete buy milk"))
      editor.prompt("› ")
      try await terminal.wait(for: "› ")
      try terminal.type("\u{1B}[A\u{1B}[A\u{1B}[A\n")
      #expect(await events.next() == .line("from before"))
      await editor.stop()
      #expect(try history.load() == ["from before", "Müll", "complete buy milk", "from before"])
      #expect(terminal.isCooked)
    }

    @Test("Ctrl-C forgets the line, text is shown above it, and a signal leaves the terminal sane")
    func readlineSignals() async throws {
      let editor = try editor()
      var events = editor.events.makeAsyncIterator()
      editor.prompt("› ")
      try await terminal.wait(for: "› ")
      #expect(!terminal.isCooked)
      try terminal.type("half")
      try await terminal.wait(for: "half")
      editor.mailbox.post(.signal(SIGINT))
      #expect(await events.next() == .interrupt)
      try await terminal.wait(for: "\r\n› ")
      try terminal.type("whole")
      try await terminal.wait(for: "whole")
      editor.printAbove("News")
      try await terminal.wait(for: "News\r\n› whole")
      try terminal.type("\n")
      #expect(await events.next() == .line("whole"))
      editor.prompt("› ")
      try await terminal.wait(for: "› ")
      editor.mailbox.post(.signal(SIGTERM))
      #expect(await events.next() == .terminate(signal: SIGTERM))
      #expect(await events.next() == nil)
      #expect(terminal.isCooked)
      await editor.stop()
    }

    @Test("A paste of several lines is one line for each prompt, and Ctrl-D ends the input")
    func paste() async throws {
      let editor = try editor()
      var events = editor.events.makeAsyncIterator()
      editor.prompt("› ")
      try await terminal.wait(for: "› ")
      try terminal.type("\u{1B}[200~one\ntwo\n\u{1B}[201~\n")
      #expect(await events.next() == .line("one"))
      editor.prompt("› ")
      #expect(await events.next() == .line("two"))
      editor.prompt("› ")
      try await terminal.wait(for: "› two\r\n")
      try await terminal.wait(for: "› ")
      try terminal.type("\u{4}")
      #expect(await events.next() == .endOfInput)
      await editor.stop()
      #expect(terminal.isCooked)
    }
  #endif

  @Test("Of what was typed ahead whole lines are taken, however they came; the rest comes key by key")
  func typedAhead() {
    var ahead = TypedAhead()
    var asked: [String] = []
    for part in ["can", "cel\rone\ncan", "cel", "\n", "ü"] {
      ahead.append(Array(part.utf8)[...]) { line in
        asked.append(line)
        return line == "cancel"
      }
    }
    #expect(asked == ["cancel", "one", "cancel"])
    var keys: [UInt8] = []
    while let key = ahead.next() { keys.append(UInt8(truncatingIfNeeded: key)) }
    #expect(String(decoding: keys, as: UTF8.self) == "one\nü")
    #expect(ahead.isEmpty)
    ahead.append(Array("x".utf8)[...]) { _ in true }
    ahead.clear()
    #expect(ahead.isEmpty && ahead.next() == nil)
  }

  @Test(
    "Tab fills in what all candidates share, and never takes letters away",
    arguments: [
      ("comp", ["complete a", "complete b"], "complete "), ("", ["one"], "one"), ("x", [], nil),
      ("Comp", ["complete a", "complete b"], "complete "), ("milk", ["buy milk", "add milk"], "milk"),
      ("mi", ["buy milk"], "buy milk"), ("a", ["ab", "ab"], "ab"),
    ] as [(String, [String], String?)])
  func completion(line: String, candidates: [String], expected: String?) {
    #expect(LineCompletion(of: line) { _ in candidates }.replacement == expected)
  }

  @Test("Colour codes of a prompt are marked as taking no room")
  func promptMarks() {
    let colored = "\u{1B}[1m› \u{1B}[0m"
    #expect(ReadlinePrompt.marked(colored) == "\u{1}\u{1B}[1m\u{2}› \u{1}\u{1B}[0m\u{2}")
    #expect(ReadlinePrompt.unmarked(ReadlinePrompt.marked(colored)) == colored)
    #expect(ReadlinePrompt.marked("> ") == "> ")
  }
}
