import ParlanceDiagnostics
import ParlanceTemplates

/// Finds lengths of time: “two hours”, “1 h 30 min”, “an hour and a half”.
final class DurationRecognizer: SpanRecognizer {
  /// A length that ends before the token at `end`, and the seconds of its last unit.
  private struct Reading: Hashable {
    var end: Int
    var seconds: Double
    var unit: Int
  }

  private let numbers: any NumberReader
  private let units: [String: Int]
  private let articles: WordSet
  private let and: String
  private let halves: [String]
  private let quarters: [String]
  private let phrases: PhraseSet

  /// An hour, whose rest is counted in minutes: “1 h 30”.
  private static var hour: Int { 3600 }
  private static var minute: Int { 60 }

  /// Reads the data under `durations`.
  init(_ data: DataNode, numbers: any NumberReader, tokenizer: Tokenizer) throws(Diagnostic) {
    self.numbers = numbers
    var units: [String: Int] = [:]
    for (seconds, word) in try data.child("units").wordsByNumber() { units[word] = Int(seconds) }
    self.units = units
    articles = WordSet(try data.child("articles").words())
    and = Tokenizer().word(try data.child("and").text())
    halves = tokenizer.tokens(try data.child("halves").text()).map(\.text)
    quarters = tokenizer.tokens(try data.optional("quarters")?.text() ?? "").map(\.text)
    var phrases: [Phrase] = []
    for (key, value) in try data.child("phrases").entries() {
      guard let seconds = Int(key) else { throw value.fault("the key “\(key)” is no number of seconds") }
      phrases += try Phrase.read(value, payload: seconds)
    }
    self.phrases = PhraseSet(phrases, tokenizer: tokenizer)
  }

  private init(_ other: DurationRecognizer, units: [String: Int]) {
    numbers = other.numbers
    self.units = units
    articles = other.articles
    and = other.and
    halves = other.halves
    quarters = other.quarters
    phrases = other.phrases
  }

  /// Throws for a fault in the phrases, which are compiled when they are needed.
  func check() throws(Diagnostic) { try phrases.templates() }

  /// The same with the units that are shorter than a day only.
  var withinDay: DurationRecognizer { DurationRecognizer(self, units: units.filter { $0.value < 86_400 }) }

  /// Whether the token is part of a number, an article, or the first word of a phrase.
  func canBegin(with token: Token) -> Bool {
    numbers.canTake(token) || articles.contains(token) || phrases.mayBegin(with: token)
  }

  /// The spans from `start`.
  func spans(in tokens: [Token], at start: Int) -> [Span] {
    var found: [Int: Double] = [:]
    for reading in readings(in: tokens, at: start, below: .max) where found[reading.end] == nil {
      found[reading.end] = reading.seconds
    }
    return found.sorted { $0.key > $1.key }.map { Span(end: $0.key, value: .duration(seconds: $0.value)) }
  }

  /// Lengths whose largest unit is below `limit`, and each with smaller ones after it.
  private func readings(in tokens: [Token], at start: Int, below limit: Int) -> [Reading] {
    guard start < tokens.count else { return [] }
    var found: [Reading] = []
    for reading in single(in: tokens, at: start) where reading.unit < limit {
      found.append(reading)
      let next = reading.end
      for (words, share) in [(halves, 0.5), (quarters, 0.25)] where starts(with: words, in: tokens, at: next) {
        let seconds = reading.seconds + Double(reading.unit) * share
        found.append(Reading(end: next + words.count, seconds: seconds, unit: reading.unit))
      }
      if reading.unit == Self.hour, let minutes = minutes(in: tokens, at: next) {
        found.append(Reading(end: minutes.end, seconds: reading.seconds + minutes.seconds, unit: Self.minute))
      }
      let joined = next < tokens.count && tokens[next].text == and ? [next, next + 1] : [next]
      for rest in joined.flatMap({ readings(in: tokens, at: $0, below: reading.unit) }) {
        found.append(Reading(end: rest.end, seconds: reading.seconds + rest.seconds, unit: rest.unit))
      }
    }
    return found
  }

  /// A number with its unit, or a phrase.
  private func single(in tokens: [Token], at start: Int) -> [Reading] {
    var found: [Reading] = []
    for reading in numbers.readings(of: tokens.lazy.map(\.text).dropFirst(start).prefix(12)) {
      guard reading.quantity.value >= 0, reading.quantity.value < 1e9 else { continue }
      var end = start + reading.end
      if !reading.quantity.isWhole, end < tokens.count, articles.contains(tokens[end]) { end += 1 }
      guard let unit = units.longestWord(in: tokens, at: end) else { continue }
      found.append(Reading(end: unit.end, seconds: reading.quantity.value * Double(unit.value), unit: unit.value))
    }
    if articles.contains(tokens[start]), let unit = units.longestWord(in: tokens, at: start + 1) {
      found.append(Reading(end: unit.end, seconds: Double(unit.value), unit: unit.value))
    }
    for match in phrases.matches(tokens, from: start, toEnd: false) {
      found.append(Reading(end: match.end, seconds: Double(match.payload), unit: Self.hour))
    }
    return found
  }

  /// The minutes behind hours, where no unit is said of them: “1 h 30”, « deux heures quinze », and «dos horas y diez» at the end.
  private func minutes(in tokens: [Token], at place: Int) -> (end: Int, seconds: Double)? {
    guard place < tokens.count else { return nil }
    let isJoined = tokens[place].text == and
    let start = isJoined ? place + 1 : place
    guard start < tokens.count, let number = numbers.readings(of: tokens[start...].lazy.map(\.text).prefix(3)).first,
      let minutes = number.quantity.whole, case let end = start + number.end,
      units.longestWord(in: tokens, at: end) == nil
    else { return nil }
    let isInDigits = tokens[start].text.first?.isNumber == true
    // “Two hours one egg”: minutes before the tenth are said with their unit.
    guard isJoined ? end == tokens.count && (5..<60).contains(minutes) : ((isInDigits ? 0 : 10)..<60).contains(minutes)
    else { return nil }
    return (end, Double(minutes * Self.minute))
  }

  private func starts(with words: [String], in tokens: [Token], at start: Int) -> Bool {
    !words.isEmpty && tokens[min(start, tokens.count)...].prefix(words.count).map(\.text) == words
  }
}
