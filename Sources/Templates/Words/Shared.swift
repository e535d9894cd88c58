/// A value behind one reference, so that handing it on costs one count however many arrays it holds.
package final class Shared<Value: Sendable>: Sendable {
  /// The value.
  package let value: Value

  /// Shares a value.
  package init(_ value: Value) {
    self.value = value
  }
}
