import Foundation
import Testing

@Suite("The verbs", .serialized, .timeLimit(.minutes(15))) struct VerbTests {
  private let home: Home

  init() throws { home = try Home() }

  @Test("ask exits with what became of the utterance") func ask() async throws {
    let done = try await home.daybook("ask", "add", "buy", "milk")
    #expect(done.output == "Added “Buy milk”.\n")
    #expect(done.status == 0)
    let asking = try await home.daybook("ask", "complete a task")
    #expect(asking.lines == ["Which task should I complete?", "  1  Buy milk    Open"])
    #expect(asking.status == 4)
    let unknown = try await home.daybook("ask", "florp")
    #expect(unknown.lines.first == "I did not understand “florp”.")
    #expect(unknown.status == 3)
    #expect(try await home.daybook("ask", "cancel").status == 5)
    let silence = try await home.daybook("ask", "  ")
    #expect(silence.output == "")
    #expect(silence.errorLines == ["daybook: nothing was said"])
    #expect(silence.status == 3)
  }

  @Test("Options can stand before the verb as well as after it") func order() async throws {
    let words =
      [BuiltProgram.daybook.path, "--locale", "de"] + BuiltProgram.fixed + ["--store", home.folder + "/mine"]
    let outcome = try await home.run(words + ["ask", "füge Milch kaufen hinzu"], input: Data())
    #expect(outcome.output == "„Milch kaufen“ hinzugefügt.\n")
    #expect(outcome.status == 0)
    let session = try await home.daybook("--session", "match", "--json", input: "\n")
    #expect(session.objects.first?["session"] as? String == "match")
    let fault = try await home.daybook("--locale", "de", "--time-zone", "Nowhere", "ask", "hallo")
    #expect(fault.errorLines.count == 1)
    #expect(fault.errors.contains("there is no time zone “Nowhere”"))
    #expect(fault.status == 2)
  }

  @Test("match tells the intent and does nothing") func match() async throws {
    let outcome = try await home.daybook("match", "add buy milk")
    #expect(outcome.output == "AddTask title=\"buy milk\"\n")
    #expect(outcome.status == 0)
    #expect(try await home.daybook("match", "florp").status == 3)
    #expect(try await home.daybook("ask", "what are my tasks").output == "You have no open tasks.\n")
  }

  @Test("match gives every line of a pipe one line of JSON") func matchStream() async throws {
    let input = "add buy milk\n\n{\"id\":3,\"text\":\"erledige eine Aufgabe\",\"locale\":\"de\"}\nnull \u{1}\nflorp\n"
    let outcome = try await home.daybook("match", "--json", input: input)
    let objects = outcome.objects
    #expect(objects.map { $0["decision"] as? String } == ["match", "none", "match", "none", "none"])
    #expect(objects.map { $0["locale"] as? String } == ["en", "en", "de", nil, "en"])
    #expect("\(objects[2]["id"] ?? "")" == "3")
    #expect(objects.allSatisfy { Set($0.keys) == Set(objects[0].keys) })
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.status == 0)
    #expect(try await home.daybook("match", "--strict", input: "florp\n").status == 3)
  }

  @Test("Many lines at once are answered in their order, each beside what is wrong with it") func manyLines()
    async throws
  {
    _ = try home.file("numbers/en/a.yaml", "language: en\nintents:\n  Count: [\"count to {0..100000:number}\"]\n")
    let lines = (0..<400).map { $0 % 100 == 99 ? "count \u{1}" : "count to \($0)" }
    let outcome = try await home.parlance(
      "match", "--json", "--phrases", home.folder + "/numbers", "--locale", "en",
      input: lines.joined(separator: "\n") + "\n")
    let objects = outcome.objects
    #expect(objects.count == lines.count)
    for (number, (object, line)) in zip(objects, lines).enumerated() {
      #expect(object["utterance"] as? String == (number % 100 == 99 ? nil : line))
    }
    #expect(outcome.errorLines.count == 4)
  }

  @Test("explain names the phrase, its file, and why it won") func explain() async throws {
    let outcome = try await home.daybook("explain", "add buy milk")
    #expect(outcome.output.contains("AddTask"))
    #expect(outcome.output.contains("tasks.yaml:"))
    #expect(outcome.output.contains("won"))
    #expect(outcome.status == 0)
    #expect(try await home.daybook("explain", "florp").status == 3)
  }

  @Test("intents lists parameters and phrases in the locale") func intents() async throws {
    let text = try await home.daybook("intents", "--locale", "de")
    #expect(text.lines.contains("  --title  text"))
    #expect(text.output.contains("“erledige"))
    #expect(text.status == 0)
    let objects = try await home.daybook("intents", "--json").objects
    #expect(objects.contains { $0["intent"] as? String == "CompleteTask" })
    #expect(objects.allSatisfy { ($0["phrases"] as? [String])?.isEmpty == false })
    #expect(
      objects.first { $0["intent"] as? String == "RenameTask" }?["summary"] as? String == "Rename <Task> to <Title>")
    #expect(try await home.daybook("intents").lines.contains("  Rename <Task> to <Title>"))
    #expect(text.output.contains("  <Aufgabe> löschen"))
  }

  @Test("The cases of enumerations are listed with the parameters that take them")
  func cases() async throws {
    let home = try Home()
    let help = try await home.daybook("run", "AddTask", "--help")
    #expect(help.output.contains("--priority  Priority (high, medium, low, none), optional"))
    let listed = try await home.daybook("intents", "--json", "--locale", "de")
    #expect(listed.lines.first?.contains("\"cases\":[{\"id\":\"high\",\"title\":\"Hoch\"") == true)
  }

  @Test("run performs one intent by its name") func run() async throws {
    func run(_ arguments: String...) async throws -> Outcome {
      try await home.run(
        [BuiltProgram.daybook.path] + BuiltProgram.fixed + ["run"] + arguments, input: Data())
    }
    #expect(try await run("AddTask", "--title", "buy milk").output == "Added “Buy milk”.\n")
    #expect(try await run("CompleteTask", "--task", "buy milk").output == "Completed “Buy milk”.\n")
    let failed = try await run("AddTask", "--title", " ")
    #expect(failed.status == 1)
    #expect(!failed.output.isEmpty)
    let unknown = try await run("Florp")
    #expect(unknown.errorLines == ["daybook: there is no intent called “Florp”; `daybook intents` lists them"])
    #expect(unknown.status == 2)
    #expect(try await run("AddTask", "--florp", "x").status == 2)
    #expect(try await run("AddTask", "--title").status == 2)
    #expect(try await run("SetDueDate", "--task", "buy milk", "--due", "someday").status == 2)
    #expect(try await run().status == 2)
  }

  @Test("run takes the answers to its questions from standard input, and tells an intent's parameters") func runAsks()
    async throws
  {
    _ = try await home.shell("$daybook ask add milk $fixed")
    let asked = try await home.shell("$daybook run DeleteTask --task milk </dev/null")
    #expect(asked.output == "Delete “Milk”?\n")
    #expect(asked.status == 4)
    let answered = try await home.shell("echo yes | $daybook run DeleteTask --task milk")
    #expect(answered.output == "Delete “Milk”?\nDeleted “Milk”.\n")
    #expect(answered.status == 0)
    let unreadable = try await home.shell(
      "$daybook ask add bread $fixed; printf '\\377\\nyes\\n' | $daybook run DeleteTask --task bread")
    #expect(unreadable.lines.suffix(2) == ["Delete “Bread”?", "Deleted “Bread”."])
    #expect(unreadable.errorLines.contains { $0.contains("UTF-8") })
    let help = try await home.shell("$daybook run SetDueDate --help")
    #expect(help.output.contains("--due") && help.status == 0)
    #expect(help.lines.contains("  Set <Task> due <Due>"))
  }

  @Test("A fact about the moment lets a phrase match that requires it") func context() async throws {
    let table = """
      language: en
      intents:
        TurnOn:
          data:
            - sentences: ["turn on the light"]
              requires_context:
                area: kitchen
      """
    _ = try home.file("phrases/en/lights.yaml", table)
    let phrases = home.folder + "/phrases"
    let without = try await home.parlance("match", "--phrases", phrases, "turn on the light")
    #expect(without.status == 3)
    let with = try await home.parlance(
      "match", "--phrases", phrases, "--context", "area=kitchen", "turn on the light")
    #expect(with.lines == ["TurnOn"])
    #expect(with.status == 0)
    #expect(try await home.parlance("match", "--context", "kitchen", "x").status == 2)
  }

  @Test("Help and version are answers") func help() async throws {
    for words in [["--help"], ["ask", "--help"], ["help"], ["--version"]] {
      let outcome = try await home.run([BuiltProgram.daybook.path] + words, input: Data())
      #expect(outcome.status == 0)
      #expect(outcome.errors == "")
      #expect(!outcome.output.isEmpty)
    }
  }

  private static let wrongWords: [(words: [String], says: String)] = [
    (["--frobnicate"], "--frobnicate"), (["frobnicate"], "there is no verb “frobnicate”"), (["ask"], "words"),
    (["--now", "teatime"], "“teatime” is no time"), (["--now", "2026-02-30"], "“2026-02-30” is no time"),
    (["--time-zone", "Nowhere"], "there is no time zone “Nowhere”"), (["--color", "blue"], "blue"),
    (["--context", "x"], "“x” is no fact"), (["--now"], "--now"), (["chat", "hello"], "hello"),
  ]

  @Test("A wrong command line is one line on standard error, and exit status 2", arguments: wrongWords)
  func usage(_ words: [String], _ says: String) async throws {
    let outcome = try await home.run([BuiltProgram.daybook.path] + words, input: Data())
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.hasPrefix("daybook: "))
    #expect(outcome.errors.contains(says))
    #expect(outcome.output == "")
    #expect(outcome.status == 2)
    #expect(!FileManager.default.fileExists(atPath: home.store))
  }
}
