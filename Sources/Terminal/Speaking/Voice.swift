import Foundation
import Synchronization

/// Says texts aloud by a program, one at a time.
package final class Voice: Sendable {
  private struct State {
    var speaking: ToolProcess?
    /// Tells apart what is said: a text that was cut short says nothing about the voice.
    var number = 0
    var hasFailed = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  /// The longest text that is said, in bytes: what fits into a pipe, and more than anybody listens to.
  private static let longest = 16_384

  private let command: VoiceCommand
  private let environment: [String: String]
  private let patience: @Sendable (String) -> TimeInterval
  private let report: @Sendable (String) -> Void
  private let state = Mutex(State())

  /// Makes a voice. `report` is told once in a row that the program fails; `patience` is how long a text may take.
  package init(
    _ command: VoiceCommand, environment: [String: String],
    patience: @escaping @Sendable (String) -> TimeInterval = { 10 + Double($0.count) / 4 },
    report: @escaping @Sendable (String) -> Void
  ) {
    self.command = command
    self.environment = environment
    self.patience = patience
    self.report = report
  }

  /// Says a text in a language, and nothing else any more; no text leaves what is being said.
  package func say(_ text: String, locale: String) {
    let text = String(decoding: Array(text.utf8.prefix(Self.longest)), as: UTF8.self)
    guard !text.isEmpty else { return }
    stop()
    let language = String(locale.prefix { $0 != "-" && $0 != "_" })
    let words = command.markup(text, locale: locale)
    // Started under the lock, so that who silences it finds it.
    let (process, number) = state.withLock { state in
      state.number += 1
      state.speaking = start(command.arguments(for: words, language: language), saying: words, locale)
      return (state.speaking, state.number)
    }
    guard let process else { return fail("the voice cannot be started") }
    Thread.detachNewThread { [self] in ended(process.waitForEnd(), number) }
    DispatchQueue.global().asyncAfter(deadline: .now() + patience(text)) { [weak self] in self?.giveUp(on: number) }
  }

  /// Is silent at once.
  package func stop() { _ = stop(nil) }

  /// Stops what is being said, if it is what this number tells; whether anything was stopped.
  private func stop(_ number: Int?) -> Bool {
    let speaking = state.withLock { state -> ToolProcess? in
      guard number == nil || state.number == number else { return nil }
      state.number += 1
      defer { state.speaking = nil }
      return state.speaking
    }
    guard let speaking else { return false }
    speaking.stop()
    resumeWaiting()
    if let silencing = command.silencing, let process = start(silencing, saying: nil, "") {
      Thread.detachNewThread { _ = process.waitForEnd() }
    }
    return true
  }

  /// Waits until all is said.
  package func finish() async {
    await withCheckedContinuation { continuation in
      let isSilent = state.withLock { state in
        if state.speaking != nil { state.waiting.append(continuation) }
        return state.speaking == nil
      }
      if isSilent { continuation.resume() }
    }
  }

  private func start(_ arguments: [String], saying text: String?, _ locale: String) -> ToolProcess? {
    let null = open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(null) }
    guard let text else { return ToolProcess(arguments, environment: environment, streams: [null, null, null]) }
    guard let pipe = ToolProcess.makePipe() else { return nil }
    defer {
      close(pipe.read)
      close(pipe.write)
    }
    // A pipe holds more than the longest text, so that a program which reads nothing holds up nobody.
    _ = fcntl(pipe.write, F_SETFL, O_NONBLOCK)
    var line = text + "\n"
    _ = line.withUTF8 { write(pipe.write, $0.baseAddress, $0.count) }
    let world = environment.merging(["PARLANCE_LOCALE": locale]) { _, own in own }
    return ToolProcess(arguments, environment: world, streams: [pipe.read, null, null])
  }

  private func ended(_ status: Int32, _ number: Int) {
    let isCurrent = state.withLock { state in
      guard state.number == number else { return false }
      state.speaking = nil
      if status == 0 { state.hasFailed = false }
      return true
    }
    guard isCurrent else { return }
    if status != 0 {
      fail(
        status == 127
          ? "the voice is not there: its command was not found; install it, or name another one with --speak COMMAND"
          : "the voice ended with status \(status); what it should say is shown only")
    }
    resumeWaiting()
  }

  private func giveUp(on number: Int) {
    guard stop(number) else { return }
    fail("the voice takes too long and was stopped; what it should say is shown only")
  }

  private func fail(_ message: String) {
    let isNew = state.withLock { state in
      defer { state.hasFailed = true }
      return !state.hasFailed
    }
    if isNew { report(message) }
  }

  private func resumeWaiting() {
    let waiting = state.withLock { state in
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }
}
