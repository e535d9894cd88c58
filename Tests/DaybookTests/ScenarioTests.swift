import ParlanceCommand
import ParlanceScenarios
import ParlanceTesting
import Testing

@testable import daybook

@Suite("Scenarios")
struct ScenarioTests {
  private static let player = Result {
    ScenarioPlayer(DaybookAssistant.self, options: try DaybookOptions.parse([]), phrases: [DaybookFiles.phrases])
  }

  @Test("A scenario plays as it is written", arguments: try Scenarios.files(in: DaybookFiles.scenarios))
  func play(file: String) async throws {
    try await Self.player.get().expect(file)
  }

  @Test("Every language has scenarios enough", arguments: try DaybookFiles.languages())
  func number(language: String) throws {
    #expect(try Scenarios.files(in: "\(DaybookFiles.scenarios)/\(language)").count >= 6)
  }

  @Test("Every scenario says what it shows", arguments: try Scenarios.files(in: DaybookFiles.scenarios))
  func description(file: String) throws {
    let scenario = try #require(try ScenarioFiles.read(file).scenario)
    #expect(!scenario.description.isEmpty && !scenario.steps.isEmpty)
  }
}
