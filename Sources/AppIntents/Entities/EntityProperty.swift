import Synchronization

/// Declares a property of an entity; use it as `@Property`.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue>: Sendable {
  /// The property's name for people.
  package let title: LocalizedStringResource?

  private let storage: Mutex<Value?>

  /// Declares a property without a title that is set when the entity is made.
  public convenience init() {
    self.init(title: nil)
  }

  /// Declares a property that is set when the entity is made.
  public init(title: LocalizedStringResource?) {
    self.title = title
    storage = Mutex(Value._coding.empty)
  }

  /// Declares a property that is set when the entity is made; `identifier` is its lasting name.
  public convenience init(identifier: String, title: LocalizedStringResource? = nil) {
    self.init(title: title)
  }

  /// Declares a property that is set when the entity is made, and says more of it.
  public convenience init(title: LocalizedStringResource?, description: LocalizedStringResource?) {
    self.init(title: title)
  }

  /// Declares a property with a value.
  public init(wrappedValue: Value, title: LocalizedStringResource? = nil) {
    self.title = title
    storage = Mutex(wrappedValue)
  }

  /// The value.
  public var wrappedValue: Value {
    get {
      guard let value = storage.withLock({ $0 }) else {
        preconditionFailure("The entity property “\(title?.plain ?? "\(Value.self)")” was read before it had a value.")
      }
      return value
    }
    set { storage.withLock { $0 = newValue } }
  }

  /// The property itself.
  public var projectedValue: EntityProperty<Value> { self }
}
