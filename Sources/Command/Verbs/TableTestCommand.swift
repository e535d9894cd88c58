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
  /// Tells which tables are taken, and that scenarios are not played without their app.
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "test", abstract: "Run utterance tests against tables.",
      usage: "parlance test [<options>] [<path> ...]",
      discussion: """
        The tables are those of --phrases, by default those of the folder Phrases, and without it the tables and \
        catalogues of the folders that are named, else of this one. Scenarios need their app, and are listed as not run. Sentences are understood on \(TestRun.moment) in UTC, unless --now and --time-zone say otherwise.
        """)
  }

  /// `--locale` leaves out tests of others; `--now` and `--time-zone` move the usual moment.
  @OptionGroup var common: CommonOptions
  /// The same as an app's program takes.
  @OptionGroup var options: TestOptions
  /// What the app is called in all tables that are read.
  @OptionGroup var names: NameOptions

  /// Finds the tables once, and reads them anew for each round of `--watch`.
  func run() async throws {
    let run = TestRun(options: options, common: common)
    let (folders, areFound) = try options.generate ? ([], false) : phrases
    try await run.run(phrases: folders) {
      try await runOnce($0, TableShelves(folders, areDivided: areFound, name: names.projectName))
    }
  }

  /// The folders and files of the phrases, and whether they were looked for where the tests are; ends the program if there is nothing to
  /// read.
  private var phrases: (folders: [String], areFound: Bool) {
    get throws {
      let (folders, faults) = TablePlaces.found(
        common.phrases.isEmpty ? [TablePlaces.usual] : common.phrases)
      guard !faults.isEmpty else { return (folders, false) }
      let paths = options.paths.isEmpty ? ["."] : options.paths.map(Self.folder)
      // Tests may lie beside what they test: last of all, everything here is looked at.
      for paths in common.phrases.isEmpty ? [paths, ["."]] : [] {
        let places = FoundTables.places(in: paths)
        guard places.isEmpty else { return (places, true) }
      }
      if common.phrases.isEmpty, case .missing = FileStatus(TablePlaces.usual) {
        throw CommandExit(.data, TablePlaces.nowhere)
      }
      Messages.tell(faults)
      throw CommandExit(.data, common.phrases.isEmpty ? "name the folder of the phrases with --phrases" : nil)
    }
  }

  /// The folder that a path names, or that its file lies in.
  private static func folder(_ path: String) -> String {
    if case .folder = FileStatus(path) { return path }
    return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  private func runOnce(_ run: TestRun, _ shelves: TableShelves) async throws {
    let (calendar, now) = try run.world()
    if options.generate { return try generate(now, calendar) }
    let found = try run.files()
    let needs = found.scenarios.filter { options.paths.contains($0) || ScenarioFiles.isLikely($0) }.map(Self.needs)
    guard !found.utterances.isEmpty else {
      if !found.unread.isEmpty { return try run.finish(TestReport(cases: found.unread + needs.map(\.test))) }
      let commands = Set(needs.map(\.command)).sorted().map { "`\($0)`" }.joined(separator: " or ")
      throw CommandExit(.data, "there are only scenarios, which need their app: run \(commands)")
    }
    let locale = common.locale ?? "en"
    var report = await run.report(
      on: found.utterances, otherwise: locale, calendar: calendar,
      explain: { test in
        let tables = try await shelves.tables(for: test, otherwise: locale)
        let situation = tables.situation(of: test, now, calendar)
        let result = tables.matcher.matchOrOffer(test.text, in: situation)
        return tables.matcher.details(of: result, test.text, in: situation, tables.table)
      },
      intents: { test in
        guard let table = try? await shelves.tables(for: test, otherwise: locale).table else { return [] }
        return (table.intents + table.offers).map { KnownIntent($0, in: table) }
      },
      match: { test in
        let tables = try await shelves.tables(for: test, otherwise: locale)
        return tables.matcher.matchOrOffer(test.text, in: tables.situation(of: test, now, calendar))
      })
    // Tests are of several languages: what one of them counts of the others is told by these.
    let isElsewhere = { (fault: Diagnostic) in
      [Diagnostic.unreadableFile, Diagnostic.otherLanguages].contains(fault.code)
    }
    if !common.quiet {
      Messages.tell(await shelves.problems.filter { !isElsewhere($0) && $0.severity != .error })
      for name in await shelves.projectNames { Messages.tell(name, isSaid: false) }
    }
    report = await run.covered(report) { await shelves.tables(in: $0).map(\.table) }
    // A language that is lost must not stay unseen because nothing tests it.
    let everywhere = await shelves.allProblems(only: common.locale)
    let unread = TestCase.unreadable(everywhere)
    // Where nothing could be read each test has told so.
    let others = report.cases.contains(where: \.isUnreadable) ? [] : everywhere
    let faulty = TestCase.faulty((await shelves.problems + others).filter { !isElsewhere($0) })
    report.cases = found.unread + unread + faulty + report.cases + needs.map(\.test)
    try run.finish(report)
  }

  private func generate(_ now: Date, _ calendar: Calendar) throws {
    var paths = options.paths + common.phrases
    // Where nothing is named it is the tables that the tests are run against.
    if paths.isEmpty, case .folder = FileStatus(TablePlaces.usual) { paths = [TablePlaces.usual] }
    let found = FoundTables.tables(
      in: paths.isEmpty ? ["."] : paths, locale: common.locale, areNamesSaid: true,
      name: names.projectName)
    if !common.quiet {
      Messages.tell(found.problems)
      for name in found.projectNames { Messages.tell(name, isSaid: true) }
    }
    guard !found.tables.isEmpty else { throw CommandExit(.data, "there are no phrases to make tests of") }
    let output = OutputWriter(descriptor: STDOUT_FILENO)
    for table in found.tables {
      let language = try Language.general(locale: table.locale)
      let made = SuggestedTests(table, language: language, now: now, calendar: calendar).tests()
      for line in made.lines { try output.writeLine(line) }
      if !common.quiet { tell(made.leftOut, of: table.locale) }
    }
    if found.problems.contains(where: { $0.code == Diagnostic.unreadableFile }) { throw CommandExit(.data) }
  }

  /// Tells the phrases of which no test could be made: a suite that is silent about them looks whole.
  private func tell(_ leftOut: [Phrase], of locale: String) {
    guard let first = leftOut.first else { return }
    let phrases =
      leftOut.count == 1
      ? "1 phrase of “\(locale)” has no test: what it says"
      : "\(leftOut.count) phrases of “\(locale)” have no test: what they say"
    Messages.tell(
      Diagnostic(
        .warning,
        "\(phrases) is understood as something else too, or needs a context; the first is "
          + "“\(first.text)” at \(first.position)", fix: "see `lint` and `explain`"))
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
