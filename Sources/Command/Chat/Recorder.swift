import Foundation
import ParlanceAssistant
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

  /// Adds the turn that came of an input; the file is complete after each.
  func add(_ turn: Turn, for input: Input) throws {
    try append(writer.lines(input, turn, at: now()) + "\n")
  }

  private func append(_ text: String) throws {
    do {
      try file.write(contentsOf: Data(text.utf8))
    } catch {
      throw CommandExit(.data, "cannot record to \(path): \(error.localizedDescription)")
    }
  }
}
