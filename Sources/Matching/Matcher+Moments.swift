import Foundation
import ParlanceLanguage
import ParlanceTemplates

// What is said of one moment in two places, and a date that stands within a text.
extension Matcher {
  /// The most words of a day or a time at the edge of a text.
  private static var mostWords: Int { 5 }
  /// The most words of a text in which a date is looked for: what is longer is a letter, whose dates are its own.
  private static var mostTextWords: Int { 40 }
  /// How far from the hour that stands for a part of a day its own hours may be, in seconds.
  private static var halfOfPart: Double { 5 * 3600 }
  /// The fewest letters of a day that stands alone; what is shorter is mostly another word: “sun cream”.
  static var leastLetters: Int { 5 }

  /// When something is, as exactly as it was said.
  private typealias Moment = (seconds: Double, precision: MomentPrecision)

  /// What one slot took of a moment of which more was said elsewhere.
  private struct Half {
    var words: [Token]
    var moment: Moment
    var precision: MomentPrecision { moment.precision }
  }

  /// Days and times in words.
  private struct Reading {
    var recognizer: any SpanRecognizer
    /// The same without what is said until when it goes on; most texts are not looked through for that.
    var points: () -> any SpanRecognizer
    /// The beginning of the day on which it is said.
    var today: Double

    /// The moment that some of the words say, with what stands around them.
    func moment(_ tokens: [Token], _ range: Range<Int>) -> Moment? {
      for span in recognizer.spans(in: tokens, at: range.lowerBound) where span.end == range.upperBound {
        if case .instant(let seconds, let precision) = span.value { return (seconds, precision) }
      }
      return nil
    }
  }

  /// The match with all that its words say of the moment which one of its slots takes.
  func joiningDates(
    of match: Match, _ tokens: [Token], _ text: UtteranceText, in situation: Situation
  ) -> Match {
    let texts = match.slots.indices.filter { place in
      guard case .text = match.slots[place].value else { return false }
      return match.slots[place].cost.wildcards > 0 && match.slots[place].range != nil
    }
    guard texts.count == 1, match.unknownName == nil, let range = match.slots[texts[0]].range,
      !text.quotations.contains(where: { $0.overlaps(range) })
    else { return match }
    let dates = match.slots.indices.filter { match.slots[$0].type == .date && match.slots[$0].range != nil }
    guard dates.count == 1 || dates.isEmpty && lackedDate(of: match) != nil else { return match }
    let readings = situation.dates ?? DateReadings()
    let reading = Reading(
      recognizer: language.dates(
        now: situation.now, calendar: situation.calendar, takingRanges: true, sharing: readings),
      points: { [language] in language.dates(now: situation.now, calendar: situation.calendar, sharing: readings) },
      today: language.today(situation.now, situation.calendar).timeIntervalSinceReferenceDate)
    guard let date = dates.first else { return takingDate(within: texts[0], of: match, tokens, text, reading) }
    return joining(texts[0], date, of: match, tokens, text, reading)
  }

  /// “Friday dentist at 8:30” and “tomorrow … at 3”: the day in the one slot, the time in the other.
  private func joining(
    _ title: Int, _ date: Int, of match: Match, _ tokens: [Token], _ text: UtteranceText, _ reading: Reading
  ) -> Match {
    guard let words = match.slots[title].range, let dated = match.slots[date].range,
      case .instant(let seconds, let precision) = match.slots[date].value
    else { return match }
    let title = tokens.within(words)
    let said = Half(words: tokens.within(dated).visible, moment: (seconds, precision))
    if precision == .time, let day = possessiveDay(title, text, reading),
      let moment = moment(day, day.indices, said, isFirst: true, reading)
    {
      // The title keeps its day, by which people call the thing: “when is Friday's quiz”.
      var match = match
      match.slots[date].value = .instant(seconds: moment.seconds, precision: moment.precision)
      return match
    }
    for count in (1...Self.mostWords).reversed() where count < title.count {
      let (head, tail) = (0..<count, title.count - count..<title.count)
      if let whole = whole(title, head, said, reading) {
        return self.match(match, whole, taking: title[head], leaving: title[count...], text, date)
      }
      if precision != .time, !isLead(title[tail.lowerBound - 1]),
        let whole = whole(title, tail, said, reading)
      {
        return self.match(match, whole, taking: title[tail], leaving: title[..<tail.lowerBound], text, date)
      }
    }
    return joiningPart(within: title, said, of: match, text, date, reading)
  }

