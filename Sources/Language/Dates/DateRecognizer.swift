import Foundation
import ParlanceTemplates

/// Finds dates and times; a day, a part of it and a time beside each other are one moment, in any order.
struct DateRecognizer: SpanRecognizer {
  /// A moment, how many phrases say it, and whether a word goes on behind it.
  private struct Found {
    var span: Span
    var phrases: Int
    var isCut: Bool
  }

  /// The most words before a moment, and behind one that takes it back, that are looked at with it.
  private static var mostAround: Int { 16 }

  /// How the language speaks of dates.
  let words: DateWords
  /// When and where it is said.
  let resolver: DateResolver
  /// Whether what goes on until a day or a time is its beginning, and not no moment.
  let takesRanges: Bool
  /// What was read of the same words before.
  var readings = DateReadings()
  /// The part of the day in which that is done of which the words speak elsewhere; `nil` if nothing tells.
  var usualPart: Int?

  /// Whether a date, or what stands before one, can begin with the token.
  func canBegin(with token: Token) -> Bool {
    words.mayOpen(with: token, begins: readings.canBegin(with: token, by: words))
  }

  /// The spans from `start`, the longest first; of equal ones that which fewer phrases say.
  func spans(in tokens: [Token], at start: Int) -> [Span] {
    let found = mendedSpans(in: tokens, at: start)
    let led = words.frames.lead(in: tokens, at: start).map { mendedSpans(in: tokens, at: $0) } ?? []
    let longer = (found + led).compactMap { span in
      words.frames.tail(in: tokens, at: span.end).map { Span(end: $0, value: span.value, cost: span.cost) }
    }
    return led.isEmpty && longer.isEmpty ? found : (longer + found + led).sorted { $0.end > $1.end }
  }

  /// What is said from `start` on, or what is said in its place afterwards.
  private func mendedSpans(in tokens: [Token], at start: Int) -> [Span] {
    let said = plainSpans(in: tokens, at: start)
    let mended = said.flatMap { span in
      // “tomorrow, no, Friday”: what was said last is meant.
      let next = words.surroundings.correction(in: tokens, at: span.end, behind: start)
      let timed = next.map { spansOfOtherTime(in: tokens, at: start, insteadOf: span, from: $0) } ?? []
      let other = timed.isEmpty ? next.map { plainSpans(in: tokens, at: $0) } ?? [] : timed
      return other + spansOfOtherDay(in: tokens, at: start, insteadOf: span)
        + spansOfOtherNumber(in: tokens, at: start, insteadOf: span) + withContrast(span, in: tokens)
    }
    return mended.isEmpty ? said : (mended + said).sorted { $0.end > $1.end }
  }

  /// A date with another one behind it that is said not to be meant: “on Friday instead of Saturday”.
  private func withContrast(_ span: Span, in tokens: [Token]) -> [Span] {
    guard let next = words.surroundings.contrast(in: tokens, at: span.end) else { return [] }
    let place = words.frames.openings.contains(tokens[next]) && next + 1 < tokens.count ? next + 1 : next
    let ends = [next, place].flatMap { plainSpans(in: tokens, at: $0) }.map(\.end)
    return ends.max().map { [Span(end: $0, value: span.value, cost: span.cost)] } ?? []
  }

