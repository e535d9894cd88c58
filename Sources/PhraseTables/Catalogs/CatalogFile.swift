import ParlanceDiagnostics

/// A file with one of Apple's catalogues, `AppShortcuts` or `InfoPlist`.
struct CatalogFile: Sendable, Hashable {
  /// The file's path.
  let path: String
  /// What it is for.
  let kind: PhraseCatalog.Kind
  /// The locale of a `.strings` file, which its folder names; `nil` for a file of all locales.
  let locale: String?

  /// A file of all locales: `AppShortcuts.xcstrings`, `InfoPlist.xcstrings`.
  init?(path: String) {
    guard path.hasSuffix(".xcstrings"), let kind = Self.kind(path, suffix: ".xcstrings") else { return nil }
    self.init(path: path, kind: kind, locale: nil)
  }

  /// A file of a folder `<locale>.lproj`: `AppShortcuts.strings`, `InfoPlist.strings`.
  init?(path: String, folder: String) {
    guard folder.hasSuffix(".lproj"), let kind = Self.kind(path, suffix: ".strings") else { return nil }
    let locale = String(folder.dropLast(6))
    guard PhraseLocale.isLocale(locale) else { return nil }
    self.init(path: path, kind: kind, locale: locale)
  }

  private init(path: String, kind: PhraseCatalog.Kind, locale: String?) {
    self.path = path
    self.kind = kind
    self.locale = locale
  }

  private static func kind(_ path: String, suffix: String) -> PhraseCatalog.Kind? {
    let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    return name.hasSuffix(suffix) ? PhraseCatalog.Kind(rawValue: String(name.dropLast(suffix.count))) : nil
  }

  /// Reads the file; `nil` and a diagnostic if it cannot be read.
  func read(_ problems: inout [Diagnostic]) -> PhraseCatalog? {
    TextFile.text(of: path, &problems).flatMap { catalog($0, &problems) }
  }

  /// What a text of the file says, and what is wrong with it.
  func catalog(_ text: String, _ problems: inout [Diagnostic]) -> PhraseCatalog? {
    var found = BoundedDiagnostics(most: PhraseTableReader.mostDiagnostics)
    let catalog: PhraseCatalog? =
      if let locale {
        PhraseCatalog(strings: text, file: path, kind: kind, locale: locale, &found)
      } else {
        PhraseCatalog(xcstrings: text, file: path, kind: kind, &found)
      }
    problems += found.sorted
    return catalog
  }
}