  /// The day or the part of one, as words by themselves, of which a text is at its beginning: “tonight” of “tonight's dinner”.
  private func possessiveDay(_ title: [Token], _ text: UtteranceText, _ reading: Reading) -> [Token]? {
    let day = possessive(of: title, text)
    guard !day.isEmpty, let moment = reading.moment(day, day.indices), moment.precision != .time else { return nil }
    return day
  }

  /// The match with the other half of its moment, which stands within the text: the day (“dinner tomorrow with Ann at 8”), or a time before
  /// the verb that ends a sentence („morgen Oma um 10 anrufen“) or a small word with which it goes on (“dinner at 8 with Ann”).
  private func joiningPart(
    within title: [Token], _ said: Half, of match: Match, _ text: UtteranceText, _ date: Int, _ reading: Reading
  ) -> Match {
    let isTime = said.precision == .time
    guard title.count <= Self.mostTextWords,
      let place = isTime || language.endsInVerbs
        ? dateWithin(title, text, reading)?.place ?? (isTime ? sureDay(within: title, reading.recognizer) : nil)
        : dateBeforeFollower(title, reading)?.place,
      // „Um 10 Prozent senken“ is no time.
      isTime || place.upperBound == title.count - 1 || language.followDate(title[place.upperBound]),
      let slot = match.slots.firstIndex(where: { $0.cost.wildcards > 0 }),
      let moment = moment(title, place, said, isFirst: isTime, reading), moment.precision == .time,
      moment.seconds >= reading.today
    else { return match }
    var match = match
    let left = self.text(text, of: title, without: place)
    (match.slots[slot].text, match.slots[slot].value) = (left, .text(left))
    let taken = text.words(title[place])
    match.slots[date].text = match.slots[date].text.map { isTime ? "\(taken) \($0)" : "\($0) \(taken)" }
    match.slots[date].value = .instant(seconds: moment.seconds, precision: moment.precision)
    return match
  }

  /// The moment that words of a text say together with what was said of it elsewhere; `isFirst` tells that they come before that.
  private func moment(
    _ title: [Token], _ place: Range<Int>, _ said: Half, isFirst: Bool, _ reading: Reading
  ) -> Moment? {
    let whole: [Token] = isFirst ? title[place] + said.words : said.words + title[place]
    // Among the other words, since dinner is in the evening.
    let words: [Token] = title[..<place.lowerBound] + whole + title[place.upperBound...]
    guard let moment = reading.moment(words, place.lowerBound..<place.lowerBound + whole.count) else { return nil }
    // “This evening” has no seven o'clock in the morning.
    let isOfPart = said.precision != .part || moment.precision != .time
    return isOfPart || abs(moment.seconds - said.moment.seconds) <= Self.halfOfPart ? moment : nil
  }

  /// The words of a text without some in the middle of it.
  private func text(_ text: UtteranceText, of words: [Token], without place: Range<Int>) -> String {
    // The word that opens a date at the beginning goes with it.
    let isOpening = place.lowerBound == 1 && language.openDate(words[0])
    let rest = withoutLink(words[place.upperBound...])
    let parts = [words[..<(isOpening ? 0 : place.lowerBound)], rest].map { text.words($0) }
    return language.withoutNoise(parts.filter { !$0.isEmpty }.joined(separator: " "))
  }

