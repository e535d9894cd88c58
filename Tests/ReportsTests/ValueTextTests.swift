import AppIntents
import Foundation
import ParlanceReports
import Testing

@Suite("Values as people write them")
struct ValueTextTests {
  let values: ValueText

  init() throws {
    values = ValueText(timeZone: try #require(TimeZone(identifier: "Europe/Berlin")))
  }

  @Test("A date at midnight is a day, any other a moment, in the time zone")
  func dates() throws {
    let midnight = try Date("2026-02-12T23:00:00Z", strategy: .iso8601)
    #expect(values.text(.date(midnight)) == "2026-02-13")
    #expect(values.text(.date(midnight + 17 * 3600)) == "2026-02-13T17:00")
    #expect(values.text(.date(midnight + 5)) == "2026-02-13T00:00:05")
    #expect(values.text(.date(midnight + 0.25)) == "2026-02-13T00:00:00.25")
  }

  @Test(
    "Numbers are plain, durations as ISO 8601 has them",
    arguments: [
      (IntentValue.integer(-3), "-3"), (.number(3), "3"), (.number(0.1), "0.1"), (.number(1e15), "1000000000000000"),
      (.boolean(true), "true"), (.duration(.seconds(5400)), "PT1H30M"), (.duration(.seconds(0)), "PT0S"),
      (.duration(.milliseconds(-500)), "-PT0.5S"),
      (.dateComponents(DateComponents(month: 2, day: 3)), "--02-03"),
      (.dateComponents(DateComponents(hour: 17, minute: 5)), "17:05"),
    ] as [(IntentValue, String)])
  func plain(value: IntentValue, text: String) {
    #expect(values.text(value) == text)
  }

  @Test("An entity is its title, a case its raw value, and a list repeats the name")
  func references() {
    let task = EntityReference(typeName: "TaskEntity", id: "1", display: DisplayText(title: "Buy “milk”"))
    let high = EnumReference(typeName: "Priority", rawValue: "high", display: DisplayText(title: "High"))
    #expect(values.assignment("task", .entity(task)) == "task=\"Buy “milk”\"")
    #expect(
      values.assignment("levels", .list([.enumeration(high), .list([.text("a b")])]))
        == "levels=\"high\" levels=\"a b\"")
    #expect(values.assignment("none", .list([])) == "")
  }

  @Test("Whatever a text holds, quoted it stands on one line")
  func quoting() {
    #expect(ValueText.quoted("say \"hi\" \\ now") == "\"say \\\"hi\\\" \\\\ now\"")
    #expect(ValueText.quoted("a\nb\tc\rd\u{0}e\u{2028}f") == "\"a\\nb\\tc\\rd\\u{0}e\\u{2028}f\"")
  }
}
