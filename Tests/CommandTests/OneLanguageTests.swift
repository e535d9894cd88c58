import Testing

@Suite("Tests of one language")
struct OneLanguageTests {
  @Test("With --locale a line that names another locale is not run")
  func oneLocale() async throws {
    let home = try Home()
    _ = try home.file("Phrases/en/a.yaml", "intents:\n  Stop: [\"halt\"]\n")
    _ = try home.file("Phrases/de/a.yaml", "intents:\n  Stop: [\"anhalten\"]\n")
    let lines = [("anhalten", ", \"locale\": \"de\""), ("halt", ", \"locale\": \"en\""), ("anhalten", "")]
    let tests = lines.map { "{\"text\": \"\($0)\", \"intent\": \"Stop\"\($1)}\n" }
    _ = try home.file("Tests/Phrases/all.jsonl", tests.joined())
    let outcome = try await home.shell("$parlance test --locale de")
    #expect(outcome.status == 0 && outcome.lines.last == "2 passed, 0 failed", "\(outcome.output)")
    #expect(try await home.shell("$parlance test --locale de-AT").lines.last == "2 passed, 0 failed")
    _ = try home.file("Tests/Phrases/all.jsonl", tests[1])
    let none = try await home.shell("$parlance test --locale de")
    #expect(none.status == 6 && none.errors.contains("there is no test in “de”"))
  }
}
