import Foundation
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// Several things with dates of their own: “add milk today and eggs tomorrow”.
extension CommandSplitter {
  /// The same command for each of several texts that have a date of their own, where free text would take up dates of others.
  ///
  /// A text without a date belongs to the next that has one; one behind the last date may be a thing of its own, and is asked about.
  func datedParts(_ boundaries: [Boundary]) -> (parts: [CommandPart], first: [Token])? {
    guard Self.isKnown(whole), let best = whole.matches.first, best.cost.wildcards > 0 else { return nil }
    let ahead = dayAhead(of: best)
    let behindDay = ahead.isEmpty ? nil : datedParts(boundaries, of: best, behind: ahead)
    return behindDay ?? datedParts(boundaries, of: best, behind: [])
  }

  /// The same; `ahead` are the words of a day that is said of all: “on Friday add gym at 6 and swim at 8”. Then each has its own time.
  private func datedParts(
    _ boundaries: [Boundary], of best: Match, behind ahead: [Token]
  ) -> (parts: [CommandPart], first: [Token])? {
    let slots = best.slots.compactMap(\.range).filter { $0.upperBound > (ahead.last?.range.upperBound ?? 0) }
    guard let start = slots.map(\.lowerBound).min(), let end = slots.map(\.upperBound).max() else { return nil }
    let opening = tokens.prefix { $0.range.upperBound <= start }.count
    // A time at the end belongs to that day, and is in no slot of its own.
    let closing = ahead.isEmpty ? tokens.reversed().prefix { $0.range.lowerBound >= end }.count : 0
    let inner = boundaries.filter { boundary in
      boundary.left > opening && boundary.right < tokens.count - closing && !isWithinDate(boundary, of: best)
    }
    guard opening > 0 || closing > 0, !inner.isEmpty,
      !inner.contains(where: { endsSentence($0) && isCommand(behind: $0) })
    else { return nil }
    let starts = [opening] + inner.map(\.right)
    let ends = inner.map(\.left) + [tokens.count - closing]
    let words = { (range: Range<Int>) in
      Array(tokens[..<opening] + tokens[range] + tokens[(tokens.count - closing)...]).filter { !ahead.contains($0) }
    }
    let ranges = zip(starts, ends).map { $0..<$1 }
    guard ahead.isEmpty || ranges.allSatisfy(endsInTime), let (dated, rest) = groups(ranges, of: best, words: words)
    else { return nil }
    // What can only be one command after another is no text without a date.
    guard dated.count == ranges.count || !inner.contains(where: \.isSequence) else { return nil }
    let isPart = rest.map { !isDated(best) && !areMoments($0) && command(words($0), like: best) != nil }
    guard isPart ?? (dated.count > 1) else { return nil }
    let around = [text(0..<opening), text(tokens.count - closing..<tokens.count)]
    let day = ahead.isEmpty && rest == nil ? dayOfTimes(dated).map { text($0) } : nil
    let parts = (dated + [rest].compactMap { $0 }).map { range in
      let own = range == dated.last ? nil : day
      let said = [around[0], text(range), own ?? "", around[1]].filter { !$0.isEmpty }
      return part(range, said.joined(separator: " "), isGuess: range == rest, inner)
    }
    return (parts, ahead.isEmpty && day == nil ? words(dated[0]) : [])
  }

  private func part(_ range: Range<Int>, _ text: String, isGuess: Bool, _ boundaries: [Boundary]) -> CommandPart {
    let isApart = boundaries.contains { $0.right == range.lowerBound && endsSentence($0) }
    return CommandPart(
      text: text, isDifference: false, isGuess: isGuess ? true : nil, isApart: isApart ? true : nil)
  }

