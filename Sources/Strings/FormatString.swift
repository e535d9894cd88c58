/// Fills formats: `%@`, `%lld`, `%.1f`, `%2$@`, `%%` and their kin.
package enum FormatString {
  /// Fills the places in order, or by their numbers. A place without an argument stays as it is written; whatever the
  /// argument's kind, it is shown. Whole numbers are plain digits; fractions have the locale's decimal separator.
  package static func fill(_ format: String, _ arguments: [StringArgument], locale: String) -> String {
    guard format.utf8.contains(UInt8(ascii: "%")) else { return format }
    var next = 0
    return FormatPiece.pieces(of: format).reduce(into: "") { filled, piece in
      switch piece {
      // “Due at 3:00 p.m.” ends with one period.
      case .text(let text):
        filled += isPeriodTwice(filled, text) ? String(text.dropFirst()) : text
      case .percent: filled += "%"
      case .argument: filled += "%arg"
      case .substitution(let name, let position): filled += "%" + (position.map { "\($0)$" } ?? "") + "#@\(name)@"
      case .specifier(let specifier):
        let index = specifier.position.map { $0 - 1 } ?? next
        if specifier.position == nil { next += 1 }
        filled +=
          arguments.indices.contains(index)
          ? text(arguments[index], by: specifier, locale: locale) : specifier.written
      }
    }
  }

  /// Whether a text would add a second period to one that ends with a period; an ellipsis stays as it is.
  private static func isPeriodTwice(_ filled: String, _ text: String) -> Bool {
    filled.utf8.last == UInt8(ascii: ".") && text.utf8.first == UInt8(ascii: ".") && !filled.hasSuffix("..")
      && !text.hasPrefix("..")
  }

  private static func text(_ argument: StringArgument, by specifier: FormatSpecifier, locale: String) -> String {
    var shown = body(argument, by: specifier, locale: locale)
    if specifier.flags.contains("+"), let amount = argument.amount, amount >= 0 { shown = "+" + shown }
    guard let width = specifier.width, shown.count < width else { return shown }
    let missing = width - shown.count
    if specifier.flags.contains("-") { return shown + String(repeating: " ", count: missing) }
    guard specifier.flags.contains("0"), argument.amount != nil else {
      return String(repeating: " ", count: missing) + shown
    }
    let sign = shown.prefix { $0 == "-" || $0 == "+" }
    return sign + String(repeating: "0", count: missing) + shown.dropFirst(sign.count)
  }

  private static func body(_ argument: StringArgument, by specifier: FormatSpecifier, locale: String) -> String {
    switch (argument, specifier.conversion) {
    case (.text(let text), "f"), (.text(let text), "F"): text
    case (.text(let text), _): specifier.precision.map { String(text.prefix($0)) } ?? text
    case (.integer(let integer), "f"), (.integer(let integer), "F"):
      DecimalText.text(Double(integer), digits: specifier.precision ?? 6, locale: locale)
    case (.integer(let integer), "x"): String(UInt(bitPattern: integer), radix: 16)
    case (.integer(let integer), "X"): String(UInt(bitPattern: integer), radix: 16, uppercase: true)
    case (.integer(let integer), "o"): String(UInt(bitPattern: integer), radix: 8)
    case (.integer(let integer), "c"): UInt32(exactly: integer).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
    case (.integer(let integer), _): String(integer)
    case (.number(let number), "f"), (.number(let number), "F"):
      DecimalText.text(number, digits: specifier.precision ?? 6, locale: locale)
    case (.number(let number), _): DecimalText.text(number, digits: specifier.precision, locale: locale)
    }
  }
}
