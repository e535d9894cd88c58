/// A value that a table gives to a slot, a context or its metadata.
package enum ScalarValue: Sendable, Hashable {
  /// Words.
  case text(String)
  /// A whole number.
  case integer(Int)
  /// Any other number.
  case number(Double)
  /// True or false.
  case boolean(Bool)
  /// Several values: of a fixed slot or of metadata.
  case list([ScalarValue])
  /// Values with names; only metadata nests so.
  case map([String: ScalarValue])

  /// The type that a value has by its looks where YAML leaves it unquoted.
  ///
  /// `on` and `yes` stay words; so do numbers that would not print again as they are written, such as `007`.
  package init(unquoted text: String) {
    switch text {
    case "true", "True", "TRUE": self = .boolean(true)
    case "false", "False", "FALSE": self = .boolean(false)
    default:
      if let integer = Int(text), String(integer) == text {
        self = .integer(integer)
      } else if Self.looksNumeric(text), let number = Double(text), number.isFinite {
        self = .number(number)
      } else {
        self = .text(text)
      }
    }
  }

  /// The value in words: the text itself, a number in digits, a list with commas.
  package var text: String {
    switch self {
    case .text(let text): text
    case .integer(let integer): String(integer)
    case .number(let number): number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    case .boolean(let boolean): String(boolean)
    case .list(let values): values.map(\.text).joined(separator: ", ")
    case .map(let values):
      values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.text)" }.joined(separator: ", ")
    }
  }

  /// Digits with a point or an exponent, no leading zero before another digit.
  private static func looksNumeric(_ text: String) -> Bool {
    let digits = text.utf8.drop { $0 == UInt8(ascii: "-") }
    guard text.utf8.count - digits.count <= 1, let first = digits.first, let last = digits.last else { return false }
    let isDigit = { (byte: UInt8) in (48...57).contains(byte) }
    guard isDigit(first), isDigit(last), digits.contains(where: { $0 == 46 || $0 == 101 || $0 == 69 }) else {
      return false
    }
    return !(first == 48 && digits.dropFirst().first.map(isDigit) == true)
  }
}
