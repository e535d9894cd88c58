import ParlanceDiagnostics
import Synchronization

/// A value that is made when it is first asked for, and then kept; copies share it.
///
/// It is asked for with every sentence: what is large is best an object, of which nothing is copied then.
final class Deferred<Value: Sendable>: Sendable {
  private let isMade = Atomic(false)
  private let lock = Mutex(())
  // Written once, while the lock is held and before `isMade` says so; read only after that.
  @exclusivity(unchecked) nonisolated(unsafe) private var made: Value?
  private let make: @Sendable () throws(Diagnostic) -> Value

  /// Takes what makes the value; it may run twice if two threads ask at once.
  init(_ make: @escaping @Sendable () throws(Diagnostic) -> Value) { self.make = make }

  /// The value; throws what making it throws.
  func value() throws(Diagnostic) -> Value {
    if isMade.load(ordering: .acquiring), let made { return made }
    let new = try make()
    return lock.withLock { _ in
      if let made { return made }
      made = new
      isMade.store(true, ordering: .releasing)
      return new
    }
  }

  /// The value; `nil` where it cannot be made.
  var ifSound: Value? { try? value() }
}
