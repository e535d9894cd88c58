import ParlanceDiagnostics
import ParlanceTemplates

/// What a phrase says of a moment, before it is known when it was said.
struct DateMeaning: Sendable, Hashable {
  /// What is said, field by field.
  private(set) var values: [DateField: Int] = [:]

  /// Whether the hour is one of 24, and not one that comes twice a day.
  private(set) var isExactHour = true
  /// Whether the hour is one of the night as a clock of 24 hours shows it, which comes twice a day for whoever plans.
  private(set) var isNightClock = false

  /// Whether the hour was said, and not given by a word such as “noon”.
  private(set) var hasSpokenHour = false

  /// The token with which the end of what begins then is said; `nil` if it is not.
  private(set) var endPlace: Int?

  /// What was said of a field.
  subscript(_ field: DateField) -> Int? { values[field] }

  /// Whether it says a day.
  var hasDay: Bool {
    [.days, .weeks, .months, .years, .weekday, .day, .month, .numericDate, .easter, .weekend].contains {
      values[$0] != nil
    }
  }

  /// Whether it says a time of day.
  var hasTime: Bool { values[.hour] != nil || values[.clock] != nil }

  /// Whether its time is that of a part of the day, which an hour can be said besides.
  var isPart: Bool { values[.part] != nil }

  /// Whether it says a time that leaves no room for another.
  var hasClock: Bool { hasTime && !isPart }

  /// Whether it says until when what begins then goes on, so that it is a moment only where a range is its beginning. Hours with a hyphen
  /// between them are one anywhere: “move it to 3-4pm”.
  var isRange: Bool { values[.range] != nil || !hasTime && values[.until] != nil }

  /// Whether it is a range that only questions are about.
  var isAsked: Bool { values[.range] == 2 }

  /// Beside what else it counts; `nil` if it does by itself.
  var dependence: DateField.Dependence? { values[.dependent].flatMap(DateField.Dependence.init) }

  /// What an hour says by itself.
  init(hour: Int) {
    values[.hour] = hour
    isExactHour = !(1...12).contains(hour)
    hasSpokenHour = true
  }

  /// Reads what the data file says beside the phrases.
  init(_ data: DataNode) throws(Diagnostic) {
    for (key, value) in try data.entries() where key != "in" {
      guard let field = DateField(rawValue: key) else { throw value.fault("“\(key)” says nothing of a date") }
      let word = try value.text()
      if let number = DateField.words[word] { values[field] = number } else { values[field] = try value.integer() }
    }
  }

  /// The meaning with what the slots captured; `nil` if a capture cannot be.
  func filled(by captures: [Capture], in tokens: [Token], twelveHourClock: Bool) -> DateMeaning? {
    guard !Self.liesApart(captures, in: tokens), Self.areBound(captures, in: tokens) else { return nil }
    var meaning = self
    for capture in captures {
      guard let field = DateField(rawValue: capture.slot) else { continue }
      guard let value = Self.whole(capture.value) else { return nil }
      meaning.values[field] = value
      if DateField.ends.contains(field) { meaning.endPlace = capture.range.lowerBound }
      meaning.hasSpokenHour = meaning.hasSpokenHour || field == .hour || field == .clock
      switch field {
      case .hour: meaning.isExactHour = !(1...12).contains(value)
      case .clock:
        let isPadded = tokens[capture.range.lowerBound].text.hasPrefix("0")
        meaning.isExactHour = !twelveHourClock || isPadded || !(1...12).contains(value / 60)
      default: break
      }
    }
    if !twelveHourClock, meaning.isClockTime(captures, in: tokens) { meaning.isExactHour = true }
    if !twelveHourClock, meaning.isExactHour, meaning.isOfNight(captures, in: tokens) {
      (meaning.isExactHour, meaning.isNightClock) = (false, true)
    }
    meaning.settleHalf()
    return meaning
  }

  /// Hours in which next to nothing is planned.
  private static var nightHours: Range<Int> { 1..<5 }

