import Foundation
import ParlanceTemplates

/// Finds one end of what goes on for a while: “between 2” or “and 5 tomorrow” of “between 2 and 5 tomorrow”, “after 3”, “before noon”.
///
/// Words of both ends are divided between two recognisers, one of each kind, that stand behind each other.
struct RangeEndRecognizer: SpanRecognizer {
  /// What is said from a place on, and where the words of its end begin.
  private struct Found {
    var end: Int
    var division: Int?
    var ends: SpokenMoment.Ends
  }

  /// How many words before its end a range begins at most.
  private static var mostWords: Int { 12 }

  /// How the language speaks of dates.
  let words: DateWords
  /// When and where it is said.
  let resolver: DateResolver
  /// Whether the end is looked for, and not the beginning.
  let isEnd: Bool
  /// What was read of the same words before.
  let readings: DateReadings

  /// Whether an end, or what stands before it, can begin with the token.
  func canBegin(with token: Token) -> Bool {
    words.mayOpenEnd(with: token, begins: readings.canBegin(with: token, by: words))
  }

  /// The spans from `start`, the longest first.
  func spans(in tokens: [Token], at start: Int) -> [Span] {
    let spans = isEnd ? endSpans(in: tokens, at: start) : startSpans(in: tokens, at: start)
    return spans.sorted { $0.end > $1.end }
  }

  /// From when until when something is by all the words; `nil` if they say neither.
  func whole(_ tokens: [Token]) -> SpokenMoment.Ends? {
    found(in: tokens, at: 0).first { $0.end == tokens.count }?.ends
  }

  private func startSpans(in tokens: [Token], at start: Int) -> [Span] {
    let all = found(in: tokens, at: start)
    // “Between 2 and 5” of “between 2 and 5 tomorrow” is tomorrow.
    let longest = all.filter { found in
      found.division == nil || !all.contains { $0.division == found.division && $0.end > found.end }
    }
    return longest.compactMap { found in found.ends.start.map { span(to: found.division ?? found.end, $0, found) } }
  }

  private func endSpans(in tokens: [Token], at start: Int) -> [Span] {
    // The words that begin first have all that is said of it: the day of “yesterday between 2 and 5”.
    let places = (max(0, start - Self.mostWords)..<start).lazy
    let behind =
      places.map { place in found(in: tokens, at: place).filter { $0.division == start } }.first { !$0.isEmpty } ?? []
    // “Until Friday” behind “from Monday” is the Friday of that week.
    let ending = behind.isEmpty ? found(in: tokens, at: start).filter { $0.ends.start == nil } : behind
    return ending.compactMap { found in found.ends.end.map { span(to: found.end, $0, found) } }
  }

  private func span(to end: Int, _ date: Date, _ found: Found) -> Span {
    let precision = found.ends.areTimes ? MomentPrecision.time : .day
    return Span(end: end, value: .instant(seconds: date.timeIntervalSinceReferenceDate, precision: precision))
  }

  private func found(in tokens: [Token], at start: Int) -> [Found] {
    var found: [Found] = []
    add(to: SpokenMoment(), divided: nil, tokens, from: start, at: start, into: &found)
    addDays(tokens, from: start, into: &found)
    return found
  }

  /// Adds the ranges between two days that are each said in their own words: “from last Monday to yesterday”.
  private func addDays(_ tokens: [Token], from start: Int, into found: inout [Found]) {
    guard words.surroundings.beginsRange(tokens[start]) else { return }
    for (place, first) in days(in: tokens, at: start + 1)
    where place + 1 < tokens.count && words.surroundings.joinsRange(tokens[place]) {
      for (end, last) in days(in: tokens, at: place + 1) where !found.contains(where: { $0.end == end }) {
        guard let day = last.moment.date(by: resolver), case let over = resolver.end(of: last.meaning, from: day),
          let from = first.moment.date(by: resolver), from < over
        else { continue }
        let ends = SpokenMoment.Ends(start: from, end: over, areTimes: false)
        found.append(Found(end: end, division: place, ends: ends))
      }
    }
  }

  /// The days that a phrase says from a place on, the longest first.
  private func days(
    in tokens: [Token], at place: Int
  ) -> [(end: Int, said: (moment: SpokenMoment, meaning: DateMeaning))] {
    guard place < tokens.count else { return [] }
    return readings.readings(in: tokens, at: place, by: words).sorted { $0.end > $1.end }.compactMap { end, meaning in
      guard !meaning.hasTime, !meaning.isRange, let moment = SpokenMoment().adding(meaning), moment.hasDay,
        !moment.hasTime, !moment.isLoose, !moment.lacksShift
      else { return nil }
      return (end, (moment, meaning))
    }
  }

  private func add(
    to said: SpokenMoment, divided: Int?, _ tokens: [Token], from start: Int, at place: Int, into found: inout [Found]
  ) {
    guard place < tokens.count else { return }
    // “Between 2 and 5 December” says no hours.
    for (end, limit, meaning) in meanings(tokens, at: place).sorted(by: { $0.end > $1.end }) {
      guard var more = said.adding(meaning) else { continue }
      more.limit = limit ?? said.limit
      let division = divided ?? division(of: meaning, tokens, place..<end)
      if more.isRange || more.limit != nil || !more.isLoose || start..<end == tokens.indices,
        !words.surroundings.forbid(more, in: tokens, at: start..<end), let ends = more.ends(by: resolver),
        !found.contains(where: { $0.end == end })
      {
        found.append(Found(end: end, division: ends.start != nil && ends.end != nil ? division : nil, ends: ends))
      }
      if more.canGoOn { add(to: more, divided: division, tokens, from: start, at: end, into: &found) }
    }
  }

  /// What can be said from a place on, and what words before it or within it say that it is the limit of.
  private func meanings(
    _ tokens: [Token], at place: Int
  ) -> [(end: Int, limit: DateLimit?, meaning: DateMeaning)] {
    let read = readings.readings(in: tokens, at: place, by: words)
    let said = read.map { end, meaning in
      (end, meaning.hasClock ? words.frames.limit(of: place..<end, in: tokens) : nil, meaning)
    }
    // Where words stand without spaces the limit is behind: 17時より前.
    let before = read.compactMap { end, meaning -> (Int, DateLimit?, DateMeaning)? in
      guard end < tokens.count, tokens[end].isCharacter, let limited = words.frames.limited(in: tokens, at: end) else {
        return nil
      }
      return (limited.day, limited.limit, meaning)
    }
    guard let limited = words.frames.limited(in: tokens, at: place), limited.day < tokens.count,
      words.frames.limited(in: tokens, at: limited.day) == nil
    else { return said + before }
    let behind = readings.readings(in: tokens, at: limited.day, by: words).map { ($0.end, limited.limit, $0.meaning) }
    let hours = words.hours.spans(in: tokens, at: limited.day).compactMap { span -> (Int, DateLimit?, DateMeaning)? in
      guard case .integer(let hour) = span.value else { return nil }
      return (span.end, limited.limit, DateMeaning(hour: hour))
    }
    return said + before + behind + hours
  }

  /// Where the words begin that say the end; `nil` if none do.
  private func division(of meaning: DateMeaning, _ tokens: [Token], _ range: Range<Int>) -> Int? {
    let joints = range.dropFirst().filter { words.surroundings.joinsRange(tokens[$0]) }
    guard let place = meaning.endPlace else { return meaning[.to] == nil ? nil : joints.last }
    return joints.contains(place - 1) ? place - 1 : place
  }
}
