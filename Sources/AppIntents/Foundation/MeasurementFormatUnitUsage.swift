/// What a measurement is for, from which a unit follows elsewhere; here it is written in the unit that it has.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  private let name: String

  /// Anything.
  public static var general: Self { Self(name: "general") }

  /// The unit that it has.
  public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// A length of somebody's body, such as a waist.
  public static var person: Self { Self(name: "person") }
  /// How tall somebody is.
  public static var personHeight: Self { Self(name: "personHeight") }
  /// A way on a road.
  public static var road: Self { Self(name: "road") }
  /// The focal length of a lens.
  public static var focalLength: Self { Self(name: "focalLength") }
  /// How much rain falls.
  public static var rainfall: Self { Self(name: "rainfall") }
  /// How much snow falls.
  public static var snowfall: Self { Self(name: "snowfall") }
  /// How far one sees.
  public static var visibility: Self { Self(name: "visibility") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of somebody's body.
  public static var person: Self { Self(name: "person") }
  /// The temperature outside.
  public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// What is in food.
  public static var food: Self { Self(name: "food") }
  /// What a workout takes.
  public static var workout: Self { Self(name: "workout") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// How much somebody weighs.
  public static var personWeight: Self { Self(name: "personWeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// How much there is of a liquid.
  public static var liquid: Self { Self(name: "liquid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// How fast the wind blows.
  public static var wind: Self { Self(name: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  /// The pressure of the air.
  public static var barometric: Self { Self(name: "barometric") }
}
