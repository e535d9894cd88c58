import Foundation
import ParlanceTemplates

/// Finds dates in digits: `2026-03-03`, `17-02-2026`, `3.3.2026`, `3/4`; see `DateField.numericDate` for the value.
struct NumericDateRecognizer: SpanRecognizer {
  /// In which order the parts stand.
  enum Order: String {
    /// Day, month, year.
    case dmy
    /// Month, day, year.
    case mdy
    /// Year, month, day; month and day if there is no year.
    case ymd

    /// The order in which a locale writes dates, by Unicode's data; `nil` for one of another kind.
    init?(locale: String) {
      let locale = Locale(identifier: locale)
      let parts = { (template: String) in
        DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale).map { format in
          String(
            format.lowercased().filter("dmy".contains).reduce(into: [Character]()) { letters, letter in
              if letters.last != letter { letters.append(letter) }
            })
        }
      }
      let whole = parts("yMd") ?? ""
      // Where the year stands first, dates without one may begin with the day.
      self.init(rawValue: whole == "ymd" && parts("Md") == "dm" ? "dmy" : whole)
    }
  }

  /// The order of the locale.
  let order: Order
  /// What may divide day and month when no year follows.
  let separators: Set<Character>
  /// The least day that counts.
  var leastDay = 1

  /// Whether the token begins with a digit or a sign.
  func canBegin(with token: Token) -> Bool {
    token.text.utf8.first.map { (0x30...0x39).contains($0) || $0 == 0x2B || $0 == 0x2D } ?? false
  }

  /// The spans from `start`.
  func spans(in tokens: [Token], at start: Int) -> [Span] {
    guard let packed = packed(tokens[start].text), packed % 100 >= leastDay else { return [] }
    return [Span(end: start + 1, value: .integer(packed))]
  }

  private func packed(_ text: String) -> Int? {
    guard (3...10).contains(text.utf8.count), let separator = text.first(where: { !$0.isNumber }) else { return nil }
    let fields = text.split(separator: separator, omittingEmptySubsequences: false)
    let parts = fields.compactMap { Int($0) }
    guard parts.count == fields.count, parts.allSatisfy({ $0 >= 0 }) else { return nil }
    switch (separator, parts.count) {
    case ("-", 3) where fields[0].utf8.count == 4, ("/", 3) where fields[0].utf8.count == 4:
      return pack(parts[0], parts[1], parts[2])
    case ("-", 3) where fields[2].utf8.count == 4, ("/", 3) where fields[2].utf8.count == 4:
      // Where the twelve months leave no doubt, the other order is meant.
      let (first, second) = order == .mdy ? (parts[0], parts[1]) : (parts[1], parts[0])
      return pack(parts[2], first, second) ?? pack(parts[2], second, first)
    case (".", 3), ("/", 3): return ordered(parts, year: year(fields[order == .ymd ? 0 : 2]), separator: separator)
    case (_, 2) where separators.contains(separator) && fields.allSatisfy({ $0.utf8.count <= 2 }):
      return ordered(order == .ymd ? [0] + parts : parts + [0], year: 0, separator: separator)
    default: return nil
    }
  }

  private func ordered(_ parts: [Int], year: Int?, separator: Character) -> Int? {
    guard let year else { return nil }
    // Dots are written between day, month and year wherever they are written at all.
    switch separator == "." ? .dmy : order {
    case .dmy: return pack(year, parts[1], parts[0])
    case .mdy: return pack(year, parts[0], parts[1])
    case .ymd: return pack(year, parts[1], parts[2])
    }
  }

  private func year(_ digits: Substring) -> Int? {
    switch digits.utf8.count {
    case 2: Int(digits).map { $0 + 2000 }
    case 4: Int(digits)
    default: nil
    }
  }

  private func pack(_ year: Int, _ month: Int, _ day: Int) -> Int? {
    guard (1...12).contains(month), (1...31).contains(day), (0...9999).contains(year) else { return nil }
    return year * 10_000 + month * 100 + day
  }
}
