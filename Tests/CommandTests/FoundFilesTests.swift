import Foundation
import Testing

@Suite("Which files the verb test reads, and which it tells to be none")
struct FoundFilesTests {
  private static let test = "{\"text\": \"halt\", \"intent\": \"Stop\"}\n"

  private func home() throws -> Home {
    let home = try Home()
    _ = try home.file("Phrases/en/a.yaml", "intents:\n  Stop: [\"halt\"]\n")
    _ = try home.file("Tests/Phrases/en/a.jsonl", Self.test)
    return home
  }

  @Test("Tests are found whatever letters their files end in, and those in a file called otherwise are told")
  func misnamed() async throws {
    let home = try home()
    _ = try home.file("T/en/a.JSONL", Self.test)
    _ = try home.file("T/en/b.ndjson", Self.test)
    _ = try home.file("T/en/data.json", "{\"halt\": 1}\n")
    _ = try home.file("T/en/words.txt", "halt\n")
    #expect(try await home.shell("$parlance test T").output.contains("2 passed, 0 failed"))
    _ = try home.file("T/en/c.json", Self.test)
    _ = try home.file("T/en/d.jsonlines", Self.test)
    _ = try home.file("T/en/e.txt", Self.test)
    let outcome = try await home.shell("$parlance test T")
    #expect(outcome.status == 6 && outcome.output.contains("2 passed, 3 failed"))
    for name in ["c", "d", "e"] {
      #expect(outcome.output.contains("call it T/en/\(name).jsonl, or name the file itself"))
    }
    #expect(try await home.shell("$parlance test T/en/c.json").status == 0)
  }

  @Test("Tests in a list of JSON or in a table are told, and not passed over")
  func lists() async throws {
    let home = try home()
    _ = try home.file("T/en/a.jsonl", Self.test)
    _ = try home.file("T/en/list.json", "[\n{\"text\": \"halt\", \"intent\": \"Go\"}\n]\n")
    _ = try home.file("T/en/table.csv", "\"Sentence\",\"Intent\"\nhalt,Go\n")
    _ = try home.file("T/en/other.csv", "name,price\ntea,2\n")
    let outcome = try await home.shell("$parlance test T")
    #expect(outcome.status == 6 && outcome.output.contains("1 passed, 2 failed"))
    #expect(outcome.output.contains("write one object a line, without brackets, in T/en/list.jsonl"))
    #expect(outcome.output.contains("write one object a line in T/en/table.jsonl"))
    let alone = try await home.shell("rm T/en/a.jsonl; $parlance test T")
    #expect(alone.status == 6 && alone.output.contains("0 passed, 2 failed"))
  }

  @Test("What a test cannot mean is told where it stands")
  func meaningless() async throws {
    let home = try home()
    _ = try home.file("T/en/a.jsonl", "{\"text\": \"  \", \"intent\": null}\n")
    let tests = """
      \u{FEFF}tests:
        - sentences: ["halt"]
          intent: Stop
          heard: true
        - sentences: [""]
          intent: null
      """
    _ = try home.file("T/en/b.yaml", tests)
    let outcome = try await home.shell("$parlance test T")
    #expect(outcome.status == 6)
    #expect(outcome.output.contains("a.jsonl:1:10: “text” says nothing"))
    #expect(outcome.output.contains("b.yaml:4:5: “heard” means something in lines of JSON, and nothing here"))
    #expect(outcome.output.contains("b.yaml:5:17: the sentence says nothing"))
  }

  @Test("An error in a table of a language that no test has fails too")
  func otherLanguage() async throws {
    let home = try home()
    _ = try home.file("Phrases/de/a.yaml", "language: de\nintents:\n  Stop: [\"halt (an\"]\n")
    let outcome = try await home.shell("$parlance test")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("Phrases/de/a.yaml:3"))
  }

  @Test("Where no test is of the language that is wanted, those that are there are named")
  func noneOfLanguage() async throws {
    let outcome = try await home().shell("$parlance test --locale fr")
    #expect(outcome.status == 6)
    #expect(outcome.errors.contains("there is no test in “fr” in Tests/Phrases; there are some in en"))
  }
}
