/// Small values that devices would share; kept on this one.
public final class NSUbiquitousKeyValueStore: Sendable {
  /// The store.
  public static let `default` = NSUbiquitousKeyValueStore()

  /// Would be posted when another device changed something.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  private init() {}

  private var values: UserDefaults { UserDefaults(suiteName: "NSUbiquitousKeyValueStore") ?? .standard }

  /// A value.
  public func object(forKey key: String) -> Any? { values.object(forKey: key) }

  /// A text.
  public func string(forKey key: String) -> String? { values.string(forKey: key) }

  /// A list.
  public func array(forKey key: String) -> [Any]? { values.array(forKey: key) }

  /// Values by name.
  public func dictionary(forKey key: String) -> [String: Any]? { values.dictionary(forKey: key) }

  /// Data.
  public func data(forKey key: String) -> Data? { values.data(forKey: key) }

  /// A whole number; 0 if there is none.
  public func longLong(forKey key: String) -> Int64 { Int64(values.integer(forKey: key)) }

  /// A number; 0 if there is none.
  public func double(forKey key: String) -> Double { values.double(forKey: key) }

  /// Yes or no; no if there is neither.
  public func bool(forKey key: String) -> Bool { values.bool(forKey: key) }

  /// Keeps a value.
  public func set(_ value: Any?, forKey key: String) { values.set(value, forKey: key) }

  /// Forgets a value.
  public func removeObject(forKey key: String) { values.removeObject(forKey: key) }

  /// All values.
  public var dictionaryRepresentation: [String: Any] { values.dictionaryRepresentation() }

  /// Writes what is not written yet.
  @discardableResult
  public func synchronize() -> Bool { values.synchronize() }
}
