import ParlanceAssistant
import ParlanceDiagnostics
import ParlanceLanguage
import ParlanceMatching
import ParlancePhraseTables
import ParlanceReports
import ParlanceScenarios

/// Tables by locale, each read when it is first needed.
actor TableShelf {
  /// A table and what matches with it.
  struct Tables: Sendable {
    /// Has at least one intent; its locale may be a broader one than was asked for.
    let table: PhraseTable
    /// Compiled of ``table`` without signatures, so slots have the types that the table gives them.
    let matcher: Matcher

    /// What holds when the sentence of a test is said.
    func situation(of test: UtteranceTest, _ now: Date, _ calendar: Calendar) -> Situation {
      var situation = Situation(
        vocabulary: Vocabulary(language: matcher.language), context: test.context, now: now, calendar: calendar)
      situation.isHeard = test.isHeard
      situation.heedsFileOrder = true
      return situation
    }
  }

  /// What is wrong with the tables that were read.
  private(set) var problems: [Diagnostic] = []

  /// What the app is called, where its catalogues do not tell.
  private(set) var projectName: ProjectName?

  private let folders: [String]
  private let name: ProjectName?
  private var known: [String: Tables] = [:]
  /// Why there are no tables of a locale, found once.
  private var missing: [String: Diagnostic] = [:]

  /// Reads nothing yet; `name` is what the command line calls the app, and stands above what its files tell.
  init(folders: [String], name: ProjectName?) {
    self.folders = folders
    self.name = name
  }

  /// What is wrong with the tables that were read, and with those of the other locales, or of one.
  func allProblems(only locale: String?) -> [Diagnostic] {
    let others = folders.flatMap { PhraseFolder(path: $0).locales }.filter { known[$0] == nil }
    return Set(others).sorted().filter { locale.map { PhraseLocale.candidates(for: $0) }?.contains($0) ?? true }
      .reduce(problems) { $0 + PhraseTableReader.read(folders: folders, locale: $1, name: name).diagnostics }
  }

  /// The tables that were read.
  var read: [Tables] { known.values.sorted { $0.table.locale < $1.table.locale } }

  /// The tables of a locale; throws a sentence if there are none.
  func tables(in locale: String) throws -> Tables {
    if let tables = known[locale] { return tables }
    if let fault = missing[locale] { throw fault }
    let sources = PhraseSources(folders: folders, locale: locale, name: name)
    if let name = sources.projectName { projectName = name }
    let (table, faults) = sources.read()
    let matcher = Matcher(table, language: try Language.general(locale: table.locale))
    guard !table.intents.isEmpty else {
      let fault =
        faults.first { $0.severity == .error } ?? faults.first
        ?? Diagnostic(
          "there are no phrases for “\(locale)” in \(folders.joined(separator: ", "))",
          fix: "name their folder with --phrases")
      missing[locale] = fault
      throw fault
    }
    // A file of all languages has its faults in each of them.
    problems += (faults + matcher.diagnostics).filter { !problems.contains($0) }
    let tables = Tables(table: table, matcher: matcher)
    known[locale] = tables
    return tables
  }
}
