struct TrainIntent: AppIntent {
  static let title: LocalizedStringResource = "T"
  @Parameter(title: "Duration", defaultValue: 5, defaultUnit: .minutes, supportsNegativeNumbers: false) var duration:
    Measurement<UnitDuration>
  @Parameter(title: "W", description: "x", unit: .kilograms) var w: Measurement<UnitMass>?
  @Parameter(
    title: "S", defaultUnit: .kilometersPerHour, defaultUnitAdjustForLocale: true, requestValueDialog: "How fast?")
  var s: Measurement<UnitSpeed>
  @Parameter(title: "E", defaultUnit: .kilocalories) var e: Measurement<UnitEnergy>
  @Parameter(title: "V") var v: [Measurement<UnitVolume>]
  @Parameter(title: "D", defaultUnit: .minutes) var d: Duration
  func perform() async throws -> some IntentResult & ReturnsValue<Double> {
    .result(value: duration.converted(to: .seconds).value + (w?.value ?? 0))
  }
}
