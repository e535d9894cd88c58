import AppIntents
import Foundation
import ParlanceAssistant
import ParlanceDiagnostics
import ParlanceMatching
import ParlancePhraseTables
import ParlanceScenarios

/// Writes a conversation to the file that `--record` names, as a scenario.
actor Recorder {
  private let file: FileHandle
  private let path: String
  private let now: @Sendable () -> Date
  private var writer: ScenarioWriter

  /// Makes the file; `nil` if none is wanted. Ends the program if it exists, which may be somebody's scenario, or cannot be made.
  init?(_ common: CommonOptions, _ app: AppRun, session: AssistantSession) async throws {
    guard let path = common.record else { return nil }
    await Self.warn(app, session)
    let world = app.assistant.environment
    writer = ScenarioWriter(
      app: app.setup.identifier, locale: await session.locale, now: world.now(), timeZone: world.timeZone)
    now = world.now
    self.path = path
    // O_EXCL: what somebody wrote before is never overwritten.
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw CommandExit(.data, "cannot record to \(path): \(String(cString: strerror(errno)))")
    }
    file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try append(writer.header)
  }

  /// Tells that a scenario begins with an empty store, where something is stored that the conversation may be about.
  private static func warn(_ app: AppRun, _ session: AssistantSession) async {
    guard !app.isQuiet, let setup = app.scenarioSetup else { return }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let world = AssistantEnvironment.fixed(
      AssistantClock(now: app.assistant.environment.now()), timeZone: .gmt, dataFolder: folder)
    let empty = try? await setup.makeAssistant(environment: world).makeSession(named: "empty", locale: session.locale)
    guard let beginning = await empty?.vocabulary() else { return }
    let vocabulary = await session.vocabulary()
    let slots = app.assistant.intents.flatMap { IntentSignature($0).slots }
    let types = Set(slots.compactMap { if case .entity(let type)? = $0.type { type } else { nil } })
    let count = types.reduce(0) { count, type in
      let known = Set(beginning.entries(of: type).map(\.title))
      return count + vocabulary.entries(of: type).count { !known.contains($0.title) }
    }
    guard count > 0 else { return }
    let names = count == 1 ? "1 name is stored that" : "\(count) names are stored that"
    Messages.tell(
      Diagnostic(
        .warning, "\(names) a scenario does not begin with: the recorded one may fail",
        fix: "record over an empty store, or add a line “fixture:” to the file"))
  }

  /// Adds the turn that came of an input; the file is complete after each.
  func add(_ turn: Turn, for input: Input) throws {
    try append(writer.lines(input, turn, at: now()) + "\n")
  }

  private func append(_ text: String) throws {
    do {
      try file.write(contentsOf: Data(text.utf8))
    } catch {
      throw CommandExit(.data, "cannot record to \(path): \(FileStatus.reason(error))")
    }
  }
}
