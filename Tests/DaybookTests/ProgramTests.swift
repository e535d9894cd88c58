import Foundation
import ParlanceAssistant
import ParlanceCommand
import ParlanceScenarios
import Testing

@testable import daybook

/// One after the other, and as many programs at once as there are processors.
@Suite("Scenarios through the program", .serialized)
struct ProgramTests {
  /// Some scenarios of each language, as far from each other as they can be, of those of which all events can be carried; those of a fraction of
  /// one behind the first ones.
  static func files(
    _ count: Int, behind fraction: Double, in languages: [String] = (try? DaybookFiles.languages()) ?? [],
    _ canCarry: (ScenarioStep.Event) -> Bool
  ) throws -> [String] {
    try languages.flatMap { language in
      // A language that has none is told by another test.
      let all = (try? ScenarioFiles.find(["\(DaybookFiles.scenarios)/\(language)"])) ?? []
      let files = try all.filter {
        try ScenarioFiles.read($0).scenario?.steps.allSatisfy { canCarry($0.event) } ?? false
      }
      return (0..<min(count, files.count)).map { place in
        files[Int((Double(place) + fraction) * Double(files.count) / Double(count))]
      }
    }
  }

  private func play(_ files: [String], on replay: ScenarioReplay) async {
    let report = await replay.play(files: files, atOnce: ProcessInfo.processInfo.activeProcessorCount)
    #expect(report.cases.count == files.count)
    for test in report.cases { test.record() }
  }

  @Test("A dozen of each language go the same way line by line through a pipe") func pipe() async throws {
    await play(try Self.files(12, behind: 0, PipeStage.canCarry), on: ScenarioReplay { try PipeStage($0) })
  }

  @Test("Eight of each language look the same on a terminal") func terminal() async throws {
    let setup = AssistantSetup(
      DaybookAssistant.self, options: try DaybookOptions.parse([]), phrases: [DaybookFiles.phrases],
      cache: Folders.ownPhraseCache
    ).readOnce()
    let fixtures = FixtureShelf()
    await play(
      try Self.files(8, behind: 0.5, TerminalStage.canCarry),
      on: ScenarioReplay { try TerminalStage($0, setup, fixtures) })
  }

  @Test("There are enough of every language", arguments: try DaybookFiles.languages())
  func enough(language: String) throws {
    #expect(try Set(Self.files(12, behind: 0, in: [language], PipeStage.canCarry)).count == 12)
    #expect(try Set(Self.files(8, behind: 0.5, in: [language], TerminalStage.canCarry)).count == 8)
  }
}
