import AppIntents
import CResources
import ParlanceDiagnostics
import ParlanceDialog
import ParlanceExecution
import ParlanceLanguage
import ParlanceMatching
import ParlancePhraseTables
import ParlanceStrings

/// An app that can be talked to: what all its sessions share.
public final class Assistant: Sendable {
  /// What the app's phrases call it.
  public let name: String

  /// Performs the app's intents; the same for a conversation, a command and the app's own code.
  public let executor: IntentExecutor

  /// Names the app's folders, and the app in the records of its sessions.
  package let identifier: String
  /// The app's intents, in the order in which it lists them.
  package let intents: [IntentDescriptor]
  /// The same by their names.
  private let intentsByName: [String: IntentDescriptor]
  /// The entity types that parameters of the intents mention, sorted by name.
  package let entities: [EntityDescriptor]
  /// The enums that parameters of the intents mention, sorted by name.
  package let enums: [EnumDescriptor]
  /// The world outside: the clock, the zone, the log, and how long an intent or a query may take.
  package let environment: AssistantEnvironment
  /// The folders with phrases and catalogues, in the order in which they are read.
  package let folders: [String]
  /// The locale of the app's own texts, which a text falls back to where no catalogue translates it.
  package let developmentLocale: String

  /// Whether intents are understood and told, and not performed.
  package let isDryRun: Bool

  /// How often a question is asked again.
  let limits: DialogLimits

  /// What a dialog needs to know of the intents.
  let shape: DialogShape

  /// The locales that there are phrases for, sorted.
  package var locales: [String] { files.locales }

  /// What is wrong with the catalogues; of phrases each locale tells itself.
  package var diagnostics: [Diagnostic] { files.diagnostics }

  /// How long nothing may be said before a session's open question is dropped.
  let sessionTimeout: Duration
  /// Counts how often the app said that names have changed; vocabularies look at it when names are wanted.
  let updates: ShortcutUpdates
  private let files: AssistantFiles
  private let shortcuts: DeclaredShortcuts?
  private let cache: PhraseCache?
  private let reading: AppReading
  private let compiled = CompiledLocales()

  /// The languages of the app's locales.
  var languages: LanguageShelf { reading.languages }

  /// Makes an assistant of what was read of the app.
  init(
    _ setup: AssistantSetup, environment: AssistantEnvironment, dependencies: AppDependencyManager,
    middleware: [any IntentMiddleware], isDryRun: Bool, reading: AppReading, intents: [IntentDescriptor],
    files: AssistantFiles
  ) {
    self.isDryRun = isDryRun
    self.files = files
    updates = ShortcutUpdates(in: environment.notificationCenter)
    limits = setup.limits
    shape = DialogShape(intents, asking: setup.askingIntents)
    shortcuts = setup.shortcuts
    cache = setup.cache
    sessionTimeout = setup.sessionTimeout
    self.reading = reading
    name = setup.name
    identifier = setup.identifier
    folders = setup.folders
    developmentLocale = setup.developmentLocale
    self.environment = environment
    self.intents = intents
    intentsByName = Dictionary(intents.map { ($0.name, $0) }) { first, _ in first }
    var entities: [String: EntityDescriptor] = [:]
    var enums: [String: EnumDescriptor] = [:]
    for intent in intents {
      for entity in intent.parameterEntities { entities[entity.typeName] = entity }
      for enumeration in intent.parameterEnums { enums[enumeration.typeName] = enumeration }
    }
    self.entities = entities.values.sorted { $0.typeName < $1.typeName }
    self.enums = enums.values.sorted { $0.typeName < $1.typeName }
    executor = IntentExecutor(
      dependencies: dependencies, middleware: middleware + [ValidatingMiddleware()], deadline: environment.deadline,
      queryDeadline: environment.queryDeadline, clock: environment.deadlineClock ?? SystemExecutionClock(),
      threads: environment.threads)
  }

  /// Begins a session in a locale.
  ///
  /// Throws a sentence that lists the locales if there are no phrases for this one.
  public func makeSession(named name: String = "default", locale: String) async throws -> AssistantSession {
    try await AssistantSession(self, name: name, locale: try await self.locale(for: locale))
  }

  /// Takes up the session that a store has under the name, or begins one, and keeps it there from turn to turn.
  ///
  /// A session that is taken up goes on in its own locale if `takingLocale` says so, else in the one that is given. Throws a sentence if the
  /// store cannot be used; what is there and is no session is put aside and told.
  public func makeSession(
    named name: String, locale: String, keptIn store: any SessionStore, takingLocale: Bool = true
  ) async throws -> AssistantSession {
    let session = try await makeSession(named: name, locale: locale)
    let keeping = SessionKeeping(store: store, session: name, app: identifier)
    try await session.keep(in: keeping, takingLocale: takingLocale)
    return session
  }

  /// The intent of that name, if the app has one.
  func intent(named name: String) -> IntentDescriptor? { intentsByName[name] }

  /// All that is needed in a locale, in any spelling (`de`, `de_AT.UTF-8`); compiled when it is first asked for.
  package func locale(for requested: String) async throws -> AssistantLocale {
    try await compiled.locale(try best(for: requested), of: self, as: LocaleFallback.normalized(requested))
  }

  /// Whether there are phrases for a locale in any spelling.
  package func hasPhrases(for locale: String) -> Bool {
    LocaleFallback.best(LocaleFallback.normalized(locale), among: locales) != nil
  }

  private func best(for requested: String) throws(Diagnostic) -> String {
    guard !folders.isEmpty || shortcuts != nil else {
      throw Diagnostic(
        .error, "there are no phrases for “\(name)”",
        fix:
          "name a folder of phrase tables with --phrases, or the app's AppShortcutsProvider in its AssistantApp's “shortcuts”"
      )
    }
    // Flat folders do not tell their locale before their files are read.
    guard !locales.isEmpty else { return LocaleFallback.normalized(requested) }
    guard let best = LocaleFallback.best(LocaleFallback.normalized(requested), among: locales) else {
      var fault = Diagnostic(
        .error, "there are no phrases for the locale “\(requested)”",
        fix: "take one of \(locales.joined(separator: ", "))")
      fault.code = Diagnostic.unknownLocale
      throw fault
    }
    return best
  }

  fileprivate func compile(_ locale: String) async throws -> AssistantLocale {
    AssistantLocale(
      try await phrases(of: locale), catalogs: files.catalogs, development: developmentLocale,
      environment: environment, enums: enums)
  }

  private func phrases(of locale: String) async throws -> CompiledPhrases {
    if let expected = await reading.phrases?.value, expected.sources.locale == locale { return expected }
    return try await reading.shelf.phrases(of: locale) { [folders, shortcuts, intents, cache] in
      CompiledPhrases(
        try LocaleSources(locale: locale, folders: folders, shortcuts: shortcuts), intents.map { IntentSignature($0) },
        cache: cache)
    }
  }
}

/// The locales that have been compiled.
private actor CompiledLocales {
  private var known: [String: AssistantLocale] = [:]

  func locale(_ name: String, of assistant: Assistant, as tag: String) async throws -> AssistantLocale {
    if let locale = known[tag] { return locale }
    let locale: AssistantLocale
    if let whole = known[name] { locale = whole } else { locale = try await assistant.compile(name) }
    known[name] = locale
    known[tag] = tag == name || LocaleFallback.isUsual(tag) ? locale : locale.spoken(in: tag)
    return known[tag] ?? locale
  }
}