  /// The moment that words at the edge of a text say together with a date which lacks that: a day where there is only a time, a time where
  /// there is only a day or a part of one.
  private func whole(
    _ title: [Token], _ edge: Range<Int>, _ said: Half, _ reading: Reading
  ) -> SlotValue? {
    guard let part = reading.moment(title, edge) else { return nil }
    let words = title[edge]
    // “Tomorrow morning jogging at six”: a part of a day that has no hour yet.
    let isDay = part.precision == .day || part.precision == .part && said.precision == .time
    if isDay {
      let isLong = words.allSatisfy(\.isCharacter) || words.reduce(0) { $0 + $1.text.count } >= Self.leastLetters
      guard said.precision.hasTime, isLong else { return nil }
    } else {
      guard said.precision == .day || said.precision == .part && part.precision == .time,
        words.count > 1 || words.contains(where: isDigits)
      else { return nil }
    }
    return moment(title, edge, said, isFirst: isDay, reading).flatMap { moment in
      moment.precision.hasTime ? .instant(seconds: moment.seconds, precision: moment.precision) : nil
    }
  }

  private func match(
    _ match: Match, _ moment: SlotValue, taking edge: ArraySlice<Token>, leaving rest: ArraySlice<Token>,
    _ text: UtteranceText, _ date: Int
  ) -> Match {
    let rest = edge.startIndex < rest.startIndex ? withoutLink(rest) : rest
    guard let first = rest.first, let last = rest.last, let start = edge.first,
      let title = match.slots.firstIndex(where: { $0.cost.wildcards > 0 })
    else { return match }
    var match = match
    let range = first.range.lowerBound..<last.range.upperBound
    let left = language.withoutNoise(text.part(range))
    match.slots[title].range = range
    (match.slots[title].text, match.slots[title].value) = (left, .text(left))
    let taken = text.words(edge)
    match.slots[date].text = match.slots[date].text.map { said in
      start.range.lowerBound < (match.slots[date].range?.lowerBound ?? 0) ? "\(taken) \(said)" : "\(said) \(taken)"
    }
    match.slots[date].value = moment
    return match
  }

  /// “Oma am Sonntag besuchen” and “dinner tomorrow at 8 with Ann”: the date is none of the title's words.
  private func takingDate(
    within title: Int, of match: Match, _ tokens: [Token], _ text: UtteranceText, _ reading: Reading
  ) -> Match {
    guard let range = match.slots[title].range, let slot = lackedDate(of: match) else { return match }
    let words = tokens.within(range)
    guard words.count <= Self.mostTextWords, let (place, value) = dateWithin(words, text, reading),
      place.lowerBound == 0 || !words.isHidden(place.lowerBound - 1),
      case .instant(let seconds, let precision) = value,
      seconds >= reading.today
    else { return match }
    let left = self.text(text, of: words, without: place)
    var match = match
    (match.slots[title].text, match.slots[title].value) = (left, .text(left))
    let scalars = words[place.lowerBound].range.lowerBound..<words[place.upperBound - 1].range.upperBound
    match.slots.insert(
      Match.Slot(
        name: slot.name, type: slot.type, text: text.slice(scalars), range: scalars,
        value: .instant(seconds: seconds, precision: precision), cost: .zero), at: title + 1)
    match.missing.removeAll { $0 == slot.name }
    return match
  }

  /// The date that stands within a text and belongs to none of its words; `nil` if there is none, or nobody can tell.
  private func dateWithin(
    _ words: [Token], _ text: UtteranceText, _ reading: Reading
  ) -> (place: Range<Int>, value: SpanValue)? {
    // What is from one day to another within a text is what is to be done: „Urlaub von Montag bis Freitag eintragen“.
    if language.mayHoldDate(words), let found = firstDate(in: words, reading.points()), isWithin(found.place, words),
      !isNamed(found.place, words, text)
    {
      return found
    }
    return leadingDate(words, text, reading) ?? dateBeforeFollower(words, reading)
  }

