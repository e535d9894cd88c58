import Synchronization

/// Tells what goes on in a turn that takes long and tells nothing by itself.
final class SlowTurn: Sendable {
  private struct State: Sendable {
    var hasTold = false
    var isOver = false
  }

  private let listener: AssistantSession.ProgressReport?
  private let state = Mutex(State())
  private let waiting = Mutex<Task<Void, Never>?>(nil)

  /// Waits from now on; `work` is what goes on. Without a listener nothing is told, and nothing waits.
  init(_ listener: AssistantSession.ProgressReport?, patience: Duration, work: @escaping @Sendable () async -> String) {
    self.listener = listener
    guard listener != nil else { return }
    let task = Task { [weak self] in
      try? await Task.sleep(for: patience)
      guard !Task.isCancelled else { return }
      let work = await work()
      self?.tellOnce(work)
    }
    waiting.withLock { $0 = task }
  }

  /// Hears what the turn tells by itself.
  var report: AssistantSession.ProgressReport? {
    guard listener != nil else { return nil }
    return { [weak self] message, fraction in self?.tell(message, fraction) }
  }

  /// The turn is over: nothing is told any more.
  func end() {
    state.withLock { $0.isOver = true }
    waiting.withLock { $0 }?.cancel()
  }

  private func tell(_ message: String, _ fraction: Double?) {
    // Under the lock, so that no line of progress stands behind the result.
    state.withLock { state in
      state.hasTold = true
      if !state.isOver { listener?(message, fraction) }
    }
  }

  private func tellOnce(_ message: String) {
    state.withLock { state in
      if !state.hasTold, !state.isOver { listener?(message, nil) }
      state.hasTold = true
    }
  }
}
