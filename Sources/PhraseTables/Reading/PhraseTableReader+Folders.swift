import ParlanceDiagnostics

extension PhraseTableReader {
  /// The most bytes of tables that one reading takes.
  package static var mostBytes: Int { 64 << 20 }

  /// Reads the tables and Apple's catalogues of one locale from folders, flat or by locale, as one table; phrases of shortcuts that
  /// code declares join it.
  ///
  /// Where a locale is missing its language is taken, `de` for `de-AT`; the table's locale is the one found.
  package static func read(
    folders: [String], locale: String, declarations: ShortcutDeclarations? = nil, name: ProjectName? = nil
  ) -> (table: PhraseTable, diagnostics: [Diagnostic]) {
    PhraseSources(folders: folders, locale: locale, declarations: declarations, name: name).read()
  }
}
