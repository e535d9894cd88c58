import ParlanceLanguage
import ParlanceTemplates
import Testing

@Suite("Quantities")
struct MeasureTests {
  /// What the whole text measures, such as `5 km`; a number alone as itself, and nothing for what is no quantity.
  private func measured(_ text: String, _ locale: String, _ dimension: String) throws -> String? {
    switch try Sample.value(text, locale: locale, by: { $0.measures(of: dimension) }) {
    case .measured(let number, let unit): "\(number) \(MeasureUnits.symbol(unit))"
    case .integer(let number): "\(number)"
    case .number(let number): "\(number)"
    default: nil
    }
  }

  @Test(
    "A number with the name or the sign of a unit is so many of it",
    arguments: [
      ("5 km", "UnitLength", "5.0 km"), ("five kilometers", "UnitLength", "5.0 km"),
      ("5 kilometres", "UnitLength", "5.0 km"), ("a mile", "UnitLength", "1.0 mi"),
      ("half a mile", "UnitLength", "0.5 mi"), ("2.5 m", "UnitLength", "2.5 m"), ("3 pounds", "UnitMass", "3.0 lb"),
      ("3 lbs", "UnitMass", "3.0 lb"), ("two kilos", "UnitMass", "2.0 kg"), ("60 mph", "UnitSpeed", "60.0 mph"),
      ("60 miles per hour", "UnitSpeed", "60.0 mph"), ("120 km/h", "UnitSpeed", "120.0 km/h"),
      ("20 degrees Celsius", "UnitTemperature", "20.0 °C"), ("minus 5 degrees", "UnitTemperature", "-5.0"),
      ("68 °F", "UnitTemperature", "68.0 °F"), ("200 square meters", "UnitArea", "200.0 m²"),
      ("three cups", "UnitVolume", "3.0 cup"), ("16 gigabytes", "UnitInformationStorage", "16.0 GB"),
      ("100 kilowatt-hours", "UnitEnergy", "100.0 kWh"), ("7", "UnitLength", "7"),
    ] as [(String, String, String)])
  func english(text: String, dimension: String, expected: String) throws {
    #expect(try measured(text, "en", dimension) == expected)
  }

  @Test(
    "Units are read in the language that is spoken, and in its cases",
    arguments: [
      ("de", "fünf Kilometer", "UnitLength", "5.0 km"), ("de", "5 Kilometern", "UnitLength", "5.0 km"),
      ("de", "ein Pfund", "UnitMass", "1.0 lb"), ("de", "20 Grad", "UnitTemperature", "20.0"),
      ("de", "20 Grad Celsius", "UnitTemperature", "20.0 °C"), ("de", "3,5 Liter", "UnitVolume", "3.5 L"),
      ("de", "100 Kilometer pro Stunde", "UnitSpeed", "100.0 km/h"), ("fr", "cinq kilomètres", "UnitLength", "5.0 km"),
      ("es", "dos litros", "UnitVolume", "2.0 L"), ("ru", "5 километров", "UnitLength", "5.0 km"),
      ("ja", "5キロメートル", "UnitLength", "5.0 km"), ("ja", "摂氏20度", "UnitTemperature", "20.0 °C"),
    ] as [(String, String, String, String)])
  func others(locale: String, text: String, dimension: String, expected: String) throws {
    #expect(try measured(text, locale, dimension) == expected)
  }

  @Test("Smaller units after a larger one are added to it")
  func parts() throws {
    #expect(try measured("5 feet 6 inches", "en", "UnitLength") == "5.5 ft")
    #expect(try measured("6 inches 5 feet", "en", "UnitLength") == nil)
  }

  @Test(
    "A unit of something else is no quantity of this",
    arguments: [("5 liters", "UnitLength"), ("5 apples", "UnitMass")])
  func foreign(text: String, dimension: String) throws {
    #expect(try measured(text, "en", dimension) == nil)
  }

  @Test(
    "A quantity is told with its unit in words, in the plural that the number wants",
    arguments: [
      ("en", 1, "1 kilometer"), ("en", 1234.5, "1,234.5 kilometers"), ("de", 5, "5 Kilometer"),
      ("ru", 2, "2 километра"),
      ("ru", 5, "5 километров"), ("ja", 5, "5キロメートル"),
    ])
  func told(locale: String, number: Double, text: String) {
    #expect(MeasureUnits.text(number, "km", of: "UnitLength", locale: locale) == text)
    #expect(MeasureUnits.text(number, "slug", of: "UnitMass", locale: locale) == nil)
  }

  @Test("A language without a data file has the units that Unicode knows")
  func general() throws {
    let language = try Language.general(locale: "it")
    let tokens = language.tokens("5 chilometri")
    let spans = language.measures(of: "UnitLength").spans(in: tokens, at: 0)
    #expect(spans.first?.end == 2)
  }
}
