import Foundation
import ParlanceDiagnostics
import ParlanceMatching
import ParlancePhraseTables
import ParlanceReports
import ParlanceScenarios
import ParlanceTerminal

/// What the tests of an app and of tables alone have in common: finding files, running sentences, and telling what became of them.
struct TestRun {
  /// The paths differ from those of the command line in a round of `--watch`, which runs what has changed.
  var options: TestOptions
  /// Of these `--locale`, `--now`, `--time-zone`, `--json`, `--quiet` and `--dry-run` count.
  let common: CommonOptions

  /// When utterance tests are run, where the command line says nothing: the same day on every machine, since what “tomorrow” means must
  /// not depend on when the tests are run.
  static let moment = "2026-02-12T09:30:00"

  /// The files of scenarios and of utterance tests, at least one of either, and what stands for the paths that cannot be read.
  func files() throws -> FoundTests {
    guard !places.isEmpty else {
      throw CommandExit(
        .usage,
        "there is no Tests/Scenarios or Tests/Phrases here; name files or folders of tests, or all below this folder: "
          + "`\(Messages.program) test .`")
    }
    let misnamed = UtteranceFiles.misnamed(places.filter(Self.isFolder), locale: common.locale)
    let unread = places.compactMap(Self.unread) + misnamed
    let places = places.filter { Self.unread($0) == nil }
    // A file that is named is one or the other; a folder can hold both.
    let scenarios = try? ScenarioFiles.find(places.filter { !Self.hasUtterances($0) }, locale: common.locale)
    let utterances = try? UtteranceFiles.find(
      places.filter { Self.isFolder($0) || Self.hasUtterances($0) }, locale: common.locale)
    guard scenarios != nil || utterances != nil || !misnamed.isEmpty else {
      for fault in unread { Messages.tell(fault.message) }
      // Zero tests are no success: the path is likely wrong.
      throw CommandExit(.data, places.isEmpty ? nil : nothing(in: places))
    }
    return FoundTests(
      scenarios: scenarios ?? [], utterances: utterances ?? [],
      unread: unread.map { TestCase(unreadable: $0, file: $0.position?.file ?? "") })
  }

  /// That there is no test, or none of the locale, and of which ones there are.
  private func nothing(in places: [String]) -> String {
    let names = places.joined(separator: ", ")
    if let locale = common.locale {
      let files = ((try? ScenarioFiles.find(places)) ?? []) + ((try? UtteranceFiles.find(places)) ?? [])
      let others = Set(files.compactMap { LocaleFolder.locale(of: $0) }).sorted()
      if !others.isEmpty {
        return "there is no test in “\(locale)” in \(names); there are some in \(others.joined(separator: ", "))"
      }
    }
    return "there is no test in \(names); `\(Messages.program) test --generate` prints some to begin with"
  }

  /// Why a path cannot be read; `nil` if it can be.
  private static func unread(_ path: String) -> Diagnostic? {
    guard case .missing(let reason) = FileStatus(path) else { return nil }
    return Diagnostic("cannot read \(path): \(reason)", at: SourcePosition(file: path, line: 1, column: 1))
  }

  /// Where tests are looked for.
  var places: [String] {
    options.paths.isEmpty ? ["Tests/Scenarios", "Tests/Phrases"].filter(Self.isThere) : options.paths
  }

  /// Runs the tests once; or, with `--watch`, again and again as what they are about changes.
  func run(phrases: [String], once: (TestRun) async throws -> Void) async throws {
    try common.refuseRecording()
    guard options.watch else { return try await once(self) }
    guard !common.json else { throw CommandExit(.usage, "--watch goes on and on: leave --json out") }
    try await TestWatch(tests: places, phrases: phrases).run { changed in
      var run = self
      if let changed { run.options.paths = changed }
      try await once(run)
    }
  }

