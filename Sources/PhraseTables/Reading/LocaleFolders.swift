import ParlanceDiagnostics

/// Which folders of tables are those of locales: “tv” can be a language or what a program is about.
package enum LocaleFolders {
  /// The names that are locales’, of the folders beside each other that hold tables.
  ///
  /// A name in the form of a locale is one if it, or one beside it, is a language that something is known of; or if there are only
  /// languages, and neither other folders nor, with `areBesideTables`, tables.
  package static func names(among names: [String], areBesideTables: Bool = false) -> Set<String> {
    let locales = Set(names.filter(PhraseLocale.isLocale))
    if locales.contains(where: PhraseLocale.isKnownLanguage) { return locales }
    let areAlone = locales.count == Set(names).count && !areBesideTables
    return areAlone && locales.allSatisfy(PhraseLocale.isLanguage) ? locales : []
  }

  /// What is told of a folder whose name is taken for a language that nothing is known of, unless one of its tables says so too.
  static func doubt(_ folder: String, _ name: String, files: [String]) -> Diagnostic? {
    guard !PhraseLocale.isKnownLanguage(name) else { return nil }
    return files.contains { language(of: $0) != nil } ? nil : doubt(folder, name)
  }

  /// The same where no table says its language.
  package static func doubt(_ folder: String, _ name: String) -> Diagnostic {
    Diagnostic(
      .warning, "\(folder) is taken for the phrases of a language “\(name)”, of which nothing is known",
      fix: "write “language: \(name)” in its tables if they are; else put them into the folder of their locale")
  }

  /// What is told of a folder that is no locale's and lies beside those that are, if it has a table with phrases.
  static func leftOut(_ folder: String, files: [String]) -> Diagnostic? {
    guard files.contains(where: hasIntents) else { return nil }
    return Diagnostic(
      .warning, "\(folder) is left out: the folder beside it is that of a locale",
      fix: "move its tables into the folder of their locale")
  }

  private static func text(of file: String) -> String? {
    var unread: [Diagnostic] = []
    return TextFile.text(of: file, &unread)
  }

  private static func language(of file: String) -> String? {
    text(of: file).flatMap { FileText(path: file, locale: nil, text: $0).language }
  }

  private static func hasIntents(_ file: String) -> Bool {
    text(of: file)?.split(whereSeparator: \.isNewline).contains { $0.hasPrefix("intents:") } ?? false
  }
}
