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
      ("a gallon and a half", "UnitVolume", "1.5 gal"), ("two pounds and a quarter", "UnitMass", "2.25 lb"),
      ("500 ml", "UnitVolume", "500.0 mL"), ("1 l 500 ml", "UnitVolume", "1.5 L"), ("50 mw", "UnitPower", "50.0 mW"),
      ("5 mm", "UnitLength", "5.0 mm"), ("20 ma", "UnitElectricCurrent", "20.0 mA"),
      ("100 kilowatt-hours", "UnitEnergy", "100.0 kWh"), ("7", "UnitLength", "7"),
    ] as [(String, String, String)])
  func english(text: String, dimension: String, expected: String) throws {
    #expect(try measured(text, "en", dimension) == expected)
  }

  @Test(
    "Units are read in the language that is spoken, and in its cases",
    arguments: [
      ("de", "fünf Kilometer", "UnitLength", "5.0 km"), ("de", "5 Kilometern", "UnitLength", "5.0 km"),
      ("de", "ein Pfund", "UnitMass", "0.5 kg"), ("de", "20 Grad", "UnitTemperature", "20.0"),
      ("de", "20 Grad Celsius", "UnitTemperature", "20.0 °C"), ("de", "3,5 Liter", "UnitVolume", "3.5 L"),
      ("de", "100 Kilometer pro Stunde", "UnitSpeed", "100.0 km/h"), ("fr", "cinq kilomètres", "UnitLength", "5.0 km"),
      ("es", "dos litros", "UnitVolume", "2.0 L"), ("ru", "5 километров", "UnitLength", "5.0 km"),
      ("de", "zwei Pfund", "UnitMass", "1.0 kg"), ("fr", "un litre et demi", "UnitVolume", "1.5 L"),
      ("es", "dos litros y medio", "UnitVolume", "2.5 L"), ("de", "500 ml", "UnitVolume", "500.0 mL"),
      ("ja", "5キロメートル", "UnitLength", "5.0 km"), ("ja", "摂氏20度", "UnitTemperature", "20.0 °C"),
    ] as [(String, String, String, String)])
  func others(locale: String, text: String, dimension: String, expected: String) throws {
    #expect(try measured(text, locale, dimension) == expected)
  }

  @Test(
    "An amount of money is read by the sign, the code and the name of its currency, with its hundredths, and as one of the region where its name is that of several",
    arguments: [
      ("en", "$5.50", "5.5 USD"), ("en", "five dollars", "5.0 USD"), ("en", "5 bucks", "5.0 USD"),
      ("en", "a dollar", "1.0 USD"), ("en", "€20", "20.0 EUR"), ("en", "20 EUR", "20.0 EUR"),
      ("en", "20eur", "20.0 EUR"),
      ("en", "5 dollars 50", "5.5 USD"), ("en", "5 dollars and 29 cents", "5.29 USD"), ("en", "50 cents", "0.5 USD"),
      ("en-CA", "5 dollars", "5.0 CAD"), ("en-GB", "50p", "0.5 GBP"), ("en", "three pounds", "3.0 GBP"),
      ("en", "5 XAF", "5.0 XAF"), ("en", "12", "12"), ("en-AU", "$5", "5.0 AUD"), ("en", "5 US dollars", "5.0 USD"),
      ("de", "5,50 €", "5.5 EUR"), ("de", "zwanzig Euro", "20.0 EUR"), ("de", "20 Euro 50", "20.5 EUR"),
      ("de", "3 Euro und 5 Cent", "3.05 EUR"), ("de-CH", "5 Franken", "5.0 CHF"), ("de", "drei Pfund", "3.0 GBP"),
      ("fr", "5 euros 50", "5.5 EUR"), ("fr-CA", "5 dollars", "5.0 CAD"), ("es-MX", "cien pesos", "100.0 MXN"),
      ("es", "5 euros con 50 céntimos", "5.5 EUR"), ("ru", "5 рублей", "5.0 RUB"), ("ru", "20 долларов", "20.0 USD"),
      ("ru", "5 рублей 30 копеек", "5.3 RUB"), ("ja", "500円", "500.0 JPY"), ("ja", "20ドル", "20.0 USD"),
    ])
  func money(locale: String, text: String, expected: String) throws {
    #expect(try measured(text, locale, MeasureUnits.money) == expected)
  }

  @Test("Of two signs that differ in capitals the one that is written is meant, and else the usual one")
  func capitals() throws {
    let unit = try #require(MeasureUnits.unit("ml", of: "UnitVolume"))
    #expect(unit.symbol == "mL")
    #expect(MeasureUnits.unit("ML", of: "UnitVolume")?.symbol == "ML")
    guard
      case .measured(_, let milliwatt) = try Sample.value("5 mW", locale: "en", by: { $0.measures(of: "UnitPower") })
    else {
      Issue.record("“5 mW” is no quantity")
      return
    }
    #expect(MeasureUnits.symbol(milliwatt, writtenIn: "5 MW") == "MW")
    #expect(MeasureUnits.symbol(milliwatt, writtenIn: "5mW") == "mW")
    #expect(MeasureUnits.symbol(milliwatt, writtenIn: "five milliwatts") == "mW")
  }

  @Test("Smaller units after a larger one are added to it")
  func parts() throws {
    #expect(try measured("5 feet 6 inches", "en", "UnitLength") == "5.5 ft")
    #expect(try measured("5 feet and 6 inches", "en", "UnitLength") == "5.5 ft")
    #expect(try measured("6 inches 5 feet", "en", "UnitLength") == nil)
    #expect(try measured("5 euros 3 dollars", "en", MeasureUnits.money) == nil)
    #expect(try measured("5.50 dollars 50", "en", MeasureUnits.money) == nil)
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
