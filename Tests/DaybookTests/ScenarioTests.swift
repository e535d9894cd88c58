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

  @Test("Conversations in Swift that share an app know nothing of each other")
  func shared() async throws {
    let scenario = ParlanceTesting.Scenario("Completes one of two", fixture: "two-open-tasks") {
      UserTurn("complete a task") {
        Asks("task")
        Offers("Buy milk", "Call the dentist")
      }
      UserTurn("the second one") { Response(.equals("Completed “Call the dentist”.")) }
      UserTurn("what are my tasks") { Response(.equals("You have one open task: Buy milk.")) }
    }
    let player = try Self.player.get()
    for _ in 1...20 { try await player.expect(scenario) }
    await withTaskGroup(of: [String]?.self) { group in
      for _ in 1...8 { group.addTask { try? await player.evaluate(scenario).faults } }
      for await faults in group { #expect(faults == []) }
    }
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
