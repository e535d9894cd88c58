import Synchronization

/// A limit of time that stands still while a person is asked.
final class Deadline: Sendable {
  private struct State: Sendable {
    var remaining: Duration
    var call: (id: Int, since: Duration)?
    var pauses = 0
    var isOver = false
  }

  private let limit: Duration
  private let watchdog: Watchdog
  private let expire: @Sendable () -> Void
  private let state: Mutex<State>

  /// Makes a deadline that calls `expire` once it has passed.
  init(_ limit: Duration, _ watchdog: Watchdog, expire: @escaping @Sendable () -> Void) {
    self.limit = limit
    self.watchdog = watchdog
    self.expire = expire
    state = Mutex(State(remaining: limit))
  }

  /// Begins.
  func start() {
    state.withLock { run(&$0) }
  }

  /// Stands still until as many calls of `resume()`.
  func pause() {
    state.withLock { state in
      state.pauses += 1
      halt(&state)
    }
  }

  /// Goes on.
  func resume() {
    state.withLock { state in
      state.pauses -= 1
      run(&state)
    }
  }

  /// Gives the whole time anew.
  func restart() {
    state.withLock { state in
      halt(&state)
      state.remaining = limit
      run(&state)
    }
  }

  /// Ends without passing.
  func stop() {
    state.withLock { state in
      state.isOver = true
      halt(&state)
    }
  }

  private func run(_ state: inout sending State) {
    guard !state.isOver, state.pauses == 0, state.call == nil else { return }
    let id = watchdog.call(after: state.remaining) { [expire] in expire() }
    state.call = (id, watchdog.now)
  }

  private func halt(_ state: inout sending State) {
    guard let call = state.call else { return }
    watchdog.callOff(call.id)
    state.remaining -= watchdog.now - call.since
    state.call = nil
  }
}
