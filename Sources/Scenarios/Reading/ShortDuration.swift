/// Lengths of time as scenarios write them: `30s`, `6m`, `1h30m`, `2d`, or in words, `5 minutes`, `1 hour 30 min`.
package enum ShortDuration {
  private static let units: [(name: Character, seconds: Int64, words: Set<String>)] = [
    ("d", 86_400, ["d", "day", "days"]), ("h", 3600, ["h", "hr", "hrs", "hour", "hours"]),
    ("m", 60, ["m", "min", "mins", "minute", "minutes"]), ("s", 1, ["s", "sec", "secs", "second", "seconds"]),
  ]
  /// The most digits of a number.
  private static let mostDigits = 12

  /// Reads a length; `nil` if it is none, or longer than ten thousand days.
  package static func read(_ text: String) -> Duration? {
    var seconds: Int64 = 0
    var rest = text[...].drop(while: \.isWhitespace)
    guard !rest.isEmpty else { return nil }
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest[digits.endIndex...].drop(while: \.isWhitespace)
      let word = rest.prefix(while: \.isLetter)
      rest = rest[word.endIndex...].drop(while: \.isWhitespace)
      guard digits.count <= mostDigits, let count = Int64(digits),
        let unit = units.first(where: { $0.words.contains(word.lowercased()) })
      else { return nil }
      let (length, isTooLong) = count.multipliedReportingOverflow(by: unit.seconds)
      guard !isTooLong, length <= 10_000 * 86_400, seconds + length <= 10_000 * 86_400 else { return nil }
      seconds += length
    }
    return .seconds(seconds)
  }

  /// Writes whole seconds with the largest units that fit.
  package static func text(seconds: Int) -> String {
    var rest = Int64(max(0, seconds))
    var text = ""
    for unit in units where rest >= unit.seconds {
      text += "\(rest / unit.seconds)\(unit.name)"
      rest %= unit.seconds
    }
    return text.isEmpty ? "0s" : text
  }
}
