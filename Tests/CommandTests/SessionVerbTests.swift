import Foundation
import Testing

@Suite("Sessions of a program", .serialized, .timeLimit(.minutes(15)))
struct SessionVerbTests {
  private let home: Home

  init() throws { home = try Home() }

  @Test("A named session goes from one command to the next, and one without a name does not")
  func named() async throws {
    _ = try await home.daybook(input: "add buy milk\nadd call Ann\n")
    #expect(try await home.daybook("ask", "--session", "work", "complete a task").status == 4)
    #expect(try await home.daybook("ask", "the first one").status == 3)
    #expect(try await home.daybook("ask", "--session", "play", "the first one").status == 3)
    let answer = try await home.daybook("ask", "--session", "work", "the first one")
    #expect(answer.output == "Completed “Buy milk”.\n" && answer.status == 0)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: home.folder + "/state/daybook/sessions").sorted()
        == ["play.json", "play.json.lock", "work.json", "work.json.lock"])
  }

  @Test("What one command did is taken back by the next, done again, and taken back after a kill")
  func undo() async throws {
    func say(_ line: String) async throws -> String { try await home.daybook("ask", "--session", "work", line).output }
    _ = try await say("add buy milk")
    _ = try await say("complete milk")
    #expect(try await say("undo") == "Undone: Complete “Buy milk”.\n")
    #expect(try await say("redo") == "Done again: Complete “Buy milk”.\n")
    let killed = try PipedConversation(home, "--session", "work")
    #expect(try await killed.say("reopen milk") == "Reopened “Buy milk”.")
    _ = await killed.kill()
    #expect(try await say("undo") == "Undone: Reopen “Buy milk”.\n")
    #expect(try await say("undo") == "Undone: Complete “Buy milk”.\n")
    // Another session has changed it meanwhile.
    _ = try await home.daybook(input: "delete milk\nyes\n")
    #expect(try await say("undo") == "Undone: Add “Buy milk”.\n")
    #expect(try await say("undo") == "There is nothing that I can undo.\n")
    #expect(try await say("what are my tasks") == "You have no open tasks.\n")
  }

  @Test("A question goes on in the next command, in the words of its language")
  func language() async throws {
    _ = try await home.daybook(input: "add buy milk\n")
    _ = try await home.daybook("ask", "--session", "work", "delete milk")
    let asked = try await home.daybook("ask", "--session", "work", "--locale", "de", "wie bitte")
    #expect(asked.output == "„Buy milk“ löschen?\n" && asked.status == 4)
    #expect(try await home.daybook("ask", "--session", "work", "ja").output == "„Buy milk“ gelöscht.\n")
  }

  @Test("A dry run takes part in no session")
  func dryRun() async throws {
    _ = try await home.daybook(input: "add buy milk\n")
    _ = try await home.daybook("ask", "--session", "work", "--dry-run", "complete a task")
    #expect(try await home.daybook("ask", "--session", "work", "the first one").status == 3)
  }

  @Test("A session that another program has open is refused, and so is one without a name")
  func refused() async throws {
    let first = try PipedConversation(home, "--session", "work")
    _ = try await first.say("what are my tasks")
    let second = try await home.daybook("ask", "--session", "work", "what are my tasks")
    #expect(second.status == 6 && second.errors.contains("open in another program") && second.errorLines.count == 1)
    _ = await first.kill()
    #expect(try await home.daybook("ask", "--session", "work", "what are my tasks").status == 0)
    #expect(try await home.daybook("ask", "--session", "", "help").status == 2)
  }

  @Test("A damaged session is put aside and told, and the next line is understood")
  func damaged() async throws {
    _ = try home.file("state/daybook/sessions/work.json", "{\"version\":1,")
    let outcome = try await home.daybook("ask", "--session", "work", "add buy milk")
    #expect(outcome.status == 0 && outcome.output.hasSuffix("Added “Buy milk”.\n"))
    #expect(outcome.errors.contains("work.json.aside-1"))
  }
}

@Suite("The log of a program", .timeLimit(.minutes(15)))
struct LogTests {
  @Test("What is performed is logged to standard error when the environment asks for it, without what was said")
  func log() async throws {
    let home = try Home()
    #expect(try await home.daybook("ask", "add buy milk").errors == "")
    home.environment["PARLANCE_LOG"] = "info"
    let outcome = try await home.daybook("ask", "add call Ann")
    #expect(outcome.output == "Added “Call Ann”.\n")
    #expect(outcome.errorLines.count == 1 && outcome.errors.contains("performed") && outcome.errors.contains("AddTask"))
    #expect(!outcome.errors.contains("Ann"))
    home.environment["PARLANCE_LOG"] = "loud"
    let wrong = try await home.daybook("ask", "add call Bob")
    #expect(wrong.status == 2 && wrong.errors.contains("info"))
  }
}