  /// A date that begins a text with a word that tells so, with a clock's time or before a colon: “on Thursday call the dentist”.
  private func leadingDate(
    _ words: [Token], _ text: UtteranceText, _ reading: Reading
  ) -> (place: Range<Int>, value: SpanValue)? {
    guard let first = words.first else { return nil }
    for start in language.openDate(first) ? [0, 1] : [0] where start < words.count {
      let spans = reading.recognizer.spans(in: words, at: start).filter { $0.end < words.count }
      guard let span = spans.first, case .instant(_, let precision) = span.value,
        firstDate(in: Array(words[span.end...]), reading.recognizer) == nil
      else { continue }
      let gap = text.slice(words[span.end - 1].range.upperBound..<words[span.end].range.lowerBound)
      let isClock =
        precision.hasTime && spans.contains(where: isDay) && words[start..<span.end].contains(where: isDigits)
      let isLed = language.openDate(first) && (start > 0 || span.end > 1)
      let isAlone = start == 0 && gap.contains(where: \.isWhitespace) && isSure(0..<span.end, isDay(span), words)
      if isLed || isClock || isAlone || gap.contains(where: { ":,：、".contains($0) }) {
        return language.followDate(words[span.end]) ? nil : (start..<span.end, span.value)
      }
    }
    return nil
  }

  /// A date in the middle of a text behind which it goes on with a small word: “dinner tomorrow at 8 with Ann”.
  private func dateBeforeFollower(
    _ words: [Token], _ reading: Reading
  ) -> (place: Range<Int>, value: SpanValue)? {
    guard words.indices.dropFirst(2).contains(where: { language.followDate(words[$0...], isTimed: true) }),
      let (place, value) = firstDate(in: words, reading.points()), case .instant(_, let precision) = value,
      isWithin(place, words),
      language.followDate(words[place.upperBound...], isTimed: precision.hasTime && saysDay(place, words, reading)),
      !language.isNumberWord(words[place.lowerBound - 1]),
      case let isLength = saysLength(words, at: place.upperBound + 1),
      isLength || reading.recognizer.spans(in: words, at: place.upperBound + 1).isEmpty
    else { return nil }
    if isLength { return (place, value) }
    // “at 4 to 6” is a range.
    return precision.hasTime && language.isNumberWord(words[place.upperBound + 1]) ? nil : (place, value)
  }

  /// Whether a day is among the words of a moment: “tomorrow at 2”.
  private func saysDay(_ place: Range<Int>, _ words: [Token], _ reading: Reading) -> Bool {
    place.contains { reading.recognizer.spans(in: words, at: $0).contains { $0.end <= place.upperBound && isDay($0) } }
  }

  private func isDigits(_ token: Token) -> Bool {
    token.text.unicodeScalars.contains { $0.properties.numericType != nil }
  }

  /// The first date among some words; what stands behind it may belong to it, as the end of a range does.
  private func firstDate(in words: [Token], _ dates: any SpanRecognizer) -> (place: Range<Int>, value: SpanValue)? {
    for start in words.indices {
      if let span = dates.spans(in: words, at: start).first { return (start..<span.end, span.value) }
    }
    return nil
  }

  /// Whether a date stands between other words that can do without it.
  private func isWithin(_ place: Range<Int>, _ words: [Token]) -> Bool {
    let isLong = place.count > 1 || words[place.lowerBound].text.count >= Self.leastLetters
    return isLong && place.lowerBound > 0 && place.upperBound < words.count && !isLead(words[place.lowerBound - 1])
      && !language.dateTails.contains(words[place.upperBound])
      && language.conjunctionLength(at: place.upperBound, of: words) == nil
  }

  /// The one date that the intent takes, if nothing fills it.
  private func lackedDate(of match: Match) -> IntentSignature.Slot? {
    let dates = declared.first { $0.name == match.intent }?.slots.filter { $0.type == .date } ?? []
    return dates.count == 1 && match.slot(dates[0].name) == nil ? dates[0] : nil
  }
}
