/// So many of a unit, as data. Equal if they are the same in the base unit.
package struct MeasuredValue: Sendable, Codable {
  /// How many.
  package var number: Double

  /// Of what.
  package var unit: MeasureUnit

  /// Makes a value.
  package init(_ number: Double, _ unit: MeasureUnit) {
    self.number = number
    self.unit = unit
  }

  /// How many base units it is.
  package var base: Double { number * unit.coefficient + unit.constant }

  /// The value as people read it: “5 kilometers”, or with its sign where nobody knows its name.
  func title(_ locale: Locale) -> String {
    CurrentRuntime.value?.title(of: self) ?? "\(number.formatted(.number.locale(locale))) \(unit.symbol)"
  }
}

extension MeasuredValue: Hashable {
  /// Whether both are the same in the base unit, and of money in one currency.
  package static func == (one: MeasuredValue, other: MeasuredValue) -> Bool {
    one.unit.isComparable(with: other.unit) && one.base == other.base
  }

  /// Hashes what `==` compares.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(unit.dimension)
    hasher.combine(base)
  }
}

extension MeasuredValue: CustomStringConvertible {
  /// The number and the sign, such as `5 km`.
  package var description: String {
    let whole = number.magnitude < 0x1p53 ? Int(exactly: number) : nil
    return "\(whole.map(String.init) ?? number.description) \(unit.symbol)"
  }
}
