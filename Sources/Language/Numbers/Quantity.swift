import ParlanceTemplates

/// A number, which knows whether it was said as a whole one.
struct Quantity: Sendable, Hashable {
  /// The number.
  var value: Double
  /// Whether it was said without decimals or fractions.
  var isWhole: Bool

  /// Makes a quantity; it is whole only while every digit is exact.
  init(_ value: Double, isWhole: Bool = true) {
    self.value = value
    self.isWhole = isWhole && value.magnitude < 9e15
  }

  /// The whole number, if it is one.
  var whole: Int? { isWhole ? Int(value) : nil }

  /// What a recogniser returns for it.
  var spanValue: SpanValue { whole.map(SpanValue.integer) ?? .number(value) }

  /// The same with the other sign.
  var negated: Quantity { Quantity(-value, isWhole: isWhole) }

  /// This many times a number; a fraction of a dozen can be whole again.
  func times(_ factor: Double) -> Quantity {
    let product = value * factor
    return Quantity(product, isWhole: product == product.rounded())
  }

  /// The sum with a fraction.
  func plus(_ fraction: Double) -> Quantity { Quantity(value + fraction, isWhole: false) }
}
