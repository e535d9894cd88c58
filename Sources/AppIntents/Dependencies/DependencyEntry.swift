import Synchronization

/// One provided value, made once.
final class DependencyEntry: Sendable {
  private enum State: Sendable {
    case unmade(@Sendable () -> any Sendable)
    case waiting(@Sendable () async throws -> any Sendable)
    case made(any Sendable)
  }

  private let state: Mutex<State>

  /// A value made when it is first read.
  init<Dependency: Sendable>(make: @escaping @Sendable () -> Dependency) {
    state = Mutex(.unmade { make() })
  }

  /// A value made by `prepare()`.
  init<Dependency: Sendable>(makeLater: @escaping @Sendable () async throws -> Dependency) {
    state = Mutex(.waiting { try await makeLater() })
  }

  /// Whether `prepare()` has something to do.
  var isWaiting: Bool {
    state.withLock { if case .waiting = $0 { true } else { false } }
  }

  /// The value; `nil` until it is prepared.
  func value() -> (any Sendable)? {
    let state = state.withLock { $0 }
    switch state {
    case .made(let value): return value
    case .waiting: return nil
    case .unmade(let make):
      // Made outside the lock, since making it may read other dependencies; the first one made stays.
      keep(make())
      return self.state.withLock { if case .made(let value) = $0 { value } else { nil } }
    }
  }

  /// Makes a value that takes time.
  func prepare() async throws {
    let make: (@Sendable () async throws -> any Sendable)? = state.withLock { state in
      if case .waiting(let make) = state { make } else { nil }
    }
    if let made = try await make?() { keep(made) }
  }

  private func keep(_ made: any Sendable) {
    state.withLock { state in
      if case .made = state { return }
      state = .made(made)
    }
  }
}
