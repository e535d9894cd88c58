import Foundation
import Testing

@Suite("The verb test of tables")
struct TableTestTests {
  private static let table = "intents:\n  Go: [\"go to {place}\"]\n  Stop: [\"halt\"]\n"

  private func home(_ tests: String) throws -> Home {
    let home = try Home()
    _ = try home.file("Phrases/en/a.yaml", Self.table)
    _ = try home.file("Phrases/de/a.yaml", "intents:\n  Stop: [\"anhalten\"]\n")
    _ = try home.file("Tests/Phrases/en/a.jsonl", tests)
    return home
  }

  @Test("Tests of all languages run at once, and what no test reached is told")
  func passes() async throws {
    let home = try home("{\"text\": \"go to Rome\", \"intent\": \"Go\", \"slots\": {\"place\": \"Rome\"}}\n")
    _ = try home.file("Tests/Phrases/de/a.jsonl", "{\"text\": \"anhalten\", \"intent\": \"Stop\"}\n")
    let outcome = try await home.shell("$parlance test")
    #expect(outcome.status == 0)
    #expect(outcome.lines.last == "2 passed, 0 failed")
    #expect(
      outcome.output.contains(
        "2 of 3 phrases, 2 of 3 combinations of slots reached; not:\n  Phrases/en/a.yaml:3: Stop: halt"))
  }

  @Test("A failure comes with the reason, and the status is 1")
  func fails() async throws {
    let outcome = try await home("{\"text\": \"halt\", \"intent\": \"Go\"}\n").shell("$parlance test")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("Tests/Phrases/en/a.jsonl:1: wrong intent: “halt”"))
    #expect(outcome.output.contains("why:"))
    #expect(outcome.output.contains("Go as Stop: 1"))
  }

  @Test("A failure shows what was taken for the app's name, and the key that was meant")
  func applicationName() async throws {
    let home = try Home()
    let catalog = "{\"sourceLanguage\": \"en\", \"strings\": {\"Stop ${applicationName}\": {}}}"
    _ = try home.file("App/AppShortcuts.xcstrings", catalog)
    _ = try home.file(
      "App/a.jsonl", "{\"text\": \"stop my pizza\", \"expect\": null}\n{\"text\": \"stop it\", \"intent\": \"Stop\"}\n")
    let outcome = try await home.shell("$parlance test .")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("{applicationName} “my pizza”"), "\(outcome.output)")
    #expect(outcome.output.contains("there is no intent “Stop”; did you mean “Stop ${applicationName}”?"))
    let refused = try await home.shell("$parlance match stop")
    #expect(refused.output.hasPrefix("none: the nearest is “Stop ${applicationName}” (App/"))
  }

  @Test("With --explain a failure comes with every candidate")
  func explained() async throws {
    let home = try home("{\"text\": \"halt\", \"intent\": \"Go\"}\n")
    let stops = (0..<20).map { "  Stop\($0): [\"halt\"]\n" }.joined()
    _ = try home.file("Phrases/en/b.yaml", "intents:\n" + stops)
    let (short, long) = (try await home.shell("$parlance test"), try await home.shell("$parlance test --explain"))
    #expect(long.status == 1)
    #expect(long.lines.count > short.lines.count)
    #expect(long.output.contains("Stop19"))
  }

  @Test(
    "With --watch tests are run again when they are saved, and all of them when a table is", .timeLimit(.minutes(15)))
  func watched() async throws {
    let home = try home("{\"text\": \"halt\", \"intent\": \"Stop\"}\n")
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let (reading, writing) = (ends[0], ends[1])
    defer { close(reading) }
    let child = try ChildProcess(
      [BuiltProgram.parlance.path, "test", "--watch"], home.variables, folder: home.folder
    ) { actions in
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_adddup2(&actions, writing, 1)
      posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
      posix_spawn_file_actions_addclose(&actions, reading)
    }
    close(writing)
    #expect(await read(reading) { $0.contains("1 passed, 0 failed\n") }.contains("1 passed, 0 failed\n"))
    _ = try home.file("Tests/Phrases/en/a.jsonl", "{\"text\": \"halt\", \"intent\": \"Go\"}\n")
    #expect(await read(reading) { $0.contains("0 passed, 1 failed\n") }.contains("Tests/Phrases/en/a.jsonl:1"))
    _ = try home.file("Phrases/en/a.yaml", "intents:\n  Go: [\"halt\"]\n")
    #expect(await read(reading) { $0.contains("1 passed, 0 failed\n") }.contains("1 passed, 0 failed\n"))
    child.send(SIGTERM)
    #expect(await child.end() == 128 + SIGTERM)
  }

  @Test("Scenarios are listed and not run; where there is nothing else the command that runs them is named")
  func scenarios() async throws {
    let scenario =
      "# Goes.\napp: daybook\nlocale: en\nnow: 2026-02-12T09:30:00\ntime-zone: Europe/Berlin\n\n> go\n< Gone.\n"
    let home = try home("{\"text\": \"halt\", \"intent\": \"Stop\"}\n")
    let file = try home.file("Tests/Scenarios/en/a.txt", scenario)
    let both = try await home.shell("$parlance test")
    #expect(both.status == 0)
    #expect(both.output.contains("needs `daybook test`"))
    #expect(both.lines.last == "1 passed, 0 failed, 1 skipped")
    let alone = try await home.shell("$parlance test '\(file)'")
    #expect(alone.status == 6)
    #expect(alone.errors.contains("`daybook test`"))
  }

  @Test("A baseline lets old failures be, and no more")
  func baseline() async throws {
    let home = try home(
      "{\"text\": \"halt\", \"intent\": \"Go\"}\n{\"text\": \"halt\", \"intent\": \"Stop\", \"id\": \"b\"}\n")
    #expect(try await home.shell("$parlance test --update").status == 2)
    #expect(try await home.shell("$parlance test --baseline base.jsonl").status == 6)
    _ = try home.file(
      "Tests/Phrases/en/a.jsonl",
      "{\"text\": \"halt\", \"intent\": \"Go\"}\n{\"text\": \"go to Rome\", \"intent\": \"Go\", \"slots\": {\"place\": \"Rome\"}}\n"
    )
    let first = try await home.shell("$parlance test --baseline base.jsonl --update")
    #expect(first.status == 0)
    #expect(first.lines.last == "1 passed, 0 failed, 1 failed as before")
    _ = try home.file("Tests/Phrases/en/a.jsonl", "{\"text\": \"halt\", \"intent\": \"Stop\"}\n")
    #expect(try await home.shell("$parlance test --baseline base.jsonl").status == 1)
  }

  @Test("A folder with nothing but a catalogue gives tests that pass")
  func newcomer() async throws {
    let home = try Home()
    _ = try home.file(
      "App/AppShortcuts.xcstrings",
      """
      {"sourceLanguage": "en", "strings": {"Start a timer with ${applicationName}": {"localizations":
      {"de": {"stringUnit": {"state": "translated", "value": "Starte einen Wecker mit ${applicationName}"}}}}}, "version": "1.0"}
      """)
    let made = try await home.shell("$parlance test --generate .")
    #expect(made.status == 0)
    #expect(made.objects.map { $0["locale"] as? String } == ["de", "en"])
    let file = try home.file("tests.jsonl", made.output)
    let outcome = try await home.shell("$parlance test --phrases '\(home.folder)/App' '\(file)'")
    #expect(outcome.lines.last == "2 passed, 0 failed")
  }

  @Test("Tests that are made say the app's own name, and pass with the catalogues of the folder")
  func ownName() async throws {
    let home = try Home()
    let unit = { (text: String) in "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}}" }
    _ = try home.file(
      "AppShortcuts.xcstrings",
      """
      {"sourceLanguage": "en", "strings": {"Start a timer with ${applicationName}": {"localizations":
      {"de": \(unit("Starte einen Wecker mit ${applicationName}"))}}}, "version": "1.0"}
      """)
    _ = try home.file(
      "InfoPlist.xcstrings",
      """
      {"sourceLanguage": "en", "strings": {"CFBundleDisplayName": {"localizations":
      {"en": \(unit("Runner’s Log")), "de": \(unit("Laufbuch"))}}}, "version": "1.0"}
      """)
    let made = try await home.shell("$parlance test --generate . > t.jsonl; cat t.jsonl")
    #expect(made.output.contains("with Runner’s Log") && made.output.contains("mit Laufbuch"))
    let outcome = try await home.shell("$parlance test .")
    #expect(outcome.status == 0 && outcome.lines.last == "2 passed, 0 failed")
    #expect(try await home.shell("$parlance match --phrases . --locale en start a timer with runners log").status == 0)
  }

  @Test("Without any phrases that is told once, and the status is 6", arguments: ["", " --phrases nowhere"])
  func noPhrases(_ option: String) async throws {
    let home = try Home()
    _ = try home.file("t.jsonl", "{\"text\": \"halt\", \"intent\": \"Stop\"}\n{\"text\": \"go\", \"intent\": \"Go\"}\n")
    let outcome = try await home.shell("$parlance test t.jsonl\(option)")
    #expect(outcome.status == 6)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("Phrases") || outcome.errors.contains("nowhere"))
  }

  @Test("A file that is no test is told among the tests in the order of lines, and the status is 6")
  func broken() async throws {
    let home = try home("{\"text\": \"halt\", \"intent\": \"Go\"}\n{bad\n")
    let outcome = try await home.shell("$parlance test")
    #expect(outcome.status == 6)
    let first = try #require(outcome.output.firstRange(of: "a.jsonl:1"))
    let second = try #require(outcome.output.firstRange(of: "a.jsonl:2"))
    #expect(first.lowerBound < second.lowerBound)
    #expect(outcome.output.contains("(en): match"))
  }

  @Test("A broken catalogue is told at its own place, and the status is 6")
  func brokenCatalogue() async throws {
    let home = try Home()
    _ = try home.file("AppShortcuts.xcstrings", "{\"sourceLanguage\": \"en\", b")
    _ = try home.file("t.jsonl", "{\"text\": \"halt\", \"intent\": \"Stop\"}\n")
    let outcome = try await home.shell("$parlance test --phrases . t.jsonl")
    #expect(outcome.status == 6)
    #expect(outcome.output.contains("AppShortcuts.xcstrings:1:"))
  }

  @Test("The root of a project is taken for the catalogues below it")
  func projectRoot() async throws {
    let home = try Home()
    try home.shortcuts("Start ${applicationName}", in: "App/Resources")
    #expect(try await home.shell("$parlance match --phrases . start strava").status == 0)
    #expect(
      try await home.shell("$parlance test --generate . > t.jsonl; $parlance test --phrases . t.jsonl").status == 0)
  }

  @Test("A phrase that ends in a question mark is no guess, and has a test")
  func question() async throws {
    let home = try Home()
    try home.shortcuts("Anything new in ${applicationName}?", in: "App")
    let made = try await home.shell("$parlance test --generate --name Tidal App")
    #expect(made.objects.map { $0["text"] as? String } == ["Anything new in Tidal?"])
    #expect(try await home.shell("$parlance match --phrases App 'anything new in tidal?'").status == 0)
  }

  @Test("Phrases of which no test can be made are told")
  func leftOut() async throws {
    let home = try Home()
    _ = try home.file(
      "a.yaml", "intents:\n  Go: [\"go now\"]\n  Run: [\"go now\"]\n  Stop: [\"halt\"]\n")
    let outcome = try await home.shell("$parlance test --generate .")
    #expect(outcome.objects.count == 1)
    #expect(outcome.errors.contains("2 phrases of “en” have no test"))
  }

  @Test("Tests of one sentence in several situations keep their baseline")
  func situations() async throws {
    let home = try home(
      "{\"text\": \"halt\", \"intent\": \"Stop\"}\n{\"text\": \"halt\", \"context\": {\"area\": \"x\"}, \"intent\": \"Go\"}\n"
    )
    #expect(try await home.shell("$parlance test --baseline b --update").status == 0)
    #expect(try await home.shell("$parlance test --baseline b").status == 0)
  }

  @Test("Where only the context is missing that is told")
  func contextMissing() async throws {
    let home = try home("{\"text\": \"open the door\", \"intent\": \"Open\"}\n")
    _ = try home.file(
      "Phrases/en/b.yaml",
      "intents:\n  Open: {data: [{sentences: [\"open the door\"], requires_context: {area: hall}}]}\n")
    #expect(try await home.shell("$parlance test").output.contains("ruled out by the context: “area”"))
    let said = try await home.shell("$parlance match --json open the door")
    #expect(said.status == 3)
    #expect((said.objects.first?["why"] as? String)?.contains("ruled out by the context") == true)
  }

  @Test(
    "Formats are written to standard output alone",
    arguments: ["json", "junit", "tap", "github", "sarif", "markdown", "html"])
  func formats(_ format: String) async throws {
    let outcome = try await home("{\"text\": \"halt\", \"intent\": \"Stop\"}\n").shell(
      "$parlance test --format '\(format)'")
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    #expect(!outcome.output.isEmpty)
  }

  @Test("Lines of several languages are matched by one program, in their order")
  func languages() async throws {
    let home = try Home()
    _ = try home.file("P/en/a.yaml", "intents:\n  Go: [\"go home\"]\n")
    _ = try home.file("P/de/a.yaml", "intents:\n  Go: [\"geh heim\"]\n")
    let line = { (text: String, locale: String) in
      "{\"id\":\"\(locale)\",\"text\":\"\(text)\",\"locale\":\"\(locale)\"}"
    }
    let lines = [
      line("geh heim", "de-AT"), line("go home", "en"), line("va", "fr"), line("geh heim", "de"),
      "{\"text\":\"go home\"}",
    ]
    _ = try home.file("in", (0..<20).flatMap { _ in lines }.joined(separator: "\n") + "\n")
    let outcome = try await home.shell("$parlance match --json --locale en --phrases P < in")
    let decisions = outcome.objects.map { "\($0["id"] ?? "") \($0["decision"] ?? "")" }
    let once = ["de-AT match", "en match", "fr none", "de match", "<null> match"]
    #expect(decisions == (0..<20).flatMap { _ in once })
    #expect(outcome.errors.contains("there are no phrases for the locale “fr”"))
  }

  @Test(
    "Where the machine's language has no phrases the lines name theirs; a single utterance ends with the status for data"
  )
  func otherLanguage() async throws {
    let home = try Home()
    _ = try home.file("P/de/a.yaml", "intents:\n  Go: [\"geh heim\"]\n")
    _ = try home.file("in", "{\"text\":\"geh heim\",\"locale\":\"de\"}\n")
    let outcome = try await home.shell("LC_ALL=en_GB.UTF-8 $parlance match --phrases P < in")
    #expect(outcome.output == "Go\n")
    #expect(try await home.shell("LC_ALL=en_GB.UTF-8 $parlance match --phrases P geh heim").status == 6)
    #expect(try await home.shell("$parlance match --locale en --phrases P < in").status == 6)
  }

  @Test("A file that is no baseline is never written over", arguments: ["test", "lint"])
  func noBaseline(_ verb: String) async throws {
    let home = try home("{\"text\": \"halt\", \"intent\": \"Stop\"}\n")
    let outcome = try await home.shell("$parlance \(verb) --baseline Phrases/en/a.yaml --update")
    #expect(outcome.status == 6 && outcome.errors.contains("is not overwritten"))
    #expect(try await home.shell("$parlance test").status == 0)
  }
}