  /// What is meant where only the time was taken back, and the day stays: “tomorrow at 5, sorry, at 6”.
  private func spansOfOtherTime(in tokens: [Token], at start: Int, insteadOf span: Span, from next: Int) -> [Span] {
    let isTime = { (place: Int) in
      let said = readings.readings(in: tokens, at: place, by: words)
      return !said.isEmpty && said.allSatisfy { $0.meaning.hasTime && !$0.meaning.hasDay }
    }
    guard span.value.hasTime, next < tokens.count, isTime(next) else { return [] }
    // What stands farther away says nothing of a moment, and would be read anew for each that is taken back.
    let (first, last) = (max(0, start - Self.mostAround), min(tokens.count, next + Self.mostAround))
    let spans = { (said: [Token]) in
      plainSpans(in: tokens[first..<start] + said + tokens[next..<last], at: start - first)
        .filter { $0.end > start - first + said.count }
        .map { Span(end: $0.end - (start - first) - said.count + next, value: $0.value, cost: $0.cost) }
    }
    // “At two on Monday, no, at three”: the time stands before the day.
    if isTime(start), case let ends = readings.readings(in: tokens, at: start, by: words).map(\.end),
      let day = ends.filter({ $0 < span.end && !isTime($0) }).max()
    {
      return spans(Array(tokens[day..<span.end]))
    }
    for place in start + 1..<max(start + 1, span.end) where isTime(place) {
      // Behind a day a time is none by itself.
      let ends = readings.readings(in: tokens, at: place, by: words).map(\.end)
      guard ends.contains(span.end) || plainSpans(in: tokens, at: place).contains(where: { $0.end == span.end })
      else { continue }
      return spans(Array(tokens[start..<place]))
    }
    return []
  }

  /// What is meant where another day follows one behind a sound of thinking: “tomorrow, um, Friday”.
  private func spansOfOtherDay(in tokens: [Token], at start: Int, insteadOf span: Span) -> [Span] {
    guard case .instant(_, .day) = span.value,
      let next = words.surroundings.otherDay(in: tokens, at: span.end, behind: start),
      readings.readings(in: tokens, at: next, by: words).contains(where: \.meaning.hasDay)
    else { return [] }
    return plainSpans(in: tokens, at: next)
  }

  /// What is meant where only the number behind “at” or the like was taken back: “at 5, no, 6”.
  private func spansOfOtherNumber(in tokens: [Token], at start: Int, insteadOf span: Span) -> [Span] {
    guard let number = words.surroundings.otherNumber(in: tokens, at: span.end) else { return [] }
    for place in start..<span.end where words.surroundings.isHour(tokens, at: place..<span.end) {
      let meant = plainSpans(in: Array(tokens[..<place] + tokens[number...]), at: start).filter { $0.end > place }
      return meant.map { Span(end: $0.end - place + number, value: $0.value, cost: $0.cost) }
    }
    return []
  }

  private func plainSpans(in tokens: [Token], at start: Int) -> [Span] {
    var found: [Found] = []
    add(to: SpokenMoment(), tokens, from: start, at: start, into: &found)
    // Where a word is cut, what is left of the time before it is none either: 7時45分の電車. What goes on behind it is: 2時間後.
    let cut = found.filter(\.isCut)
    let (fewest, last) = (cut.map(\.phrases).min() ?? .max, cut.map(\.span.end).max() ?? .max)
    return found.filter { !$0.isCut && ($0.phrases < fewest || $0.span.end > last) }.enumerated().sorted { one, other in
      let (first, second) = (one.element, other.element)
      return (second.span.end, first.phrases, one.offset) < (first.span.end, second.phrases, other.offset)
    }
    .map(\.element.span)
  }

  private func add(
    to said: SpokenMoment, _ tokens: [Token], from start: Int, at place: Int, into found: inout [Found]
  ) {
    guard place < tokens.count else { return }
    for (end, meaning) in readings.readings(in: tokens, at: place, by: words) {
      guard !meaning.isAsked, isAllowed(meaning, behind: said, tokens, start, place..<end),
        var more = said.adding(meaning)
      else { continue }
      if meaning.hasClock { more.limit = words.frames.limit(of: place..<end, in: tokens) }
      let isLength = isLength(more, tokens, start..<end)
      if !isLength, !more.lacksShift, takesRanges || !more.isRange,
        !words.surroundings.forbid(more, in: tokens, at: start..<end),
        let value = value(of: more.hasTime ? amongOthers(more, tokens, at: start..<end) : more, tokens[start])
      {
        if !found.contains(where: { $0.span.end == end && $0.span.value == value }) {
          let isCut = words.surroundings.cut(start..<end, in: tokens, arePast: resolver.arePast)
          found.append(Found(span: Span(end: end, value: value), phrases: more.phrases, isCut: isCut))
        }
      }
      if more.canGoOn, !isLength || more.waitsForDay {
        add(to: more, tokens, from: start, at: end, into: &found)
        for next in words.frames.further(in: tokens, at: end, from: start) {
          add(to: more, tokens, from: start, at: next, into: &found)
        }
      }
    }
  }

