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

  /// How much was found that comments in the files allow, and is not among the rest.
  package private(set) var acceptedCount = 0

  /// The locales that there are phrases or texts in, where there are none in the one that was asked for.
  package private(set) var otherLocales: [String] = []

  /// Is told how many languages are done, and of how many, before the first and after each.
  package var tellProgress: @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }

  private let locale: String?
  private var checks: LintChecks

  /// Makes a linter; with a locale it looks at the phrases of that one only, with an app at what that declares too.
  ///
  /// Of each phrase it tries so many sentences; with 0 no rule looks at what phrases mean.
  package init(
    locale: String? = nil, ignoring codes: Set<String> = [], app: LintApp? = nil, sentences: Int = 48
  ) {
    self.locale = locale
    checks = LintChecks(
      rules: LintRule.all.filter { !codes.contains($0.code) }, app: app, sentences: sentences)
  }

  /// Looks at files and all that is under folders.
  package mutating func lint(_ paths: [String]) async {
    let files = LintFiles(paths)
    add(files.problems)
    var faults: [Diagnostic] = []
    let catalogs = LintCatalog.read(files, &faults)
    add(faults.filter(isWanted))
    for catalog in catalogs { checks.sources.merge(catalog.sources) { first, _ in first } }
    let tables = TableFiles(files, locale: locale, &diagnostics)
    let known = Set(catalogs.flatMap(\.locales) + tables.groups.map(\.locale) + tables.otherLocales)
    if !known.contains(where: isWanted) { otherLocales = known.sorted() }
    var allowances = AllowanceReader()
    for catalog in catalogs { allowances.join(catalog.allowances) }
    for source in tables.groups.flatMap(\.sources) { allowances.read(table: source) }
    add(allowances.faults)
    let translated = Set(catalogs.filter(\.isMarkup).map(\.name))
    let unread = diagnostics.filter { $0.code == Diagnostic.unreadableFile }.compactMap { $0.position?.file }
    fileCount =
      translated.union(files.catalogs + files.strings + unread).union(tables.groups.flatMap(\.sources).map(\.file))
      .count
    for group in tables.groups {
      for source in group.sources { checks.sources[source.file] = source }
    }
    var scope = LintScope(
      catalogs: catalogs, isSpoken: checks.app != nil, locale: locale, namedFolders: Self.namedFolders(catalogs))
    for group in tables.groups + tables.others { scope.tableLocales[group.root, default: []].insert(group.locale) }
    scope.texts = checks.app?.texts ?? []
    var work = catalogs.flatMap { [scope] in parts(of: $0, scope) }
    // Of catalogues that are named by themselves nothing is known of the app's other phrases.
    let places = checks.app == nil ? [] : paths.filter { !LintFiles.isCatalog($0) }
    if places.isEmpty {
      for catalog in catalogs where catalog.kind == .phrases && checks.sentences > 0 {
        work += partsOfPhrases(in: catalog)
      }
    }
    await add(work)
    if places.isEmpty {
      await checkTables(tables)
    } else {
      await checkApp(places, tables, catalogs)
    }
    sort()
    let found = diagnostics.count
    diagnostics.removeAll { finding in allowances.allowances.contains { $0.accepts(finding) } }
    acceptedCount = found - diagnostics.count
  }

  /// The folders of catalogues for which a catalogue of names, or their project, tells the app's name.
  private static func namedFolders(_ catalogs: [LintCatalog]) -> Set<String> {
    let folders = Set(catalogs.filter { $0.kind == .names }.map(\.folder))
    let others = Set(catalogs.filter { $0.kind == .phrases }.map(\.folder)).subtracting(folders)
    return folders.union(others.filter { FoundTables.projectName(around: $0)?.isSure ?? false })
  }

  private func parts(of catalog: LintCatalog, _ scope: LintScope) -> [LintPart] {
    let checks = checks
    return checks.rules.map { rule in
      .finding {
        checks.findings(of: rule, in: catalog, scope).filter { finding in
          finding.position.map { scope.concerns($0, in: catalog) } ?? true
        }
      }
    }
  }

  private func partsOfPhrases(in catalog: LintCatalog) -> [LintPart] {
    let checks = checks
    let areIntentsKnown = catalog.saidEntries.allSatisfy { LintCatalog.isSet($0) || $0.translations.isEmpty }
    return catalog.locales.filter(isWanted).map { locale in
      .finding { checks.findings(inPhrasesOf: catalog, locale, areIntentsKnown: areIntentsKnown) }
    }
  }

  private mutating func checkTables(_ tables: TableFiles) async {
    let checks = checks
    for (root, groups) in Dictionary(grouping: tables.groups, by: \.root).sorted(by: { $0.key < $1.key }) {
      let parts = groups.map { group in
        LintPart {
          let (table, faults) = Self.table(of: group)
          return checks.findings(in: table, faults, file: group.sources.first?.file)
        }
      }
      let others = tables.others.filter { $0.root == root }.map { group in
        LintPart { checks.reached(by: Self.table(of: group).table, file: group.sources.first?.file) }
      }
      let reached = await add(parts + others, isTold: true)
      diagnostics += lacks(reached, source: "en", besides: tables.others)
    }
  }

  private static func table(of group: TableFiles.Group) -> (table: PhraseTable, faults: [Diagnostic]) {
    var reader = PhraseTableReader(locale: group.locale)
    for source in group.sources { reader.add(yaml: source.text, file: source.file) }
    let (table, faults) = reader.finish()
    return (table, faults)
  }

  /// What some locales lack, without what is lacking in the files of others.
  private func lacks(
    _ reached: [LintCoverage.Locale], source: String, besides others: [TableFiles.Group]
  ) -> [Diagnostic] {
    let files = Set(others.flatMap(\.sources).map(\.file) + reached.filter { !isWanted($0.name) }.map(\.file))
    return checks.findings(in: reached.sorted { $0.name < $1.name }, source: source).filter { finding in
      finding.position.map { !files.contains($0.file) } ?? true
    }
  }

  /// Looks at an app's phrases as the app reads them: tables, catalogues and what code declares, joined.
  private mutating func checkApp(_ paths: [String], _ tables: TableFiles, _ catalogs: [LintCatalog]) async {
    let checks = checks
    let shortcuts = checks.app?.shortcuts
    var locales = Set(tables.groups.map(\.locale))
    for catalog in catalogs where catalog.kind == .phrases { locales.formUnion(catalog.locales) }
    if let shortcuts { locales.insert(shortcuts.locale) }
    locales.formUnion(tables.otherLocales)
    let parts = locales.sorted().map { locale in
      let file = (tables.groups + tables.others).first { $0.locale == locale }?.sources.first?.file
      let isWanted = isWanted(locale)
      return LintPart {
        let (table, faults) = PhraseTableReader.read(folders: paths, locale: locale, declarations: shortcuts)
        return isWanted ? checks.findings(in: table, faults, file: file) : checks.reached(by: table, file: file)
      }
    }
    let reached = await add(parts, isTold: true)
    diagnostics += lacks(reached, source: shortcuts?.locale ?? "en", besides: tables.others)
  }

  private func isWanted(_ name: String) -> Bool {
    locale.map { LocaleFallback.best(LocaleFallback.normalized($0), among: [name]) != nil } ?? true
  }

  /// Whether what is wrong with a file is to be told; the folder of a `.strings` names its locale.
  private func isWanted(_ fault: Diagnostic) -> Bool {
    guard let file = fault.position?.file, file.hasSuffix(".strings") else { return true }
    let folder = LintFiles.name(of: LintFiles.folder(of: file))
    return !folder.hasSuffix(".lproj") || isWanted(LocaleFallback.normalized(String(folder.dropLast(".lproj".count))))
  }

  private mutating func add(_ faults: [Diagnostic]) { diagnostics += faults.map(LintRule.coded) }

  /// Does parts of the work and tells what is wrong; gives what the phrases of their locales reach.
  @discardableResult
  private mutating func add(_ parts: [LintPart], isTold: Bool = false) async -> [LintCoverage.Locale] {
    let results = await LintPart.results(of: parts) { [tellProgress] done in
      if isTold { tellProgress(done, parts.count) }
    }
    diagnostics += results.flatMap(\.diagnostics)
    return results.compactMap(\.reached)
  }

  private mutating func sort() {
    var seen: Set<Diagnostic> = []
    let codes = Set(checks.rules.map(\.code))
    diagnostics = diagnostics.filter { seen.insert($0).inserted && codes.contains($0.code ?? "") }
      .inOrder()
  }
}
