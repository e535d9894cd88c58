/// Writes measurements as `Measurement.formatted()` does.
open class MeasurementFormatter: Formatter {
  /// Which unit is written. Measurements are written in the unit that they have.
  public struct UnitOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The options that there are; here only `temperatureWithoutUnit` changes anything: “20°”.
    public static let providedUnit = UnitOptions(rawValue: 1), naturalScale = UnitOptions(rawValue: 2),
      temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// Which unit is written.
  open var unitOptions: UnitOptions = []

  /// How the unit is written.
  open var unitStyle = Formatter.UnitStyle.medium

  /// The language, of the number too.
  open var locale: Locale! = CurrentRuntime.value?.locale ?? .autoupdatingCurrent {
    didSet { numberFormatter?.locale = locale }
  }

  /// What writes the number; one of one's own has the locale that it has.
  open lazy var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.locale = locale
    return formatter
  }()

  /// A measurement.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let number = numberFormatter?.string(from: NSNumber(value: measurement.value)) ?? measurement.value.description
    if unitOptions.contains(.temperatureWithoutUnit), UnitType.self == UnitTemperature.self { return number + "°" }
    return MeasuredText.text(of: measurement, number: number, width, locale ?? .current)
  }

  /// A unit alone: its sign.
  open func string(from unit: Unit) -> String { unit.symbol }

  private var width: MeasuredText.Width {
    switch unitStyle {
    case .long: .wide
    case .short: .narrow
    default: .abbreviated
    }
  }
}
