import Synchronization

/// A value that is made when it is first asked for, and that all copies share; most conversations never ask.
package final class Lazy<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)
  private let make: @Sendable () -> Value

  /// Takes what makes the value.
  package init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  /// The value; who asks while it is made waits for it.
  package var value: Value {
    made.withLock { made in
      if let made { return made }
      let value = make()
      made = value
      return value
    }
  }
}
