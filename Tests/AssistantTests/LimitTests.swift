import AppIntents
import Foundation
import ParlanceAssistant
import ParlanceTestSupport
import Testing

private struct HastyApp: AssistantApp {
  static let name = "Hasty"
  static let identifier = "hasty"
  static let mostMisunderstandings = 1
  static let mostSilences = 2
  static var intents: [any AppIntent.Type] { [WaterPlant.self, GiveUpPlant.self] }
  static var confirmingIntents: [any AppIntent.Type] { [GiveUpPlant.self] }

  static func prepare(_ options: NoOptions, into dependencies: AssistantDependencies) async throws {
    dependencies.add(Garden(["Fern"]))
  }
}

@Suite("What an app says of conversations")
struct LimitTests {
  private func talk(_ texts: String...) async throws -> [String] {
    let folder = try TemporaryFolder([
      "en/hasty.yaml": "WaterPlant: [\"water a plant\"]\nGiveUpPlant: [\"give up {plant}\"]"
    ])
    let assistant = try await HastyApp.makeAssistant(
      NoOptions(), environment: AssistantEnvironment(dataFolder: folder.path, timeZone: .gmt), phrases: [folder.path])
    let session = try await assistant.makeSession(locale: "en")
    var spoken: [String] = []
    for text in texts { spoken.append(await session.respond(to: .utterance(Utterance(text))).spoken) }
    return spoken
  }

  private let left = "Let us leave it at that for now. Say “go on” to come back to it."

  @Test("Questions are put aside as soon as the app wants it")
  func limits() async throws {
    #expect(try await talk("water a plant", "the moon") == ["Which plant?", left])
    #expect(try await talk("water a plant", "", "") == ["Which plant?", "Which plant?", left])
  }

  @Test("An intent that asks for a yes itself is not asked about")
  func confirming() async throws {
    #expect(try await talk("give up fern") == ["Done."])
  }
}
