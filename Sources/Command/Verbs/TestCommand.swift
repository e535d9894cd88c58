import ArgumentParser
import Foundation
import ParlanceAssistant
import ParlanceDiagnostics
import ParlanceReports
import ParlanceScenarios
import ParlanceTerminal

/// Plays scenarios and utterance tests.
struct TestCommand<App: AssistantApp>: AsyncParsableCommand where App.Options: ParsableArguments {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "test", abstract: "Play scenarios and utterance tests.",
      usage: "\(App.identifier) test [<options>] [<path> ...]",
      discussion: """
        A scenario has a clock, a store and identifiers of its own; the person's data is not touched. Utterance tests \
        are run on \(Self.moment) in UTC, unless --now and --time-zone say otherwise.
        """)
  }

  // The app's own options are not taken: one that names the person's data would let a fixture write there.
  @OptionGroup var common: CommonOptions

  @Argument(help: "Files or folders; by default Tests/Scenarios and Tests/Phrases.")
  var paths: [String] = []

  func run() async throws {
    guard !common.json else { throw CommandExit(.usage, "test has no JSON form yet; leave out --json") }
    let places = paths.isEmpty ? ["Tests/Scenarios", "Tests/Phrases"].filter(Self.isThere) : paths
    guard !places.isEmpty else {
      throw CommandExit(.usage, "name files or folders of tests; there is no Tests/Scenarios here")
    }
    // A file that is named is one or the other; a folder can hold both.
    let scenarios = try? ScenarioFiles.find(places.filter { !Self.hasUtterances($0) }, locale: common.locale)
    let utterances = try? UtteranceFiles.find(
      places.filter { Self.isFolder($0) || Self.hasUtterances($0) }, locale: common.locale)
    guard scenarios != nil || utterances != nil else {
      // Zero tests are no success: the path is likely wrong.
      throw CommandExit(.data, "there is no test in \(places.joined(separator: ", "))")
    }
    let setup = AssistantSetup(App.self, options: try App.Options.parse([]), phrases: common.phrases)
    var cases: [TestCase] = []
    if let scenarios { cases += await ScenarioReplay(setup).play(files: scenarios).cases }
    for file in utterances ?? [] { cases += try await run(file, setup) }
    let report = TestReport(cases: cases)
    try OutputWriter(descriptor: STDOUT_FILENO).writeLine(report.text)
    if !report.isSuccess { throw CommandExit(.failed) }
  }

  /// Runs the utterance tests of a file against an app with empty data.
  private func run(_ file: String, _ setup: AssistantSetup) async throws -> [TestCase] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    // The same day on every machine: what “tomorrow” means must not depend on when the tests are run.
    let zone = common.timeZone == nil ? TimeZone.gmt : try common.zone
    guard let now = try common.moment ?? LocalMoment.date(Self.moment, in: zone) else { return [] }
    let world = AssistantEnvironment.fixed(AssistantClock(now: now), timeZone: zone, dataFolder: folder)
    let assistant = try await setup.makeAssistant(environment: world)
    let sessions = TestSessions(assistant)
    let otherwise = common.locale ?? assistant.developmentLocale
    return await UtteranceRun(calendar: world.calendar) { test in
      let session = try await sessions.session(in: test.locale ?? otherwise)
      let utterance = Utterance(test.text, context: test.context.mapValues(\.text))
      guard let (_, result) = await session.match(utterance) else { throw CommandExit(.failed) }
      return result
    }.run(file: file)
  }

  private static func hasUtterances(_ path: String) -> Bool {
    !isFolder(path) && [".jsonl", ".yaml", ".yml"].contains { path.hasSuffix($0) }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// When utterance tests are run.
  private static var moment: String { "2026-02-12T09:30:00" }

  private static func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
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
