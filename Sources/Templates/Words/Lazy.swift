import Synchronization

/// A value that is made when it is first asked for, and that all copies share; most conversations never ask.
///
/// What is large is best an object: of any other value a copy is handed out each time. Public, since of a package's own generic types no other
/// module has a version for the type that they hold.
public final class Lazy<Value: Sendable, Failure: Error>: Sendable {
  /// Whether ``made`` is there, asked without the lock.
  @usableFromInline let isMade = Atomic(false)
  /// Held while the value is made.
  @usableFromInline let lock = Mutex(())
  /// The value: written once, while the lock is held and before `isMade` says so; read only after that.
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var made: Value?
  /// Makes the value; called again if it threw.
  @usableFromInline let make: @Sendable () throws(Failure) -> Value

  /// Takes what makes the value.
  @inlinable public init(_ make: @escaping @Sendable () throws(Failure) -> Value) { self.make = make }

  /// The value; who asks while it is made waits for it. Throws what making it throws, each time anew.
  @inlinable public func get() throws(Failure) -> Value {
    if isMade.load(ordering: .acquiring), let made { return made }
    return try lock.withLock { _ throws(Failure) in
      if let made { return made }
      let new = try make()
      made = new
      isMade.store(true, ordering: .releasing)
      return new
    }
  }

  /// The value; `nil` where it cannot be made.
  @inlinable public var ifSound: Value? { try? get() }
}

extension Lazy where Failure == Never {
  /// The value.
  @inlinable public var value: Value { self.get() }
}
