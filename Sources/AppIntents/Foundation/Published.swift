/// Declares a property of an `ObservableObject`, which tells before it changes.
@propertyWrapper
public struct Published<Value> {
  private let storage: Storage

  /// Declares a property with a value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// Declares a property with a value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// A property of a class alone has its value by way of the object.
  @available(*, unavailable, message: "@Published is for properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is for properties of classes") }
    set { fatalError("@Published is for properties of classes") }
  }

  /// What tells of new values.
  public var projectedValue: Publisher { Publisher(storage: storage) }

  /// The value. Before it changes the object tells that it will, and whoever listens to the property is told the new one.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf, wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.set(newValue) }
  }

  /// What tells of the new values of a property.
  public struct Publisher {
    fileprivate let storage: Storage

    /// Calls `receiveValue` with the value that there is and, before it changes, with each new one, as long as what is returned is kept.
    public func sink(receiveValue: @escaping (Value) -> Void) -> _Subscription {
      let subscription = storage.listeners.add(receiveValue)
      receiveValue(storage.value)
      return subscription
    }
  }

  fileprivate final class Storage: PublishedProperty {
    fileprivate var value: Value
    fileprivate let listeners = Listeners<Value>()
    var objectWillChange: ObservableObjectPublisher?

    init(_ value: Value) { self.value = value }

    func set(_ newValue: Value) {
      objectWillChange?.send()
      listeners.send(newValue)
      value = newValue
    }
  }
}

extension Published: HasPublishedProperty {
  /// The storage, one and the same for all copies of the wrapper.
  var property: any PublishedProperty { storage }
}
