/// Writes a number with its unit.
enum MeasuredText {
  /// How the unit is written.
  enum Width: String, Codable, Hashable, Sendable {
    case wide, abbreviated, narrow
  }

  /// The text: in full words as far as the running session knows them, else with the unit's sign.
  static func text<UnitType: Unit>(
    of measurement: Measurement<UnitType>, number: String, _ width: Width, _ locale: Locale
  ) -> String {
    let symbol = measurement.unit.symbol
    switch width {
    case .wide:
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
}
