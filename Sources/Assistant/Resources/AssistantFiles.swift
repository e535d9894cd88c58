import ParlanceDiagnostics
import ParlancePhraseTables
import ParlanceStrings

/// What an assistant reads of its folders whatever the locale.
struct AssistantFiles: Sendable {
  /// The locales that there are phrases for, sorted; none if the folders are flat.
  let locales: [String]
  /// The string catalogues, the app's before the dialog's own.
  let catalogs: [StringCatalog]
  /// What is wrong with the catalogues.
  let diagnostics: [Diagnostic]

  /// Reads the folders of an app that has phrases for these locales; a cache keeps what was read of the catalogues.
  init(folders: [String], locales: [String], cache: ArchiveCache?) {
    self.locales = locales
    (catalogs, diagnostics) = CatalogFiles.read(folders, cache: cache)
  }

  /// The locales that there are phrases for, sorted.
  static func locales(of folders: [String], _ shortcuts: DeclaredShortcuts?) -> [String] {
    var locales = Set(folders.flatMap { PhraseFolder(path: $0).locales })
    // Beside flat folders, whose locale nobody knows yet, that of the shortcuts would pass for the only one.
    if let shortcuts, !locales.isEmpty || folders.isEmpty { locales.insert(shortcuts.locale) }
    return locales.sorted()
  }
}
