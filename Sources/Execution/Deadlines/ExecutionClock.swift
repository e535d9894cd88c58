import Dispatch

/// The time by which deadlines go.
package protocol ExecutionClock: AnyObject, Sendable {
  /// The time since some moment that never changes.
  var now: Duration { get }

  /// Calls `action` when `delay` has passed, on any thread.
  func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void)
}

/// The time of the machine, which goes on while it sleeps.
package final class SystemExecutionClock: ExecutionClock {
  private let start = ContinuousClock.now

  // A queue of its own gets its own thread: deadlines hold even while the shared pool is blocked.
  private let queue = DispatchQueue(label: "parlance.deadlines")

  /// Makes a clock.
  package init() {}

  /// The time since the clock was made.
  package var now: Duration { ContinuousClock.now - start }

  /// Calls `action` on a queue of the clock's own.
  package func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) {
    let seconds = max(0, delay / .seconds(1))
    queue.asyncAfter(deadline: .now() + seconds, execute: action)
  }
}
