import Synchronization

/// A value that is made when it is first asked for, and that all copies share; most conversations never ask.
///
/// What is large is best an object: of any other value a copy is handed out each time.
package final class Lazy<Value: Sendable>: Sendable {
  private let isMade = Atomic(false)
  private let lock = Mutex(())
  // Written once, while the lock is held and before `isMade` says so; read only after that.
  @exclusivity(unchecked) nonisolated(unsafe) private var made: Value?
  private let make: @Sendable () -> Value

  /// Takes what makes the value.
  package init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  /// The value; who asks while it is made waits for it.
  package var value: Value {
    if isMade.load(ordering: .acquiring), let made { return made }
    return lock.withLock { _ in
      if let made { return made }
      let new = make()
      made = new
      isMade.store(true, ordering: .releasing)
      return new
    }
  }
}
