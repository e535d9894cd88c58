import AppIntents
import Testing

@Suite("Measurements")
struct MeasurementTests {
  private static let fahrenheit = MeasureUnit(
    dimension: "UnitTemperature", symbol: "°F", coefficient: 0.55555555555556, constant: 255.37222222222428)
  private static let meter = MeasureUnit(dimension: "UnitLength", symbol: "m", coefficient: 1, constant: 0)
  private static let kilometer = MeasureUnit(dimension: "UnitLength", symbol: "km", coefficient: 1000, constant: 0)

  private struct SetHeatIntent: AppIntent {
    static let title: LocalizedStringResource = "Set Heat"
    @Parameter(title: "Heat") var heat: Measurement<UnitTemperature>
    @Parameter(title: "Distance", defaultUnit: .miles, supportsNegativeNumbers: false) var distance:
      Measurement<UnitLength>?
    func perform() async throws -> some IntentResult { .result() }
  }

  private func bound(_ values: [String: IntentValue]) async throws -> SetHeatIntent {
    let intent = SetHeatIntent()
    try await IntentRun(intent, IntentDescriptor(SetHeatIntent.self)).bind(values)
    return intent
  }

  @Test("A measurement goes to data and back with its unit, which is Foundation's own")
  func units() async throws {
    let value = Measurement<UnitLength>._coding.encode(Measurement(value: 5, unit: .kilometers))
    #expect(value?.description == "5 km")
    let back = try await Measurement<UnitLength>._coding.decode(#require(value))
    #expect(back.value == 5 && back.unit == UnitLength.kilometers)
    let heat = try await bound(["heat": .measurement(MeasuredValue(68, Self.fahrenheit))]).heat
    #expect(heat.value == 68 && heat.unit == UnitTemperature.fahrenheit)
    #expect(abs(heat.converted(to: .celsius).value - 20) < 0.001)
  }

  @Test(
    "A length of time is handed over in the largest unit of which it is a whole number",
    arguments: [
      (5400, 90, UnitDuration.minutes), (7200, 2, .hours), (330, 330, .seconds), (0, 0, .seconds), (0.5, 0.5, .seconds),
    ])
  func lengths(seconds: Double, value: Double, unit: UnitDuration) async throws {
    let length = try await Measurement<UnitDuration>._coding.decode(.duration(.seconds(seconds)))
    #expect(length.value == value && length.unit == unit)
    #expect(Measurement<UnitDuration>._coding.encode(length) == .duration(.seconds(seconds)))
  }

  @Test("A plain number is one of the default unit; of a temperature without one what the region measures in")
  func plain() async throws {
    let intent = try await bound(["distance": .integer(3), "heat": .number(20)])
    #expect(intent.distance == Measurement(value: 3, unit: UnitLength.miles))
    #expect([UnitTemperature.celsius, .fahrenheit].contains(intent.heat.unit))
  }

  @Test("What may not be negative is refused with a sentence")
  func negative() async {
    await #expect(throws: IntentBindingError.self) { try await bound(["distance": .integer(-3)]) }
    await #expect(throws: IntentBindingError.self) {
      try await bound(["distance": .measurement(MeasuredValue(-3, Self.kilometer))])
    }
  }

  @Test("A quantity of something else is refused")
  func foreign() async {
    await #expect(throws: IntentBindingError.self) {
      try await bound(["heat": .measurement(MeasuredValue(3, Self.kilometer))])
    }
  }

  @Test("The same length in two units is equal")
  func equality() {
    let (one, thousand) = (MeasuredValue(1, Self.kilometer), MeasuredValue(1000, Self.meter))
    #expect(one == thousand && one.hashValue == thousand.hashValue)
    #expect(one != MeasuredValue(1, MeasureUnit(dimension: "UnitMass", symbol: "t", coefficient: 1000, constant: 0)))
  }

  @Test("A unit whose numbers are no multiple of the base unit goes by that")
  func fuel() throws {
    let coding = Measurement<UnitFuelEfficiency>._coding
    #expect(coding.kind == .measurement("UnitFuelEfficiency"))
    let base = MeasureUnit(dimension: "UnitFuelEfficiency", symbol: "L/100km", coefficient: 1, constant: 0)
    #expect(coding.encode(Measurement(value: 7, unit: .litersPer100Kilometers)) == .measurement(MeasuredValue(7, base)))
    guard case .measurement(let thirsty) = coding.encode(Measurement(value: 30, unit: .milesPerGallon)) else {
      Issue.record("A distance for so much fuel is no measurement.")
      return
    }
    #expect(thirsty.unit == base && abs(thirsty.number - 7.84) < 0.01)
  }
}
