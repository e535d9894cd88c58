import Foundation
import ParlanceLanguage
import ParlanceTemplates
import ParlanceTestSupport
import Testing

/// What the tests of this room share.
enum Sample {
  /// A language for a locale that is known to exist.
  static func language(_ locale: String) throws -> Language { try languages.thing(locale) }

  private static let languages = Shelf { try Language(locale: $0) }

  /// Gregorian, weeks from Monday, in Berlin.
  static var berlin: Calendar {
    get throws {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
      calendar.firstWeekday = 2
      return calendar
    }
  }

  /// A moment in Berlin, written as `2026-02-12 09:30`.
  static func moment(_ text: String) throws -> Date {
    let parts = text.split { "- :".contains($0) }.compactMap { Int($0) }
    try #require(parts.count == 5)
    let components = DateComponents(year: parts[0], month: parts[1], day: parts[2], hour: parts[3], minute: parts[4])
    return try #require(try berlin.date(from: components))
  }

  /// What the longest date that begins the text is, written as `2026-02-12` or `2026-02-12 09:30`; `nil` if none fills it.
  static func date(
    _ text: String, locale: String, now: String = "2026-02-12 09:30", arePast: Bool = false
  ) throws -> String? {
    try date(text, in: language(locale), now: now, arePast: arePast)
  }

  /// The same in a language that is there.
  static func date(
    _ text: String, in language: Language, now: String = "2026-02-12 09:30", arePast: Bool = false
  ) throws -> String? {
    let tokens = language.tokens(text)
    let calendar = try berlin
    let recognizer = try language.dates(now: moment(now), calendar: calendar, arePast: arePast, takingRanges: true)
    guard let span = recognizer.spans(in: tokens, at: 0).first, span.end == tokens.count,
      case .instant(let seconds, let precision) = span.value
    else { return nil }
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    func two(_ number: Int?) -> String { (number ?? -1) < 10 ? "0\(number ?? -1)" : "\(number ?? -1)" }
    let day = "\(parts.year ?? 0)-\(two(parts.month))-\(two(parts.day))"
    return precision.hasTime ? "\(day) \(two(parts.hour)):\(two(parts.minute))" : day
  }

  /// The value of the whole text by a recogniser.
  static func value(
    _ text: String, locale: String, by recognizer: (Language) -> any SpanRecognizer
  ) throws -> SpanValue? {
    let language = try language(locale)
    let tokens = language.tokens(text)
    guard !tokens.isEmpty else { return nil }
    return recognizer(language).spans(in: tokens, at: 0).first { $0.end == tokens.count }?.value
  }
}
