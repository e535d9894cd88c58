import Synchronization

// A list of entities makes, sets and reads hundreds of these: what is inlined is compiled for the type of the value.

/// Declares a property of an entity; use it as `@Property`.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue>: Sendable {
  /// The property's name for people.
  @usableFromInline package let title: LocalizedStringResource?

  // A lock beside the value and not around it: to take apart a mutex of a generic type, its type is looked up each time.
  /// Held wherever `value` is read or set once the property is made.
  @usableFromInline let lock = Mutex(())
  // Only read and written while the lock is held, and else only by the initialisers, which nobody shares yet.
  /// The value; `nil` before it has one. The `nil` of an optional type is a value.
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var value: Value?

  /// Declares a property without a title that is set when the entity is made.
  @inlinable
  public convenience init() {
    self.init(title: nil)
  }

  /// Declares a property that is set when the entity is made.
  @inlinable
  public init(title: LocalizedStringResource?) {
    self.title = title
    value = Value._empty
  }

  /// Declares a property that is set when the entity is made; `identifier` is its lasting name.
  @inlinable
  public convenience init(identifier: String, title: LocalizedStringResource? = nil) {
    self.init(title: title)
  }

  /// Declares a property that is set when the entity is made, and says more of it.
  @inlinable
  public convenience init(title: LocalizedStringResource?, description: LocalizedStringResource?) {
    self.init(title: title)
  }

  /// Declares a property with a value.
  @inlinable
  public init(wrappedValue: Value, title: LocalizedStringResource? = nil) {
    self.title = title
    value = wrappedValue
  }

  /// The value.
  @inlinable
  public var wrappedValue: Value {
    get {
      guard let value = held else { stopUnset() }
      return value
    }
    set { lock.withLock { _ in value = newValue } }
  }

  /// The value; `nil` while it has none.
  @inlinable var held: Value? { lock.withLock { _ in value } }

  /// The property itself.
  public var projectedValue: EntityProperty<Value> { self }

  /// Stops the program: the entity was made without a value for the property.
  @usableFromInline
  func stopUnset() -> Never {
    fatalError("The entity property “\(title?.plain ?? "\(Value.self)")” was read before it had a value.")
  }
}
