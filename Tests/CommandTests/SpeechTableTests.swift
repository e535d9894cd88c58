import Foundation
import Testing

@Suite("The table of what a recogniser heard")
struct SpeechTableTests {
  private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Scripts/test-speech").path
  private static let hasPython = FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")

  private static let done = #""state":"done","prompt":null"#
  private static let buyMilk = #"{"intent":"CompleteTask","slots":{"task":"Buy milk"}}"#

  private func line(
    _ said: String, _ heard: String, kind: String = "command", expect: String = buyMilk, voice: String = "slt",
    turn: String, yes: String? = nil
  ) -> String {
    #"{"model":"open","kind":"\#(kind)","said":"\#(said)","heard":"\#(heard)","expect":\#(expect),"#
      + #""voice":"\#(voice)","noise":"clean","turn":{\#(turn)}"# + (yes.map { #","yes":{\#($0)}"# } ?? "")
      + "}\n"
  }

  private func performed(_ intent: String, _ parameters: String = "") -> String {
    #""performed":[{"intent":"\#(intent)","parameters":{\#(parameters)}}],\#(Self.done)"#
  }

  private func title(_ name: String, _ title: String) -> String { #""\#(name)":{"title":"\#(title)","value":"1"}"# }

  private func asking(_ kind: String, _ parameter: String) -> String {
    #""performed":[],"state":"asking","prompt":{"kind":"\#(kind)","intent":"CompleteTask","parameter":"\#(parameter)"}"#
  }

  /// The rows of the table for lines, without their heads.
  private func rows(_ lines: [String]) async throws -> [String: [String]] {
    let home = try Home()
    let file = try home.file("lines.jsonl", lines.joined())
    let outcome = try await home.shell("/usr/bin/python3 '\(Self.script)' table < '\(file)'")
    try #require(outcome.status == 0, "\(outcome.errors)")
    var rows: [String: [String]] = [:]
    for line in outcome.lines.dropFirst() {
      let parts = line.split(separator: " ").map(String.init)
      rows[parts.prefix(3).joined(separator: " ")] = Array(parts.dropFirst(3))
    }
    return rows
  }

  @Test("Commands are right, asked about, not understood or wrong, by voice", .enabled(if: hasPython))
  func commands() async throws {
    let rows = try await rows([
      line("complete buy milk", "complete buy milk", turn: performed("CompleteTask", title("task", "buy Milk"))),
      line("complete buy milk", "complete by milk", turn: asking("value", "task")),
      line("complete buy milk", "", turn: #""performed":[],"state":"notUnderstood","prompt":null"#),
      line("complete buy milk", "complete buy bread", turn: performed("CompleteTask", title("task", "Buy bread"))),
    ])
    #expect(rows["open slt clean"] == ["41.7%", "25.0%", "25.0%", "25.0%", "25.0%", "25.0%", "-", "-", "25.0%"])
    #expect(rows["open all seen"] == rows["open slt clean"])
  }

  @Test("A question for what was not said is right, and one for what was said is not", .enabled(if: hasPython))
  func questions() async throws {
    let open = #"{"intent":"CompleteTask","slots":{}}"#
    let rows = try await rows([
      line("complete a task", "complete a task", expect: open, voice: "rms", turn: asking("value", "task")),
      line("complete a task", "complete a task", expect: open, voice: "awb", turn: asking("confirmation", "task")),
    ])
    #expect(rows["open rms clean"]?[1...3] == ["100.0%", "100.0%", "0.0%"])
    #expect(rows["open awb clean"]?[1...3] == ["0.0%", "0.0%", "100.0%"])
    #expect(rows["open all held"]?[1...3] == ["50.0%", "50.0%", "50.0%"])
  }

  @Test(
    "A question to which a yes does what is meant counts apart, and one to which it does not stays a question",
    .enabled(if: hasPython))
  func agreed() async throws {
    let (milk, bread) = (title("task", "Buy milk"), title("task", "Buy bread"))
    let asked = asking("confirmation", "task")
    let rows = try await rows([
      line("complete buy milk", "can play by milk", turn: asked, yes: performed("CompleteTask", milk)),
      line("complete buy milk", "can play by bread", turn: asked, yes: performed("CompleteTask", bread)),
      line("tell me a joke", "tell me", kind: "outside", expect: "null", turn: asked, yes: performed("ListTasks")),
    ])
    #expect(rows["open slt clean"]?[1...5] == ["0.0%", "50.0%", "50.0%", "0.0%", "0.0%"])
    #expect(rows["open slt clean"]?[7...] == ["0.0%", "0.0%"])
  }

  @Test("A parameter too many is wrong; of a free sentence only the intent counts", .enabled(if: hasPython))
  func parameters() async throws {
    let both = title("task", "Buy milk") + "," + title("due", "2026-02-13T00:00:00Z")
    let add = #"{"intent":"AddTask","slots":{"title":"stamps"}}"#
    let rows = try await rows([
      line("complete buy milk", "complete buy milk", turn: performed("CompleteTask", both)),
      line("add stamps", "add stems", kind: "free", expect: add, turn: performed("AddTask", title("title", "stems"))),
    ])
    #expect(rows["open slt clean"]?[1...] == ["0.0%", "0.0%", "0.0%", "0.0%", "100.0%", "100.0%", "-", "50.0%"])
  }

  @Test(
    "What is done for a sentence from outside is wrong, and a day stands for a moment of it", .enabled(if: hasPython))
  func outside() async throws {
    let due = #"{"intent":"SetDueDate","slots":{"due":"2026-02-13"}}"#
    let moment = #""due":{"title":null,"value":"2026-02-13T00:00:00Z"}"#
    let rows = try await rows([
      line("tell me a joke", "tell me", kind: "outside", expect: "null", turn: performed("ListTasks")),
      line("tell me a joke", "", kind: "outside", expect: "null", turn: asking("value", "task")),
      line("move it", "move it", expect: due, turn: performed("SetDueDate", moment)),
    ])
    #expect(rows["open slt clean"]?[1] == "100.0%")
    #expect(rows["open slt clean"]?[7...] == ["50.0%", "33.3%"])
  }
}