  /// The calendar and the moment in which utterance tests are run.
  func world() throws -> (calendar: Calendar, now: Date) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = common.timeZone == nil ? TimeZone.gmt : try common.zone
    let now =
      try common.moment ?? LocalMoment.date(Self.moment, in: calendar.timeZone) ?? Date(timeIntervalSince1970: 0)
    return (calendar, now)
  }

  /// Runs the utterance tests of files.
  func report(
    on files: [String], otherwise locale: String, calendar: Calendar,
    explain: @escaping @Sendable (UtteranceTest) async throws -> MatchDetails?,
    intents: @escaping @Sendable (UtteranceTest) async -> [KnownIntent],
    match: @escaping @Sendable (UtteranceTest) async throws -> MatchResult
  ) async -> TestReport {
    var report = TestReport()
    var tests: [String: [UtteranceTest]] = [:]
    let run = UtteranceRun(
      calendar: calendar, locale: locale, explain: explain, isExplained: options.explain, intents: intents,
      match: match)
    let progress = ProgressLine(total: files.count, isShown: format == .text && !common.quiet)
    for (number, file) in files.enumerated() {
      progress.tell(number, file)
      report.cases += await run.run(file: file, only: common.locale)
      for test in (try? UtteranceFiles.read(file, locale: common.locale).tests) ?? [] {
        tests[test.locale ?? locale, default: []].append(test)
      }
    }
    progress.end()
    guard let seed = options.noise else { return report }
    for name in tests.keys.sorted() {
      report.noise += await NoiseRun(seed: seed, calendar: calendar, match: match).tallies(
        tests[name] ?? [], locale: name)
    }
    return report
  }

  /// The report with what its tests reached; `tables` gives the phrases of a locale, of each app, `known` are all locales that there are phrases in.
  ///
  /// Of a single scenario it is not told: nobody expects that one to reach much. Nor are languages without a test where only some tests were asked for.
  func covered(
    _ report: TestReport, of known: [String] = [], tables: (String) async throws -> [PhraseTable]
  ) async -> TestReport {
    let sentences = report.cases.compactMap { $0.understanding?.locale }
    guard report.cases.count > 1 || !sentences.isEmpty else { return report }
    // A scenario that goes on in another language says little of that one.
    let locales = Set(sentences + report.cases.compactMap { $0.reached.first?.locale })
    var reached: [PhraseTable] = []
    for name in locales.sorted() {
      reached += ((try? await tables(name)) ?? []).filter { !reached.contains($0) }
    }
    guard !reached.isEmpty else { return report }
    var report = report
    report.coverage = UtteranceCoverage.coverage(of: reached, by: report.cases)
    let areAll = options.paths.allSatisfy { path in
      Self.isFolder(path) && !path.split(separator: "/").contains { known.contains(String($0)) }
    }
    if common.locale == nil, areAll { report.coverage?.untested = known.filter { !locales.contains($0) } }
    return report
  }

  /// Holds a report against the baseline and writes it; throws the exit status if it is not 0.
  func finish(_ report: TestReport) throws {
    var report = report
    if let locale = common.locale, report.cases.isEmpty {
      throw CommandExit(.data, "there is no test in “\(locale)”, and there are some in other languages")
    }
    if let file = options.baseline {
      report = try held(report, against: file)
    }
    try OutputWriter(descriptor: STDOUT_FILENO).writeLine(report.written(as: format, isBrief: common.quiet))
    if report.hasUnreadable { throw CommandExit(.data) }
    if !report.isSuccess { throw CommandExit(.failed) }
  }

  /// A report held against a baseline, which is written before if that is wanted.
  private func held(_ report: TestReport, against file: String) throws -> TestReport {
    let places = BaselineFile.places(of: file, looked: places, isPartial: common.locale != nil)
    var baseline = TestBaseline(report, places: places)
    if options.update {
      // What was not run is still as it was.
      if let older = try BaselineFile.older(file, { try TestBaseline($0, file: file, places: places) }) {
        baseline.keep(older, places: places)
      }
      try BaselineFile.write(baseline.text, to: file, isDryRun: common.dryRun)
    } else {
      baseline = try TestBaseline(BaselineFile.read(file), file: file, places: places)
    }
    return baseline.applied(to: report, places: places)
  }

  private var format: ReportFormat { common.json ? .json : options.format }

  private static func hasUtterances(_ path: String) -> Bool {
    !isFolder(path) && (UtteranceFiles.isName(path) || path.lowercased().hasSuffix(".json"))
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  private static func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}

/// The files of tests that were found.
struct FoundTests {
  /// Files of scenarios.
  var scenarios: [String]
  /// Files of utterance tests.
  var utterances: [String]
  /// What stands for what could not be read.
  var unread: [TestCase]
}
