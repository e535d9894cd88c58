/// Writes a number with its unit.
enum MeasuredText {
  /// How the unit is written.
  enum Width: String, Codable, Hashable, Sendable {
    /// In words, “5 kilograms”; as `abbreviated` where nobody has words for the unit.
    case wide
    /// The sign behind a space, “5 kg”; a degree or per cent without one.
    case abbreviated
    /// The sign without a space: “5kg”.
    case narrow
  }

  /// The text: in full words as far as the running session knows them, else with the unit's sign.
  static func text<UnitType: Unit>(
    of measurement: Measurement<UnitType>, number: String, _ width: Width, _ locale: Locale
  ) -> String {
    let symbol = measurement.unit.symbol
    switch width {
    case .wide:
      if let words = lengthInWords(measurement, locale) { return words }
      guard let unit = (measurement.unit as? Dimension).flatMap({ MeasureUnit($0) }),
        let title = CurrentRuntime.value?.title(of: MeasuredValue(measurement.value, unit))
      else { fallthrough }
      return title
    case .abbreviated:
      return symbol.hasPrefix("°") || symbol == "%" ? number + symbol : "\(number) \(symbol)"
    case .narrow:
      return number + symbol
    }
  }
  /// Seconds, minutes and hours in words, which Foundation has for lengths of time; `nil` for other units.
  private static func lengthInWords<UnitType: Unit>(_ measurement: Measurement<UnitType>, _ locale: Locale) -> String? {
    let units: [(UnitDuration, Duration.UnitsFormatStyle.Unit)] = [
      (.seconds, .seconds), (.minutes, .minutes), (.hours, .hours),
    ]
    guard let length = measurement.unit as? UnitDuration, let unit = units.first(where: { $0.0 == length })?.1 else {
      return nil
    }
    let seconds = length.converter.baseUnitValue(fromValue: measurement.value)
    guard seconds.isFinite, seconds.magnitude <= 1e15 else { return nil }
    let digits =
      (0...1).first { (measurement.value * (($0 == 0) ? 1 : 10)).truncatingRemainder(dividingBy: 1) == 0 } ?? 2
    let style = Duration.UnitsFormatStyle(
      allowedUnits: [unit], width: .wide, fractionalPart: .show(length: digits))
    return Duration.seconds(seconds).formatted(style.locale(locale))
  }
}
