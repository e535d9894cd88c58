import ParlanceDiagnostics
import ParlanceTemplates

/// What stands around a date and makes it none, or another: better no date at all than a wrong one.
struct DateSurroundings: Sendable {
  private let weekdays: WordRecognizer
  private let months: WordRecognizer
  private let numbers: any NumberReader
  private let ordinals: OrdinalRecognizer
  private let dayWords: WordSet
  private let daily: [[String]]
  /// What says that something is in a part of every day, with the part: “every night”.
  private let dailyParts: [(words: [String], part: Int)]
  /// What is mostly done in a part of the day: “dinner”.
  let usual: UsualDayParts
  private let rangeLeads: WordSet
  private let rangeJoints: [[String]]
  private let rangeWords: WordSet
  private let hourWords: WordSet
  private let targetWords: WordSet
  private let lengthWords: WordSet
  /// What stands behind a sum: “12.50 dollars”.
  private let moneyWords: WordSet
  private let corrections: [[String]]
  private let hourCorrections: [[String]]
  private let contrasts: [[String]]
  /// Those of the corrections that also say that what stands behind them is not meant.
  private let negations: [[String]]
  /// Words that tell when something is: behind those a negation without a sign tells when it is not.
  private let negatedBehind: WordSet
  private let compounds: [[String]]
  /// How many words before a time a weekday may stand that makes it none of today's.
  private let reach: Int
  /// What makes a name of the weekday behind it: “Black Friday”.
  let dayNames: WordSet
  /// What a number behind it is one of, and no date: “room 14/3”.
  private let labels: WordSet
  private let hourSign: String?
  /// Behind which words a form means every such day; empty where none is needed.
  let everyBehind: WordSet

  /// What is written for all hours of all days; with a word before it, it may be the 24th of July.
  private static var always: String { "24/7" }
  /// The letters of a weekday's shortest name; what is shorter is mostly another word.
  private static var leastLetters: Int { 5 }

  /// Reads the data under `dates`.
  init(
    _ data: DataNode, weekdays: WordRecognizer, months: WordRecognizer, numbers: any NumberReader,
    ordinals: OrdinalRecognizer, tokenizer: Tokenizer
  ) throws(Diagnostic) {
    self.weekdays = WordRecognizer(numbers: weekdays.numbers.filter { $0.key.count >= Self.leastLetters })
    self.months = months
    self.numbers = numbers
    self.ordinals = ordinals
    let phrases = { (key: String) throws(Diagnostic) -> [[String]] in
      guard let text = try data.optional(key)?.text() else { return [] }
      return text.split(separator: ",").map { tokenizer.tokens(String($0)).map(\.text) }.filter { !$0.isEmpty }
    }
    dayWords = WordSet(try phrases("dayWords").joined())
    daily = try phrases("daily")
    dailyParts = try Self.parts(data.optional("dailyParts"), tokenizer)
    usual = try UsualDayParts(
      Self.parts(data.optional("usualParts"), tokenizer), leads: phrases("usualLeads"),
      articles: WordSet(phrases("usualArticles").joined()), followers: WordSet(phrases("usualFollowers").joined()))
    rangeLeads = WordSet(try phrases("rangeLeads").joined())
    rangeJoints = try phrases("rangeJoints")
    rangeWords = WordSet(try phrases("rangeWords").joined())
    hourWords = WordSet(try phrases("hourWords").joined())
    targetWords = WordSet(try phrases("targetWords").joined())
    lengthWords = WordSet(try phrases("lengthWords").joined())
    moneyWords = WordSet(try phrases("moneyWords").joined())
    corrections = try phrases("corrections").sorted { $0.count > $1.count }
    hourCorrections = (try phrases("hourCorrections") + corrections).sorted { $0.count > $1.count }
    contrasts = try phrases("contrasts").sorted { $0.count > $1.count }
    negations = try phrases("negations")
    negatedBehind = WordSet(try phrases("negatedBehind").joined())
    compounds = try phrases("compounds")
    reach = try data.optional("dayReach")?.integer() ?? 1
    dayNames = WordSet(try phrases("dayNames").joined())
    labels = WordSet(try phrases("labels").joined())
    hourSign = try data.optional("hourSign")?.text()
    everyBehind = WordSet(try phrases("everyBehind").joined())
  }

  private static func parts(
    _ data: DataNode?, _ tokenizer: Tokenizer
  ) throws(Diagnostic) -> [(words: [String], part: Int)] {
    var parts: [(words: [String], part: Int)] = []
    for (key, value) in try data?.entries() ?? [] {
      guard let part = DateField.words[key] else { throw value.fault("“\(key)” is no part of a day") }
      for words in try value.text().split(separator: ",") {
        parts.append((tokenizer.tokens(String(words)).map(\.text), part))
      }
    }
    return parts
  }

  /// The part of the day that words beside a time say of every day: 10 is late in “every night at 10”.
  func dailyPart(in tokens: [Token], around range: Range<Int>) -> Int? {
    dailyParts.first { stands($0.words, beside: range, in: tokens) }?.part
  }

