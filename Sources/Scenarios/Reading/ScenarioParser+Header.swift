import Foundation

extension ScenarioParser {
  /// The headers that there are.
  static let headerNames = ["app", "locale", "now", "time-zone", "fixture", "session"]

  /// What the headers say; `nil` and errors if something is missing or wrong.
  mutating func readHeader() -> Scenario? {
    let timeZone = readTimeZone()
    let locale = readLocale()
    // Whatever is missing is told at once; without a zone any other one tells whether there is a moment.
    let now = readNow(in: timeZone ?? .gmt)
    guard let locale, let timeZone, let now else { return nil }
    return Scenario(
      file: file, app: header["app"]?.text, locale: locale, now: now, timeZone: timeZone,
      fixture: header["fixture"]?.text, session: header["session"]?.text)
  }

  private mutating func readLocale() -> String? {
    guard let value = header["locale"] else {
      if folderLocale == nil { missing("locale", example: "locale: en") }
      return folderLocale
    }
    guard LocaleFolder.isLocale(value.text) else {
      wrong(value, "“\(value.text)” is no locale", fix: "write a language tag such as en or pt-BR")
      return nil
    }
    return value.text
  }

  private mutating func readTimeZone() -> TimeZone? {
    guard let value = header["time-zone"] else { return TimeZone(identifier: "UTC") ?? .gmt }
    if let zone = TimeZone(identifier: value.text) { return zone }
    wrong(value, "there is no time zone “\(value.text)”", fix: "write one such as Europe/Berlin or UTC")
    return nil
  }

  private mutating func readNow(in timeZone: TimeZone) -> Date? {
    guard let value = header["now"] else {
      missing("now", example: "now: 2026-02-12T09:30:00")
      return nil
    }
    if let date = LocalMoment.date(value.text, in: timeZone) { return date }
    wrong(value, "“\(value.text)” is no moment", fix: "write one such as 2026-02-12T09:30:00")
    return nil
  }

  private mutating func missing(_ name: String, example: String) {
    guard !emptyHeaders.contains(name) else { return }
    tell("the header “\(name)” is missing", ScriptLine(number: 1, raw: ""), fix: "add a line such as \(example)")
  }

  private mutating func wrong(_ value: HeaderValue, _ message: String, fix: String) {
    tell(message, value.line, column: value.column, length: value.text.unicodeScalars.count, fix: fix)
  }
}
