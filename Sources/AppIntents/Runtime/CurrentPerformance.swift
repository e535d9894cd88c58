import Synchronization

/// What a performance tells of itself while it runs, and what its end is told by.
package final class CurrentPerformance: Sendable {
  /// The performance of the current task; `nil` outside of one.
  @TaskLocal package static var value: CurrentPerformance?

  private struct State: Sendable {
    var progress: _PerformanceProgress?
    var longRunning = 0
    var reason = IntentCancellationReason.userCancelled
    var extend: (@Sendable () -> Void)?
  }

  private let report: (@Sendable (Double?) -> Void)?
  private let state = Mutex(State())

  /// Makes a performance; `report` hears how far it is, from 0 to 1 if that is known.
  package init(report: (@Sendable (Double?) -> Void)? = nil) {
    self.report = report
  }

  /// Has `extend` called whenever work that may take long has made progress.
  package func begin(extend: @escaping @Sendable () -> Void) {
    state.withLock { $0.extend = extend }
  }

  /// Nobody waits for the performance any more.
  package func end() {
    state.withLock { $0.extend = nil }
  }

  /// Notes that it is cancelled because it took too long.
  package func timeOut() {
    state.withLock { $0.reason = .timeout }
  }

  /// Why it is cancelled, once it is.
  var cancellationReason: IntentCancellationReason { state.withLock(\.reason) }

  /// How far the performance is.
  var progress: _PerformanceProgress {
    state.withLock { state in
      if let progress = state.progress { return progress }
      let progress = _PerformanceProgress { [weak self] fraction in self?.advanced(to: fraction) }
      state.progress = progress
      return progress
    }
  }

  /// Begins work that may take longer than others, as long as it makes progress.
  func beginLongRunning() {
    let extend = state.withLock { state in
      state.longRunning += 1
      return state.extend
    }
    extend?()
  }

  /// Ends such work.
  func endLongRunning() {
    state.withLock { $0.longRunning -= 1 }
  }

  private func advanced(to fraction: Double?) {
    let extend = state.withLock { $0.longRunning > 0 ? $0.extend : nil }
    extend?()
    report?(fraction)
  }
}
