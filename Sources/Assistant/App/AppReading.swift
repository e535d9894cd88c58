import AppIntents
import Foundation
import ParlanceMatching
import ParlanceStrings

/// What can be read of an app before its options are known: its intents, its files, and the phrases of the locale that is likely
/// asked for first.
///
/// All of it goes on from the moment this is made, beside whatever is done meanwhile.
package struct AppReading: Sendable {
  /// The folders with phrases and catalogues.
  let folders: [String]
  /// The app's intents.
  let intents: Task<[IntentDescriptor], Never>
  /// What is read whatever the locale.
  let files: Task<AssistantFiles, Never>
  /// The phrases of the expected locale; `nil` for a fault, which is told when the locale is used.
  let phrases: Task<CompiledPhrases?, Never>?
  /// The phrases of the locales that were used, for all assistants of this reading.
  let shelf = PhraseShelf()
  /// The languages of the locales that were asked for, for all assistants of this reading.
  let languages = LanguageShelf()

  /// Begins to read; `phrases` are the folders that were asked for, instead of those that belong to the app.
  package init<App: AssistantApp>(
    _ app: App.Type, phrases: [String] = [], expecting expected: String?, cache: PhraseCache? = nil
  ) {
    self.init(
      folders: Self.folders(of: App.self, phrases), development: App.developmentLocale, expecting: expected,
      cache: cache, intents: { App.intents }, shortcuts: DeclaredShortcuts(App.self))
  }

  /// Begins to read the folders.
  init(
    folders: [String], development: String, expecting expected: String?, cache: PhraseCache?,
    intents: @escaping @Sendable () -> [any AppIntent.Type], shortcuts: DeclaredShortcuts?
  ) {
    self.folders = folders
    let described = Task { intents().map { IntentDescriptor.of(erased: $0) } }
    self.intents = described
    let locales = Task { AssistantFiles.locales(of: folders, shortcuts) }
    phrases = expected.map { expected in
      Task {
        let best = LocaleFallback.best(LocaleFallback.normalized(expected), among: await locales.value) ?? development
        guard let sources = try? LocaleSources(locale: best, folders: folders, shortcuts: shortcuts) else { return nil }
        return CompiledPhrases(sources, await described.value.map { IntentSignature($0) }, cache: cache)
      }
    }
    files = Task { AssistantFiles(folders: folders, locales: await locales.value, cache: cache?.archives) }
  }

  /// The modules that an app and its intents are declared in.
  private static func modules<App: AssistantApp>(of app: App.Type) -> Set<String> {
    var types: [Any.Type] = [App.self]
    types += App.intents.map { $0 as Any.Type }
    if let shortcuts = App.shortcuts { types.append(shortcuts) }
    return Set(types.compactMap { String(reflecting: $0).split(separator: ".").first.map(String.init) })
  }

  /// The folders that were asked for, each once however often it is named, else those that belong to the app.
  static func folders<App: AssistantApp>(of app: App.Type, _ asked: [String]) -> [String] {
    guard !asked.isEmpty else {
      return App.phrases + PhraseFolders.standard(for: App.identifier, modules: modules(of: app))
    }
    // Read twice, each phrase would be a rival of itself.
    var known: Set<String> = []
    return asked.filter {
      asked.count == 1 || known.insert(URL(fileURLWithPath: $0).resolvingSymlinksInPath().path).inserted
    }
  }
}

extension IntentDescriptor {
  /// The descriptor of a type that is only known to be an intent's.
  package static func of(erased type: any AppIntent.Type) -> IntentDescriptor {
    func open<Intent: AppIntent>(_ type: Intent.Type) -> IntentDescriptor { IntentDescriptor.of(Intent.self) }
    return open(type)
  }
}
