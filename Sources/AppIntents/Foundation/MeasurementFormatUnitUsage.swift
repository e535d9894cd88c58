/// What a measurement is for, from which a unit follows elsewhere; here it is written in the unit that it has.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  private let name: String

  /// Anything.
  public static var general: Self { Self(name: "general") }

  /// The unit that it has.
  public static var asProvided: Self { Self(name: "asProvided") }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var person: Self { Self(name: "person") }
  public static var personHeight: Self { Self(name: "personHeight") }
  public static var road: Self { Self(name: "road") }
  public static var focalLength: Self { Self(name: "focalLength") }
  public static var rainfall: Self { Self(name: "rainfall") }
  public static var snowfall: Self { Self(name: "snowfall") }
  public static var visibility: Self { Self(name: "visibility") }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var person: Self { Self(name: "person") }
  public static var weather: Self { Self(name: "weather") }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: Self { Self(name: "food") }
  public static var workout: Self { Self(name: "workout") }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: Self { Self(name: "personWeight") }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  public static var liquid: Self { Self(name: "liquid") }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  public static var wind: Self { Self(name: "wind") }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  public static var barometric: Self { Self(name: "barometric") }
}
