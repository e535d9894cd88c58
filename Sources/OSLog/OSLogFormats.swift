import Foundation

// How values of a message are written; each is as small as what it says.

/// How wide a value is written, and at which side.
public struct OSLogStringAlignment: Sendable {
  private let columns: @Sendable () -> Int
  private let isLeft: Bool

  /// As wide as it is.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: { 0 }, isLeft: false) }

  /// At the right of so many columns.
  public static func right(columns: @autoclosure @escaping @Sendable () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeft: false)
  }

  /// At the left of so many columns.
  public static func left(columns: @autoclosure @escaping @Sendable () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeft: true)
  }

  /// The text in its columns.
  func aligned(_ text: String) -> String {
    let space = String(repeating: " ", count: max(0, columns() - text.count))
    return isLeft ? text + space : space + text
  }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
  private let radix: Int
  private let isUppercase: Bool
  private let prefix: String
  private let fewestDigits: Int

  /// By tens.
  public static var decimal: OSLogIntegerFormatting { decimal() }

  /// By sixteens.
  public static var hex: OSLogIntegerFormatting { hex() }

  /// By eights.
  public static var octal: OSLogIntegerFormatting { octal() }

  private init(radix: Int, mark: String = "", hasSign: Bool, isUppercase: Bool = false, fewestDigits: Int) {
    (self.radix, self.isUppercase, self.fewestDigits) = (radix, isUppercase, fewestDigits)
    prefix = (hasSign ? "+" : "") + mark
  }

  /// By tens, with a sign or with so many digits at least.
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 1) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 10, hasSign: explicitPositiveSign, fewestDigits: minDigits)
  }

  /// By sixteens, with a prefix, in capitals or with so many digits at least.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, mark: includePrefix ? "0x" : "", hasSign: explicitPositiveSign, isUppercase: uppercase,
      fewestDigits: minDigits)
  }

  /// By eights, with a prefix or with so many digits at least.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8, mark: includePrefix ? "0" : "", hasSign: explicitPositiveSign, isUppercase: uppercase,
      fewestDigits: minDigits)
  }

  /// The number as text.
  func text(of number: some BinaryInteger) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, fewestDigits - digits.count))
    return (number < 0 ? "-" + prefix.filter { $0 != "+" } : prefix) + zeros + digits
  }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
  private enum Kind: Sendable {
    case fixed, exponential, shorter
  }

  private let kind: Kind
  private let digits: Int
  private let hasSign: Bool

  /// With six digits of its fraction.
  public static var fixed: OSLogFloatFormatting { fixed(precision: 6) }

  /// With a power of ten.
  public static var exponential: OSLogFloatFormatting { exponential(precision: 6) }

  /// As is shorter.
  public static var hybrid: OSLogFloatFormatting { hybrid(precision: 6) }

  /// With so many digits of its fraction.
  public static func fixed(precision: Int, explicitPositiveSign: Bool = false) -> OSLogFloatFormatting {
    OSLogFloatFormatting(kind: .fixed, digits: precision, hasSign: explicitPositiveSign)
  }

  /// With a power of ten, and so many digits of the fraction before it.
  public static func exponential(precision: Int, explicitPositiveSign: Bool = false) -> OSLogFloatFormatting {
    OSLogFloatFormatting(kind: .exponential, digits: precision, hasSign: explicitPositiveSign)
  }

  /// As is shorter, with so many digits.
  public static func hybrid(precision: Int, explicitPositiveSign: Bool = false) -> OSLogFloatFormatting {
    OSLogFloatFormatting(kind: .shorter, digits: precision, hasSign: explicitPositiveSign)
  }

  /// The number as text.
  func text(of number: Double) -> String {
    let letter =
      switch kind {
      case .fixed: "f"
      case .exponential: "e"
      case .shorter: "g"
      }
    return String(format: "%\(hasSign ? "+" : "").\(max(0, digits))\(letter)", number)
  }
}

/// How yes and no are written.
public enum OSLogBoolFormat: Sendable {
  /// “true” and “false”.
  case truth
  /// “yes” and “no”.
  case answer

  /// The value as text.
  func text(of value: Bool) -> String {
    switch self {
    case .truth: value ? "true" : "false"
    case .answer: value ? "yes" : "no"
    }
  }
}
