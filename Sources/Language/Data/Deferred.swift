import ParlanceDiagnostics
import Synchronization

/// A value that is made when it is first asked for, and then kept; copies share it.
final class Deferred<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)
  private let make: @Sendable () throws(Diagnostic) -> Value

  /// Takes what makes the value; it may run twice if two threads ask at once.
  init(_ make: @escaping @Sendable () throws(Diagnostic) -> Value) { self.make = make }

  /// The value; throws what making it throws.
  func value() throws(Diagnostic) -> Value {
    if let known = made.withLock({ $0 }) { return known }
    let value = try make()
    made.withLock { $0 = value }
    return value
  }

  /// The value; `nil` where it cannot be made.
  var ifSound: Value? { try? value() }
}
