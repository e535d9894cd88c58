extension Measurement: _IntentValue {
  /// A length of time as such; anything else that is measured with its unit, a number alone as one of the base unit.
  public static var _ownCoding: _IntentValueCoding<Measurement<UnitType>> {
    guard let dimension = UnitType.self as? Dimension.Type, let base = dimension.baseUnit() as? UnitType else {
      // Nothing converts a unit without a dimension: by code only.
      return _IntentValueCoding(kind: .unsupported(unqualifiedName(of: Self.self)), encode: { _ in nil }) { _ in
        throw IntentValueCodingError.mismatch
      }
    }
    if UnitType.self == UnitDuration.self {
      return coding(.duration, { $0.baseValue.map { .duration(.seconds($0)) } }) { value in
        switch value {
        case .duration(let length):
          Measurement(lasting: length / .seconds(1)) ?? Measurement(value: length / .seconds(1), unit: base)
        case .integer(let seconds): Measurement(value: Double(seconds), unit: base)
        case .number(let seconds): Measurement(value: seconds, unit: base)
        default: nil
        }
      }
    }
    let usual = usualUnit ?? base
    return coding(.measurement(unqualifiedName(of: UnitType.self)), \.data) { value in
      switch value {
      case .measurement(let measured): Measurement(measured, base)
      case .integer(let number): Measurement(value: Double(number), unit: usual)
      case .number(let number): Measurement(value: number, unit: usual)
      default: nil
      }
    }
  }

  private static func coding(
    _ kind: ValueKind, _ encode: @escaping @Sendable (Measurement<UnitType>) -> IntentValue?,
    _ decode: @escaping @Sendable (IntentValue) -> Measurement<UnitType>?
  ) -> _IntentValueCoding<Measurement<UnitType>> {
    _IntentValueCoding(kind: kind, encode: encode) { value in
      guard let measurement = decode(value) else { throw IntentValueCodingError.mismatch }
      return measurement
    }
  }

  /// The unit that is meant where none is said, if it is not the base unit: nobody speaks of the weather in kelvin.
  private static var usualUnit: UnitType? {
    guard UnitType.self == UnitTemperature.self else { return nil }
    let locale = CurrentRuntime.value?.locale ?? .current
    return (locale.measurementSystem == .us ? UnitTemperature.fahrenheit : .celsius) as? UnitType
  }

  /// A length of time in the largest unit of which it is a whole number, as it is mostly said; `nil` where that is the base unit.
  private init?(lasting seconds: Double) {
    let units = [UnitDuration.hours, .minutes]
    let whole = units.lazy.map { (unit: $0, value: $0.converter.value(fromBaseUnitValue: seconds)) }
      .first { $0.value != 0 && $0.value == $0.value.rounded() }
    guard let whole, let unit = whole.unit as? UnitType else { return nil }
    self.init(value: whole.value, unit: unit)
  }

  /// What it is in the base unit.
  private var baseValue: Double? { (unit as? Dimension).map { $0.converter.baseUnitValue(fromValue: value) } }

  /// The measurement as data; in the base unit if its own is not simply a multiple of that.
  private var data: IntentValue? {
    guard let unit = unit as? Dimension else { return nil }
    if let own = MeasureUnit(unit) { return .measurement(MeasuredValue(value, own)) }
    let base = type(of: unit).baseUnit()
    guard let baseValue else { return nil }
    return MeasureUnit(base).map { .measurement(MeasuredValue(baseValue, $0)) } ?? .number(baseValue)
  }

  /// The measurement of data; `nil` for data of something else.
  private init?(_ measured: MeasuredValue, _ base: UnitType) {
    guard measured.unit.dimension == unqualifiedName(of: UnitType.self) else { return nil }
    if measured.unit.symbol == base.symbol {
      self.init(value: measured.number, unit: base)
      return
    }
    let converter = UnitConverterLinear(coefficient: measured.unit.coefficient, constant: measured.unit.constant)
    guard let dimension = UnitType.self as? Dimension.Type,
      let unit = dimension.init(symbol: measured.unit.symbol, converter: converter) as? UnitType
    else { return nil }
    self.init(value: measured.number, unit: unit)
  }
}
