/// A unit as data: what it measures, and how it goes to the base unit.
package struct MeasureUnit: Sendable, Hashable, Codable {
  /// What amounts of money are called in the place of a class of Foundation's; nothing converts one currency into another.
  package static let money = "IntentCurrencyAmount"

  /// The name of Foundation's class, such as `UnitLength`.
  package var dimension: String

  /// Its sign, such as `km`.
  package var symbol: String

  /// What one of it is in the base unit.
  package var coefficient: Double

  /// What none of it is in the base unit.
  package var constant: Double

  /// Whether quantities of both units can be compared.
  package func isComparable(with other: MeasureUnit) -> Bool {
    dimension == other.dimension && (dimension != Self.money || symbol == other.symbol)
  }

  /// Makes a unit.
  package init(dimension: String, symbol: String, coefficient: Double, constant: Double) {
    self.dimension = dimension
    self.symbol = symbol
    self.coefficient = coefficient
    self.constant = constant
  }

  /// A unit of an app's code; `nil` if its numbers are not simply a multiple of the base unit's.
  init?(_ unit: Dimension) {
    guard let converter = unit.converter as? UnitConverterLinear else {
      guard unit.isEqual(type(of: unit).baseUnit()) else { return nil }
      self.init(dimension: unqualifiedName(of: type(of: unit)), symbol: unit.symbol, coefficient: 1, constant: 0)
      return
    }
    self.init(
      dimension: unqualifiedName(of: type(of: unit)), symbol: unit.symbol, coefficient: converter.coefficient,
      constant: converter.constant)
  }
}
