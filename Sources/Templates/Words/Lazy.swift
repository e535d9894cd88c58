import Synchronization

/// A value that is made when it is first asked for, and that all copies share; most conversations never ask.
///
/// What is large is best an object: of any other value a copy is handed out each time.
package final class Lazy<Value: Sendable>: Sendable {
  @usableFromInline let isMade = Atomic(false)
  @usableFromInline let lock = Mutex(())
  // Written once, while the lock is held and before `isMade` says so; read only after that.
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var made: Value?
  @usableFromInline let make: @Sendable () -> Value

  /// Takes what makes the value.
  @inlinable package init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  /// The value; who asks while it is made waits for it.
  @inlinable package var value: Value {
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
