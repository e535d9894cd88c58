/// A value that fills a place of a format.
package enum StringArgument: Sendable, Hashable {
  /// A text.
  case text(String)
  /// A whole number.
  case integer(Int)
  /// A number.
  case number(Double)

  /// The number that a plural form is chosen by; `nil` for a text.
  var amount: Double? {
    switch self {
    case .text: nil
    case .integer(let integer): Double(integer)
    case .number(let number): number
    }
  }
}

extension StringArgument: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A text.
  package init(stringLiteral value: String) { self = .text(value) }

  /// A whole number.
  package init(integerLiteral value: Int) { self = .integer(value) }

  /// A number.
  package init(floatLiteral value: Double) { self = .number(value) }
}