  /// The words of a day before a text, with words of the phrase between them, and small words that lead to it; none if there are none.
  private func dayAhead(of command: Match) -> [Token] {
    guard let text = command.slots.first(where: { $0.cost.wildcards > 0 })?.range,
      let date = command.slots.first(where: \.value.isMoment)?.range, date.upperBound < text.lowerBound,
      tokens.contains(where: { $0.range.lowerBound >= date.upperBound && $0.range.upperBound <= text.lowerBound })
    else { return [] }
    let start = tokens.prefix { $0.range.upperBound <= date.lowerBound }.count
    let end = tokens.prefix { $0.range.upperBound <= date.upperBound }.count
    guard moments(in: start..<end).allSatisfy({ $0.precision == .day }) else { return [] }
    let isLed = tokens[..<start].allSatisfy { language.stopWords.contains($0) }
    return Array(tokens[(isLed ? 0 : start)..<end])
  }

  /// Whether words end in a time of the clock and say nothing else of when: “gym at 6”, but not “call Bob at 3 this afternoon” or “in an hour”.
  private func endsInTime(_ range: Range<Int>) -> Bool {
    let moments = moments(in: range)
    return moments.contains { $0.words.upperBound == range.upperBound }
      && moments.allSatisfy { $0.precision == .time && !$0.isDistance }
  }

  /// The words of the day that ends the last of some texts, behind a time, where all others end in a time: “dentist at 9 and gym at 6 tomorrow”.
  private func dayOfTimes(_ ranges: [Range<Int>]) -> Range<Int>? {
    guard let last = ranges.last, ranges.count > 1, ranges.dropLast().allSatisfy(endsInTime) else { return nil }
    let day = moments(in: last).first { $0.precision == .day && $0.words.upperBound == last.upperBound }?.words
    guard let day, endsInTime(last.lowerBound..<day.lowerBound) else { return nil }
    // “Every Monday” comes again.
    return language.dateLeads.contains(tokens[day.lowerBound - 1]) ? nil : day
  }

  /// A date among words; `isDistance` tells that it is counted from now: “in an hour”.
  private typealias SaidMoment = (words: Range<Int>, precision: MomentPrecision, isDistance: Bool)

  /// All dates that some words say, from the longest at the first place on.
  private func moments(in range: Range<Int>) -> [SaidMoment] {
    let calendar = Calendar(identifier: .gregorian)
    let dates = language.dates(now: .distantPast, calendar: calendar, takingRanges: true)
    let later = language.dates(now: .distantPast.addingTimeInterval(60), calendar: calendar, takingRanges: true)
    return range.flatMap { place -> [SaidMoment] in
      let others = later.spans(in: tokens, at: place)
      return dates.spans(in: tokens, at: place).compactMap { span in
        guard span.end <= range.upperBound, case .instant(_, let precision) = span.value else { return nil }
        let isSame = others.contains { $0.end == span.end && $0.value == span.value }
        return (place..<span.end, precision, !isSame)
      }
    }
  }

  /// Whether what stands behind a boundary is a command by itself: “add milk today. Remind me at 5 to leave”.
  private func isCommand(behind boundary: Boundary) -> Bool {
    let result = match(Array(tokens[boundary.right...]), true)
    return Self.isKnown(result) && result.matches.first?.how == .exact
  }

  /// The texts that have a date, and the one behind the last of them; `nil` where one with those before it is no such command.
  private func groups(
    _ ranges: [Range<Int>], of best: Match, words: (Range<Int>) -> [Token]
  ) -> (dated: [Range<Int>], rest: Range<Int>?)? {
    var dated: [Range<Int>] = []
    var open: Int?
    for range in ranges {
      let whole = (open ?? range.lowerBound)..<range.upperBound
      guard command(words(range), like: best).map(isDated) == true else {
        open = whole.lowerBound
        continue
      }
      guard let found = command(words(whole), like: best), isDated(found), !namesNothing(found) else { return nil }
      dated.append(whole)
      open = nil
    }
    guard !dated.isEmpty, let last = ranges.last else { return nil }
    return (dated, open.map { $0..<last.upperBound })
  }

