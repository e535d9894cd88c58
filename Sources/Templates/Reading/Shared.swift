/// A value behind one reference, so that handing it on costs one count however many arrays it holds.
final class Shared<Value: Sendable>: Sendable {
  /// The value.
  let value: Value

  /// Shares a value.
  init(_ value: Value) {
    self.value = value
  }
}
