import Foundation
import ParlanceAssistant
import ParlanceMatching
import ParlanceScenarios

/// Utterance tests made of an app's phrases, to begin a suite with.
public enum Suggestions {
  /// The locales that an app has phrases for, sorted: the arguments of a test that is run in each.
  public static func locales<App: AssistantApp>(of app: App.Type, options: App.Options, phrases: [String] = [])
    async throws -> [String]
  {
    try await assistant(app, options, phrases).locales
  }

  /// A line of JSON for each test in a locale, as files of utterance tests have them.
  public static func lines<App: AssistantApp>(
    of app: App.Type, options: App.Options, locale: String, phrases: [String] = []
  ) async throws -> [String] {
    let assistant = try await assistant(app, options, phrases)
    let spoken = try await assistant.locale(for: locale)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return SuggestedTests(
      spoken.table, language: spoken.language, signatures: assistant.intents.map { IntentSignature($0) },
      cases: assistant.caseNames(in: spoken), now: Date(timeIntervalSince1970: 1_770_888_600), calendar: calendar
    ).lines()
  }

  private static func assistant<App: AssistantApp>(
    _ app: App.Type, _ options: App.Options, _ phrases: [String]
  ) async throws -> Assistant {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("suggestions-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    // The person's data says nothing of the phrases and is not looked at.
    let world = AssistantEnvironment.fixed(
      AssistantClock(now: Date(timeIntervalSince1970: 1_770_888_600)), timeZone: .gmt, dataFolder: folder.path)
    return try await AssistantSetup(App.self, options: options, phrases: phrases, cache: Folders.ownPhraseCache)
      .makeAssistant(environment: world)
  }
}
