import Foundation
import Testing

@Suite("Bad input", .serialized, .timeLimit(.minutes(15))) struct BadInputTests {
  private let home: Home

  init() throws { home = try Home() }

  private func feed(_ input: Data, _ arguments: String...) async throws -> Outcome {
    try await home.run([BuiltProgram.daybook.path] + arguments + BuiltProgram.fixed, input: input)
  }

  private static let badLines: [(line: Data, says: String)] = [
    (bytes("add ", [0xFF, 0xFE]), "line 1: byte 5 of the line is not UTF-8"),
    (bytes("add", [0x00]), "line 1: byte 4 of the line is the control character U+0000"),
    (bytes("add \u{1B}[2J"), "line 1: byte 5 of the line is the control character U+001B"),
    (bytes("{\"text\":"), "line 1, column 9: a line that begins with “{” must be a JSON object"),
    (Data(repeating: 0x61, count: 1_000_000), "line 1: the text has 1000000 bytes"),
    (Data(repeating: 0x61, count: 3_000_000), "line 1: the line has 3000000 bytes"),
  ]

  private static func bytes(_ text: String, _ more: [UInt8] = []) -> Data { Data(Array(text.utf8) + more) }

  @Test("A line that is no text is told with its place, and the next line is heard", arguments: badLines)
  func lines(_ line: Data, _ says: String) async throws {
    let outcome = try await feed(line + Data("\nadd buy milk\n".utf8), "--strict")
    #expect(outcome.output == "Added “Buy milk”.\n")
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.hasPrefix("daybook: " + says))
    #expect(outcome.status == 6)
  }

  @Test(
    "A line of one word said as often as a line can hold it is heard, and the next one too",
    arguments: [
      ("en", "and "), ("en", "just now "), ("de", "und "), ("de", "heute "), ("fr", "et "), ("fr", "midi "),
      ("es", "y "), ("es", "no "), ("ru", "и "), ("ja", "と"), ("ja", "明日"),
    ])
  func oneWord(locale: String, word: String) async throws {
    let line = String(repeating: word, count: 16_000 / word.utf8.count)
    let outcome = try await feed(Data("\(line)\nadd buy milk\n".utf8), "--locale", locale)
    #expect(outcome.status == 0)
    #expect(outcome.lines.count > 1)
    #expect(outcome.errors == "")
  }

  @Test("Ten thousand lines at once have ten thousand results, in their order") func manyLines() async throws {
    let input = (1...10_000).map { "{\"id\":\($0),\"text\":\"\"}\n" }.joined()
    let outcome = try await feed(Data(input.utf8), "--json")
    #expect(outcome.lines.count == 10_000)
    #expect(outcome.lines.last?.hasPrefix("{\"v\":1,\"id\":10000,\"turn\":10000,") == true)
    #expect(outcome.status == 0)
  }

  @Test("Empty input and empty lines say nothing") func empty() async throws {
    for input in ["", "\n", "\r\n \n\t\n"] {
      let outcome = try await home.daybook(input: input)
      #expect(outcome.output == "")
      #expect(outcome.errors == "")
      #expect(outcome.status == 0)
    }
  }

  @Test("Words that are no text reach no store") func arguments() async throws {
    let outcome = try await home.shell("$daybook ask add $'buy\\x01milk' $fixed")
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.status == 2)
    let bytes = try await home.shell("$daybook ask add $'milk\\xff' $fixed")
    #expect(bytes.errorLines == ["daybook: the words are not valid UTF-8; check the encoding of the terminal"])
    #expect(bytes.output == "")
    #expect(bytes.status == 6)
  }

  @Test("No verb takes words that are no UTF-8", arguments: ["match", "explain", "run AddTask --title", "test"])
  func noUTF8(verb: String) async throws {
    let outcome = try await home.shell("$daybook \(verb) $'caf\\xe9' $fixed")
    #expect(outcome.errorLines == ["daybook: the words are not valid UTF-8; check the encoding of the terminal"])
    #expect(outcome.output == "")
    #expect(outcome.status == 6)
    #expect(try await home.daybook("ask", "what are my tasks").output == "You have no open tasks.\n")
  }

  @Test("An unknown locale is told with those that there are") func locale() async throws {
    let outcome = try await home.daybook("--locale", "tlh")
    #expect(
      outcome.errorLines == ["daybook: there are no phrases for the locale “tlh”; take one of de, en, es, fr, ja, ru"])
    #expect(outcome.status == 6)
  }

  @Test("A folder without phrases is told in one line") func folders() async throws {
    let missing = try await home.daybook("--phrases", home.folder + "/nowhere")
    #expect(missing.errorLines.count == 1)
    #expect(missing.errors.contains("/nowhere: No such file or directory"))
    #expect(missing.status == 6)
    try FileManager.default.createDirectory(atPath: home.folder + "/empty", withIntermediateDirectories: true)
    for outcome in [
      try await home.daybook("--phrases", home.folder + "/empty"),
      try await home.parlance("match", "--phrases", home.folder + "/empty", "hello"),
    ] {
      #expect(outcome.errorLines.count == 1)
      #expect(outcome.errors.contains("there are no phrases in \(home.folder)/empty"))
      #expect(outcome.status == 6)
    }
    #expect(try await home.parlance("match", "hello").status == 6)
  }

  @Test("A broken table is told with its place; what is left is spoken") func brokenTable() async throws {
    let broken = try home.file("phrases/en/broken.yaml", "language: en\nintents:\n  AddTask: [\n")
    let alone = try await home.daybook("--phrases", home.folder + "/phrases", input: "add milk\n")
    #expect(alone.errors.contains("\(broken):"))
    #expect(alone.output == "")
    #expect(alone.status == 6)
    let table = "language: en\nintents:\n  AddTask: [\"add {title}\", \"put (a|b\"]\n"
    let good = try home.file("phrases/en/tasks.yaml", table)
    let both = try await home.daybook("--phrases", home.folder + "/phrases", input: "add milk\n")
    #expect(both.output == "Added “Milk”.\n")
    #expect(both.errors.contains("\(broken):"))
    #expect(both.errors.contains("\(good):3:"))
    #expect(both.status == 0)
    let quiet = try await home.daybook("--quiet", "--phrases", home.folder + "/phrases", input: "add milk\n")
    #expect(quiet.errors == "")
  }

  @Test("A reader that leaves ends the program without a word") func closedOutput() async throws {
    let outcome = try await home.shell("yes help | $daybook $fixed | head -1; echo ${PIPESTATUS[1]}")
    #expect(outcome.lines.last == "141")
    #expect(outcome.errors == "")
  }

  @Test("Output that cannot be written is told") func fullOutput() async throws {
    let outcome = try await home.shell("echo help | $daybook $fixed >/dev/full")
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.hasPrefix("daybook: the output cannot be written: "))
    #expect(outcome.status == 6)
  }

  @Test("Input that cannot be read is told") func unreadableInput() async throws {
    for verb in ["", "match"] {
      let outcome = try await home.shell("$daybook \(verb) $fixed </")
      #expect(outcome.errorLines.count == 1)
      #expect(outcome.errors.hasPrefix("daybook: line 1: the input cannot be read: "))
      #expect(outcome.status == 6)
    }
  }
}
