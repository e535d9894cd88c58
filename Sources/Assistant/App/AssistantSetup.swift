import AppIntents
import ParlanceDiagnostics
import ParlanceDialog
import ParlanceExecution
import ParlanceStrings

/// An app with its options, ready to make assistants of.
package struct AssistantSetup: Sendable {
  /// Names the app's folders.
  package let identifier: String
  /// What phrases call the app.
  package let name: String
  /// The locale of the app's own texts.
  package let developmentLocale: String
  /// The folders with phrases and catalogues.
  package let folders: [String]

  /// Whether a copy of the data folder does as well as a fixture that is made anew.
  package let keepsFixturesInFolder: Bool

  /// What the app declares in code to be said.
  let shortcuts: DeclaredShortcuts?
  /// Where compiled phrases are kept; `nil` if nowhere.
  let cache: PhraseCache?

  /// How often a question is asked again.
  let limits: DialogLimits

  /// The intents that ask for a yes themselves before they delete something.
  let askingIntents: Set<String>

  /// How long nothing may be said before an open question is dropped.
  let sessionTimeout: Duration

  private var reading: AppReading?
  private let intents: @Sendable () -> [any AppIntent.Type]
  private let middleware: @Sendable () -> [any IntentMiddleware]
  private let prepare: @Sendable (AssistantDependencies) async throws -> Void
  private let fill: @Sendable (String, AssistantDependencies) async throws -> Void
  private let checkpoint: @Sendable (AssistantDependencies) async throws -> (@Sendable () async throws -> Void)?

  /// Takes an app; `phrases` are the folders that were asked for, instead of those that belong to the app. A reading that has begun
  /// serves if it is of the same folders. `watchers` are passed by each performance before the app's own middleware.
  package init<App: AssistantApp>(
    _ app: App.Type, options: App.Options, phrases: [String] = [], reading: AppReading? = nil,
    cache: PhraseCache? = nil, watchers: [any IntentMiddleware] = []
  ) {
    identifier = App.identifier
    name = App.name
    developmentLocale = App.developmentLocale
    sessionTimeout = App.sessionTimeout
    keepsFixturesInFolder = App.keepsFixturesInFolder
    self.reading = phrases.isEmpty || phrases == reading?.folders ? reading : nil
    folders = self.reading?.folders ?? AppReading.folders(of: App.self, phrases)
    shortcuts = DeclaredShortcuts(App.self)
    self.cache = cache
    limits = DialogLimits(misses: App.mostMisunderstandings, silences: App.mostSilences)
    askingIntents = Set(App.confirmingIntents.map { IntentDescriptor.of(erased: $0).name })
    intents = { App.intents }
    middleware = { watchers + App.middleware }
    prepare = { try await App.prepare(options, into: $0) }
    fill = { try await App.fixture($0, into: $1) }
    checkpoint = { try await App.checkpoint($0) }
  }

  /// The app's intents.
  package var intentDescriptors: [IntentDescriptor] { intents().map { IntentDescriptor.of(erased: $0) } }

  /// Makes an assistant: prepares the app and fills it with the fixture, if one is named.
  ///
  /// In a dry run intents are understood and told, and not performed. The files of the locale that is `expected` first, and the
  /// catalogues, are read while the app is prepared.
  package func makeAssistant(
    environment: AssistantEnvironment, fixture: String? = nil, isDryRun: Bool = false, expecting expected: String? = nil
  ) async throws -> Assistant {
    let reading = reading ?? newReading(expecting: expected)
    let dependencies = try await prepared(environment, fixture)
    return await assistant(dependencies, isDryRun, reading)
  }

  /// Makes an assistant, and what brings the app back to how it begins here; `nil` if nothing can.
  package func makeAssistantWithCheckpoint(
    environment: AssistantEnvironment, fixture: String?
  ) async throws -> (assistant: Assistant, rewind: (@Sendable () async throws -> Void)?) {
    let reading = reading ?? newReading(expecting: nil)
    let dependencies = try await prepared(environment, fixture)
    let rewind = try await checkpoint(dependencies)
    return (await assistant(dependencies, false, reading), rewind)
  }

  /// The app's own part, prepared, and filled with the fixture.
  private func prepared(_ environment: AssistantEnvironment, _ fixture: String?) async throws -> AssistantDependencies {
    let dependencies = AssistantDependencies(environment: environment)
    try await prepare(dependencies)
    if let fixture { try await fill(fixture, dependencies) }
    return dependencies
  }

  private func assistant(
    _ dependencies: AssistantDependencies, _ isDryRun: Bool, _ reading: AppReading
  ) async -> Assistant {
    Assistant(
      self, environment: dependencies.environment, dependencies: dependencies.manager, middleware: middleware(),
      isDryRun: isDryRun, reading: reading, intents: await reading.intents.value, files: await reading.files.value)
  }

  /// The same app, whose files are read once and whose phrases are compiled once for all assistants that it makes.
  package func readOnce() -> AssistantSetup {
    var setup = self
    setup.reading = reading ?? newReading(expecting: nil)
    return setup
  }

  private func newReading(expecting expected: String?) -> AppReading {
    AppReading(
      folders: folders, development: developmentLocale, expecting: expected, cache: cache, intents: intents,
      shortcuts: shortcuts)
  }
}
