/// An intent that sets a value, such as a switch's.
public protocol SetValueIntent: SystemIntent {
  /// The type of the value.
  associatedtype ValueType: _IntentValue

  /// The value.
  var value: ValueType { get set }
}
