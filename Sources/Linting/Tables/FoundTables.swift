import ParlanceDiagnostics
import ParlancePhraseTables

/// The phrases under folders, from tables and Apple's catalogues alike.
package enum FoundTables {
  /// A table for each locale of each folder of tables and of each catalogue; what is wrong with the files is told, and what
  /// catalogues note that tables cannot hold.
  ///
  /// With `areNamesSaid` the app goes by the names that catalogues beside the phrases tell, where they tell some. Xcode's
  /// XLIFF is read where it is wanted, and no catalogue has phrases.
  package static func tables(
    in paths: [String], locale: String? = nil, areNamesSaid: Bool = false, readsTranslations: Bool = true
  ) -> (tables: [PhraseTable], problems: [Diagnostic], losses: [Diagnostic]) {
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
    if !readsTranslations { catalogs.removeAll(where: \.isMarkup) }
    // What is with the translators is in the project too, but for the languages that are not done yet.
    let done = Set(catalogs.filter { $0.kind == .phrases && !$0.isMarkup }.flatMap(\.locales))
    for catalog in catalogs where catalog.kind == .phrases {
      let namers = areNamesSaid ? catalogs.filter { $0.kind == .names && $0.folder == catalog.folder } : []
      for name in catalog.isMarkup ? catalog.locales.filter({ !done.contains($0) }) : catalog.locales
      where locale.map({ TableFiles.agree(name, $0) }) ?? true {
        let (table, faults) = catalog.read(in: name, names: namers.flatMap { $0.applicationNames(in: name) })
        problems += faults
        tables.append(table)
      }
    }
    return (tables.filter { !$0.intents.isEmpty }, problems, catalogs.filter { !$0.isMarkup }.flatMap(\.notes))
  }

  /// The folders of tables, and Apple's catalogues of phrases and of the app's names, under folders.
  package static func places(in paths: [String]) -> [String] {
    let files = LintFiles(paths)
    var problems: [Diagnostic] = []
    let places = TableFiles(files, locale: nil, &problems).groups.flatMap { group in
      // Beside tables of no locale's folder other things may lie.
      group.isFlat ? group.sources.map(\.file) : [group.root.isEmpty ? "." : group.root]
    }
    return Set(places).sorted() + catalogs(among: files)
  }

  /// Tables of translators under folders, `*.csv` and `*.xliff`.
  package static func translations(in paths: [String]) -> [String] { LintFiles(paths).translations }

  /// Apple's catalogues of phrases and of the app's names under folders.
  package static func catalogs(in paths: [String]) -> [String] {
    catalogs(among: LintFiles(paths))
  }

  private static func catalogs(among files: LintFiles) -> [String] {
    (files.catalogs + files.strings).filter { LintCatalog.kind(of: $0) != .texts }
  }
}

extension LintCatalog {
  /// What it notes beside phrases that no table can hold: what is to be translated, or is in no code any more.
  fileprivate var notes: [Diagnostic] {
    guard kind == .phrases else { return [] }
    let translations = saidEntries.flatMap(\.translations)
    let new = translations.filter { $0.state == "new" && !$0.texts.isEmpty }
    let stale = entries.filter { $0.extraction == "stale" }
    let kept = entries.filter { !$0.isTranslatable }
    let notes = [
      (kept.first?.key.place, kept.count, "of keys that are not to be translated, of which tables know nothing"),
      (new.first?.place, new.count, "marked as “new” and left out"),
      (stale.first?.key.place, stale.count, "of keys marked as “stale” and left out"),
    ]
    return notes.compactMap { place, count, what in
      place.map { Diagnostic(.warning, "\(count) \(count == 1 ? "text is" : "texts are") \(what)", at: $0) }
    }
  }
}
