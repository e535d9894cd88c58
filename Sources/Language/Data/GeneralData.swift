import Foundation
import ParlanceDiagnostics

/// The data of a language without a file of its own, as far as Unicode's CLDR has it: the names of days and months, how dates are written,
/// “tomorrow” and “in three days”, units of time.
///
/// What stands around a date, such as “on” and “at”, is not among it; phrase tables say that themselves.
struct GeneralData {
  /// 3 February 2001, whose numbers tell which is which.
  private static var sample: Date { Date(timeIntervalSince1970: 981_158_400) }
  private static var hour: Double { 3600 }
  private static var day: Double { 86_400 }
  /// Numbers that have other forms of a word behind them in some language.
  private static var counts: [Int] { [1, 2, 3, 5] }

  private let locale: Locale
  private let calendar: Calendar

  /// Takes the locale.
  init(_ tag: LocaleTag) {
    locale = Locale(identifier: tag.identifier)
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = .gmt
    self.calendar = calendar
  }

  /// The data in the form of a language's file.
  func file() throws(Diagnostic) -> DataFile {
    try DataFile(Array(text.utf8), name: "Unicode's data of \(locale.identifier)")
  }

  private var text: String {
    """
    numbers:
      singulars: ""
      ordinals:
        stems: ""
        suffixes: ""
        inflections: ""
        digitSuffixes: ""
        bareDigits: false
    durations:
      and: ""
      articles: ""
      units:
    \(lines(units.map { "    \($0.seconds): \(quoted($0.words))" }))
      phrases: {}
      halves: ""
    measures:
      words: {}
    dates:
      numericOrder: \(writtenDate.order)
      numericSeparators: "\(writtenDate.separators)"
      numericOrders: {}
      twelveHourClock: \(locale.hourCycle == .oneToTwelve || locale.hourCycle == .zeroToEleven)
      dayWords: ""
      weekdays:
    \(lines(names([calendar.weekdaySymbols, calendar.standaloneWeekdaySymbols, calendar.shortWeekdaySymbols])))
      months:
    \(lines(names([calendar.monthSymbols, calendar.standaloneMonthSymbols, calendar.shortMonthSymbols])))
      dayReach: 3
      shortLinks: true
      phrases:
    \(lines(phrases.map { "    - { in: [\(quoted($0.template))], \($0.meaning) }" }))
    """
  }

  private func lines(_ lines: [String]) -> String { lines.joined(separator: "\n") }

  /// A text as the file has it; what means something in a template has gone.
  private func quoted(_ text: String) -> String { "\"\(text)\"" }

  private func plain(_ text: String) -> String {
    String(text.lowercased(with: locale).filter { !"\"\\()[]{}<>|;.".contains($0) })
  }

  // MARK: Days and months

  /// What is called so, by number from 1; names of several words are phrases.
  private func names(_ lists: [[String]]) -> [String] {
    (0..<(lists[0].count)).map { place in
      let names = lists.filter { place < $0.count }.map { plain($0[place]) }.filter(isWord)
      return "    \(place + 1): \(quoted(unique(names + names.map(Spellings.unmarked)).joined(separator: " ")))"
    }
  }

  private func isWord(_ name: String) -> Bool { !name.contains { $0.isWhitespace || $0.isNumber || $0 == "-" } }

  private func unique(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  /// In which order the parts of a date in digits stand, and what stands between them.
  private var writtenDate: (order: String, separators: String) {
    let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: .gmt)
    let written = style.year().month(.twoDigits).day(.twoDigits).format(Self.sample)
    let parts = written.split { !$0.isNumber }.compactMap { Int($0) }
    let order = parts.map { [2: "m", 3: "d"][$0] ?? "y" }.joined()
    let separators = unique(written.filter { "/.-".contains($0) }.map { String($0) }).joined()
    return (["dmy", "mdy", "ymd"].contains(order) ? order : "dmy", separators.isEmpty ? "/" : separators)
  }

  // MARK: Units

