import Foundation
import Testing

@Suite("Conversations with a voice and a recogniser", .serialized, .timeLimit(.minutes(15))) struct SpeechProgramTests {
  private let home: Home

  init() throws { home = try Home() }

  @Test("Replies are said for ears, and shown as ever") func speaks() async throws {
    let outcome = try await home.daybook("--speak", "cat >>'\(home.folder)/said'", input: "add buy milk\n")
    #expect(outcome.output == "Added “Buy milk”.\n")
    #expect(try await home.shell("cat said").output == "Added Buy milk.\n")
    let asked = try await home.daybook("ask", "complete a task", "--speak", "cat >'\(home.folder)/asked'")
    #expect(asked.status == 4)
    #expect(try await home.shell("cat asked").output.hasPrefix("Which task should I complete? Buy milk."))
  }

  @Test("A voice that is not there is told in one line, and the conversation goes on") func noVoice() async throws {
    let outcome = try await home.daybook("--speak", "no-such-voice", input: "add buy milk\nadd bread\n")
    #expect(outcome.output == "Added “Buy milk”.\nAdded “Bread”.\n")
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.status == 0)
    home.environment["PATH"] = "/nowhere"
    let none = try await home.daybook("--speak", input: "")
    #expect(none.status == 2)
    #expect(none.errors.contains("install spd-say or espeak-ng"))
  }

  @Test("The words behind a bare --speak are said to the assistant, and never run") func speakAmongWords() async throws
  {
    _ = try home.file("voice", "#!/bin/sh\ncat >>\"$HOME/said\"\n")
    // A copy, since a program that another test starts meanwhile may hold what was written here open, and nobody can run it until it ends.
    _ = try await home.shell("mkdir bin && cp voice bin/espeak-ng && chmod +x bin/espeak-ng")
    home.environment["PATH"] = "\(home.folder)/bin:/usr/bin:/bin"
    for words in [
      ["ask", "--speak", "touch", "milk"], ["ask", "--speak", "gibberish"], ["--speak", "ask", "gibberish"],
    ] {
      let outcome = try await home.run([BuiltProgram.daybook.path] + words, input: Data())
      #expect(outcome.status == 3)
      #expect(outcome.output.contains("understand"))
    }
    #expect(try await home.shell("wc -l <said; ls milk").output == "3\n")
    let own = try await home.daybook("--speak", "cat >own", "ask", "add", "buy", "milk")
    #expect(own.output == "Added “Buy milk”.\n")
    #expect(try await home.shell("cat own").output == "Added Buy milk.\n")
  }

  @Test("Nothing is done where a voice is asked for that is not there") func noVoiceNoTask() async throws {
    home.environment["PATH"] = "/nowhere"
    #expect(try await home.daybook("ask", "add", "buy", "milk", "--speak").status == 2)
    #expect(try await home.daybook("ask", "what are my tasks").output.contains("no open tasks"))
  }

  @Test("A recogniser and a voice that are killed in the middle are made good, and nothing is done twice") func killed()
    async throws
  {
    let script = try home.file(
      "hear.sh",
      #"""
      echo "RECOGNIZING: add"
      echo "RECOGNIZED: Add buy milk."
      if [ ! -e died ]; then touch died; kill -9 $$; fi
      echo "RECOGNIZED: What are my tasks?"
      """#)
    let outcome = try await home.shell("$daybook $fixed --listen 'sh \(script)' --speak 'kill -9 $$' </dev/null")
    #expect(outcome.lines == ["Added “Buy milk”.", "You have one open task:", "Buy milk"])
    #expect(outcome.errorLines.contains { $0.hasPrefix("daybook: the recogniser died with status 137") })
    #expect(outcome.status == 0)
  }

  @Test("A recogniser that cannot be had ends the conversation with a sentence") func noRecogniser() async throws {
    let outcome = try await home.shell("$daybook $fixed --listen 'no-such-recogniser' </dev/null")
    #expect(outcome.status == 6)
    #expect(outcome.errorLines.last?.contains("no-such-recogniser") == true)
    #expect(try await home.daybook("--listen", " ").status == 2)
  }

  @Test("A signal takes the recogniser along") func signal() async throws {
    let outcome = try await home.shell(
      "mkfifo pipe; $daybook $fixed --listen 'echo $$ >pid; cat pipe' </dev/null & while [ ! -s pid ]; do :; done; kill -TERM $!; wait $!; "
        + "echo $?; timeout 10 sh -c 'while kill -0 $(cat pid) 2>/dev/null && ! grep -q \"^State:.Z\" /proc/$(cat pid)/status; do :; done' && echo gone"
    )
    #expect(outcome.lines == ["143", "gone"])
  }

  @Test("At a terminal what is heard and what is typed are one conversation") func terminal() async throws {
    let spoken = home.folder + "/spoken"
    try #require(mkfifo(spoken, 0o600) == 0)
    // Both ends, so that neither side waits for the other.
    let pipe = open(spoken, O_RDWR | O_CLOEXEC)
    defer { close(pipe) }
    let conversation = try TerminalConversation(home, "--listen", "cat '\(spoken)'")
    _ = try await conversation.prompted()
    #expect(try await conversation.say("add buy milk") == ["Added “Buy milk”."])
    let line = Array("RECOGNIZED: Complete a task.\n".utf8)
    try #require(write(pipe, line, line.count) == line.count)
    try await conversation.appeared("Open")
    try await conversation.appeared("› ")
    #expect(try await conversation.say("the first one") == ["Completed “Buy milk”."])
    try conversation.type("\u{4}")
    #expect(await conversation.child.end() == 0)
  }
}
