import Foundation
import Testing

@Suite("What the verb test reads, and what it tells")
struct TestedFoldersTests {
  private func home() throws -> Home {
    let home = try Home()
    _ = try home.file("Phrases/en/a.yaml", "intents:\n  Go: [\"go to {place}\"]\n")
    _ = try home.file("Phrases/de/a.yaml", "intents:\n  Go: [\"gehe nach {place}\"]\n")
    _ = try home.file(
      "Tests/Phrases/en/a.jsonl", #"{"text": "go to Rome", "intent": "Go", "slots": {"place": "Rome"}}"#)
    return home
  }

  @Test("A link to a folder of tests is followed, also where it leads in a circle")
  func links() async throws {
    let home = try home()
    _ = try home.file("others/a.jsonl", #"{"text": "gehe nach Rom", "intent": "Go", "slots": {"place": "Rom"}}"#)
    let outcome = try await home.shell(
      "ln -s ../../others Tests/Phrases/de; ln -s .. Tests/Phrases/en/up; $parlance test")
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.lines.last == "2 passed, 0 failed")
  }

  @Test("A link that leads nowhere is a file that cannot be read")
  func brokenLink() async throws {
    let outcome = try await home().shell("ln -s nowhere.jsonl Tests/Phrases/en/b.jsonl; $parlance test")
    #expect(outcome.status == 6)
    #expect(outcome.output.contains("cannot read Tests/Phrases/en/b.jsonl: No such file or directory"))
  }

  @Test(
    "An error in a table fails, in every report, though no test needs what it leaves out", arguments: ["text", "junit"])
  func faultyTable(format: String) async throws {
    let home = try home()
    _ = try home.file("Phrases/en/b.yaml", "intents:\n  Stop: [\"halt (now\"]\n")
    let outcome = try await home.shell("$parlance test --format \(format)")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("is never closed"))
    #expect(outcome.output.contains("Phrases/en/b.yaml"))
  }

  @Test("Where nothing of a table is sound it is read once, however many tests there are", .timeLimit(.minutes(15)))
  func nothingSound() async throws {
    let home = try Home()
    let table = (0..<300).map { "  Go\($0): [\"go \($0) (now\"]\n" }.joined()
    _ = try home.file("Phrases/en/a.yaml", "intents:\n" + table)
    let tests = (0..<2000).map { #"{"text": "go \#($0)", "intent": "Go\#($0)"}"# }.joined(separator: "\n")
    _ = try home.file("Tests/Phrases/en/a.jsonl", tests)
    let outcome = try await home.shell("$parlance test")
    #expect(outcome.status == 6)
    #expect(outcome.lines.last == "0 passed, 2000 failed")
    #expect(outcome.output.contains("… and 1999 more that failed for the same reason"))
    #expect(outcome.lines.count < 20)
  }

  @Test("Of very many failures the first are told, and how many more there are")
  func manyFailures() async throws {
    let home = try home()
    let tests = (0..<500).map { #"{"text": "go to \#($0)", "intent": null}"# }.joined(separator: "\n")
    _ = try home.file("Tests/Phrases/en/a.jsonl", tests)
    let outcome = try await home.shell("$parlance test")
    #expect(outcome.lines.last == "0 passed, 500 failed")
    #expect(outcome.output.contains("… and 300 more; `--format json` has all"))
  }
}
