import AppIntents
import Foundation
import ParlanceAssistant
import ParlanceTestSupport
import Testing

private struct Crate: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Crate"
  static let defaultQuery = Crates()
  let id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

/// Suggests some; the others only a search finds.
private struct Crates: EntityStringQuery {
  private static let all = ["Apples", "Pears", "Quinces", "Red plums", "Yellow plums"]
  func entities(for identifiers: [String]) async throws -> [Crate] { identifiers.map { Crate(id: $0) } }
  func suggestedEntities() async throws -> [Crate] { Self.all.prefix(2).map { Crate(id: $0) } }
  func entities(matching string: String) async throws -> [Crate] {
    Self.all.filter { $0.lowercased().contains(string.lowercased()) }.map { Crate(id: $0) }
  }
}

private struct Load: AppIntent {
  static let title: LocalizedStringResource = "Load"
  @Parameter(title: "Crates", requestValueDialog: "Which crates?") var crates: [Crate]
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Loaded \(crates.map(\.id).joined(separator: ", ")).")
  }
}

/// Asks by itself.
private struct Weigh: AppIntent {
  static let title: LocalizedStringResource = "Weigh"
  @Parameter(title: "Crates") var crates: [Crate]?
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let crates = try await $crates.requestValue("Which ones?")
    return .result(dialog: "Weighed \(crates.map(\.id).joined(separator: ", ")).")
  }
}

private struct Depot: AssistantApp {
  static let name = "Depot"
  static let identifier = "depot"
  static var intents: [any AppIntent.Type] { [Load.self, Weigh.self] }
}

private struct Ramp: Talking {
  let session: AssistantSession
  private let folder: TemporaryFolder

  init() async throws {
    folder = try TemporaryFolder([
      "en/phrases.yaml":
        "language: en\nintents:\n  Load: {data: [{sentences: [\"load {crates+:crates}\", \"load crates\"]}]}\n"
        + "  Weigh: {data: [{sentences: [\"weigh crates\"]}]}"
    ])
    let environment = AssistantEnvironment(dataFolder: folder.path, timeZone: .gmt)
    session = try await AssistantSetup(Depot.self, options: NoOptions(), phrases: [folder.path])
      .makeAssistant(environment: environment).makeSession(locale: "en")
  }
}

@Suite("Several names of which not all are known")
struct PartlyKnownTests {
  @Test("Those that only a search finds are taken with the others")
  func search() async throws {
    let talk = try await Ramp()
    #expect(await talk.hear("load apples and quinces") == ["Loaded Apples, Quinces."])
    #expect(await talk.hear("load crates", "quinces and pears") == ["Which crates?", "Loaded Quinces, Pears."])
    #expect(await talk.hear("weigh crates", "pears, quinces") == ["Which ones?", "Weighed Pears, Quinces."])
  }

  @Test("Where nobody knows one of them it is told, and nothing is done with the others alone")
  func unknown() async throws {
    let talk = try await Ramp()
    #expect(
      await talk.hear("load apples and zorba", "apples and pears") == [
        "I know no crate called “zorba”. Which crates?", "Loaded Apples, Pears.",
      ])
    #expect(
      await talk.hear("load crates", "pears and zorba", "pears") == [
        "Which crates?", "I know no crate called “zorba”. Which crates?", "Loaded Pears.",
      ])
    #expect(
      await talk.hear("weigh crates", "pears and zorba", "pears") == [
        "Which ones?", "I know no crate called “zorba”. Which ones?", "Weighed Pears.",
      ])
  }

  @Test("Where one fits several, these and the others can be chosen")
  func several() async throws {
    let talk = try await Ramp()
    let turn = await talk.say("load apples and plums")
    #expect(turn.spoken == "Which crates?")
    #expect(turn.choices == ["Apples", "Red plums", "Yellow plums"])
    #expect(await talk.say("1 and 3").spoken == "Loaded Apples, Yellow plums.")
  }
}
