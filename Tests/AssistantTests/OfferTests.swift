import AppIntents
import Foundation
import ParlanceAssistant
import ParlanceTestSupport
import Testing

/// Takes a town of a country; the towns depend on the country, and the class has a default.
private struct Travel: AppIntent {
  static let title: LocalizedStringResource = "Travel"

  struct Towns: DynamicOptionsProvider {
    @IntentParameterDependency<Travel>(\.$country) var travel

    func results() async throws -> [String] {
      switch travel?.country {
      case .france: ["Paris", "Lyon"]
      case .italy: ["Rome", "Turin"]
      case nil: []
      }
    }
  }

  struct Classes: DynamicOptionsProvider {
    func results() async throws -> [Int] { [1, 2] }
    func defaultResult() async -> Int? { 2 }
  }

  @Parameter(title: "Country") var country: Country
  @Parameter(title: "Town", requestValueDialog: "Which town?", optionsProvider: Towns()) var town: String
  @Parameter(title: "Class", optionsProvider: Classes()) var level: Int

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "To \(town) in class \(level).")
  }
}

private enum Country: String, AppEnum {
  case france, italy
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Country"
  static let caseDisplayRepresentations: [Country: DisplayRepresentation] = [.france: "France", .italy: "Italy"]
}

private struct TravelApp: AssistantApp {
  static let name = "Travel"
  static let identifier = "travel"
  static var intents: [any AppIntent.Type] { [Travel.self] }
}

@Suite("What an app offers for a parameter")
struct OfferTests {
  @Test("Options follow the parameters that they depend on, and a provider's default fills what nobody said")
  func offers() async throws {
    let folder = try TemporaryFolder(["en/travel.yaml": "Travel: [\"travel to {country}\"]"])
    let environment = AssistantEnvironment(dataFolder: folder.path, timeZone: .gmt)
    let assistant = try await AssistantSetup(TravelApp.self, options: NoOptions(), phrases: [folder.path])
      .makeAssistant(environment: environment)
    let session = try await assistant.makeSession(locale: "en")
    let turn = await session.respond(to: .utterance(Utterance("travel to Italy")))
    #expect(turn.spoken == "Which town?")
    #expect(turn.choices == ["Rome", "Turin"])
    let done = await session.respond(to: .utterance(Utterance("Turin")))
    #expect(done.spoken == "To Turin in class 2.")
  }
}