  /// Whether the text of a command is only what stands around a time, or the hour of its day: the “20” of “at 8 and 20 tomorrow”.
  private func namesNothing(_ command: Match) -> Bool {
    let isTimed = command.slots.contains { slot in
      if case .instant(_, let precision) = slot.value { precision.hasTime } else { false }
    }
    let texts = command.slots.filter { $0.cost.wildcards > 0 }.compactMap(\.text).map(language.tokens)
    return texts.contains { words in
      words.allSatisfy { word in
        language.areHourWords([word]) || language.openDate(word) || language.dateLeads.contains(word)
          || !isTimed && language.wholeNumber([word]) != nil
      }
    }
  }

  /// The command that words are exactly, if it is the same as another with other values.
  private func command(_ words: [Token], like other: Match) -> Match? {
    let result = match(words, true)
    guard Self.isKnown(result), let command = result.matches.first, command.how == .exact,
      command.intent == other.intent
    else { return nil }
    return command
  }

  /// Whether a boundary lies within one date, as in „24. Dezember“ and «las cinco y media».
  private func isWithinDate(_ boundary: Boundary, of command: Match) -> Bool {
    let (left, right) = (tokens[boundary.left - 1].range.lowerBound, tokens[boundary.right].range.lowerBound)
    return command.slots.contains { slot in
      guard slot.value.isMoment, let range = slot.range else { return false }
      return range.contains(left) && range.contains(right)
    }
  }

  /// Whether free text and a date fill the slots of a command.
  private func isDated(_ command: Match) -> Bool {
    command.slots.contains { $0.cost.wildcards > 0 } && command.slots.contains(where: \.value.isMoment)
  }

  // MARK: Days of what was done

  /// The words of a day, and on which side of the words of a deed they stand.
  typealias DayWords = (words: Range<Int>, isAhead: Bool)

  /// The sentence that a piece is, with the words of a day, or what else is said of all, on one side of it.
  func sentence(_ piece: Piece, on day: DayWords?) -> String {
    let words = day.map { text($0.words) }
    let isAhead = day?.isAhead == true
    return [isAhead ? words : nil, piece.opening, text(piece.range), isAhead ? nil : words].compactMap { $0 }
      .joined(separator: " ")
  }

  /// Whether a full stop or the like stands before a piece.
  func isApart(_ piece: Piece, _ boundaries: [Boundary]) -> Bool {
    boundaries.contains { $0.right == piece.range.lowerBound && endsSentence($0) }
  }

  /// Of each of several deeds that says no day, the day that another says of all: the first before what it is about, “yesterday I bought milk
  /// and called mom”, or the last at its end, where a person stands before the first alone, “I bought milk and called mom yesterday”, or each begins
  /// with a verb that tells what was done, “hiked and climbed yesterday”.
  func daysOfAll(_ pieces: [Piece], _ boundaries: [Boundary]) -> [Int: DayWords] {
    guard pieces.count > 1, !pieces.dropFirst().contains(where: { isApart($0, boundaries) }) else { return [:] }
    let commands = pieces.map(command)
    if let day = dayOfTimes(pieces.map(\.range)) { return dayOfDeeds(pieces, commands, day: (day, false)) }
    let days = zip(pieces, commands).map { piece, command in command.flatMap { day(of: piece, $0) } }
    guard let (day, intent) = dayOfAll(pieces, days, commands) else { return [:] }
    var found: [Int: DayWords] = [:]
    for (place, piece) in pieces.enumerated() where days[place] == nil && !piece.isDifference {
      guard let plain = commands[place], !tokens[piece.range].contains(where: { language.justNow.contains($0) }),
        plain.intent == intent || isTold(piece, plain, pieces[0]) || beginsWithDeed(piece)
      else { continue }
      found[place] = [(day, false), (day, true)].first { isDeed(piece, plain, on: $0) }
    }
    return found
  }

