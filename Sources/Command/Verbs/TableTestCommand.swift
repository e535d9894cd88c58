import ArgumentParser
import Foundation
import ParlanceAssistant
import ParlanceDiagnostics
import ParlanceLanguage
import ParlanceLinting
import ParlanceMatching
import ParlancePhraseTables
import ParlanceReports
import ParlanceScenarios
import ParlanceTerminal

/// Runs utterance tests against tables.
struct TableTestCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "test", abstract: "Run utterance tests against tables.",
      usage: "parlance test [<options>] [<path> ...]",
      discussion: """
        The tables are those of --phrases, by default those of the folder Phrases. Scenarios need their app, and are listed \
        as not run. Sentences are understood on \(TestRun.moment) in UTC, unless --now and --time-zone say otherwise.
        """)
  }

  @OptionGroup var common: CommonOptions
  @OptionGroup var options: TestOptions

  func run() async throws {
    let run = TestRun(options: options, common: common)
    let folders = common.phrases.isEmpty ? ["Phrases"] : common.phrases
    try await run.run(phrases: folders) { try await runOnce($0, folders) }
  }

  private func runOnce(_ run: TestRun, _ folders: [String]) async throws {
    let (calendar, now) = try run.world()
    if options.generate { return try generate(now, calendar) }
    let (scenarios, utterances) = try run.files()
    let needs = scenarios.map(Self.needs)
    guard !utterances.isEmpty else {
      let commands = Set(needs.map(\.command)).sorted().map { "`\($0)`" }.joined(separator: " or ")
      throw CommandExit(.data, "there are only scenarios, which need their app: run \(commands)")
    }
    let shelf = TableShelf(folders: folders)
    var report = await run.report(
      on: utterances, otherwise: common.locale ?? "en", calendar: calendar,
      explain: { test in
        let tables = try await shelf.tables(in: test.locale ?? common.locale ?? "en")
        let situation = tables.situation(of: test, now, calendar)
        let result = tables.matcher.match(test.text, in: situation)
        return tables.matcher.details(of: result, test.text, in: situation, tables.table)
      },
      match: { test in
        let tables = try await shelf.tables(in: test.locale ?? common.locale ?? "en")
        return tables.matcher.match(test.text, in: tables.situation(of: test, now, calendar))
      })
    if !common.quiet { Messages.tell(await shelf.problems) }
    report = await run.covered(report) { try await shelf.tables(in: $0).table }
    report.cases += needs.map(\.test)
    try run.finish(report)
  }

  private func generate(_ now: Date, _ calendar: Calendar) throws {
    let paths = options.paths + common.phrases
    let found = FoundTables.tables(in: paths.isEmpty ? ["."] : paths, locale: common.locale)
    if !common.quiet { Messages.tell(found.problems) }
    guard !found.tables.isEmpty else { throw CommandExit(.data, "there are no phrases to make tests of") }
    let output = OutputWriter(descriptor: STDOUT_FILENO)
    for table in found.tables {
      let language = try Language.general(locale: table.locale)
      for line in SuggestedTests(table, language: language, now: now, calendar: calendar).lines() {
        try output.writeLine(line)
      }
    }
  }

  /// A scenario as a test that is not run, and the command that runs it.
  private static func needs(_ file: String) -> (test: TestCase, command: String) {
    let scenario = try? ScenarioFiles.read(file).scenario
    let command = "\(scenario?.app ?? "<app>") test"
    return (
      TestCase(
        name: scenario?.name ?? file, file: file, line: scenario?.line ?? 1, outcome: .skipped("needs `\(command)`")),
      command
    )
  }
}

/// Tables by locale, each read when it is first needed.
private actor TableShelf {
  /// A table and what matches with it.
  struct Tables: Sendable {
    let table: PhraseTable
    let matcher: Matcher

    /// What holds when the sentence of a test is said.
    func situation(of test: UtteranceTest, _ now: Date, _ calendar: Calendar) -> Situation {
      var situation = Situation(
        vocabulary: Vocabulary(language: matcher.language), context: test.context, now: now, calendar: calendar)
      situation.isHeard = test.isHeard
      return situation
    }
  }

  /// What is wrong with the tables that were read.
  private(set) var problems: [Diagnostic] = []

  private let folders: [String]
  private var known: [String: Tables] = [:]

  init(folders: [String]) {
    self.folders = folders
  }

  /// The tables of a locale; throws a sentence if there are none.
  func tables(in locale: String) throws -> Tables {
    if let tables = known[locale] { return tables }
    let (table, faults) = PhraseTableReader.read(folders: folders, locale: locale)
    let matcher = Matcher(table, language: try Language.general(locale: table.locale))
    guard !table.intents.isEmpty else {
      throw faults.first { $0.severity == .error }
        ?? Diagnostic(
          "there are no phrases for “\(locale)” in \(folders.joined(separator: ", "))",
          fix: "name their folder with --phrases")
    }
    problems += faults + matcher.diagnostics
    let tables = Tables(table: table, matcher: matcher)
    known[locale] = tables
    return tables
  }
}