  /// Whether an hour of the night is said by a word for it, without a nought before it and behind no date in digits: „um 4 Uhr 20“ is rather of the afternoon
  /// than of the night also where a clock counts to 24; what is written as on one, “4:20” and “4h20”, is not.
  private func isOfNight(_ captures: [Capture], in tokens: [Token]) -> Bool {
    guard let hour = values[.hour], Self.nightHours.contains(hour) else { return false }
    return captures.allSatisfy { capture in
      switch DateField(rawValue: capture.slot) {
      case .hour: Self.isSaid(capture.range, in: tokens)
      case .numericDate, .year: false
      default: true
      }
    }
  }

  /// Whether an hour in digits has no nought before it, and its word apart from it, or one of a script without spaces.
  private static func isSaid(_ hour: Range<Int>, in tokens: [Token]) -> Bool {
    guard !tokens[hour.lowerBound].text.hasPrefix("0"), hour.upperBound < tokens.count else { return false }
    let word = tokens[hour.upperBound]
    return word.isCharacter || tokens[hour.upperBound - 1].range.upperBound < word.range.lowerBound
  }

  /// Whether an hour and its minutes are written in digits, as on a clock: “6h42”, „6 Uhr 42“.
  private func isClockTime(_ captures: [Capture], in tokens: [Token]) -> Bool {
    guard values[.sign] == nil, values[.offset] == nil else { return false }
    return [DateField.hour, .minutes].allSatisfy { field in
      captures.contains { capture in
        capture.slot == field.rawValue && tokens[capture.range.lowerBound].text.first?.isNumber == true
      }
    }
  }

  /// Which half of the day a time is in from which something goes on until another: “11-1pm” begins before noon.
  private mutating func settleHalf() {
    guard let meridiem = values[.meridiem].flatMap(DateField.Meridiem.init(rawValue:)),
      meridiem == .am || meridiem == .pm,
      let end = values[.until].map({ $0 * 60 }) ?? values[.untilClock],
      let start = values[.hour].map({ $0 * 60 }) ?? values[.clock], start <= 12 * 60, end <= 12 * 60
    else { return }
    guard start % (12 * 60) >= end % (12 * 60) else { return }
    values[.meridiem] = (meridiem == .am ? DateField.Meridiem.pm : .am).rawValue
  }

  /// Whether numbers beside each other are bound by a hyphen where one says the end of what the other begins, and nowhere else.
  private static func areBound(_ captures: [Capture], in tokens: [Token]) -> Bool {
    let ends = [DateField.until.rawValue, DateField.untilClock.rawValue]
    return captures.allSatisfy { second in
      if second.slot == DateField.end.rawValue { return tokens.isBound(at: second.range.lowerBound) }
      let isBehind = captures.contains { $0.range.upperBound == second.range.lowerBound }
      return !isBehind || tokens.isBoundNumber(at: second.range.lowerBound) == ends.contains(second.slot)
    }
  }

  /// Whether an hour and the number behind it are two hours rather than a time: “8, 9”, „8 Uhr, 12“, and “8 9”, since minutes are said with two digits.
  private static func liesApart(_ captures: [Capture], in tokens: [Token]) -> Bool {
    guard let hour = captures.first(where: { $0.slot == DateField.hour.rawValue }),
      let minutes = captures.first(where: { $0.slot == DateField.minutes.rawValue }),
      hour.range.upperBound <= minutes.range.lowerBound, let value = whole(minutes.value)
    else { return false }
    let place = minutes.range.lowerBound
    if tokens[place].range.lowerBound - tokens[place - 1].range.upperBound > 1 { return true }
    return hour.range.upperBound == place && (1...9).contains(value)
      && !tokens[minutes.range.lowerBound].text.hasPrefix("0")
  }

  /// The same in a part of the day, unless it says which half of it is meant.
  func inPart(_ part: Int) -> DateMeaning {
    guard hasSpokenHour, values[.meridiem] == nil else { return self }
    var meaning = self
    meaning.values[.meridiem] = part
    return meaning
  }

  private static func whole(_ value: SpanValue) -> Int? {
    switch value {
    case .integer(let number): number.magnitude <= 100_000_000 ? number : nil
    case .duration(let seconds): seconds.magnitude <= 100_000_000 ? Int(seconds.rounded()) : nil
    default: nil
    }
  }
}
