import AppIntents
import Testing

@Suite("Localized texts")
struct LocalizedStringResourceTests {
  private let name = "50% off"

  @Test("A literal becomes a key with typed arguments")
  func keys() {
    let resource: LocalizedStringResource = "Added “\(name)”, \(3) of \(2.5), 100%"
    #expect(resource.key == "Added “%@”, %lld of %lf, 100%%")
    #expect(resource.arguments == [.text("50% off"), .integer(3), .number(2.5)])
    #expect(resource.rendered() == "Added “50% off”, 3 of 2.5, 100%")
  }

  @Test("A literal without arguments keeps its percent signs and is not filled")
  func plain() {
    let resource: LocalizedStringResource = "100% %@ done"
    #expect(resource.key == "100% %@ done")
    #expect(resource.rendered() == "100% %@ done")
  }

  @Test("A text that is written and read again says the same")
  func coding() throws {
    let resource: LocalizedStringResource = "Added “\(name)”, \(3) of \(2.5), \(LocalizedStringResource("today"))"
    let read = try JSONDecoder().decode(LocalizedStringResource.self, from: JSONEncoder().encode(resource))
    #expect(read == resource)
    #expect(read.rendered() == resource.rendered())
  }

  @Test("A key may differ from the text, and a table be named")
  func explicit() {
    let resource = LocalizedStringResource("GREETING", defaultValue: "Hello, \(name)", table: "Extra", comment: "x")
    #expect(resource.key == "GREETING")
    #expect(resource.table == "Extra")
    #expect(String(localized: resource) == "Hello, 50% off")
    #expect(String(localized: "Hello, \(name)") == "Hello, 50% off")
  }

  @Test(
    "A translated format is filled by position or in order, and never fails",
    arguments: [
      ("%2$@ und %1$@", "b und a"), ("%@/%@", "a/b"), ("%@ %@ %@", "a b %@"), ("%9$@ %1$@", "%9$@ a"),
      ("100%% %@", "100% a"), ("%", "%"), ("%@ %", "a %"), ("%q", "%q"), ("no place", "no place"), ("%0$@", "%0$@"),
      ("%99999999999999999999$@ %@", "%99999999999999999999$@ a"), ("%1$lld", "a"),
    ] as [(String, String)])
  func formats(format: String, expected: String) {
    let resource: LocalizedStringResource = "\("a") \("b")"
    #expect(resource.render(format: format, locale: Locale(identifier: "de"), timeZone: .gmt) == expected)
  }

  @Test(
    "Numbers are written as the specifier and the locale say",
    arguments: [
      ("%lf", "1,5"), ("%.2f", "1,50"), ("%lld", "2"), ("%2$lld", "7"), ("%2$03lld", "007"), ("%2$.1f", "7,0"),
      ("%2$@", "7"),
    ])
  func numbers(format: String, expected: String) {
    let resource: LocalizedStringResource = "\(1.5) \(7)"
    #expect(resource.render(format: format, locale: Locale(identifier: "de_DE"), timeZone: .gmt) == expected)
  }

  @Test(
    "Words that a text has inflected follow their number in English, and stay elsewhere",
    arguments: [
      ("en", 1, "1 box left"), ("en", 2, "2 boxes left"), ("en_GB", 0, "0 boxes left"), ("de", 2, "2 box left"),
    ])
  func inflected(locale: String, number: Int, expected: String) {
    let resource: LocalizedStringResource = "^[\(number) box](inflect: true) left"
    let format = resource.defaultValue.format
    #expect(resource.render(format: format, locale: Locale(identifier: locale), timeZone: .gmt) == expected)
    let typed: LocalizedStringResource = "Added \("^[3 box](inflect: true)")"
    #expect(typed.render(format: "Added %@", locale: Locale(identifier: locale), timeZone: .gmt).hasSuffix("true)"))
  }

  @Test("A given specifier stands in the key")
  func specifier() {
    let resource: LocalizedStringResource = "\(2.345, specifier: "%.1f") km"
    #expect(resource.key == "%.1f km")
    #expect(resource.rendered() == "2.3 km")
  }

  @Test("A date is written in the locale and time zone of the session")
  func dates() throws {
    let date = Date(timeIntervalSince1970: 1_770_883_200)  // 2026-02-12 08:00 UTC
    let resource: LocalizedStringResource = "At \(date, format: .dateTime.hour().minute())"
    #expect(resource.key == "At %@")
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    let german = ScriptedRuntime(formats: ["At %@": "Um %@"], locale: "de_DE", timeZone: berlin)
    #expect(CurrentRuntime.$value.withValue(german) { resource.rendered() } == "Um 09:00")
    #expect(german.localized("\(resource)!") == "At 09:00!")
  }

  @Test("A text in a text is translated too, and so are named values")
  func nested() {
    let german = ScriptedRuntime(formats: ["Large": "Groß", "A %@ one": "Ein %@es"], locale: "de")
    let resource: LocalizedStringResource = "A \(CupSize.large) one"
    #expect(CurrentRuntime.$value.withValue(german) { String(localized: resource) } == "Ein Großes")
    #expect(resource.rendered() == "A Large one")
  }

  @Test("What people typed is not looked up")
  func verbatim() {
    let german = ScriptedRuntime(formats: ["Open": "Offen"], locale: "de")
    let title = "Open"
    let display = DisplayRepresentation(title: title, subtitle: true ? "Open" : "Done", image: .init(systemName: "x"))
    let text = CurrentRuntime.$value.withValue(german) { display.rendered() }
    #expect(text == DisplayText(title: "Open", subtitle: "Offen", symbol: "x"))
    let dialogs = [IntentDialog(title), IntentDialog("Open"), IntentDialog("50 %@".prefix(4))]
    let said = CurrentRuntime.$value.withValue(german) { dialogs.map { $0.full.rendered() } }
    #expect(said == ["Open", "Offen", "50 %"])
  }

  @Test("Texts are equal if key, table and arguments are")
  func equality() {
    let one: LocalizedStringResource = "Added \(name)"
    #expect(one == "Added \("50% off")")
    #expect(one != "Added \("60% off")")
    #expect(one != LocalizedStringResource("Added \(name)", table: "Extra"))
    #expect(Set([one, one]).count == 1)
  }
}
