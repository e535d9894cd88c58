import Foundation
import Testing

/// What is told of files that are no catalogues, and of words of the command line that are none.
@Suite("Broken files and misspelt words")
struct BrokenFileTests {
  private static let verbs = ["lint .", "match go", "test --generate .", "export --format yaml", "import ."]

  @Test("A folder called like a catalogue is told", arguments: verbs)
  func folder(_ verb: String) async throws {
    let home = try Home()
    _ = try home.file("App/AppShortcuts.xcstrings/readme.txt", "")
    let outcome = try await home.shell("$parlance \(verb)")
    #expect(outcome.status == 6)
    guard verb != "match go" else { return }
    #expect((outcome.output + outcome.errors).contains("App/AppShortcuts.xcstrings is a folder and no catalogue"))
    #expect(try await home.shell("$parlance match --phrases App go").errors.contains("is a folder and no catalogue"))
  }

  @Test("A compiled property list is told as what it is", arguments: verbs)
  func propertyList(_ verb: String) async throws {
    let home = try Home()
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["Go with ${applicationName}": "Geh"], format: .binary, options: 0)
    let file = try home.file("App/de.lproj/AppShortcuts.strings", "")
    try list.write(to: URL(fileURLWithPath: file))
    let outcome = try await home.shell("$parlance \(verb)")
    #expect(outcome.status == 6)
    #expect((outcome.output + outcome.errors).contains("this is a binary property list and no text"))
  }

  @Test("In an empty folder every verb says what to name, with one status")
  func nothing() async throws {
    let home = try Home()
    for verb in ["match go", "explain go", "test", "test ."] {
      let outcome = try await home.shell("$parlance \(verb)")
      #expect(outcome.status == 6 && outcome.errorLines.count == 1)
      #expect(outcome.errors.contains("there is no folder Phrases here"), "\(verb): \(outcome.errors)")
    }
  }

  @Test("The values of an option are told as a sentence, and a locale as it was written")
  func words() async throws {
    let home = try Home()
    _ = try home.file("Phrases/en/a.yaml", "intents:\n  Go: [\"go\"]\n")
    let format = try await home.shell("$parlance lint --format tape")
    #expect(format.status == 2 && format.errors.contains("one of the following: text, json, junit, "))
    let locale = try await home.shell("echo '{\"text\":\"go\",\"locale\":\"!!\"}' | $parlance match")
    #expect(locale.errors.contains("“!!” is no locale"))
  }

  @Test("A misspelt intent is told with the one that is meant, and an option of the program with its place")
  func run() async throws {
    let home = try Home()
    let intent = try await home.daybook("run", "AddTsk", "--title", "milk")
    #expect(intent.status == 2 && intent.errors.contains("did you mean AddTask?"))
    for option in ["--json", "--locale"] {
      let outcome = try await home.daybook("run", "AddTask", "--title", "milk", option)
      #expect(outcome.status == 2 && outcome.errors.contains("daybook run \(option) …"))
    }
    let parameter = try await home.daybook("run", "AddTask", "--titel", "milk")
    #expect(parameter.status == 2 && !parameter.errors.contains("stands before the intent"))
  }
}
