import Foundation
import ParlanceTesting
import Testing

@Suite("Scenarios in tests")
struct ExpectScenarioTests {
  @Test("A scenario that differs is an issue at its own line, one that does not is none")
  func issues() async throws {
    let phrases = try AppReplayTests.phrases()
    let folder = phrases.path + "/Scenarios/en"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, answer) in [("a.txt", "Noted: tea."), ("b.txt", "Noted: coffee.")] {
      let text = "now: 2026-02-12\n\n> note tea\n= AddNote text=\"tea\"\n< \(answer)\n"
      try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/" + name))
    }
    let files = try Scenarios.files(in: folder)
    #expect(files == [folder + "/a.txt", folder + "/b.txt"])
    await expectScenario(folder + "/a.txt", app: NoteApp.self, phrases: [phrases.path])
    await withKnownIssue {
      await expectScenario(folder + "/b.txt", app: NoteApp.self, phrases: [phrases.path])
    } matching: { issue in
      issue.sourceLocation?.line == 5 && issue.comments.first?.rawValue.contains("got: < Noted: tea.") == true
    }
  }

  @Test("A folder without scenarios throws")
  func none() throws {
    #expect(throws: (any Error).self) { try Scenarios.files(in: "nowhere", beside: #filePath) }
  }
}
