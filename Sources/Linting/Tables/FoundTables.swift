import ParlanceDiagnostics
import ParlancePhraseTables

/// The phrases under folders, from tables and Apple's catalogues alike.
package enum FoundTables {
  /// A table for each locale of each folder of tables and of each catalogue; what is wrong with the files is told.
  ///
  /// With `areNamesSaid` the app goes by the names that catalogues beside the phrases tell, where they tell some. Xcode's
  /// XLIFF is read where it is wanted, and no catalogue has phrases.
  package static func tables(
    in paths: [String], locale: String? = nil, areNamesSaid: Bool = false, readsTranslations: Bool = true
  ) -> (tables: [PhraseTable], problems: [Diagnostic]) {
    let files = LintFiles(paths)
    var problems = files.problems
    var tables: [PhraseTable] = []
    for group in TableFiles(files, locale: locale, &problems).groups {
      var reader = PhraseTableReader(locale: group.locale)
      for source in group.sources { reader.add(yaml: source.text, file: source.file) }
      let (table, faults) = reader.finish()
      problems += faults
      tables.append(table)
    }
    var catalogs = LintCatalog.read(files, &problems)
    // What is with the translators is in the project too.
    if catalogs.contains(where: { $0.kind == .phrases && !$0.isMarkup }) || !readsTranslations {
      catalogs.removeAll(where: \.isMarkup)
    }
    for catalog in catalogs where catalog.kind == .phrases {
      let namers = areNamesSaid ? catalogs.filter { $0.kind == .names && $0.folder == catalog.folder } : []
      for name in catalog.locales where locale.map({ TableFiles.agree(name, $0) }) ?? true {
        tables.append(catalog.table(in: name, names: namers.flatMap { $0.applicationNames(in: name) }))
      }
    }
    return (tables.filter { !$0.intents.isEmpty }, problems)
  }

  /// Tables of translators under folders, `*.csv` and `*.xliff`.
  package static func translations(in paths: [String]) -> [String] { LintFiles(paths).translations }

  /// Apple's catalogues of phrases and of the app's names under folders.
  package static func catalogs(in paths: [String]) -> [String] {
    let files = LintFiles(paths)
    return (files.catalogs + files.strings).filter { LintCatalog.kind(of: $0) != .texts }
  }
}
