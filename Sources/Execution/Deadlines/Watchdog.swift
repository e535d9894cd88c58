import Synchronization

/// Calls actions when their time has come. One timer serves all, since nearly every action is called off in time.
final class Watchdog: Sendable {
  private struct Entry: Sendable {
    let time: Duration
    let action: @Sendable () -> Void
  }

  private struct State: Sendable {
    var entries: [Int: Entry] = [:]
    var lastID = 0
    var nextWake: Duration?
  }

  private let clock: any ExecutionClock
  private let state = Mutex(State())

  /// Makes a watchdog that goes by `clock`.
  init(clock: any ExecutionClock) {
    self.clock = clock
  }

  /// The clock's time.
  var now: Duration { clock.now }

  /// Calls `action` after `delay`, unless it is called off with the number returned.
  func call(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> Int {
    let time = clock.now + delay
    let (id, isEarliest) = state.withLock { state in
      state.lastID += 1
      state.entries[state.lastID] = Entry(time: time, action: action)
      let isEarliest = state.nextWake.map { time < $0 } ?? true
      if isEarliest { state.nextWake = time }
      return (state.lastID, isEarliest)
    }
    if isEarliest { wake(at: time) }
    return id
  }

  /// Calls off an action.
  func callOff(_ id: Int) {
    state.withLock { _ = $0.entries.removeValue(forKey: id) }
  }

  private func wake(at time: Duration) {
    clock.schedule(after: time - clock.now) { [weak self] in self?.look(at: time) }
  }

  private func look(at time: Duration) {
    let now = max(clock.now, time)
    let (due, next) = state.withLock { state in
      // Another wake has taken over what this one was made for.
      guard state.nextWake == time else { return ([Entry](), Duration?.none) }
      let due = state.entries.filter { $0.value.time <= now }
      for id in due.keys { state.entries[id] = nil }
      state.nextWake = state.entries.values.map(\.time).min()
      return (due.sorted { $0.key < $1.key }.map(\.value), state.nextWake)
    }
    for entry in due { entry.action() }
    if let next { wake(at: next) }
  }
}
