import Foundation
import ParlanceAssistant
import ParlanceCommand
import ParlanceScenarios
import Testing

@testable import daybook

/// One after the other, and as many programs at once as there are processors.
@Suite("Scenarios through the program", .serialized)
struct ProgramTests {
  /// Every tenth scenario of each language, beginning at a place of the ten, of those of which all events can be carried.
  static func files(
    from first: Int, in languages: [String] = (try? DaybookFiles.languages()) ?? [],
    _ canCarry: (ScenarioStep.Event) -> Bool
  ) throws -> [String] {
    try languages.flatMap { language in
      // A language that has none is told by another test.
      let all = (try? ScenarioFiles.find(["\(DaybookFiles.scenarios)/\(language)"])) ?? []
      let files = try all.filter {
        try ScenarioFiles.read($0).scenario?.steps.allSatisfy { canCarry($0.event) } ?? false
      }
      return stride(from: first, to: files.count, by: 10).map { files[$0] }
    }
  }

  private func play(_ files: [String], on replay: ScenarioReplay) async {
    let report = await replay.play(files: files, atOnce: ProcessInfo.processInfo.activeProcessorCount)
    #expect(report.cases.count == files.count)
    for test in report.cases { test.record() }
  }

  @Test("Every tenth goes the same way line by line through a pipe") func pipe() async throws {
    await play(try Self.files(from: 0, PipeStage.canCarry), on: ScenarioReplay { try PipeStage($0) })
  }

  @Test("Every tenth looks the same on a terminal") func terminal() async throws {
    let setup = AssistantSetup(
      DaybookAssistant.self, options: try DaybookOptions.parse([]), phrases: [DaybookFiles.phrases],
      cache: Folders.ownPhraseCache
    ).readOnce()
    let fixtures = FixtureShelf()
    await play(
      try Self.files(from: 5, TerminalStage.canCarry),
      on: ScenarioReplay { try TerminalStage($0, setup, fixtures) })
  }

  @Test("There are enough of every language", arguments: try DaybookFiles.languages())
  func enough(language: String) throws {
    #expect(try Self.files(from: 0, in: [language], PipeStage.canCarry).count >= 5)
    #expect(try Self.files(from: 5, in: [language], TerminalStage.canCarry).count >= 5)
  }
}
