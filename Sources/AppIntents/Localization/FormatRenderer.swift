/// Fills a format string with the arguments of a localized text.
struct FormatRenderer {
  private let arguments: [LocalizedArgument]
  private let locale: Locale
  private let timeZone: TimeZone
  private let localize: (LocalizedStringResource) -> String
  private var next = 0

  /// Makes a renderer; `localize` renders the texts among the arguments.
  init(
    arguments: [LocalizedArgument], locale: Locale, timeZone: TimeZone,
    localize: @escaping (LocalizedStringResource) -> String
  ) {
    self.arguments = arguments
    self.locale = locale
    self.timeZone = timeZone
    self.localize = localize
  }

  /// The filled format; what is no specifier, or has no argument, stays as it is.
  mutating func render(_ format: String) -> String {
    guard let held = InflectionMark.held(in: format) else { return fill(format) }
    return InflectionMark.resolved(fill(held), in: locale)
  }

  private mutating func fill(_ format: String) -> String {
    var text = ""
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        text += "%"
        rest = rest.dropFirst()
      } else if let specifier = FormatSpecifier(rest), let argument = argument(at: specifier.position) {
        text += render(argument, specifier)
        rest = rest.dropFirst(specifier.length)
      } else {
        text += "%"
      }
    }
    return text + rest
  }

  private mutating func argument(at position: Int?) -> LocalizedArgument? {
    let index = position.map { $0 - 1 } ?? next
    guard arguments.indices.contains(index) else { return nil }
    if position == nil { next += 1 }
    return arguments[index]
  }

  private func render(_ argument: LocalizedArgument, _ specifier: FormatSpecifier) -> String {
    switch argument {
    case .text(let text): text
    case .resource(let resource): localize(resource)
    case .list(let resources, let style): resources.map(localize).formatted(style.locale(locale))
    case .formatted(let format): format(locale, timeZone)
    case .integer(let number):
      specifier.isFloatingPoint ? render(Double(number), specifier) : padded(String(number), specifier)
    case .number(let number):
      specifier.isInteger
        ? padded(Int(exactly: number.rounded()).map { String($0) } ?? render(number, specifier), specifier)
        : render(number, specifier)
    }
  }

  private func render(_ number: Double, _ specifier: FormatSpecifier) -> String {
    let digits = specifier.precision.map { $0...$0 } ?? 0...6
    let style = FloatingPointFormatStyle<Double>(locale: locale).grouping(.never)
    return number.formatted(style.precision(.fractionLength(digits)))
  }

  private func padded(_ digits: String, _ specifier: FormatSpecifier) -> String {
    guard specifier.padsWithZeros, digits.count < specifier.width else { return digits }
    let sign = digits.hasPrefix("-") ? "-" : ""
    let zeros = String(repeating: "0", count: specifier.width - digits.count)
    return sign + zeros + digits.dropFirst(sign.count)
  }
}
