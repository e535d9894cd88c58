extension String.LocalizationValue {
  /// Collects the literal parts and the typed arguments of a localized text.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    /// The format so far, with percent signs of the literal doubled.
    var format = ""

    /// The literal parts alone.
    var literal = ""

    /// The arguments so far.
    var arguments: [LocalizedArgument] = []

    /// Begins a text.
    public init(literalCapacity: Int, interpolationCount: Int) {
      format.reserveCapacity(literalCapacity + 4 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    /// Adds text that stands in the source.
    public mutating func appendLiteral(_ literal: String) {
      // Before and behind a text that stands alone there is none.
      guard !literal.isEmpty else { return }
      self.literal += literal
      format += literal.utf8.contains(37) ? literal.replacingOccurrences(of: "%", with: "%%") : literal
    }

    /// Adds text as it is.
    public mutating func appendInterpolation(_ text: String) {
      append("%@", .text(text))
    }

    /// Adds a whole number.
    public mutating func appendInterpolation<Number: BinaryInteger>(_ number: Number) {
      append("%lld", .integer(Int(clamping: number)))
    }

    /// Adds a number.
    public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ number: Number) {
      append("%lf", .number(Double(number)))
    }

    /// Adds a whole number in the form of a C format specifier, such as `%03lld`.
    public mutating func appendInterpolation<Number: BinaryInteger>(_ number: Number, specifier: String) {
      append(specifier, .integer(Int(clamping: number)))
    }

    /// Adds a number in the form of a C format specifier, such as `%.1f`.
    public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ number: Number, specifier: String) {
      append(specifier, .number(Double(number)))
    }

    /// Adds a text that is localized when this one is.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append("%@", .resource(resource))
    }

    /// Adds the localized text of a value.
    public mutating func appendInterpolation<Value: CustomLocalizedStringResourceConvertible>(_ value: Value) {
      append("%@", .resource(value.localizedStringResource))
    }

    /// Adds a value in a format style. The style gets the locale when the text is rendered, and a date style that
    /// names no time zone gets the time zone of the session; one that tells how a date lies to now gets the moment of the conversation.
    public mutating func appendInterpolation<Style: FormatStyle>(_ value: Style.FormatInput, format style: Style)
    where Style: Sendable, Style.FormatInput: Sendable, Style.FormatOutput == String {
      let now = style is Date.RelativeFormatStyle ? CurrentRuntime.value?.now : nil
      append("%@", .formatted { locale, timeZone in formatted(value, style, locale, timeZone, now: now) })
    }

    /// Adds the localized texts of values, joined as a language joins them: `format: .list(type: .and)`.
    public mutating func appendInterpolation<Value: CustomLocalizedStringResourceConvertible>(
      _ values: [Value], format style: ListFormatStyle<StringStyle, [String]>
    ) {
      append("%@", .list(values.map(\.localizedStringResource), style))
    }

    /// Adds what `value` says of itself.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) {
      append("%@", .text(String(describing: value)))
    }

    /// Adds text as it is.
    public mutating func appendInterpolation(_ text: Substring) {
      append("%@", .text(String(text)))
    }

    /// Adds text, without its attributes.
    public mutating func appendInterpolation(_ text: AttributedString) {
      append("%@", .text(String(text.characters)))
    }

    /// Adds a place for a value that is known later.
    public mutating func appendInterpolation(placeholder: String.LocalizationValue.Placeholder) {
      switch placeholder {
      case .int: append("%lld", .integer(0))
      case .uint: append("%llu", .integer(0))
      case .float: append("%f", .number(0))
      case .double: append("%lf", .number(0))
      case .object: append("%@", .text(""))
      }
    }

    private mutating func append(_ specifier: String, _ argument: LocalizedArgument) {
      format += specifier
      arguments.append(argument)
    }
  }
}

extension String.LocalizationValue {
  /// The kind of a value that is known later.
  public enum Placeholder: Sendable, Hashable {
    /// A whole number.
    case int
    /// A whole number that is not negative.
    case uint
    /// A number.
    case float
    /// A number.
    case double
    /// Anything else.
    case object
  }
}

private func formatted<Style: FormatStyle>(
  _ value: Style.FormatInput, _ style: Style, _ locale: Locale, _ timeZone: TimeZone, now: Date?
) -> String where Style.FormatOutput == String {
  let localized = style.locale(locale)
  if let now, let date = value as? Date, let relative = localized as? Date.RelativeFormatStyle {
    let anchored = Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: relative.presentation, unitsStyle: relative.unitsStyle, locale: relative.locale,
      calendar: relative.calendar, capitalizationContext: relative.capitalizationContext)
    return anchored.format(now)
  }
  guard var dateStyle = localized as? Date.FormatStyle, let date = value as? Date else {
    return localized.format(value)
  }
  if dateStyle.timeZone == .autoupdatingCurrent || dateStyle.timeZone == .current { dateStyle.timeZone = timeZone }
  return dateStyle.format(date)
}