  /// Whether the words beside a time say that it is on every day.
  func isDaily(_ tokens: [Token], around range: Range<Int>) -> Bool {
    daily.contains { stands($0, beside: range, in: tokens) }
  }

  /// Whether words say that something is on every day.
  func sayDaily(_ tokens: [Token]) -> Bool {
    tokens.indices.contains { place in daily.contains { starts($0, in: tokens, at: place) } }
  }

  private func stands(_ words: [String], beside range: Range<Int>, in tokens: [Token]) -> Bool {
    starts(words, in: tokens, at: range.lowerBound - words.count) || starts(words, in: tokens, at: range.upperBound)
  }

  /// Whether the words around a moment forbid it.
  func forbid(_ moment: SpokenMoment, in tokens: [Token], at range: Range<Int>) -> Bool {
    // What is open at all hours is so on no day.
    if tokens[range.lowerBound].text == Self.always { return true }
    if range.lowerBound > 0, moment.isOfTwoNumbers, labels.contains(tokens[range.lowerBound - 1]) { return true }
    // Half of “2-3” is neither the one nor the other.
    if tokens.isBoundNumber(at: range.lowerBound) || tokens.isBoundNumber(at: range.upperBound) { return true }
    if !moment.hasDay, followsDay(tokens, at: range.lowerBound) { return true }
    // “ab 1. Januar” is no hour.
    if !moment.hasDay, endsNumber(tokens, at: range.upperBound), beginsMonth(tokens, at: range.upperBound) {
      return true
    }
    if moment.beginsWithTime, endsRange(tokens, at: range.lowerBound) { return true }
    return moment.hasDayAlone && [0, 1].contains { beginsMonth(tokens, at: range.upperBound + $0) }
  }

  /// Whether a word begins in the range and ends behind it: 明日香 is a name, and 8時間 lasts.
  ///
  /// Where times that have been are looked for, a time may begin what is spoken of: 昨日から is since then.
  func cut(_ range: Range<Int>, in tokens: [Token], arePast: Bool) -> Bool {
    compounds.contains { compound in
      range.contains { start in
        let end = start + compound.count
        guard end > range.upperBound, starts(compound, in: tokens, at: start) else { return false }
        return
          !(arePast
          && rangeJoints.contains { end == range.upperBound + $0.count && compound.suffix($0.count).elementsEqual($0) })
      }
    }
  }

  /// Whether words that take a date back elsewhere say here that another is not meant, as a sign before them tells and none behind, or what stands
  /// before the date: «el martes, no el lunes», «es el martes no el lunes».
  private func negates(_ words: [String], in tokens: [Token], at place: Int, behind start: Int) -> Bool {
    let end = place + words.count
    guard negations.contains(words), place > 0, end < tokens.count else { return false }
    let isApart = { (place: Int) in tokens[place].range.lowerBound - tokens[place - 1].range.upperBound > 1 }
    // An article may stand in between.
    let isTold = tokens[max(0, start - 2)..<start].contains(where: negatedBehind.contains)
    return (isApart(place) || isTold) && !isApart(end)
  }

  /// Where what replaces a date from `start` on begins, if it is taken back at `place`: “no”, “no, I mean”.
  func correction(in tokens: [Token], at place: Int, behind start: Int) -> Int? {
    corrections.first { starts($0, in: tokens, at: place) && !negates($0, in: tokens, at: place, behind: start) }
      .map { place + $0.count }
  }

  /// Where what is not meant begins behind a date, if words at `place` say so: “instead of”.
  func contrast(in tokens: [Token], at place: Int) -> Int? {
    contrasts.first { tokens.holds($0, at: place) }.map { place + $0.count }.flatMap { $0 < tokens.count ? $0 : nil }
  }

  /// Where the number begins that takes the place of the one before `place`, if words there take that back.
  func otherNumber(in tokens: [Token], at place: Int) -> Int? {
    guard let words = hourCorrections.first(where: { starts($0, in: tokens, at: place) }) else { return nil }
    let next = place + words.count
    return next < tokens.count && beginsHour(tokens, at: next) ? next : nil
  }

  /// Where what was said of a day, from `start` on, goes on behind words with which people correct a number, or think.
  func otherDay(in tokens: [Token], at place: Int, behind start: Int) -> Int? {
    hourCorrections.first { starts($0, in: tokens, at: place) && !negates($0, in: tokens, at: place, behind: start) }
      .map { place + $0.count }.flatMap { $0 < tokens.count ? $0 : nil }
  }

  /// Whether the words are a number or digits of a clock, perhaps with a word such as “pm” behind.
  func isHour(_ tokens: [Token], at range: Range<Int>) -> Bool {
    let ends = range.reversed().prefix { hourWords.contains(tokens[$0]) }.count
    let number = range.dropLast(ends)
    guard let last = number.last else { return false }
    return beginsNumber(tokens, at: range.lowerBound, until: last + 1)
      || ClockRecognizer(hourSign: hourSign).spans(in: tokens, at: number.lowerBound).contains { $0.end == last + 1 }
  }

