import Synchronization

/// Work that is waited for until it ends or is abandoned, whichever comes first.
final class Race<Value: Sendable>: Sendable {
  /// Hears what came of it, once.
  typealias Ending = @Sendable (Result<Value, any Error>) -> Void

  private struct State: Sendable {
    var waiting: Ending?
    var result: Result<Value, any Error>?
    var work: Task<Void, Never>?
    var isCancelled = false
  }

  private let state = Mutex(State())
  private let abandoned: @Sendable (any Error) -> Void

  /// Makes a race; `abandoned` hears why the work is no longer waited for.
  init(abandoned: @escaping @Sendable (any Error) -> Void) {
    self.abandoned = abandoned
  }

  /// Runs `work` on the executor. If the caller is cancelled, so is the work, and this throws at once unless `cancelled` is there to be
  /// called instead.
  func run(
    on executor: any TaskExecutor, isolation: isolated (any Actor)? = #isolation, beginning: () -> Void,
    cancelled: (@Sendable () -> Void)? = nil, work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await withTaskCancellationHandler {
      // What is isolated as the caller is needs no jump to another thread and back.
      _ = isolation
      return try await withCheckedThrowingContinuation { continuation in
        start(on: executor, beginning: beginning, work: work) { continuation.resume(with: $0) }
      }
    } onCancel: {
      if let cancelled { cancelled() } else { abandon(CancellationError()) }
    }
  }

  /// Starts `work` on the executor. `ended` hears what came of it on the thread of the work, or of whoever abandons it.
  func start(
    on executor: any TaskExecutor, beginning: () -> Void, work: @escaping @Sendable () async throws -> Value,
    ended: @escaping Ending
  ) {
    wait(ended)
    beginning()
    begin(
      Task(executorPreference: executor) {
        do {
          self.finish(.success(try await work()))
        } catch {
          self.finish(.failure(error))
        }
      })
  }

  /// Cancels the work, and waits on for what comes of it.
  func cancel() {
    let work = state.withLock { state in
      state.isCancelled = true
      return state.result == nil ? state.work : nil
    }
    work?.cancel()
  }

  /// Cancels the work and waits for it no longer; does nothing if it is over.
  func abandon(_ error: any Error) {
    let (isFirst, work) = state.withLock { state in
      guard state.result == nil else { return (false, Task<Void, Never>?.none) }
      state.isCancelled = true
      return (true, state.work)
    }
    guard isFirst else { return }
    // The error comes first: work that ends at once when it is cancelled would else sometimes pass for done.
    let isOver = !finish(.failure(error))
    work?.cancel()
    if !isOver { abandoned(error) }
  }

  private func wait(_ ended: @escaping Ending) {
    let result = state.withLock { state in
      if state.result == nil { state.waiting = ended }
      return state.result
    }
    // It was cancelled before it began.
    if let result { ended(result) }
  }

  private func begin(_ work: Task<Void, Never>) {
    let isCancelled = state.withLock { state in
      state.work = work
      return state.isCancelled
    }
    if isCancelled { work.cancel() }
  }

  @discardableResult
  private func finish(_ result: Result<Value, any Error>) -> Bool {
    let (isFirst, waiting) = state.withLock { state in
      guard state.result == nil else { return (false, Ending?.none) }
      state.result = result
      defer { state.waiting = nil }
      return (true, state.waiting)
    }
    waiting?(result)
    return isFirst
  }
}
