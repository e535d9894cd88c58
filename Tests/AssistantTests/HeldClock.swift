import Dispatch
import ParlanceExecution
import Synchronization

/// A clock that stands still, so that no deadline passes however busy the machine is; once it is told so, those up to a length pass at once.
final class HeldClock: ExecutionClock {
  private struct State {
    var actions: [(delay: Duration, action: @Sendable () -> Void)] = []
    var passing: Duration?
  }

  private let state = Mutex(State())
  // Who schedules may hold locks that the action needs.
  private let queue = DispatchQueue(label: "parlance.tests.deadlines")

  var now: Duration { .zero }

  func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) {
    let isDue = state.withLock { state in
      if let passing = state.passing, delay <= passing { return true }
      state.actions.append((delay, action))
      return false
    }
    if isDue { queue.async(execute: action) }
  }

  /// Lets deadlines of at most `length` pass: those that have begun, and those that begin until `hold()`.
  func pass(_ length: Duration) {
    let due = state.withLock { state in
      state.passing = length
      let due = state.actions.filter { $0.delay <= length }
      state.actions.removeAll { $0.delay <= length }
      return due
    }
    for one in due { queue.async(execute: one.action) }
  }

  /// Lets no more deadlines pass.
  func hold() { state.withLock { $0.passing = nil } }
}