  private func beginsHour(_ tokens: [Token], at place: Int) -> Bool {
    (place + 1...min(place + 3, tokens.count)).contains { isHour(tokens, at: place..<$0) }
  }

  /// Whether the words before `place` name a day that nobody knows, or none that there is: a time behind it is not today's.
  private func followsDay(_ tokens: [Token], at place: Int) -> Bool {
    guard place > 0 else { return false }
    // What is on every day at eight is today at eight.
    if dayWords.contains(tokens[place - 1]), !isDaily(tokens, around: place..<tokens.count) { return true }
    for start in max(0, place - 3)..<place {
      if weekdays.spans(in: tokens, at: start).contains(where: { place - $0.end < reach && $0.end <= place }) {
        return true
      }
      let isMonth = months.spans(in: tokens, at: start).contains { $0.end == place }
      if isMonth, endsNumber(tokens, at: start) || endsNumber(tokens, at: start - 1) { return true }
    }
    return (max(0, place - 4)..<place).contains { start in
      months.spans(in: tokens, at: start).contains { month in
        [month.end, month.end + 1].contains { beginsNumber(tokens, at: $0, until: place) }
      }
    }
  }

  /// Whether the number with which a time ends counts what stands behind it, and says no minutes: „14 Uhr zwei Mails“. Minutes before the
  /// tenth are said so at the end, or before what usually stands behind a date.
  func countsFurther(_ range: Range<Int>, in tokens: [Token]) -> Bool {
    guard range.count > 2, range.upperBound < tokens.count, case let number = tokens[range.upperBound - 1].text,
      hourWords.contains(tokens[range.upperBound - 2]), !number.hasPrefix("0"),
      numbers.whole([number]).map((1...9).contains) == true
    else { return false }
    return !usual.isFollower(tokens[range.upperBound].text)
  }

  /// Whether the number with which a time begins or ends is a sum of money: “$20.50”, “12.50 euros”.
  func isSum(_ range: Range<Int>, in tokens: [Token]) -> Bool {
    let hasFraction = { (place: Int) in tokens[place].text.utf8.contains(UInt8(ascii: ".")) }
    if hasFraction(range.lowerBound), range.lowerBound > 0, Self.isCurrency(tokens[range.lowerBound - 1]) {
      return true
    }
    // What “at” says to be a time is one.
    guard range.upperBound < tokens.count, range.count == 1, hasFraction(range.lowerBound) else { return false }
    let next = tokens[range.upperBound]
    return Self.isCurrency(next) || moneyWords.contains(next)
  }

  private static func isCurrency(_ token: Token) -> Bool {
    token.text.unicodeScalars.first?.properties.generalCategory == .currencySymbol
  }

  /// Whether a word can stand behind the number of an hour: “pm”.
  func isHourWord(_ word: String) -> Bool { hourWords.contains(word) }

  /// Whether the word before `place` says where something is moved: “to 10 in the morning”.
  func isTarget(_ tokens: [Token], at place: Int) -> Bool { place > 0 && targetWords.contains(tokens[place - 1]) }

  /// Whether the word before `place` makes a length, or a part of what is done, of a time: « pendant 14h samedi ».
  func isLength(_ tokens: [Token], at place: Int) -> Bool { place > 0 && lengthWords.contains(tokens[place - 1]) }

  /// Whether a range can begin with a word: “from”.
  func beginsRange(_ word: Token) -> Bool { rangeLeads.contains(word) }

  /// Whether a word can stand between the ends of a range: “and”, “until”.
  func joinsRange(_ word: Token) -> Bool { rangeWords.contains(word) }

  /// Whether the words before `place` begin a range: “from 9”, “de 9 h”, “von 9 bis”.
  private func endsRange(_ tokens: [Token], at place: Int) -> Bool {
    guard place > 0 else { return false }
    if rangeJoints.contains(where: { starts($0, in: tokens, at: place - $0.count) }) { return true }
    var place = place
    if place > 1, rangeWords.contains(tokens[place - 1]) { place -= 1 }
    if hourWords.contains(tokens[place - 1]) { place -= 1 }
    return (max(0, place - 4)..<place).contains { start in
      guard beginsNumber(tokens, at: start, until: place) else { return false }
      return start > 0 && rangeLeads.contains(tokens[start - 1])
    }
  }

  private func beginsMonth(_ tokens: [Token], at place: Int) -> Bool {
    place < tokens.count && !months.spans(in: tokens, at: place).isEmpty
  }

  private func endsNumber(_ tokens: [Token], at place: Int) -> Bool {
    guard place > 0, place <= tokens.count else { return false }
    return (max(0, place - 3)..<place).contains { beginsNumber(tokens, at: $0, until: place) }
  }

  private func beginsNumber(_ tokens: [Token], at start: Int, until end: Int) -> Bool {
    guard start < end else { return false }
    return (numbers.spans(in: tokens, at: start) + ordinals.spans(in: tokens, at: start)).contains { $0.end == end }
  }

  private func starts(_ words: [String], in tokens: [Token], at place: Int) -> Bool {
    place >= 0 && tokens.holds(words, at: place)
  }
}
