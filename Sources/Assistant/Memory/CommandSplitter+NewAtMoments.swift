import Foundation
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// Something new that is made for each of several moments: “remind me at 3 and at 5 to take pills”.
extension CommandSplitter {
  /// The commands that make something of the same name for each moment. A number alone is an hour only behind a time, at the end, before
  /// another or where it counts nothing. Tells too whether the words of the first say all of it.
  func newParts(
    _ moments: Moments, _ result: MatchResult, _ best: Match, _ dates: any SpanRecognizer
  ) -> (parts: [CommandPart], firstSaysAll: Bool)? {
    guard moments.isJoined, Self.isKnown(result), best.cost.wildcards > 0, !isCovered(moments.first.lowerBound, dates),
      best.slots.count(where: { $0.type == .date }) == 1,
      best.slots.contains(where: { $0.type == .date && isFilled($0, by: moments.first) }),
      !best.slots.contains(where: { $0.cost.wildcards > 0 && isFilled($0, by: moments.first) }),
      case .instant(_, let precision)? = dates.spans(in: tokens, at: moments.first.lowerBound).first?.value
    else { return nil }
    let time = timeOfAll(moments, dates).map { " " + text($0) } ?? ""
    let ahead = timeAhead(moments, dates).map { clockOfFirst(moments, before: $0) + " " } ?? ""
    let countsNothing = moments.end == tokens.count || !isFreeText(at: moments.end, in: result)
    let said = moments.others.map { range -> String? in
      if dates.spans(in: tokens, at: range.lowerBound).contains(where: { $0.end == range.upperBound }) {
        return ahead + text(range.lowerBound - moments.lead..<range.upperBound)
          + (range == moments.others.last ? "" : time)
      }
      if precision.hasTime, let last = range.last, language.areHourWords([tokens[last]]) { return clock(range) }
      return precision.hasTime && (range.upperBound < moments.end || countsNothing) ? "\(text(range)):00" : nil
    }
    guard case let others = said.compactMap(\.self), others.count == said.count,
      moments.isRun || !areOneTime(moments, dates) || isAheadOfText(moments, result), !isHalfLed(moments)
    else { return nil }
    let start = moments.first.lowerBound - moments.lead
    let (before, behind) = (text(0..<startOfOne(before: start)), text(moments.end..<tokens.count))
    let sentences = { (moments: [String]) in
      moments.map { [before, $0, behind].filter { !$0.isEmpty }.joined(separator: " ") }
    }
    let plain = sentences([text(start..<moments.first.upperBound) + time] + others)
    let found = plain.map(moment)
    // “Tomorrow and Friday” may be one day.
    let different = plain.indices.filter { !found[..<$0].contains(found[$0]) }
    let clocks = clocks(of: [moments.first] + moments.others, found)
    guard different.count > 1 || !clocks.isEmpty || found[0] != nil else { return nil }
    // Of such hours each is the next that comes.
    let parts = (clocks.isEmpty ? different.map { plain[$0] } : sentences(clocks)).map {
      CommandPart(text: $0, isDifference: false, isApart: clocks.isEmpty ? nil : true)
    }
    // Where all of them have one time, the first has it too, which its own words do not say.
    return (parts, time.isEmpty && clocks.isEmpty)
  }

  /// Whether the text stands behind the moments: “on Monday and Tuesday call Bob”.
  private func isAheadOfText(_ moments: Moments, _ result: MatchResult) -> Bool {
    guard moments.end < tokens.count, let texts = result.matches.first?.slots.filter({ $0.cost.wildcards > 0 }) else {
      return false
    }
    return texts.contains { $0.range.map { $0.lowerBound >= tokens[moments.end].range.lowerBound } ?? false }
  }

  /// Whether the first is one of every week, in one word, and the others are none: “on Mondays at 8 and 20”.
  private func isHalfLed(_ moments: Moments) -> Bool {
    moments.lead == 0 && moments.first.lowerBound > 0 && tokens.isHidden(moments.first.lowerBound - 1)
  }

  /// The time behind the last of several days, which is one of each: “on Monday and Wednesday at 10”; `nil` if there is none, or others have one.
  func timeOfAll(_ moments: Moments, _ dates: any SpanRecognizer) -> Range<Int>? {
    guard let last = moments.others.last, ([moments.first] + moments.others.dropLast()).allSatisfy({ isDay($0, dates) })
    else { return nil }
    let start = last.dropFirst().last { place in
      // The shortest says no day; a “pm” behind a number is only half a time.
      let before = tokens[place - 1]
      guard language.number.spans(in: [before], at: 0).isEmpty, before.text.first?.isNumber != true else {
        return false
      }
      return isTime(place..<last.upperBound, dates)
    }
    return start.map { $0..<last.upperBound }
  }

  /// The time before the first of several days, which is one of each: “at 7 on Monday and Wednesday”; `nil` if there is none, or others have one.
  private func timeAhead(_ moments: Moments, _ dates: any SpanRecognizer) -> Range<Int>? {
    let first = moments.first
    guard moments.others.allSatisfy({ isDay($0, dates) }) else { return nil }
    let end = (first.lowerBound + 1..<first.upperBound).last { place in
      let (isDay, isLed) = (isDay(place..<first.upperBound, dates), isDay(place + 1..<first.upperBound, dates))
      return (isDay || isLed) && isTime(first.lowerBound..<place, dates)
    }
    return end.map { first.lowerBound..<$0 }
  }

