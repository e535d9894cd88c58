import ParlanceDiagnostics
import ParlanceTemplates

/// How a language speaks of dates and times, as its data file has it under `dates`.
final class DateWords: Sendable {
  private let phrases: PhraseSet
  private let meanings: [DateMeaning]
  private let twelveHourClock: Bool
  private let names: WordSet
  private let words: Lazy<PhraseWords, Never>

  /// Whether verbs come last: “Oma besuchen”.
  let endsInVerbs: Bool

  /// What begins another sentence within what is to be done; `nil` where dates do not stand within it: “Oma am Sonntag besuchen”.
  let clauseOpenings: WordSet?

  /// What an hour is said by.
  let hours: RangeRecognizer

  /// What must not stand around a date.
  let surroundings: DateSurroundings

  /// What can stand around a date and belongs to it, and where it can stand in a text.
  let frames: DateFrames

  /// Reads the data; the locale settles how `3/4` is read.
  init(
    _ data: DataNode, locale: LocaleTag, numbers: any NumberReader, ordinals: OrdinalRecognizer,
    durations: DurationRecognizer, tokenizer: Tokenizer
  ) throws(Diagnostic) {
    twelveHourClock = try data.child("twelveHourClock").flag()
    clauseOpenings = try data.optional("clauseOpenings").map { data throws(Diagnostic) in
      WordSet(tokenizer.tokens(try data.text()).map(\.text))
    }
    endsInVerbs = try data.optional("endsInVerbs")?.flag() ?? false
    let order = try Self.order(data, locale)
    let weekdays = WordRecognizer(numbers: try Self.numbers(data.child("weekdays")))
    let months = WordRecognizer(numbers: try Self.numbers(data.child("months")))
    let separators = Set(try data.child("numericSeparators").text())
    hours = RangeRecognizer(recognizers: [numbers], range: 0...24)
    var recognizers: [String: any SpanRecognizer] = [
      "number": numbers,
      "ordinal": ordinals,
      "weekday": weekdays,
      "bracketedWeekday": BracketedRecognizer(recognizer: weekdays),
      "month": months,
      "dayNumber": RangeRecognizer(recognizers: [ordinals, numbers], range: 1...31),
      "dayDigits": DayDigitRecognizer(),
      // Before one it may as well be how long something takes.
      "dayHour": RangeRecognizer(recognizers: [numbers], range: 6...23),
      "lateHour": RangeRecognizer(recognizers: [numbers], range: 13...23),
      // From twelve on it is more likely a day, or how many.
      "hourDigits": RangeRecognizer(recognizers: [DayDigitRecognizer()], range: 1...11),
      "ordinalDigits": OrdinalDigitRecognizer(ordinals: ordinals),
      "hour": hours,
      "roundMinutes": RangeRecognizer(recognizers: [numbers], range: 5...55, step: 5),
      "year": YearRecognizer(numbers: numbers),
      "clock": ClockRecognizer(hourSign: try data.optional("hourSign")?.text()),
      "clockDigits": ClockDigitRecognizer(),
      "clockDuration": durations.withinDay,
      "numericDate": NumericDateRecognizer(order: order, separators: separators),
      // Which of the two is the month leaves no doubt.
      "dayFirstDate": NumericDateRecognizer(order: .dmy, separators: separators, leastDay: 13),
      "dottedDate": NumericDateRecognizer(order: .dmy, separators: ["."]),
    ]
    // What may begin with any short word is looked for at each, so only where a language knows no better.
    if try data.optional("shortLinks")?.flag() == true { recognizers["link"] = ShortWordRecognizer() }
    var phrases: [Phrase] = []
    var meanings: [DateMeaning] = []
    for entry in try data.child("phrases").items() {
      phrases += try Phrase.read(entry.child("in"), payload: meanings.count)
      meanings.append(try DateMeaning(entry))
    }
    self.meanings = meanings
    surroundings = try DateSurroundings(
      data, weekdays: weekdays, months: months, numbers: numbers, ordinals: ordinals, tokenizer: tokenizer)
    frames = try DateFrames(data, tokenizer: tokenizer)
    names = WordSet([weekdays, months].flatMap(\.numbers.keys).flatMap { tokenizer.tokens($0).map(\.text) })
    words = Lazy { [phrases] in PhraseWords(phrases, tokenizer: tokenizer, besidesSlots: true) }
    self.phrases = PhraseSet(phrases, recognizers: recognizers, tokenizer: tokenizer)
  }

  /// What can be said of a date from `start` on, each with where it ends; best first.
  func readings(in tokens: [Token], at start: Int) -> [(end: Int, meaning: DateMeaning)] {
    // Each reading lays out all words that it is given, and a long line may have a date at each of them.
    let skipped = tokens.count > Self.most ? max(0, start - Self.mostBefore) : 0
    let near = tokens.count > Self.most ? Array(tokens[skipped..<min(tokens.count, start + Self.most)]) : tokens
    return phrases.matches(near, from: start - skipped, toEnd: false).compactMap { match in
      let end = match.end + skipped
      guard end > start, !surroundings.countsFurther(start..<end, in: tokens),
        !surroundings.isSum(start..<end, in: tokens)
      else { return nil }
      return meanings[match.payload].filled(by: match.captures, in: near, twelveHourClock: twelveHourClock)
        .map { (end, $0) }
    }
  }

  /// What is said of a date has fewer words.
  private static var most: Int { 64 }
  /// It looks at fewer words before it.
  private static var mostBefore: Int { 4 }

  /// Whether something said of dates can begin with the token.
  func canBegin(with token: Token) -> Bool { phrases.mayBegin(with: token) }

  /// Whether a date, or what stands before one, can begin with a token of which it is known whether something said of dates can.
  func mayOpen(with token: Token, begins: Bool) -> Bool { begins || frames.beginnings.contains(token) }

  /// The same of one end of a range, and what stands before it.
  func mayOpenEnd(with token: Token, begins: Bool) -> Bool {
    mayOpen(with: token, begins: begins) || surroundings.joinsRange(token)
  }

  /// Whether a word is the name of a day of the week or of a month.
  func isName(_ word: Token) -> Bool { names.contains(word) }

  /// The words of dates and times, without those that numbers and the like are made of.
  var spoken: WordSet { names.union(words.value.words) }

  /// Throws for a fault in the phrases, which are compiled when they are needed.
  func check() throws(Diagnostic) { try phrases.templates() }

  /// In which order the parts of a date stand: as the data says of the region, else as Unicode does, else as the data says.
  private static func order(_ data: DataNode, _ locale: LocaleTag) throws(Diagnostic) -> NumericDateRecognizer.Order {
    let regional = try locale.region.flatMap(data.child("numericOrders").optional)
    if regional == nil, locale.region != nil, let order = NumericDateRecognizer.Order(locale: locale.identifier) {
      return order
    }
    let ordering = if let regional { regional } else { try data.child("numericOrder") }
    guard let order = NumericDateRecognizer.Order(rawValue: try ordering.text()) else {
      throw ordering.fault("an order is dmy, mdy or ymd")
    }
    return order
  }

  private static func numbers(_ data: DataNode) throws(Diagnostic) -> [String: Int] {
    var numbers: [String: Int] = [:]
    for (number, word) in try data.wordsByNumber() { numbers[word] = Int(number) }
    return numbers
  }
}