  /// Of each deed but the last the day that this says behind its time: “a coffee at 8 and a tea at 9 yesterday”.
  private func dayOfDeeds(_ pieces: [Piece], _ commands: [Match?], day: DayWords) -> [Int: DayWords] {
    let deeds = pieces.indices.dropLast().filter { place in
      commands[place].map { isDeed(pieces[place], $0, on: day) } ?? false
    }
    return Dictionary(uniqueKeysWithValues: deeds.map { ($0, day) })
  }

  /// The words of the day that one of several deeds says of all, and its intent.
  private func dayOfAll(
    _ pieces: [Piece], _ days: [DayWords?], _ commands: [Match?]
  ) -> (words: Range<Int>, intent: String)? {
    let last = pieces.count - 1
    if let ahead = days[0], ahead.isAhead, let command = commands[0] { return (ahead.words, command.intent) }
    guard let end = days[last], let command = commands[last],
      hasSubject(pieces[0]) || pieces.allSatisfy(beginsWithDeed), !pieces.dropFirst().contains(where: hasSubject),
      end.words.upperBound == pieces[last].range.upperBound,
      // An hour is that of the last alone.
      case .instant(_, let precision)? = command.slots.first(where: Self.isPast)?.value, precision != .time
    else { return nil }
    return (end.words, command.intent)
  }

  /// Whether the first word tells by its form what somebody has done: “hiked”.
  private func beginsWithDeed(_ piece: Piece) -> Bool {
    language.mayTellDeed(tokens[piece.range.lowerBound].text)
  }

  private func hasSubject(_ piece: Piece) -> Bool { language.subjects.contains(tokens[piece.range.lowerBound]) }

  /// Whether words tell what somebody has done: with the person of the first deed before them they are the same command.
  private func isTold(_ piece: Piece, _ plain: Match, _ first: Piece) -> Bool {
    if hasSubject(piece) { return true }
    guard piece.opening == nil, let subject = first.range.first(where: { language.subjects.contains(tokens[$0]) })
    else { return false }
    let result = read(sentence(piece, on: (subject..<subject + 1, true)), plain.how == .exact)
    guard let told = asKnown(result, as: plain) else { return false }
    return told.intent == plain.intent && told.how == plain.how
  }

  /// The words that say when a deed was done, and whether they stand before all that it is about.
  private func day(of piece: Piece, _ command: Match) -> DayWords? {
    guard let day = command.slots.first(where: Self.isPast)?.range else { return nil }
    let opening = piece.opening.map { $0.unicodeScalars.count + 1 }
    let shift = opening.map { tokens[piece.range.lowerBound].range.lowerBound - $0 } ?? 0
    let words = piece.range.filter { day.contains(tokens[$0].range.lowerBound - shift) }
    guard let first = words.first, let last = words.last else { return nil }
    let others = command.slots.filter { !$0.value.isMoment }.compactMap(\.range?.lowerBound)
    return (first..<last + 1, others.allSatisfy { $0 > day.lowerBound })
  }

  /// Whether words are the same deed with the words of a day beside them.
  private func isDeed(_ piece: Piece, _ plain: Match, on day: DayWords) -> Bool {
    guard plain.cost.wildcards == 0 || plain.unknownName != nil else { return false }
    let result = read(sentence(piece, on: day), plain.how == .exact)
    guard let dated = asKnown(result, as: plain), dated.how == plain.how else { return false }
    return dated.intent == plain.intent && dated.slots.contains(where: Self.isPast)
  }

  /// The command that some words are, about what is known or about the name that nobody knows in another.
  private func asKnown(_ result: MatchResult, as plain: Match) -> Match? {
    guard let match = result.matches.first, Self.isKnown(result) || match.unknownName != nil else { return nil }
    return match.unknownName == plain.unknownName ? match : nil
  }

  private func command(_ piece: Piece) -> Match? {
    guard piece.opening != nil else { return command(piece.range) }
    let result = read(sentence(piece, on: nil), true)
    return Self.isKnown(result) ? result.matches.first : nil
  }

  private static func isPast(_ slot: Match.Slot) -> Bool { slot.type == .pastDate && slot.value.isMoment }
}
