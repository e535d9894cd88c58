import Foundation
import Testing

@Suite("Daybook on a terminal", .serialized, .timeLimit(.minutes(15))) struct TerminalChatTests {
  private let home: Home

  init() throws { home = try Home() }

  @Test("The first minute reads as printed, and Ctrl-D gives the terminal back") func firstMinute() async throws {
    let terminal = try TerminalConversation(home)
    #expect(try await terminal.prompted() == ["Daybook. Say “help” to hear what you can say; Ctrl-D leaves."])
    for (said, shown) in FirstMinute.english {
      let seen = try await terminal.say(said)
      #expect(seen.map(Self.squeezed) == shown.map(Self.squeezed))
    }
    try terminal.type("\u{4}")
    _ = await terminal.rest()
    #expect(await terminal.child.end() == 0)
    #expect(terminal.isSane)
    #expect(try await home.daybook("ask", "what are my tasks").output == "You have no open tasks.\n")
  }

  @Test("Ctrl-C drops the open question or the half-typed line, and the program stays") func interrupt() async throws {
    let terminal = try TerminalConversation(home, "--quiet")
    _ = try await terminal.prompted()
    _ = try await terminal.say("add buy milk")
    _ = try await terminal.say("delete milk")
    try terminal.type("\u{3}")
    try await terminal.appeared("Cancelled.")
    _ = try await terminal.prompted()
    try terminal.type("add half a sen")
    try await terminal.appeared("sen")
    try terminal.type("\u{3}")
    _ = try await terminal.prompted()
    try terminal.type("what are my tasks\r")
    let answer = try await terminal.appeared("Buy milk")
    #expect(!answer.contains("nothing to cancel"))
    try terminal.type("\u{4}")
    _ = await terminal.rest()
    #expect(await terminal.child.end() == 0)
    #expect(try await !home.daybook("ask", "what are my tasks").output.contains("half"))
  }

  @Test("Tab completes, and dot-commands are apart from speech") func commands() async throws {
    let terminal = try TerminalConversation(home, "--color", "never")
    _ = try await terminal.prompted()
    _ = try await terminal.say("add buy milk")
    _ = try await terminal.say("complete a task")
    try terminal.type("b\t")
    try await terminal.appeared("Buy milk")
    try terminal.type("\r")
    #expect(try await terminal.prompted() == ["Completed “Buy milk”."])
    #expect(try await terminal.say(".help").contains { $0.hasPrefix(".locale LOCALE") })
    let unknown = "there are no phrases for the locale “tlh”; take one of de, en, es, fr, ja, ru"
    #expect(try await terminal.say(".locale tlh") == [unknown])
    try terminal.type(".l\t")
    try await terminal.appeared(".locale ")
    try terminal.type("de\r")
    #expect(try await terminal.prompted().last == "de")
    #expect(try await terminal.say("füge Brot kaufen hinzu") == ["„Brot kaufen“ hinzugefügt."])
    #expect(try await terminal.say(".explain").joined().contains("AddTask"))
    #expect(try await terminal.say(".florp") == ["there is no .florp; .help lists what there is"])
    try terminal.type(".exit\r")
    _ = await terminal.rest()
    #expect(await terminal.child.end() == 0)
    #expect(terminal.isSane)
  }

  @Test("Work that takes long has a bar, and a “cancel” that is typed ends it at once") func cancelled() async throws {
    try home.tasks(150_000)
    let terminal = try TerminalConversation(home, "--quiet")
    _ = try await terminal.prompted()
    try terminal.type("import tasks from many.csv\r")
    try await terminal.shown("█")
    try terminal.type("florp\rcancel\r")
    #expect(try await terminal.prompted().last == "Cancelled.")
    // What was typed besides waits for the prompt.
    let after = try await terminal.prompted()
    #expect(after == ["florp", "I did not understand “florp”."])
    let undone = try await terminal.say("undo")
    #expect(undone == ["There is nothing that I can undo."])
    try terminal.type("\u{4}")
    _ = await terminal.rest()
    #expect(await terminal.child.end() == 0)
    #expect(terminal.isSane)
  }

  @Test("In another locale the open question has its colours, and no codes as text") func locale() async throws {
    let terminal = try TerminalConversation(home, "--quiet")
    _ = try await terminal.prompted()
    _ = try await terminal.say("add buy milk")
    _ = try await terminal.say("complete a task")
    #expect(
      try await terminal.say(".locale de").map(Self.squeezed) == [
        "de", "Welche Aufgabe soll ich erledigen?", "1 Buy milk Offen",
      ])
  }

  @Test("Who types what leaves other programs hears how this one is left, in the language that is spoken")
  func leaving() async throws {
    let terminal = try TerminalConversation(home, "--quiet", "--locale", "de")
    _ = try await terminal.prompted()
    for word in ["exit", "Programm beenden", ":q", "tschüss"] {
      #expect(try await terminal.say(word).last == "Strg-D beendet das Programm.")
    }
    #expect(try await terminal.say("füge Brot hinzu") == ["„Brot“ hinzugefügt."])
  }

  @Test("A signal that ends the program leaves the terminal sane") func terminate() async throws {
    let terminal = try TerminalConversation(home)
    _ = try await terminal.prompted()
    terminal.child.send(SIGTERM)
    _ = await terminal.rest()
    #expect(await terminal.child.end() == 128 + SIGTERM)
    #expect(terminal.isSane)
  }

  /// A symbol may stand before what a line names, and columns may be wider for it.
  private static func squeezed(_ line: some StringProtocol) -> String {
    line.split(separator: " ").joined(separator: " ")
  }
}
