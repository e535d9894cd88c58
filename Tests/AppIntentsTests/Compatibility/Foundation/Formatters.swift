struct DescribeActivity: AppIntent {
  static let title: LocalizedStringResource = "Describe Activity"

  @Parameter(title: "Distance", defaultUnit: .kilometers) var distance: Measurement<UnitLength>
  @Parameter(title: "Time", defaultUnit: .minutes) var time: Measurement<UnitDuration>
  @Parameter(title: "Athlete") var athlete: PersonNameComponents?

  func perform() async throws -> some IntentResult & ReturnsValue<[String]> & ProvidesDialog {
    let clock = DateComponentsFormatter()
    clock.allowedUnits = [.hour, .minute, .second]
    clock.unitsStyle = .positional
    clock.zeroFormattingBehavior = .pad
    let ago = RelativeDateTimeFormatter()
    ago.unitsStyle = .full
    ago.dateTimeStyle = .named
    let units = MeasurementFormatter()
    units.unitOptions = .providedUnit
    units.unitStyle = .short
    let parts = [
      distance.formatted(), distance.formatted(.measurement(width: .narrow)),
      distance.formatted(
        .measurement(
          width: .abbreviated, usage: .road, numberFormatStyle: .number.precision(.fractionLength(0...1)))),
      Measurement(value: 20, unit: UnitTemperature.celsius).formatted(
        .measurement(width: .abbreviated, usage: .weather)),
      clock.string(from: time.converted(to: .seconds).value) ?? "",
      ago.localizedString(for: .now.addingTimeInterval(-3600), relativeTo: .now),
      units.string(from: distance), athlete?.formatted(.name(style: .long)) ?? "",
    ]
    return .result(value: parts, dialog: "\(ListFormatter.localizedString(byJoining: parts))")
  }
}

struct Ago: CustomLocalizedStringResourceConvertible {
  let date: Date
  var localizedStringResource: LocalizedStringResource {
    "Started \(RelativeDateTimeFormatter().localizedString(for: date, relativeTo: Date()))"
  }
}
