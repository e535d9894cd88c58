import Foundation
import Testing

@Suite("What recognisers print, in a pipe", .serialized, .timeLimit(.minutes(15))) struct RecogniserTests {
  private let home: Home

  init() throws { home = try Home() }

  private static let files: [String] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Recognisers")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".txt") }.sorted().map { folder.appendingPathComponent($0).path }
  }()

  @Test("A conversation through each recogniser does what was said, once") func conversations() async throws {
    _ = try await home.daybook(input: "add buy milk\nadd call the dentist\n")
    #expect(Self.files.count > 20)
    for file in Self.files {
      let outcome = try await home.shell("$daybook --input stt $fixed <'\(file)'")
      let expected = [
        "Which task should I complete?", "  1  Buy milk            Open", "  2  Call the dentist    Open",
        "Completed “Call the dentist”.", "Undone: Complete “Call the dentist”.",
      ]
      #expect(outcome.lines == expected, "\(file)")
      #expect(outcome.errors == "", "\(file)")
      #expect(outcome.status == 0, "\(file)")
    }
    #expect(
      try await home.daybook("match", "--input", "stt", input: "0:complete milk\n").output
        == "CompleteTask task=\"Buy milk\"\n")
  }

  @Test("In JSON each sentence has one result line, and partials are events") func json() async throws {
    let input =
      "{\n \"partial\" : \"add\"\n}\n{\n \"text\" : \"add milk\"\n}\n{\n \"text\" : \"\"\n}\nRECOGNIZED: Thank you.\n"
    let outcome = try await home.daybook("--json", input: input)
    let ours = outcome.lines.filter { !$0.contains("\"event\":\"progress\"") }
    #expect(ours.first == #"{"v":1,"id":null,"event":"partial","session":"default","text":"add"}"#)
    #expect(ours.count == 3)
    #expect(outcome.objects.map { $0["state"] as? String } == ["done", "silence"])
  }

  @Test("No name of two is passed over to make one command of what was heard") func severalNames() async throws {
    _ = try await home.daybook(input: "create event run\ncreate event swim\n")
    for (said, done) in [("", ", the first time today."), (" yesterday", ": yesterday.")] {
      let line = #"{"text":"i went for a run and a swim"# + said + #"","heard":true}"# + "\n"
      #expect(try await home.daybook(input: line).output == "Logged “Run”\(done)\nLogged “Swim”\(done)\n")
    }
  }

  @Test("Of other hearings the one that makes sense is matched, and done") func alternatives() async throws {
    _ = try await home.daybook(input: "add buy milk\n")
    let line = #"{"text":"can play by an elk","alternatives":["complete my elk",{"text":"complete buy milk"}]}"# + "\n"
    #expect(try await home.daybook("match", input: line).output == "CompleteTask task=\"Buy milk\"\n")
    #expect(try await home.daybook(input: line).output == "Completed “Buy milk”.\n")
  }

  @Test("Of several hearings match takes the one that the conversation takes, with what they mean together")
  func together() async throws {
    _ = try await home.daybook(input: "add buy milk\nadd call the dentist\n")
    let lines = [
      // Nearly all are about the dentist, and none says it as a phrase has it.
      #"{"text":"complete a dentist","heard":true,"alternatives":["complete the dentist","compete the dentist"]}"#,
      // A single hearing that shares no word with the first is asked about.
      #"""
      {"text":"the train is late","heard":true,"alternatives":["a train is late","the rain is late","that train is late",\
      "the train was late","the drain is late","the train is laid","the grain is late","this train is late","delete milk"]}
      """#,
      // What nobody knows is told by the hearing that names it.
      #"{"text":"can play by an elk","alternatives":["complete the elk","play the elk"]}"#,
    ].map { $0.replacing("\\\n", with: "") }
    for line in lines {
      let matched = try await home.daybook("match", "--json", input: line + "\n").objects.first
      let turn = try await home.daybook("--json", "--dry-run", input: line + "\n").objects.first
      #expect(matched?["utterance"] as? String == turn?["utterance"] as? String, "\(line)")
    }
    let far = try await home.daybook("match", "--json", input: lines[1] + "\n").objects.first
    #expect(far?["decision"] as? String == "ambiguous" && far?["utterance"] as? String == "delete milk")
  }

  @Test("Tables alone take the hearing that is a command as it stands, and of those that mean nothing the first")
  func tables() async throws {
    _ = try home.file("Phrases/en/a.yaml", "intents:\n  Lights: [\"turn on the lights\"]\n  Fan: [\"stop the fan\"]\n")
    let lines = [
      #"{"text":"turn of the lights","heard":true,"alternatives":["turn on the light","stop the fan"]}"#,
      #"{"text":"sing","alternatives":["sink","think"]}"#,
    ]
    let outcome = try await home.shell(
      "printf '%s\\n' '\(lines[0])' '\(lines[1])' | $parlance match --json --phrases Phrases")
    #expect(outcome.objects.map { $0["utterance"] as? String } == ["stop the fan", "sing"])
  }

  @Test("A name in front is dropped") func wakeWord() async throws {
    let own = try await home.daybook(input: "Hey Daybook, add eggs\ndaybook backup\n")
    #expect(own.lines.first == "Added “Eggs”.")
    #expect(own.output.contains("daybook backup"))
    #expect(try await home.daybook("ask", "Daybook, add tea").lines.first == "Added “Tea”.")
    #expect(try await home.daybook("match", "hey daybook add jam").output.contains("\"jam\""))
    let outcome = try await home.daybook("--wake-word", "computer", input: "Hey computer, add buy milk\nadd bread\n")
    #expect(outcome.output == "Added “Buy milk”.\nAdded “Bread”.\n")
    #expect(try await home.daybook("--wake-word", "!").status == 2)
  }

  @Test("Several sentences on one line are done one after another") func sentences() async throws {
    let outcome = try await home.daybook(
      "--input", "stt", input: " Add buy milk. What are my tasks? What are my tasks?\n")
    #expect(outcome.lines == ["Added “Buy milk”.", "You have one open task:", "Buy milk"])
  }

  @Test("A sentence that breaks off is done without its last word at the end of the input", arguments: ["", "\n"])
  func broken(_ end: String) async throws {
    let outcome = try await home.daybook("--input", "stt", input: "remind me to call mom at\n" + end)
    #expect(outcome.lines == ["Go on.", "Added “Call mom”."])
    #expect(try await home.daybook("ask", "what are my tasks").output.contains("Call mom"))
  }
}
