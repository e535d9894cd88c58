import Foundation
import Testing

@Suite("Daybook in a pipe", .serialized, .timeLimit(.minutes(15))) struct PipeTests {
  private let home: Home

  init() throws { home = try Home() }

  @Test("The first minute reads as printed") func english() async throws {
    let outcome = try await home.daybook(input: FirstMinute.input(FirstMinute.english))
    #expect(outcome.lines == FirstMinute.output(FirstMinute.english))
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
  }

  @Test("The first minute is the same in German") func german() async throws {
    let outcome = try await home.daybook("--locale", "de", input: FirstMinute.input(FirstMinute.german))
    #expect(outcome.lines == FirstMinute.output(FirstMinute.german))
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
  }

  @Test(
    "The locale of the environment is spoken if there are phrases for it",
    arguments: ["de_AT.UTF-8", "fr_FR", "nl_NL", "C"])
  func environment(_ language: String) async throws {
    home.environment["LANG"] = language
    let outcome = try await home.daybook("--json", input: "\n")
    #expect(outcome.objects.first?["locale"] as? String == ["de", "fr"].first { language.hasPrefix($0) } ?? "en")
  }

  @Test("A question that is open at the end is one line of JSON with its choices, and exit status 4")
  func openQuestion() async throws {
    _ = try await home.daybook(input: "add buy milk\nadd call the dentist tomorrow\n")
    let outcome = try await home.daybook("--json", "--store", home.store, input: "complete a task\n")
    #expect(outcome.lines.count == 1)
    #expect(outcome.status == 4)
    let turn = try #require(outcome.objects.first)
    #expect(turn["state"] as? String == "asking")
    let prompt = try #require(turn["prompt"] as? [String: Any])
    let choices = try #require(prompt["choices"] as? [[String: Any]])
    #expect(choices.map { $0["title"] as? String } == ["Buy milk", "Call the dentist"])
    #expect(choices.map { $0["subtitle"] as? String } == ["Open", "Open, due tomorrow"])
    let keys = [
      "v", "id", "turn", "session", "locale", "utterance", "state", "performed", "spoken", "displayed", "suggestions",
      "prompt",
      "error",
    ]
    #expect(Set(turn.keys) == Set(keys))
  }

  @Test("A “cancel” that comes while work is shown ends it") func cancelled() async throws {
    try home.tasks(150_000)
    let conversation = try PipedConversation(home, "--json")
    try await conversation.begin("import tasks from many.csv", until: 0.1)
    let answer = try await conversation.say("cancel")
    #expect(answer.contains(#""state":"cancelled""#) && answer.contains("Cancelled."), "\(answer)")
    let own = await conversation.answer()
    #expect(own.contains(#""utterance":"cancel""#) && own.contains(#""spoken":"""#), "\(own)")
    // What was added already is taken back behind the reply.
    while !(try await conversation.say("what are my tasks").contains("You have no open tasks.")) {}
  }

  @Test("A “cancel” that comes with the command is said of what comes of it") func allAtOnce() async throws {
    try home.tasks(10_000)
    let outcome = try await home.daybook(input: "import tasks from many.csv\ncancel\n")
    #expect(outcome.lines.first == "Imported 10000 tasks from “many.csv”.")
    let answer = try #require(outcome.lines.dropFirst().first)
    #expect(answer == "Should I undo that? Or say what you meant.")
  }

  @Test("Every line of input has one result line with its id") func identifiers() async throws {
    let input = """
      {"id":1,"text":"add buy milk"}
      {"id":"two","text":"what are my tasks","session":"other"}

      {"id":4}
      {"id":5,
      {"id":6,"text":"lösche Milch","locale":"de"}
      {"id":7,"text":"x","locale":"tlh"}

      """
    let outcome = try await home.daybook("--json", input: input)
    let objects = outcome.objects
    #expect(objects.count == 7)
    #expect(objects.map { "\($0["id"] ?? "")" } == ["1", "two", "<null>", "4", "<null>", "6", "7"])
    #expect(
      objects.map { $0["state"] as? String } == ["done", "done", "silence", "failed", "failed", "asking", "failed"])
    #expect(objects[1]["session"] as? String == "other")
    #expect(objects[5]["locale"] as? String == "de")
    #expect(outcome.errors.contains("take one of de, en, es, fr, ja, ru"))
    #expect(outcome.status == 4)
  }

  @Test("A choice answers by its identifier") func choice() async throws {
    _ = try await home.daybook(input: "add buy milk\nadd call the dentist\n")
    let conversation = try PipedConversation(home, "--json")
    let asked = Outcome(status: 0, output: try await conversation.say("complete a task") + "\n", errors: "")
    let prompt = try #require(asked.objects.first?["prompt"] as? [String: Any])
    let choices = try #require(prompt["choices"] as? [[String: Any]])
    let identifier = try #require(choices.last?["id"] as? String)
    let answer = try await conversation.say("{\"choice\":\"\(identifier)\"}")
    #expect(answer.contains("Completed “Call the dentist”."))
  }

  @Test("What was acknowledged is kept when the program is killed") func killed() async throws {
    let conversation = try PipedConversation(home)
    #expect(try await conversation.say("add buy milk") == "Added “Buy milk”.")
    #expect(try await conversation.say("add call the dentist") == "Added “Call the dentist”.")
    conversation.child.send(SIGKILL)
    #expect(await conversation.child.end() == 128 + SIGKILL)
    let after = try await home.daybook("ask", "what are my tasks")
    #expect(after.output.contains("Buy milk"))
    #expect(after.output.contains("Call the dentist"))
  }

  @Test("A stream ends with 0, and with the worst that happened if it is strict") func strict() async throws {
    let input = "florp\ncancel\nadd buy milk\n"
    #expect(try await home.daybook(input: input).status == 0)
    #expect(try await home.daybook("--strict", input: input).status == 3)
    #expect(try await home.daybook("--strict", input: "cancel\n").status == 5)
    #expect(try await home.daybook("--strict", input: input + "{\n").status == 6)
  }

  @Test("Of ever new sessions the oldest is forgotten, the program's own never") func manySessions() async throws {
    let names = ["first"] + (1...120).map { "\($0)" } + ["first"]
    let lines = names.map { #"{"text":"add buy milk","session":"\#($0)"}"# }
    let outcome = try await home.daybook(
      "--json", input: (["add bread"] + lines + ["add butter"]).joined(separator: "\n"))
    #expect(outcome.lines.count == names.count + 2)
    #expect(outcome.lines.dropLast().last?.contains(#""turn":1,"session":"first""#) == true)
    #expect(outcome.lines.last?.contains(#""turn":2,"session":"default""#) == true)
  }

  @Test("A dry run tells what would be done, and does nothing") func dryRun() async throws {
    let outcome = try await home.daybook("--dry-run", input: "add buy milk\nwhat are my tasks\n")
    #expect(outcome.status == 0)
    #expect(outcome.lines.count == 2)
    #expect(try await home.daybook(input: "what are my tasks\n").lines == ["You have no open tasks."])
  }

  @Test("Colour stays out of a pipe unless it is asked for") func color() async throws {
    _ = try await home.daybook(input: "add buy milk\n")
    for arguments in [["--color", "never"], []] {
      let outcome = try await home.run(
        [BuiltProgram.daybook.path] + arguments, input: Data("complete a task\n".utf8))
      #expect(!outcome.output.contains("\u{1B}"))
    }
    let colored = try await home.daybook("--color", "always", input: "complete a task\n")
    #expect(colored.output.contains("\u{1B}[36m1\u{1B}[0m"))
  }
}
