/// A part of a spoken number.
enum Morpheme: Sendable, Hashable {
  /// 0 to 9.
  case unit(Int)
  /// 10 to 19.
  case teen(Int)
  /// 20, 30 … 90.
  case tens(Int)
  /// 100.
  case hundred
  /// 1,000 and its powers.
  case scale(Int)
  /// 12.
  case dozen
  /// “and”
  case and
  /// “a”, which counts one hundred or one dozen, but nothing by itself.
  case article
  /// “minus”
  case minus
  /// “point”
  case point
  /// A number by itself, or after “and”: half.
  case fraction(Double)
  /// A part that is counted: quarters.
  case part(Double)
  /// A fraction written against the number before.
  case attached(Double)
  /// A number in digits, and how many noughts stand before what it counts: two in `007`.
  case digits(Quantity, noughts: Int)

  /// The number that it is where no other part of a number stands behind it; `nil` if it needs one.
  var quantity: Quantity? {
    switch self {
    case .unit(let number), .teen(let number), .tens(let number): Quantity(Double(number))
    case .digits(let quantity, _): quantity
    default: nil
    }
  }

  /// The morpheme of a whole number that has a word of its own; `nil` if there cannot be one.
  init?(_ number: Double) {
    switch number {
    case 0...9: self = .unit(Int(number))
    case 10...19: self = .teen(Int(number))
    case 20...90: self = .tens(Int(number))
    case 100: self = .hundred
    case 1000...1e15: self = .scale(Int(number))
    default: return nil
    }
  }
}
