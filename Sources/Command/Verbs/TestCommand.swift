import ArgumentParser
import Foundation
import ParlanceAssistant
import ParlanceDiagnostics
import ParlanceMatching
import ParlancePhraseTables
import ParlanceReports
import ParlanceScenarios
import ParlanceTerminal

/// Plays scenarios and utterance tests.
struct TestCommand<App: AssistantApp>: AsyncParsableCommand where App.Options: ParsableArguments {
  /// Tells what a scenario has of its own, and the moment of utterance tests.
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "test", abstract: "Play scenarios and utterance tests.",
      usage: "\(Messages.program) test [<options>] [<path> ...]",
      discussion: """
        A scenario has a clock, a store and identifiers of its own; the person's data is not touched. Utterance tests \
        are run on \(TestRun.moment) in UTC, unless --now and --time-zone say otherwise. Without --phrases the phrases are \
        those beside the program, which are a copy that the next build makes anew.
        """)
  }

  // The app's own options are not taken: one that names the person's data would let a fixture write there.
  /// `--locale` leaves out tests of others; `--now` and `--time-zone` move utterance tests alone.
  @OptionGroup var common: CommonOptions
  /// The same as for tables alone.
  @OptionGroup var options: TestOptions

  /// Makes the app anew for each round of `--watch`, so that its phrases are read again.
  func run() async throws {
    try common.refuseMissingPhrases()
    let run = TestRun(options: options, common: common)
    let setup = AssistantSetup(App.self, options: try App.Options.parse([]), phrases: common.phrases)
    if common.phrases.isEmpty, !common.quiet, let folder = setup.folders.first,
      case .folder = FileStatus(TablePlaces.usual)
    {
      Messages.tell(
        "the phrases in \(folder) are tested, as they were when this was built; --phrases \(TablePlaces.usual) takes those of ./\(TablePlaces.usual)"
      )
    }
    try await run.run(phrases: setup.folders) { run in
      // The app's phrases are read again each time.
      let setup = AssistantSetup(App.self, options: try App.Options.parse([]), phrases: common.phrases)
      try await runOnce(run, setup.readOnce())
    }
  }

  private func runOnce(_ run: TestRun, _ setup: AssistantSetup) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (calendar, now) = try run.world()
    let world = AssistantEnvironment.fixed(
      AssistantClock(now: now), timeZone: calendar.timeZone, dataFolder: folder)
    if options.generate { return try await generate(try await setup.makeAssistant(environment: world), now, calendar) }
    let found = try run.files()
    let utterances = found.utterances
    var report = await ScenarioReplay(setup).play(files: found.scenarios)
    let foreign = report.cases.filter(\.isForeign).map(\.file)
    // A file of output alone has to say it too.
    for place in report.cases.indices where report.cases[place].isForeign { report.cases[place].isUnreadable = true }
    report.cases = found.unread + report.cases
    let assistant = try await setup.makeAssistant(environment: world)
    if !utterances.isEmpty {
      let sessions = TestSessions(assistant)
      let otherwise = common.locale ?? assistant.developmentLocale
      var spoken = await run.report(
        on: utterances, otherwise: otherwise, calendar: world.calendar,
        explain: { try await sessions.session(in: $0.locale ?? otherwise).explain($0.utterance)?.details },
        intents: { _ in setup.knownIntents },
        match: { test in
          let session = try await sessions.session(in: test.locale ?? otherwise)
          guard let (_, result) = await session.match(test.utterance) else { throw CommandExit(.failed) }
          return result
        })
      spoken.cases = report.cases + spoken.cases
      report = spoken
    }
    report = await run.covered(report, of: assistant.locales) { [try await assistant.locale(for: $0).table] }
    report.cases = await faultyPhrases(assistant, report.locales) + report.cases
    for file in foreign { Messages.tell("\(file) is a scenario of another app and was not played") }
    try run.finish(report)
  }

  /// What stands for the files of phrases and texts that cannot be read, and for the errors in those of the locales that were tested.
  private func faultyPhrases(_ assistant: Assistant, _ tested: Set<String>) async -> [TestCase] {
    var faults = assistant.diagnostics
    // A language that is lost must not stay unseen because nothing tests it.
    let others = Set(common.locale == nil ? assistant.locales : []).subtracting(tested)
    for name in tested.union(others).sorted() {
      let found = (try? await assistant.locale(for: name))?.diagnostics ?? []
      faults += others.contains(name) ? found.filter { $0.severity == .error } : found
    }
    return TestCase.unreadable(faults) + TestCase.faulty(faults.filter { $0.code != Diagnostic.otherLanguages })
  }

  private func generate(_ assistant: Assistant, _ now: Date, _ calendar: Calendar) async throws {
    let output = OutputWriter(descriptor: STDOUT_FILENO)
    for name in common.locale.map({ [$0] }) ?? assistant.locales {
      let locale = try await assistant.locale(for: name)
      Messages.tell(locale.diagnostics.filter { $0.severity == .error })
      let tests = SuggestedTests(
        locale.table, language: locale.language, signatures: assistant.intents.map { IntentSignature($0) },
        cases: assistant.caseNames(in: locale), now: now, calendar: calendar)
      for line in tests.lines() { try output.writeLine(line) }
    }
  }
}

extension UtteranceTest {
  /// What is said.
  fileprivate var utterance: Utterance { Utterance(text, context: context.mapValues(\.text), isRecognised: isHeard) }
}

/// One session for each locale that utterance tests need.
private actor TestSessions {
  private let assistant: Assistant
  private var known: [String: AssistantSession] = [:]

  init(_ assistant: Assistant) {
    self.assistant = assistant
  }

  func session(in locale: String) async throws -> AssistantSession {
    if let session = known[locale] { return session }
    let session = try await assistant.makeSession(locale: locale)
    known[locale] = session
    return session
  }
}
