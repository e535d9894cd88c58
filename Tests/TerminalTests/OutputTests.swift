import Glibc
import Testing

@testable import ParlanceTerminal

/// Of a pipe without a reader, whose signal would end the tests.
@Suite("Printing", .serialized)
struct OutputTests {
  @Test("A closed pipe is an error that needs no words")
  func closedPipe() throws {
    OutputWriter.ignoreBrokenPipes()
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    close(ends[0])
    defer { close(ends[1]) }
    #expect(throws: OutputError.closed) { try OutputWriter(descriptor: ends[1]).writeLine("lost") }
    #expect(OutputError.closed.exitCode == 141)
    #expect(OutputError.closed.message == nil)
  }

  @Test("A full device is told")
  func fullDevice() throws {
    let device = open("/dev/full", O_WRONLY)
    try #require(device >= 0)
    defer { close(device) }
    #expect(throws: OutputError.failed(errno: ENOSPC)) { try OutputWriter(descriptor: device).writeLine("lost") }
    #expect(OutputError.failed(errno: ENOSPC).message?.contains("No space left") == true)
  }

  @Test("A slow reader of a pipe that does not block gets every byte")
  func slowReader() async throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    let (input, output) = (ends[0], ends[1])
    #expect(fcntl(output, F_SETFL, O_NONBLOCK) == 0)
    let text = String(repeating: "0123456789", count: 50_000)
    async let isWritten = onThread {
      defer { close(output) }
      return (try? OutputWriter(descriptor: output).writeLine(text)) != nil
    }
    var lengths: [Int] = []
    for await line in PipeReader(descriptor: input) { lengths.append((try? line.content.get().utf8.count) ?? -1) }
    #expect(lengths == [500_000])
    #expect(await isWritten)
    close(input)
  }
}

@Suite("Colour and symbols")
struct StyleTests {
  @Test(
    "Colour is for terminals, and the environment is heard",
    arguments: [
      (ColorPolicy.auto, true, [:], true), (.auto, false, [:], false), (.auto, true, ["NO_COLOR": "1"], false),
      (.auto, true, ["NO_COLOR": ""], true), (.auto, true, ["TERM": "dumb"], false),
      (.auto, false, ["CLICOLOR_FORCE": "1"], true), (.auto, false, ["CLICOLOR_FORCE": "0"], false),
      (.auto, true, ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false), (.always, false, ["NO_COLOR": "1"], true),
      (.never, true, ["CLICOLOR_FORCE": "1"], false),
    ] as [(ColorPolicy, Bool, [String: String], Bool)])
  func color(policy: ColorPolicy, isTerminal: Bool, environment: [String: String], expected: Bool) {
    #expect(policy.usesColor(isTerminal: isTerminal, environment: environment) == expected)
  }

  @Test("Symbols need a terminal that reads UTF-8")
  func symbols() {
    let german = ["LANG": "de_DE.UTF-8", "TERM": "xterm"]
    #expect(TextStyle(color: .never, isTerminal: true, environment: german).usesSymbols)
    #expect(!TextStyle(color: .always, isTerminal: false, environment: german).usesSymbols)
    #expect(
      !TextStyle(color: .auto, isTerminal: true, environment: ["LANG": "de_DE.UTF-8", "LC_ALL": "C"]).usesSymbols)
    #expect(!TextStyle(color: .auto, isTerminal: true, environment: [:]).usesSymbols)
  }

  @Test(
    "A variant of a symbol is drawn as its base, each one column wide",
    arguments: [
      ("checkmark.circle.fill", "✓"), ("circle", "○"), ("circle.fill", "●"), ("calendar.badge.plus", "▦"),
    ])
  func symbolNames(name: String, character: Character) {
    #expect(SymbolCharacter.forSymbol(name) == character)
    #expect(DisplayWidth.of(String(character)) == 1)
  }

  @Test("An unknown symbol is none", arguments: ["", ".", "nothing.like.this"])
  func unknownSymbols(name: String) {
    #expect(SymbolCharacter.forSymbol(name) == nil)
  }

  @Test(
    "Columns are counted as a terminal does",
    arguments: [
      ("", 0), ("Milch", 5), ("für", 3), ("fu\u{308}r", 3), ("牛乳", 4), ("ｶﾅ", 2), ("한국", 4), ("👍", 2), ("👨‍👩‍👧", 2),
      ("🇩🇪", 2),
      ("❤️", 2), ("a\u{200B}b", 2), ("“x”", 3),
    ] as [(String, Int)])
  func width(text: String, columns: Int) {
    #expect(DisplayWidth.of(text) == columns)
  }

  @Test("No control character reaches the terminal")
  func safety() {
    #expect(SafeText.line("a\u{2067}b\u{2069}") == "a\u{FFFD}b\u{FFFD}")
    #expect(SafeText.line("a\u{1B}[2Jb\nc\td\u{9B}\u{7F}\u{202E}") == "a\u{FFFD}[2Jb c d\u{FFFD}\u{FFFD}\u{FFFD}")
    #expect(SafeText.lines("a\nb\u{7}\tc") == "a\nb\u{FFFD} c")
    #expect(SafeText.line("für 牛乳 👨‍👩‍👧") == "für 牛乳 👨‍👩‍👧")
  }
}
