import AppIntents
import ParlanceDiagnostics
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

  private let intents: @Sendable () -> [any AppIntent.Type]
  private let middleware: @Sendable () -> [any IntentMiddleware]
  private let prepare: @Sendable (AssistantDependencies) async throws -> Void
  private let fill: @Sendable (String, AssistantDependencies) async throws -> Void

  /// Takes an app; `phrases` are the folders that were asked for, instead of those that belong to the app.
  package init<App: AssistantApp>(_ app: App.Type, options: App.Options, phrases: [String] = []) {
    identifier = App.identifier
    name = App.name
    developmentLocale = App.developmentLocale
    folders = phrases.isEmpty ? App.phrases + PhraseFolders.standard(for: App.identifier) : phrases
    intents = { App.intents }
    middleware = { App.middleware }
    prepare = { try await App.prepare(options, into: $0) }
    fill = { try await App.fixture($0, into: $1) }
  }

  /// Makes an assistant: prepares the app and fills it with the fixture, if one is named.
  ///
  /// In a dry run intents are understood and told, and not performed. The files of the locale that is `expected` first, and the
  /// catalogues, are read while the app is prepared.
  package func makeAssistant(
    environment: AssistantEnvironment, fixture: String? = nil, isDryRun: Bool = false, expecting expected: String? = nil
  ) async throws -> Assistant {
    let (folders, development) = (folders, developmentLocale)
    let files = Task { AssistantFiles(folders: folders) }
    let sources = expected.map { expected in
      Task { Self.sources(expected, otherwise: development, folders) }
    }
    let dependencies = AssistantDependencies(environment: environment)
    try await prepare(dependencies)
    if let fixture { try await fill(fixture, dependencies) }
    return Assistant(
      self, environment: environment, dependencies: dependencies.manager, middleware: middleware(), isDryRun: isDryRun,
      files: await files.value, expected: sources)
  }

  /// The sources of a locale or, if there are no phrases for it, of another; `nil` for a fault, which is told when the locale is used.
  private static func sources(_ wanted: String, otherwise: String, _ folders: [String]) -> LocaleSources? {
    let locales = AssistantFiles.locales(of: folders)
    let best = LocaleFallback.best(LocaleFallback.normalized(wanted), among: locales) ?? otherwise
    return try? LocaleSources(locale: best, folders: folders)
  }

  /// The descriptors of the app's intents.
  package func describeIntents() -> [IntentDescriptor] { intents().map { IntentDescriptor(erased: $0) } }
}

extension IntentDescriptor {
  /// Looks at a type that is only known to be an intent's.
  package init(erased type: any AppIntent.Type) {
    func open<Intent: AppIntent>(_ type: Intent.Type) -> IntentDescriptor { IntentDescriptor(Intent.self) }
    self = open(type)
  }
}
