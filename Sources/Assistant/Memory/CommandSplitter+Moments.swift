import Foundation
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// Several moments one after the other; of what has been, “log coffee at 8, 9 and 9:30”, each was an occurrence of its own.
extension CommandSplitter {
  /// Moments one after the other: the words of the first, and of those behind it.
  struct Moments {
    /// The words of the first.
    var first: Range<Int>
    /// The words of each behind it.
    var others: [Range<Int>]
    /// Whether an “and” stands before the last, so that no number there counts anything else, or they are a run of days.
    var isJoined: Bool
    /// Whether they are at least two days, one right behind the other with nothing between.
    var isRun = false
    /// How many words stand before each that belong to it: one in “every Tuesday and every Thursday”, two in “on Tuesdays and on Thursdays”.
    var lead = 0

    /// Where the last ends.
    var end: Int { others.last?.upperBound ?? first.upperBound }
  }

  /// The command with the first of several moments, and what is to be done with the others: what has been was an occurrence of its own at
  /// each, and something new is made for each.
  func momentParts() -> (parts: [CommandPart], first: [Token])? {
    let dates = language.dates(now: .distantPast, calendar: Calendar(identifier: .gregorian), takingRanges: true)
    guard
      hasRunOfDays
        || tokens.indices.contains(where: { place in
          guard let next = joint(at: place)?.next else { return false }
          let isHidden = next + 1 < tokens.count && tokens.isHidden(next + 1)
          let lead = isHidden ? next + 1 : language.dateLeads.contains(tokens[next]) ? next : nil
          return !ends(ofMomentAt: placeOfMoment(at: next, dates, behind: lead), dates).isEmpty
        })
    else { return nil }
    // What nothing reads, or free text takes up, may be a deed with a name that nobody knows.
    let isOpen = !Self.isKnown(whole) || whole.matches.first.map { $0.cost.wildcards > 0 } == true
    for moments in tokens.indices.flatMap({ moments(at: $0, dates) }) {
      guard moments.isJoined || !Self.isKnown(whole), !isHourOfLast(moments), !endsInOneNow(moments) else { continue }
      let words = Array(
        tokens[..<startOfOne(before: moments.first.lowerBound)] + tokens[moments.first] + tokens[moments.end...])
      let result = match(words, true)
      // “Coffees” is a coffee in another form.
      guard let best = result.matches.first,
        best.how == .exact || best.cost.wildcards == 0 && best.deviations.isEmpty,
        result.decision == .match || best.unknownName != nil && isOpen
      else { continue }
      if !moments.isRun, let past = pastParts(moments, best, dates) {
        return (past.parts, withTime(past.time, onceEach(words, best, moments), moments))
      }
      guard best.how == .exact, result.decision == .match else { continue }
      if let new = newParts(moments, result, best, dates) { return (new.parts, new.firstSaysAll ? words : []) }
    }
    return nil
  }

  /// Whether a number ends the sentence behind two days with a slash: it may be the hour of both, or of the last.
  private func isHourOfLast(_ moments: Moments) -> Bool {
    moments.others.count == 1 && isBehindSlash(moments.others[0].lowerBound) && moments.end == tokens.count - 1
      && !language.number.spans(in: tokens, at: moments.end).isEmpty
  }

  /// Whether the last number is one more of something, done just now, and no hour: “at 9 and one now”.
  private func endsInOneNow(_ moments: Moments) -> Bool {
    guard let last = moments.others.last, last.count == 1, last.upperBound < tokens.count else { return false }
    return language.justNow.contains(tokens[last.upperBound]) && saysOne(at: last.lowerBound)
  }

  /// The words of the first of several occurrences, without their number where there are as many moments: “two coffees, one at 8 and one at 9”.
  private func onceEach(_ words: [Token], _ best: Match, _ moments: Moments) -> [Token] {
    // “Two teas yesterday and one this morning” are three.
    let isOneMore = moments.others.allSatisfy { $0.lowerBound > 0 && saysOne(at: $0.lowerBound - 1) }
    if isOneMore, startOfOne(before: moments.first.lowerBound) == moments.first.lowerBound { return words }
    let count = moments.others.count + 1
    let counts = best.slots.filter { $0.value == .integer(count) || $0.value == .number(Double(count)) }
    guard counts.count == 1, let range = counts[0].range else { return words }
    let rest = words.filter { !range.overlaps($0.range) }
    // “I had coffees” is a coffee in another form.
    let result = match(rest, false)
    return result.decision == .match && result.matches.first?.intent == best.intent ? rest : words
  }

  /// Where a “one” begins that stands before a place and behind a mark, or the place itself.
  func startOfOne(before place: Int) -> Int {
    guard place > 1, saysOne(at: place - 1), RepeatedRecognizer.hasMark(before: place - 1, in: tokens) else {
      return place
    }
    return place - 1
  }

