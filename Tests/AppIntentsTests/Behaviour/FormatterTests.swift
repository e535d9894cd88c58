import AppIntents
import Foundation
import Testing

@Suite("What Foundation has on Apple's platforms")
struct FormatterTests {
  @Test(
    "A length of time is written in the style that is asked for",
    arguments: [
      (DateComponentsFormatter.UnitsStyle.positional, 65.0, "1:05"), (.positional, 3661, "1:01:01"),
      (.positional, 0, "0"), (.abbreviated, 3900, "1h 5m"), (.full, 3900, "1 hour, 5 minutes"),
      (.full, 90_000, "1 day, 1 hour"),
    ])
  func length(style: DateComponentsFormatter.UnitsStyle, seconds: Double, text: String) {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    formatter.calendar?.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: seconds) == text)
  }

  @Test("Allowed units and zeros are kept to")
  func units() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute]
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 300) == "00:05")
    #expect(formatter.string(from: DateComponents(hour: 2, minute: 3)) == "02:03")
    #expect(formatter.string(from: .infinity) == nil)
    let positional = DateComponentsFormatter()
    positional.maximumUnitCount = 2
    #expect(positional.string(from: 3661) == "1:01")
  }

  @Test("A date is told by how it lies to another")
  func relative() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let noon = Date(timeIntervalSince1970: 43_200)
    #expect(formatter.localizedString(for: noon.addingTimeInterval(7200), relativeTo: noon) == "in 2 hours")
    #expect(formatter.localizedString(for: noon.addingTimeInterval(-86_400), relativeTo: noon) == "1 day ago")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(for: noon.addingTimeInterval(-86_400), relativeTo: noon) == "yesterday")
  }

  @Test("A measurement is written with its sign")
  func measurement() {
    let length = Measurement(value: 5.25, unit: UnitLength.kilometers)
    let english = Locale(identifier: "en_US")
    #expect(length.formatted(.measurement(width: .abbreviated).locale(english)) == "5.25 km")
    #expect(
      length.formatted(
        .measurement(width: .narrow, numberFormatStyle: .number.precision(.fractionLength(1))).locale(english))
        == "5.2km")
    let warmth = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(warmth.formatted(.measurement(width: .abbreviated, usage: .weather).locale(english)) == "20°C")
    let formatter = MeasurementFormatter()
    formatter.locale = english
    #expect(formatter.string(from: length) == "5.25 km")
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(from: length) == "5,25 km")
  }

  @Test("Items are joined, names written, Markdown read")
  func texts() throws {
    let list = ListFormatter()
    list.locale = Locale(identifier: "de_DE")
    #expect(list.string(from: ["a", "b", 3]) == "a, b und 3")
    var name = PersonNameComponents()
    name.givenName = "Ada"
    name.familyName = "Lovelace"
    #expect(name.formatted() == "Ada Lovelace" && name.formatted(.name(style: .abbreviated)) == "AL")
    let text = try AttributedString(
      markdown: "A **bold** *word*, `code`, [a link](https://example.org), snake_case_name")
    #expect(String(text.characters) == "A bold word, code, a link, snake_case_name")
  }

  @Test("A notification that is posted is waited for")
  func notifications() async {
    let name = Notification.Name("org.example.posted")
    let center = NotificationCenter()
    let notifications = center.notifications(named: name)
    center.post(name: name, object: nil)
    var iterator = notifications.makeAsyncIterator()
    #expect(await iterator.next()?.name == name)
  }

  @Test("A group has a folder of its name, and nothing else")
  func container() {
    #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "../x") == nil)
    #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "") == nil)
  }
}
