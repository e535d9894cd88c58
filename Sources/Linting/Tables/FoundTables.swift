import ParlanceDiagnostics
import ParlancePhraseTables

/// The phrases under folders, from tables and Apple's catalogues alike.
package struct FoundTables {
  /// The tables.
  package private(set) var tables: [PhraseTable] = []
  /// What is wrong with the files.
  package private(set) var problems: [Diagnostic] = []
  /// What catalogues note that tables cannot hold.
  package private(set) var losses: [Diagnostic] = []
  /// The language that the keys of catalogues are in; `nil` if there are none with phrases.
  package private(set) var sourceLocale: String?
  /// What apps are called whose catalogues do not tell.
  package private(set) var projectNames: [ProjectName] = []

  /// A table for each locale of each folder of tables and of each catalogue; what is wrong with the files is told, and what
  /// catalogues note that tables cannot hold.
  ///
  /// With `areNamesSaid` the app goes by `name`, else by the names that catalogues beside the phrases tell, else by those of its project,
  /// which are given back. Xcode's XLIFF is read where no catalogue has phrases; with `isImport` neither that nor tables are. With
  /// `keepsSource` the phrases that others are translations of come too, whatever locale is wanted.
  package static func tables(
    in paths: [String], locale: String? = nil, areNamesSaid: Bool = false, name given: ProjectName? = nil,
    isImport: Bool = false, keepsSource: Bool = false
  ) -> FoundTables {
    let files = LintFiles(paths)
    var found = FoundTables()
    found.problems = files.problems
    // Tables are what an import writes, and may have written there before.
    var groups = isImport ? [] : TableFiles(files, locale: locale, &found.problems).groups
    if keepsSource, locale != nil {
      var untold: [Diagnostic] = []
      // What names no language is taken for the one that is wanted.
      let taken = Set(groups.flatMap(\.sources).map(\.file))
      groups += TableFiles(files, locale: "en", &untold).groups.filter { group in
        !group.sources.contains { taken.contains($0.file) }
      }
    }
    for group in groups {
      var reader = PhraseTableReader(locale: group.locale)
      for source in group.sources { reader.add(yaml: source.text, file: source.file) }
      let (table, faults) = reader.finish()
      found.problems += faults
      found.tables.append(table)
    }
    var catalogs = LintCatalog.read(files, &found.problems)
    if isImport { catalogs.removeAll(where: \.isMarkup) }
    // What is with the translators is in the project too, but for the languages that are not done yet.
    let done = Set(catalogs.filter { $0.kind == .phrases && !$0.isMarkup }.flatMap(\.locales))
    for catalog in catalogs where catalog.kind == .phrases {
      found.sourceLocale = found.sourceLocale ?? (catalog.entries.isEmpty ? nil : catalog.sourceLocale)
      let namers = catalogs.filter { $0.kind == .names && $0.folder == catalog.folder }
      for name in catalog.isMarkup ? catalog.locales.filter({ !done.contains($0) }) : catalog.locales
      where locale.map({ PhraseLocale.agree(name, $0) || keepsSource && name == catalog.sourceLocale }) ?? true {
        var names: [String] = []
        if areNamesSaid { names = given?.names ?? namers.flatMap { $0.applicationNames(in: name) } }
        if areNamesSaid, names.isEmpty, let project = projectName(around: catalog.folder) {
          names = project.names
          if !found.projectNames.contains(project) { found.projectNames.append(project) }
        }
        let (table, faults) = catalog.read(in: name, names: names)
        found.problems += faults
        found.tables.append(table)
      }
    }
    found.tables.removeAll { $0.intents.isEmpty && $0.offers.isEmpty }
    found.losses = catalogs.filter { !$0.isMarkup }.flatMap(\.notes)
    return found
  }

  /// What the files around a folder of catalogues call the app.
  static func projectName(around folder: String) -> ProjectName? {
    ProjectName.found(around: (folder.isEmpty ? "" : folder + "/") + "AppShortcuts.xcstrings")
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
