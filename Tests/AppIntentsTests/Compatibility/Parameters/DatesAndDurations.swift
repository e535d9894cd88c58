struct PlanMeetingIntent: AppIntent {
  static let title: LocalizedStringResource = "Plan Meeting"

  @Parameter(title: "Day", kind: .date)
  var day: Date

  @Parameter(title: "Begins", kind: .time, requestValueDialog: "When does it begin?")
  var begin: Date?

  @Parameter(title: "Deadline")
  var deadline: Date?

  @Parameter(title: "Repeats On")
  var weekday: DateComponents?

  @Parameter(title: "Reminder")
  var reminder: Duration?

  @Parameter(title: "Length", defaultUnit: .minutes, supportsNegativeNumbers: false)
  var length: Measurement<UnitDuration>

  @Parameter(title: "Days", description: "On which days.")
  var days: [Date]?

  func perform() async throws -> some IntentResult & ReturnsValue<Date> {
    let seconds = length.converted(to: .seconds).value
    return .result(value: (begin ?? day).addingTimeInterval(seconds))
  }
}

struct HeatOvenIntent: AppIntent {
  static let title: LocalizedStringResource = "Heat Oven"

  @Parameter(title: "Temperature", defaultUnit: .celsius, unitAdjustForLocale: true)
  var temperature: Measurement<UnitTemperature>

  @Parameter(title: "Weight", default: Measurement(value: 1, unit: UnitMass.kilograms), unit: .kilograms)
  var weight: Measurement<UnitMass>

  @Parameter(title: "Distance")
  var distance: Measurement<UnitLength>?

  func perform() async throws -> some IntentResult {
    guard temperature.converted(to: .celsius).value < 300 else {
      throw $temperature.needsValueError("That is too hot. How hot?")
    }
    return .result()
  }
}
