import Synchronization

/// What others want of the thread that owns the terminal.
enum EditorRequest: Sendable, Hashable {
  /// A line is wanted; the text before it.
  case prompt(String)
  /// A text is to stand above the prompt.
  case printAbove(String)
  /// A text is to stand in the last row until something else is shown.
  case status(String)
  /// A signal came.
  case signal(Int32)
  /// The terminal is to be given back.
  case stop
}

/// Carries requests to an editor's thread and events away from it.
final class EditorMailbox: Sendable {
  private struct State {
    var requests: [EditorRequest] = []
    var completions: (@Sendable (String) -> [String])?
    var taker: (@Sendable (String) -> Bool)?
    var isFinished = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  /// What the person does.
  let events: AsyncStream<LineEvent>
  /// Becomes readable when there are requests.
  let wakePipe: WakePipe
  private let continuation: AsyncStream<LineEvent>.Continuation
  private let state = Mutex(State())

  /// Makes a mailbox; `nil` if the process has no file descriptors left.
  init?() {
    guard let wakePipe = WakePipe() else { return nil }
    self.wakePipe = wakePipe
    (events, continuation) = AsyncStream.makeStream(of: LineEvent.self)
  }

  /// Leaves a request.
  func post(_ request: EditorRequest) {
    state.withLock { $0.requests.append(request) }
    wakePipe.wake()
  }

  /// Takes all requests, oldest first.
  func takeRequests() -> [EditorRequest] {
    wakePipe.drain()
    return state.withLock { state in
      defer { state.requests = [] }
      return state.requests
    }
  }

  /// Tells of an event.
  func send(_ event: LineEvent) { continuation.yield(event) }

  /// The closure that completes a line.
  var completions: (@Sendable (String) -> [String])? {
    get { state.withLock { $0.completions } }
    set { state.withLock { $0.completions = newValue } }
  }

  /// The closure that may take a line which was entered while none was wanted.
  var taker: (@Sendable (String) -> Bool)? {
    get { state.withLock { $0.taker } }
    set { state.withLock { $0.taker = newValue } }
  }

  /// The thread has given the terminal back.
  func finish() {
    let waiting = state.withLock { state in
      state.isFinished = true
      defer { state.waiting = [] }
      return state.waiting
    }
    continuation.finish()
    for continuation in waiting { continuation.resume() }
  }

  /// Asks the thread to stop, and waits until it has.
  func stop() async {
    post(.stop)
    await withCheckedContinuation { continuation in
      let isFinished = state.withLock { state in
        if !state.isFinished { state.waiting.append(continuation) }
        return state.isFinished
      }
      if isFinished { continuation.resume() }
    }
  }
}
