import AppIntents
import Foundation
import ParlanceAssistant
import ParlanceTestSupport
import Testing

@Suite("Phrases of shortcuts")
struct ShortcutTests {
  private static let catalog = """
    { "sourceLanguage": "en", "strings": {
      "Tell ${applicationName} to water ${plant}": { "localizations": {
        "de": { "stringSet": { "values": ["Sag ${applicationName}, gieße ${plant}", "Gieße ${plant} im ${applicationName}"] } } } }
    } }
    """

  private func session(_ files: [String: String], locale: String) async throws -> (
    Garden, AssistantSession, TemporaryFolder
  ) {
    let garden = Garden(["Fern", "Ivy"])
    let folder = try TemporaryFolder(files)
    let environment = AssistantEnvironment(
      dataFolder: folder.path, now: { Date(timeIntervalSince1970: 1_770_888_600) }, timeZone: .gmt)
    let assistant = try await AssistantSetup(
      ShortcutApp.self, options: GardenOptions(garden: garden), phrases: files.isEmpty ? [] : [folder.path]
    ).makeAssistant(environment: environment)
    return (garden, try await assistant.makeSession(locale: locale), folder)
  }

  private func say(_ text: String, to session: AssistantSession) async -> Turn {
    await session.respond(to: .utterance(Utterance(text)))
  }

  @Test("What code declares is understood beside the tables, with the app's name and a parameter")
  func declared() async throws {
    let (garden, session, folder) = try await session(["en/a.yaml": "RemovePlant: [\"remove {plant}\"]"], locale: "en")
    #expect(await say("Tell Greenery to water the fern", to: session).state == .done)
    #expect(await say("water a plant with greenery", to: session).prompt?.parameter == "plant")
    #expect(await say("ivy", to: session).state == .done)
    #expect(garden.log == ["water Fern", "water Ivy"])
    withExtendedLifetime(folder) {}
  }

  @Test("What is never meant is not understood, whatever stands in its places", arguments: ["ivy", "tall fern", "oak"])
  func negative(plant: String) async throws {
    let (garden, session, folder) = try await session(["en/a.yaml": "SowPlant: [\"{name} down\"]"], locale: "en")
    #expect(await say("Tell Greenery to water \(plant) down", to: session).state == .notUnderstood)
    #expect(garden.log.isEmpty)
    withExtendedLifetime(folder) {}
  }

  @Test("A shortcut's presets are filled in")
  func presets() async throws {
    let (garden, session, folder) = try await session(["en/a.yaml": "RemovePlant: [\"remove {plant}\"]"], locale: "en")
    let turn = await say("Spring in Greenery", to: session)
    #expect(turn.prompt?.parameter == "name")
    let done = await say("Basil", to: session)
    #expect(garden.log == ["sow Basil"])
    #expect(done.performed.first?.parameters.first { $0.name == "season" }?.value.description == "Season.spring")
    withExtendedLifetime(folder) {}
  }

  @Test("In another language the catalogue's phrases stand for those of the code")
  func translated() async throws {
    let (garden, session, folder) = try await session(["AppShortcuts.xcstrings": Self.catalog], locale: "de")
    #expect(await say("Gieße Fern im Greenery", to: session).state == .done)
    #expect(await say("Tell Greenery to water the ivy", to: session).state == .notUnderstood)
    #expect(garden.log == ["water Fern"])
    withExtendedLifetime(folder) {}
  }

  @Test("An app with shortcuts needs no folder of phrases")
  func noFolder() async throws {
    let (garden, session, folder) = try await session([:], locale: "en")
    #expect(await say("water a plant with Greenery", to: session).state == .asking)
    #expect(garden.log.isEmpty)
    withExtendedLifetime(folder) {}
  }
}

private struct ShortcutApp: AssistantApp {
  static let name = "Greenery"
  static let identifier = "org.example.greenery-without-a-folder"
  static var intents: [any AppIntent.Type] { [WaterPlant.self, SowPlant.self, RemovePlant.self] }
  static var shortcuts: (any AppShortcutsProvider.Type)? { GreeneryShortcuts.self }

  static func prepare(_ options: GardenOptions, into dependencies: AssistantDependencies) async throws {
    dependencies.add(options.garden)
  }
}

private struct GreeneryShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: WaterPlant(),
      phrases: ["Tell \(.applicationName) to water \(\.$plant)", "Water a plant with \(.applicationName)"])
    AppShortcut(intent: spring, phrases: ["Spring in \(.applicationName)"])
  }

  private static var spring: SowPlant {
    let intent = SowPlant()
    intent.season = .spring
    return intent
  }

  static var negativePhrases: NegativeAppShortcutPhrases {
    NegativeAppShortcutPhrases(phrases: ["Tell \(.applicationName) to water \(\WaterPlant.$plant) down"])
  }
}