  /// The time before the first of several days as the clock of that day shows it: “at 8 today and tomorrow”, said at ten, is the evening of both.
  private func clockOfFirst(_ moments: Moments, before time: Range<Int>) -> String {
    let start = moments.first.lowerBound - moments.lead
    let timeless = time.upperBound..<moments.first.upperBound
    let sentence = { (time: String) in
      [
        self.text(0..<start), time, self.text(time.isEmpty ? start..<moments.first.upperBound : timeless),
        self.text(moments.end..<self.tokens.count),
      ].filter { !$0.isEmpty }.joined(separator: " ")
    }
    guard let said = clock(time), let hour = Int(said.prefix(2)), let minute = Int(said.suffix(2)), hour < 12,
      case .instant(let first, let precision)? = moment(of: sentence("")), precision.hasTime
    else { return text(time) }
    let clocks = [hour, hour + 12].map { Self.clock(hour: $0, minute: minute) }
    return clocks.first { clock in
      if case .instant(first, _)? = moment(of: sentence(clock)) { true } else { false }
    } ?? text(time)
  }

  /// Whether words are a day without a time.
  private func isDay(_ range: Range<Int>, _ dates: any SpanRecognizer) -> Bool {
    !range.isEmpty
      && dates.spans(in: tokens, at: range.lowerBound).contains { span in
        if span.end == range.upperBound, case .instant(_, .day) = span.value { true } else { false }
      }
  }

  /// Whether words are a time by themselves: right behind a day a time is one of that day.
  private func isTime(_ range: Range<Int>, _ dates: any SpanRecognizer) -> Bool {
    let words = Array(tokens[range])
    return dates.spans(in: words, at: 0).contains { span in
      if span.end == words.count, case .instant(_, let precision) = span.value { precision.hasTime } else { false }
    }
  }

  /// Whether the moments are a day and the next, said in one: “for Friday and Saturday” is one stay.
  private func areOneTime(_ moments: Moments, _ dates: any SpanRecognizer) -> Bool {
    guard let other = moments.others.first, moments.others.count == 1, moments.lead == 0,
      !language.openDate(tokens[other.lowerBound]),
      case .instant(let first, .day)? = dates.spans(in: tokens, at: moments.first.lowerBound).first?.value,
      case .instant(let last, .day)? = dates.spans(in: tokens, at: other.lowerBound).first?.value
    else { return false }
    let days = Int(((last - first) / (24 * 60 * 60)).rounded())
    return days == 1 || days == -6
  }

  /// For each moment the hour of a day of 24, where the hours that come next are the same evening or in another order: “at 8 and at 20”, said at
  /// ten; else none.
  private func clocks(of moments: [Range<Int>], _ found: [SlotValue?]) -> [String] {
    let areDifferent = found.indices.allSatisfy { !found[..<$0].contains(found[$0]) }
    guard !areDifferent || !Self.areInOrder(found), case let clocks = moments.compactMap(clock),
      clocks.count == moments.count, Set(clocks).count == clocks.count,
      !areDifferent || zip(clocks, clocks.dropFirst()).allSatisfy(<)
    else { return [] }
    return clocks
  }

  /// The moment that a sentence says of what is new.
  private func moment(of sentence: String) -> SlotValue? {
    read(sentence, true).matches.first?.slots.first { $0.type == .date }?.value
  }

  private static func areInOrder(_ values: [SlotValue?]) -> Bool {
    let seconds = values.compactMap { value in
      if case .instant(let seconds, _)? = value { seconds } else { nil }
    }
    return zip(seconds, seconds.dropFirst()).allSatisfy(<)
  }

  /// The time of a day of 24 hours that words say by themselves, “08:00”; `nil` where they say a day.
  func clock(_ range: Range<Int>) -> String? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let day: Double = 24 * 60 * 60
    let seconds = [0, day - 1].map { now -> Double? in
      let dates = language.dates(now: Date(timeIntervalSinceReferenceDate: now), calendar: calendar)
      let span = dates.spans(in: tokens, at: range.lowerBound).first { $0.end == range.upperBound }
      return if case .instant(let seconds, .time)? = span?.value, seconds >= now { seconds } else { nil }
    }
    // Late in the evening the next such hour is one of the next day, but that of “today at 8” is none.
    if let said = seconds[0], said < day, seconds[1] != nil {
      return Self.clock(hour: Int(said) / 3600, minute: Int(said) / 60 % 60)
    }
    let number = range.prefix { !language.areHourWords([tokens[$0]]) }
    let hours = language.number.spans(in: tokens, at: range.lowerBound).compactMap { span in
      if span.end == number.upperBound, case .integer(let hour) = span.value { hour } else { nil }
    }
    return hours.first.flatMap { (0..<24).contains($0) ? Self.clock(hour: $0, minute: 0) : nil }
  }

  /// A time as a clock of 24 hours shows it: “08:00”.
  static func clock(hour: Int, minute: Int) -> String {
    "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }

  /// Whether a date that begins before a place goes on behind it: “between Monday and Friday”.
  private func isCovered(_ place: Int, _ dates: any SpanRecognizer) -> Bool {
    (0..<place).contains { start in dates.spans(in: tokens, at: start).contains { $0.end > place } }
  }

  private func isFilled(_ slot: Match.Slot, by words: Range<Int>) -> Bool {
    let scalars = tokens[words.lowerBound].range.lowerBound..<tokens[words.upperBound - 1].range.upperBound
    return slot.range?.overlaps(scalars) == true
  }
}