  /// Where a moment begins, behind a “one” before it: “one at 8 and another at 9”, but not “at 12 and 1 pm” or “on 30 April and 1 May”.
  /// So is it behind a `lead` that stands before the first moment too: “every Tuesday and every Thursday”.
  private func placeOfMoment(at place: Int, _ dates: any SpanRecognizer, behind lead: Int?) -> Int {
    if let lead, case let length = leadLength(at: place, like: lead), length > 0, place + length < tokens.count,
      !dates.spans(in: tokens, at: place + length).isEmpty
    {
      return place + length
    }
    guard saysOne(at: place), !dates.spans(in: tokens, at: place).contains(where: { $0.end > place + 1 }) else {
      return place
    }
    let isTimed = dates.spans(in: tokens, at: place + 1).contains { span in
      if span.end > place + 2, case .instant(_, .time) = span.value { true } else { false }
    }
    return isTimed ? place + 1 : place
  }

  /// The letters that forms of one word begin with: «каждый», «каждую».
  private static var leastShared: Int { 4 }

  /// How many words lead to a day as another one does: “every”, also where it is only part of the word for the day, with what stands before it
  /// then, “on Tuesdays and on Thursdays”; 0 if none do.
  private func leadLength(at place: Int, like other: Int) -> Int {
    let (lead, said) = (tokens[other].text, tokens[place].text)
    let isAhead = tokens.isHidden(other) && other > 0 && said == tokens[other - 1].text
    if isAhead, place + 1 < tokens.count, tokens.isHidden(place + 1) { return 2 }
    let isSame =
      said == lead || tokens.isHidden(place) && tokens.isHidden(other)
      || language.dateLeads.contains(said) && lead.count > Self.leastShared
        && said.hasPrefix(lead.prefix(Self.leastShared))
    return isSame ? 1 : 0
  }

  /// Whether a word says that it is one, or another one: “one at 8 and another at 9”.
  private func saysOne(at place: Int) -> Bool {
    guard place + 1 < tokens.count else { return false }
    let count = language.countAhead(of: Array(tokens[place...]))
    return count.map { $0.count == 1 && $0.rest.count == tokens.count - place - 1 } ?? false
      || language.pick([tokens[place]]) == .other
  }

  /// The words of the first of several occurrences, with the time that was said of all behind its day.
  private func withTime(_ time: Range<Int>, _ words: [Token], _ moments: Moments) -> [Token] {
    guard !time.isEmpty, let last = words.lastIndex(of: tokens[moments.first.upperBound - 1]) else { return words }
    return Array(words[...last] + tokens[time] + words[(last + 1)...])
  }

  /// The parts of a command about what has been, and the time at the end that is one of each, if there is one; the others are what differs.
  private func pastParts(
    _ moments: Moments, _ best: Match, _ dates: any SpanRecognizer
  ) -> (parts: [CommandPart], time: Range<Int>)? {
    let takesText = best.slots.contains { $0.cost.wildcards > 0 && $0.cost.unknown == 0 }
    guard !takesText, let day = dayOfAll(moments, in: best, dates) else { return nil }
    let shared = saysToday([moments.first] + moments.others.dropLast(), dates) ? nil : timeOfAll(moments, dates)
    let time = shared ?? moments.end..<moments.end
    let others = moments.others.map { range -> [Token] in
      if !time.isEmpty { return Array(tokens[range]) + (range.upperBound < time.upperBound ? Array(tokens[time]) : []) }
      let hour = day.isEmpty ? nil : bareHour(range, like: moments.first, isLast: range == moments.others.last)
      return (hour ?? Array(tokens[range])) + Array(tokens[day])
    }
    guard others.allSatisfy({ differs($0, best) }) else { return nil }
    let parts = zip(moments.others, others).map { range, words in
      let isOne = range.lowerBound > 0 && saysOne(at: range.lowerBound - 1)
      let said = isOne ? range.lowerBound - 1..<range.upperBound : range
      return CommandPart(
        text: day.isEmpty && time.isEmpty ? text(said) : words.map(\.text).joined(separator: " "), isDifference: true)
    }
    return ([CommandPart(text: text(moments.first), isDifference: false)] + parts, time)
  }

  /// Whether one of some days is today, which may not have come to an hour that is said of another: “today and yesterday at 8 pm”.
  private func saysToday(_ days: [Range<Int>], _ dates: any SpanRecognizer) -> Bool {
    let today = Calendar(identifier: .gregorian).startOfDay(for: .distantPast).timeIntervalSinceReferenceDate
    return days.contains { day in
      dates.spans(in: tokens, at: day.lowerBound).contains { span in
        if span.end == day.upperBound, case .instant(today, .day) = span.value { true } else { false }
      }
    }
  }

  /// A number alone as an hour beside another time: what makes an hour of the first number makes one of it, as in “at 8 and 9 yesterday”, and in
  /// “at 8 pm and 9” both are in the evening; `nil` for other words.
  private func bareHour(_ range: Range<Int>, like other: Range<Int>, isLast: Bool) -> [Token]? {
    guard range.count == 1, language.number.canBegin(with: tokens[range.lowerBound]) else { return nil }
    let lead = tokens[other].prefix { !language.number.canBegin(with: $0) }
    guard lead.count == 1 else { return clock(range).map(language.tokens) }
    let tail = isLast ? Array(tokens[other].dropFirst(2)) : []
    return Array(lead) + Array(tokens[range]) + tail
  }