  private var units: [(seconds: Int, words: String)] {
    let units: [(Int, Duration.UnitsFormatStyle.Unit)] = [
      (1, .seconds), (60, .minutes), (3600, .hours), (86_400, .days), (604_800, .weeks),
    ]
    return units.map { seconds, unit in
      let style = Duration.UnitsFormatStyle(allowedUnits: [unit], width: .wide).locale(locale)
      let words = Self.counts.map { count in
        let text = style.format(.seconds(seconds * count))
        return plain(text.filter { !$0.isNumber }).trimmingCharacters(in: .whitespaces)
      }
      return (seconds, unique(words.filter(isWord)).joined(separator: " "))
    }
  }

  // MARK: Phrases

  private var phrases: [(template: String, meaning: String)] {
    let fixed = [
      ("{weekday}", "direction: future"), ("{numericDate}", "offset: 0"), ("{clock}", "offset: 0"),
      ("{link} {clock}", "offset: 0, dependent: behindDay"),
      ("[{weekday:sameWeekday}] {dayNumber:day} {month} [{year}]", "offset: 0"),
      ("[{weekday:sameWeekday}] {month} {dayNumber:day} [{year}]", "offset: 0"),
    ]
    return days + longWeekdays + distances + longDates + fixed
  }

  private func relative(_ unit: Date.RelativeFormatStyle.Field, isNamed: Bool, _ seconds: Double) -> String {
    var style = Date.RelativeFormatStyle(
      presentation: isNamed ? .named : .numeric, unitsStyle: .wide, locale: locale, calendar: calendar)
    style.allowedFields = [unit]
    let now = Date()
    return plain(style.format(now.addingTimeInterval(seconds)))
  }

  /// “Tomorrow” and the like.
  private var days: [(template: String, meaning: String)] {
    (-2...2).compactMap { count in
      let name = relative(.day, isNamed: true, Double(count) * Self.day)
      guard !name.isEmpty, !name.contains(where: \.isNumber) else { return nil }
      return (name, "days: \(count)")
    }
  }

  /// The days of the week whose names are several words.
  private var longWeekdays: [(template: String, meaning: String)] {
    calendar.weekdaySymbols.enumerated().compactMap { place, name in
      let name = plain(name)
      return isWord(name) ? nil : (name.replacingOccurrences(of: "-", with: " "), "weekday: \(place + 1)")
    }
  }

  /// “In three days”, “two hours ago”: what stands around a number of hours and its unit stands around any shorter time as well.
  private var distances: [(template: String, meaning: String)] {
    [(1.0, "future"), (-1.0, "past")].flatMap { sign, direction in
      Self.counts.dropFirst().flatMap { count -> [(template: String, meaning: String)] in
        let (number, meaning) = (String(count), "direction: \(direction)")
        let said = { relative($0, isNamed: false, sign * Double(count) * $1) }
        let days = said(.day, Self.day).replacingOccurrences(of: number, with: "{number:days}")
        let weeks = said(.week, 7 * Self.day).replacingOccurrences(of: number, with: "{number:weeks}")
        let hours = said(.hour, Self.hour).split(separator: " ").filter { !hourWords.contains($0) }
          .map { $0 == number ? "{clockDuration:seconds}" : String($0) }.joined(separator: " ")
        return [days, weeks, hours].filter { $0.contains("{") }.map { ($0, meaning) }
      }
    }
  }

  /// What hours are called.
  private var hourWords: Set<Substring> {
    Set(units.first { $0.seconds == Int(Self.hour) }?.words.split(separator: " ") ?? [])
  }

  /// How a day is written out: “3 de fevereiro de 2001”.
  private var longDates: [(template: String, meaning: String)] {
    let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: .gmt).month(.wide).day()
    let month = plain(calendar.monthSymbols[1])
    return [style, style.year()].compactMap { style in
      let text = plain(style.format(Self.sample))
      guard let name = text.range(of: month), isWord(month) else { return nil }
      let template = text.replacingCharacters(in: name, with: "{month}")
        .replacingOccurrences(of: "2001", with: "{year}").replacingOccurrences(of: "3", with: "{dayNumber:day}")
      return (template, "offset: 0")
    }
  }
}
