import Foundation
import Testing

@Suite("Phrases of an app that cannot be read")
struct UnreadPhrasesTests {
  private func home() throws -> Home {
    let home = try Home()
    _ = try home.file("P/en/a.yaml", "intents:\n  AddTask: [\"add {title}\"]\n")
    _ = try home.file(
      "T/en/a.jsonl", #"{"text": "add milk", "expect": {"intent": "AddTask", "slots": {"title": "milk"}}}"#)
    return home
  }

  @Test("What of another language cannot be read is told by the tests and by an export, which write what they can")
  func otherLanguage() async throws {
    let home = try home()
    #expect(try await home.shell("$daybook test --phrases P T").status == 0)
    _ = try home.file("P/de/a.yaml", "intents:\n  AddTask: [\"füge {title} hinzu\"\n")
    let tested = try await home.shell("$daybook test --phrases P T")
    #expect(tested.status == 6)
    #expect(tested.output.contains("P/de/a.yaml:2:12"))
    #expect(try await home.shell("$daybook test --phrases P --locale en T").status == 0)
    let exported = try await home.shell("$daybook export --format yaml --phrases P --output o && true; echo $?; ls o")
    #expect(exported.output.hasPrefix("6\n") && exported.output.contains("en"))
    #expect(exported.errors.components(separatedBy: "P/de/a.yaml:2:12").count == 2)
  }

  @Test(
    "A folder of phrases that is not there ends what would be done with nothing",
    arguments: ["test T", "test --generate", "export --format yaml", "intents", "match hello", "ask hello"])
  func missing(verb: String) async throws {
    for found in ["", "--phrases P"] {
      let outcome = try await home().shell("$daybook \(verb) \(found) --phrases nowhere")
      #expect(outcome.status == 6 && outcome.output.isEmpty)
      #expect(outcome.errors.contains("cannot read the phrases in nowhere"))
    }
    let table = try await home().shell("$parlance match --phrases P --phrases nowhere \"add milk\"")
    #expect(table.status == 6 && table.output.isEmpty)
  }
}