  /// The words of the day behind the last of several times, which is the day of each; none where each says its own, or all are today's. `nil`
  /// where the first is no moment that has been of the command.
  private func dayOfAll(_ moments: Moments, in command: Match, _ dates: any SpanRecognizer) -> Range<Int>? {
    let end = tokens[moments.first.upperBound - 1].range.upperBound
    let slots = command.slots.filter { $0.type == .pastDate }.compactMap(\.range)
    if slots.contains(where: { $0.upperBound == end }) { return moments.end..<moments.end }
    // What leads to the time may be a word of the phrase: “at”.
    guard moments.end < tokens.count, let slot = slots.first(where: { $0.lowerBound < end && $0.upperBound > end })
    else { return nil }
    let day = dates.spans(in: tokens, at: moments.end).first { span in
      if case .instant(_, .day) = span.value { tokens[span.end - 1].range.upperBound == slot.upperBound } else { false }
    }
    return day.map { moments.end..<$0.end }
  }

  /// Whether words are nothing but other moments: “tuesday and friday”, and “9” behind “at 8”.
  func areMoments(_ range: Range<Int>) -> Bool {
    let dates = language.dates(now: .distantPast, calendar: Calendar(identifier: .gregorian), takingRanges: true)
    var place = range.lowerBound
    if place + 1 < range.upperBound, tokens.isHidden(place) { place += 1 }
    while let end = ends(ofMomentAt: place, dates).first(where: { $0 <= range.upperBound }) {
      guard end < range.upperBound else { return true }
      guard let (next, _) = joint(at: end), next < range.upperBound else { return false }
      place = next + 1 < range.upperBound && tokens.isHidden(next) ? next + 1 : next
    }
    return false
  }

  /// The moments from a place on; of the last one, behind which a verb may look like minutes (“9 Uhr ein”), each way to end it.
  private func moments(at start: Int, _ dates: any SpanRecognizer) -> [Moments] {
    guard let first = dates.spans(in: tokens, at: start).first else { return [] }
    var moments = Moments(first: start..<first.end, others: [], isJoined: false)
    var ends: [Int] = []
    var isRun = true
    let lead = start > 0 && language.dateLeads.contains(tokens[start - 1]) ? start - 1 : nil
    while let joint = joint(at: moments.end) ?? besides(moments, dates),
      case let (next, isJoined) = (placeOfMoment(at: joint.next, dates, behind: lead), joint.isJoined),
      case let found = self.ends(ofMomentAt: next, dates), let end = found.first
    {
      let length = next > joint.next ? lead.map { leadLength(at: joint.next, like: $0) } ?? 0 : 0
      guard moments.others.isEmpty || length == moments.lead else { return [] }
      moments.lead = length
      moments.others.append(next..<end)
      isRun =
        isRun && !RepeatedRecognizer.hasMark(before: next, in: tokens)
        && next == moments.others.dropLast().last?.upperBound ?? moments.first.upperBound
      (moments.isJoined, ends) = (isJoined, found)
    }
    moments.isRun = !moments.isJoined && isRun && moments.others.count > 0 && isRunOfDays(moments)
    moments.isJoined = moments.isJoined || moments.isRun
    guard let last = moments.others.popLast() else { return [] }
    // A day behind the last is one of each, before it is one of that alone: “at 8 and at 9 yesterday”.
    let leavesDay = { (end: Int) in
      end < tokens.count
        && dates.spans(in: tokens, at: end).contains { if case .instant(_, .day) = $0.value { true } else { false } }
    }
    return (ends.filter(leavesDay) + ends.filter { !leavesDay($0) }).map { end in
      var others = moments
      others.others.append(last.lowerBound..<end)
      return others
    }
  }

  /// Where the next moment begins, and whether a word stands before it.
  private func joint(at place: Int) -> (next: Int, isJoined: Bool)? {
    guard place < tokens.count else { return nil }
    if let joint = language.conjunctionLength(at: place, of: tokens) {
      return place + joint < tokens.count ? (place + joint, true) : nil
    }
    if isBehindSlash(place) { return (place, true) }
    return RepeatedRecognizer.hasMark(before: place, in: tokens) ? (place, false) : nil
  }

  /// Where a moment can end, or the number that is an hour beside others; the longest first.
  private func ends(ofMomentAt place: Int, _ dates: any SpanRecognizer) -> [Int] {
    let dates = dates.spans(in: tokens, at: place).map(\.end)
    let hours = language.number.spans(in: tokens, at: place).filter { span in
      if case .integer(0..<24) = span.value { true } else { false }
    }
    guard dates.isEmpty else { return dates }
    // « à 8h et 20h »
    return hours.map { $0.end < tokens.count && language.areHourWords([tokens[$0.end]]) ? $0.end + 1 : $0.end }
  }
}
