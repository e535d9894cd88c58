import ParlanceDiagnostics
import ParlanceLanguage
import ParlancePhraseTables
import ParlanceStrings

/// Looks for what is wrong with phrases and catalogues without a test.
package struct Linter {
  /// What is wrong, by file and place.
  package private(set) var diagnostics: [Diagnostic] = []
  /// How many files were looked at.
  package private(set) var fileCount = 0

  private let rules: [LintRule]
  private let locale: String?
  private let app: LintApp?
  private let sentences: Int
  private var sources: [String: SourceText] = [:]

  /// Makes a linter; with a locale it looks at the phrases of that one only, with an app at what that declares too.
  ///
  /// Of each phrase it tries so many sentences; with 0 no rule looks at what phrases mean.
  package init(
    locale: String? = nil, ignoring codes: Set<String> = [], app: LintApp? = nil, sentences: Int = 48
  ) {
    self.sentences = sentences
    rules = LintRule.all.filter { !codes.contains($0.code) }
    self.locale = locale
    self.app = app
  }

  /// Looks at files and all that is under folders.
  package mutating func lint(_ paths: [String]) {
    let files = LintFiles(paths)
    add(files.problems)
    var faults: [Diagnostic] = []
    let catalogs = LintCatalog.read(files, &faults)
    add(faults)
    for catalog in catalogs { sources.merge(catalog.sources) { first, _ in first } }
    let tables = TableFiles(files.yaml, locale: locale, &diagnostics)
    fileCount = files.catalogs.count + files.strings.count + tables.groups.reduce(0) { $0 + $1.sources.count }
    for group in tables.groups {
      for source in group.sources { sources[source.file] = source }
    }
    let scope = LintScope(catalogs: catalogs, isSpoken: app != nil)
    for catalog in catalogs { check(catalog, scope) }
    if app == nil {
      for catalog in catalogs where catalog.kind == .phrases && sentences > 0 { checkPhrases(of: catalog) }
      checkTables(tables)
    } else {
      checkApp(paths, tables, catalogs)
    }
    sort()
  }

  private mutating func check(_ catalog: LintCatalog, _ scope: LintScope) {
    for rule in rules {
      for case .catalog(let check) in rule.checks { add(check(catalog, scope), of: rule) }
    }
  }

  /// Holds the phrases of a catalogue against each other, in each of its locales.
  private mutating func checkPhrases(of catalog: LintCatalog) {
    let areIntentsKnown = catalog.saidEntries.allSatisfy { LintCatalog.isSet($0) || $0.translations.isEmpty }
    for locale in catalog.locales where isWanted(locale) {
      guard let language = try? Language.general(locale: locale) else { continue }
      check(
        LintTable(
          catalog.table(in: locale), language: language, areIntentsKnown: areIntentsKnown,
          mostTrials: sentences))
    }
  }

  private mutating func checkTables(_ tables: TableFiles) {
    for (_, groups) in Dictionary(grouping: tables.groups, by: \.root).sorted(by: { $0.key < $1.key }) {
      var reached: [LintCoverage.Locale] = []
      for group in groups {
        var reader = PhraseTableReader(locale: group.locale)
        for source in group.sources { reader.add(yaml: source.text, file: source.file) }
        let (table, faults) = reader.finish()
        add(faults)
        check(table, file: group.sources.first?.file, &reached)
      }
      check(reached, source: "en")
    }
  }

  /// Looks at an app's phrases as the app reads them: tables, catalogues and what code declares, joined.
  private mutating func checkApp(_ paths: [String], _ tables: TableFiles, _ catalogs: [LintCatalog]) {
    var locales = Set(tables.groups.map(\.locale))
    for catalog in catalogs where catalog.kind == .phrases { locales.formUnion(catalog.locales) }
    if let shortcuts = app?.shortcuts { locales.insert(shortcuts.locale) }
    var reached: [LintCoverage.Locale] = []
    for locale in locales.sorted() where isWanted(locale) {
      let (table, faults) = PhraseTableReader.read(folders: paths, locale: locale, declarations: app?.shortcuts)
      add(faults)
      check(table, file: tables.groups.first { $0.locale == locale }?.sources.first?.file, &reached)
    }
    check(reached, source: app?.shortcuts?.locale ?? "en")
  }

  private mutating func check(_ table: PhraseTable, file: String?, _ reached: inout [LintCoverage.Locale]) {
    guard !table.intents.isEmpty else { return }
    do throws(Diagnostic) {
      check(LintTable(table, language: try Language.general(locale: table.locale), app: app, mostTrials: sentences))
    } catch {
      add([error])
    }
    reached.append(LintCoverage.Locale(table, file: file ?? table.locale))
  }

  private mutating func check(_ table: LintTable) {
    add(table.faults)
    for rule in rules {
      for case .table(let check) in rule.checks { add(check(table), of: rule) }
    }
  }

  private mutating func check(_ locales: [LintCoverage.Locale], source: String) {
    let coverage = LintCoverage(
      source: locales.contains { $0.name == source } ? source : locales.first?.name ?? source, locales: locales)
    for rule in rules {
      for case .coverage(let check) in rule.checks { add(check(coverage), of: rule) }
    }
  }

  private func isWanted(_ name: String) -> Bool {
    locale.map { LocaleFallback.best(LocaleFallback.normalized($0), among: [name]) != nil } ?? true
  }

  private mutating func add(_ findings: [LintFinding], of rule: LintRule) {
    diagnostics += findings.map { $0.diagnostic(of: rule, sources) }
  }

  /// Adds what readers found wrong; what has no code yet is a fault of a table.
  private mutating func add(_ faults: [Diagnostic]) {
    diagnostics += faults.map { fault in
      var fault = fault
      fault.code = fault.code ?? LintRule.faultyTable.code
      return fault
    }
  }

  private mutating func sort() {
    var seen: Set<Diagnostic> = []
    let codes = Set(rules.map(\.code))
    diagnostics = diagnostics.filter { seen.insert($0).inserted && codes.contains($0.code ?? "") }
      .enumerated().sorted { left, right in
        switch (left.element.position, right.element.position) {
        case (nil, .some): true
        case (.some, nil): false
        case (let first?, let second?) where first != second: first < second
        default: left.offset < right.offset
        }
      }.map(\.element)
  }
}
