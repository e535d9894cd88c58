/// A specifier of a format string, without its percent sign: `2$@`, `lld`, `.1f`.
struct FormatSpecifier {
  /// The argument that is meant, from 1; `nil` is the next one.
  var position: Int?

  /// Whether a number is filled up with zeros.
  var padsWithZeros = false

  /// The least number of characters.
  var width = 0

  /// Digits after the decimal separator, if given.
  var precision: Int?

  /// How many characters it has.
  var length = 0

  /// Whether it asks for a whole number.
  var isInteger = false

  /// Whether it asks for a number with a fraction.
  var isFloatingPoint = false

  /// Reads the specifier at the start of `text`; `nil` if there is none.
  init?(_ text: Substring) {
    var rest = text
    let leading = Self.digits(&rest)
    if let leading, rest.first == "$" {
      position = leading.value
      rest = rest.dropFirst()
      padsWithZeros = rest.first == "0"
      width = Self.digits(&rest)?.value ?? 0
    } else if let leading {
      padsWithZeros = leading.startsWithZero
      width = leading.value
    }
    if rest.first == "." {
      rest = rest.dropFirst()
      precision = Self.digits(&rest)?.value ?? 0
    }
    while let letter = rest.first, "lhqjzt".contains(letter) { rest = rest.dropFirst() }
    guard let conversion = rest.first, "@diuxXfFeEgGsc".contains(conversion) else { return nil }
    isInteger = "diuxX".contains(conversion)
    isFloatingPoint = "fFeEgG".contains(conversion)
    length = text.distance(from: text.startIndex, to: rest.startIndex) + 1
  }

  private static func digits(_ rest: inout Substring) -> (value: Int, startsWithZero: Bool)? {
    let run = rest.prefix { $0.isASCII && $0.isNumber }
    // More digits than these mean nothing, and would ask for a huge text.
    guard !run.isEmpty, run.count <= 3, let value = Int(run) else { return nil }
    rest = rest.dropFirst(run.count)
    return (value, run.first == "0")
  }
}
