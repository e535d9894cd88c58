// Apple's defaults are objects whose values go by keys, as those of all objects of Objective-C do.
extension UserDefaults {
  /// The value of a key; `nil` if there is none.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Keeps a value by a key; `nil` forgets it.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// Keeps values by their keys.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { set(value, forKey: key) }
  }

  /// The values of some keys, `NSNull` where there is none.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, object(forKey: $0) ?? NSNull()) }) { first, _ in first }
  }
}
