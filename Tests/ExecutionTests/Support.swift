import AppIntents
import Dispatch
import Logging
import ParlanceExecution
import Synchronization

/// A clock that stands still until a test moves it.
final class ManualClock: ExecutionClock {
  private struct State {
    var now = Duration.zero
    var actions: [(time: Duration, action: @Sendable () -> Void)] = []
  }

  private let state = Mutex(State())

  var now: Duration { state.withLock { $0.now } }

  func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) {
    state.withLock { $0.actions.append(($0.now + delay, action)) }
  }

  func advance(by time: Duration) {
    let due = state.withLock { state in
      state.now += time
      let now = state.now
      let due = state.actions.filter { $0.time <= now }
      state.actions.removeAll { $0.time <= now }
      return due.sorted { $0.time < $1.time }.map(\.action)
    }
    for action in due { action() }
  }
}

/// Holds intents up, blocking their threads as a bad intent would, until it opens.
final class Gate: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)
  private let channel = AsyncStream<Void>.makeStream()

  /// Waits until `count` intents stand at the gate.
  func arrivals(_ count: Int) async {
    var left = count
    for await _ in channel.stream {
      left -= 1
      if left == 0 { return }
    }
  }

  /// Blocks the calling thread.
  func pass() {
    channel.continuation.yield()
    semaphore.wait()
  }

  /// Blocks the calling thread, and then gives a word.
  func passed() -> String {
    pass()
    return "passed"
  }

  func open(for count: Int = 1) {
    for _ in 0..<count { semaphore.signal() }
  }
}

/// Answers yes, and does something first.
struct YesRuntime: IntentRuntime {
  let locale = Locale(identifier: "en_US")
  let timeZone = TimeZone.gmt
  var beforeAnswer: @Sendable () -> Void = {}

  func localized(_ resource: LocalizedStringResource) -> String {
    resource.render(format: resource.defaultValue.format, locale: locale, timeZone: timeZone)
  }

  func requestValue(_ request: ValueRequest) async throws -> IntentValue {
    beforeAnswer()
    return .text("an answer")
  }

  func requestDisambiguation(_ request: DisambiguationRequest) async throws -> Int { 0 }

  func requestConfirmation(_ request: ConfirmationRequest) async throws -> Bool {
    beforeAnswer()
    return true
  }
}

/// Keeps what is logged.
struct RecordingLogHandler: LogHandler {
  final class Log: Sendable {
    private let lines = Mutex<[String]>([])

    var all: [String] { lines.withLock { $0 } }

    func add(_ line: String) { lines.withLock { $0.append(line) } }
  }

  let log: Log
  var logLevel = Logger.Level.trace
  var metadata: Logger.Metadata = [:]

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    let shown = ["intent", "parameters", "error"].compactMap { key in event.metadata?[key].map { "\(key)=\($0)" } }
    log.add((["\(event.level)", "\(event.message)"] + shown).joined(separator: " "))
  }
}