  /// The moment with what the words around it tell of its time.
  private func amongOthers(_ moment: SpokenMoment, _ tokens: [Token], at range: Range<Int>) -> SpokenMoment {
    var moment = moment
    moment.partBeside = words.surroundings.dailyPart(in: tokens, around: range)
    if moment.isOfEitherHalf {
      moment.usualPart = words.surroundings.usual.part(in: tokens, around: range) ?? usualPart
    }
    moment.isDaily = words.surroundings.isDaily(tokens, around: range)
    return moment
  }

  /// When it is, or that there is no such day; `nil` for what may be no day at all, as digits behind no word may.
  private func value(of moment: SpokenMoment, _ first: Token) -> SpanValue? {
    if let date = moment.date(by: resolver) {
      return .instant(seconds: date.timeIntervalSinceReferenceDate, precision: moment.precision)
    }
    let isLed = !ClockDigitRecognizer().canBegin(with: first)
    return moment.isNoSuchDay(by: resolver, takesDigits: isLed) ? .noSuchDay : nil
  }

  /// Whether the words around allow what counts only in some places.
  private func isAllowed(
    _ meaning: DateMeaning, behind said: SpokenMoment, _ tokens: [Token], _ start: Int, _ words: Range<Int>
  ) -> Bool {
    switch meaning.dependence {
    case .endingAll: takesBareHour(meaning, behind: said, tokens, start, words)
    // Behind a number it is the end of a range.
    case .behindTime: start == 0 || !Self.isDigits(tokens[start - 1])
    case .besideDayToCome: !resolver.arePast && !self.words.surroundings.isLength(tokens, at: words.lowerBound)
    case .behindDay, .besideDay, .shifted, nil: true
    }
  }

  private static func isDigits(_ token: Token) -> Bool {
    token.text.utf8.first.map { (0x30...0x39).contains($0) } ?? false
  }

  /// Whether a number that ends all words is the hour of the day before it: of “dinner Friday 8”, and not of what was, of a day of a month
  /// (“room 4 December 6”), of one of several days, or where nothing but the day is said.
  private func takesBareHour(
    _ meaning: DateMeaning, behind said: SpokenMoment, _ tokens: [Token], _ start: Int, _ words: Range<Int>
  ) -> Bool {
    let isBare = { (place: Int) in tokens[place].range.lowerBound - tokens[place - 1].range.upperBound == 1 }
    guard words.upperBound == tokens.count, start > 0, isBare(start), isBare(words.lowerBound), !resolver.arePast,
      said.hasNearDay, !said.isRange, said.part == nil || (meaning[.hour] ?? 0) >= Self.leastEvening
    else { return false }
    let (before, surroundings) = (tokens[start - 1], self.words.surroundings)
    return !self.words.isName(before) && !Self.isDigits(before) && !surroundings.isLength(tokens, at: start)
      && (!surroundings.joinsRange(before) || surroundings.isTarget(tokens, at: start))
  }

  /// The least hour that a number alone is behind a part of a day: at “tonight 3” nobody meets.
  private static var leastEvening: Int { 5 }

  /// Whether it may be how long something takes: “8 hours” is a time of day only behind a day, where something is moved to it, or where
  /// nothing else is said.
  private func isLength(_ moment: SpokenMoment, _ tokens: [Token], _ range: Range<Int>) -> Bool {
    moment.isLoose && range != tokens.indices
      && (moment.waitsForDay || !words.surroundings.isTarget(tokens, at: range.lowerBound))
  }
}
