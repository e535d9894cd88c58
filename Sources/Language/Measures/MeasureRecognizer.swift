import ParlanceTemplates

/// Finds what is measured: “5 km”, “three pounds”, “20 Grad”, “5 feet 3 inches”, “5 dollars 50”; a number alone is one of the unit that is expected.
struct MeasureRecognizer: SpanRecognizer {
  /// What a unit is called, around its number.
  private struct Name {
    var before: [String]
    var after: [String]
    var unit: Int
  }

  private struct Unit {
    var index: Int32
    /// What one of it is in the base unit; 0 for whichever unit is expected.
    var factor: Double
    /// How much of the unit that `index` tells it is: a cent a hundredth, a German pound half a kilogram.
    var share = 1.0
  }

  private let numbers: any SpanRecognizer
  private let articles: WordSet
  private let joints: WordSet
  private let shares: [MeasureWords.Share]
  private let stems: Stems?
  private let isMoney: Bool
  private var units: [Unit] = []
  /// The names by their first word behind the number, and by its stem; under no word those that have none there.
  private var names: [String: [Name]] = [:]
  /// The first words of names that begin before the number.
  private var openings: WordSet = []

  /// The most units of one quantity, such as feet and inches.
  private static var mostParts: Int { 3 }
  /// The most words of a unit before its number.
  private static var mostBefore: Int { 3 }

  /// How finely money is counted.
  private static var fractions: Double { 10_000 }

  /// Collects the names of all units of a class of Foundation's, or of the currencies, of which that of the locale goes before others that are called so.
  init(
    _ dimension: String, data: MeasureWords, locale: LocaleTag, numbers: any SpanRecognizer, stems: Stems?,
    tokenizer: Tokenizer
  ) {
    self.numbers = numbers
    self.stems = stems
    articles = data.articles
    joints = data.joints
    shares = data.shares
    isMoney = dimension == MeasureUnits.money
    let locales = [locale.identifier] + data.regions.map { "\(locale.language)_\($0)" }
    let own = isMoney ? MeasureUnits.currency(of: locale.identifier) : nil
    let entries = MeasureUnits.usual(dimension, first: own)
    for entry in entries {
      for (share, word) in entry.name.flatMap({ data.multiples[$0] }) ?? [] { add(word, share, of: entry) }
    }
    for entry in entries {
      let unit = units.count
      units.append(Unit(index: Int32(entry.index), factor: entry.factor))
      var texts = locales.flatMap { locale in entry.name.map { MeasureNames(locale: locale).texts($0) } ?? [] }
      texts += (entry.name.flatMap { data.words[$0] } ?? []).map { "5 \($0)" }
      if !entry.symbol.isEmpty { texts.append("5 \(entry.symbol)") }
      for text in texts { add(tokenizer.tokens(text).map(\.text), unit) }
    }
  }

  private mutating func add(_ word: String, _ share: Double, of entry: MeasureUnits.Entry) {
    units.append(Unit(index: Int32(entry.index), factor: entry.factor * share, share: share))
    add(["5", word], units.count - 1)
  }

  private mutating func add(_ words: [String], _ unit: Int) {
    guard let number = words.firstIndex(where: { $0.utf8.first.map { (0x30...0x39).contains($0) } ?? false }) else {
      return
    }
    let name = Name(before: Array(words[..<number]), after: Array(words[(number + 1)...]), unit: unit)
    guard !name.before.isEmpty || !name.after.isEmpty else { return }
    add(name)
    // On whichever side a region writes the sign of a currency, people write it on the other too.
    if isMoney, name.before.isEmpty || name.after.isEmpty {
      add(Name(before: name.after, after: name.before, unit: unit))
    }
  }

  private mutating func add(_ name: Name) {
    let first = name.after.first ?? ""
    let isKnown = names[first, default: []].contains { $0.before == name.before && $0.after == name.after }
    guard !isKnown else { return }
    if let opening = name.before.first { openings = openings.union([opening]) }
    for key in Set([first, stemmed(first)]) { names[key, default: []].append(name) }
  }

  private func stemmed(_ word: String) -> String { stems?.stem(of: word) ?? word }

  /// Whether the token is part of a number, an article, or a word before one.
  func canBegin(with token: Token) -> Bool {
    numbers.canBegin(with: token) || articles.contains(token) || openings.contains(token)
  }

  /// The spans from `start`.
  func spans(in tokens: [Token], at start: Int) -> [Span] {
    var found: [Int: SpanValue] = [:]
    for span in quantities(in: tokens, at: start, below: .infinity, parts: Self.mostParts) where found[span.end] == nil
    {
      found[span.end] = value(span)
    }
    for span in numbers.spans(in: tokens, at: start) where found[span.end] == nil { found[span.end] = span.value }
    return found.sorted { $0.key > $1.key }.map { Span(end: $0.key, value: $0.value) }
  }

  private struct Quantity {
    var end: Int
    var number: Double
    var unit: Unit
  }

  private func value(_ quantity: Quantity) -> SpanValue {
    if quantity.unit.factor == 0 { return .number(quantity.number) }
    let number = quantity.number * quantity.unit.share
    return .measured(
      isMoney ? (number * Self.fractions).rounded() / Self.fractions : number, unit: quantity.unit.index)
  }

  /// Quantities whose largest unit is smaller than `limit`, and each with a smaller one after it.
  private func quantities(in tokens: [Token], at start: Int, below limit: Double, parts: Int) -> [Quantity] {
    guard start < tokens.count, parts > 0 else { return [] }
    var found: [Quantity] = []
    for quantity in single(in: tokens, at: start) where quantity.unit.factor < limit {
      found.append(quantity)
      found += withShares(quantity, tokens)
      guard quantity.unit.factor > 0 else { continue }
      let isJoined = quantity.end < tokens.count && joints.contains(tokens[quantity.end])
      let next = isJoined ? quantity.end + 1 : quantity.end
      for rest in quantities(in: tokens, at: next, below: quantity.unit.factor, parts: parts - 1)
      where rest.unit.factor > 0 {
        let number = quantity.number + rest.number * rest.unit.factor / quantity.unit.factor
        found.append(Quantity(end: rest.end, number: number, unit: quantity.unit))
      }
      if isMoney, !isJoined { found += withHundredths(quantity, tokens) }
    }
    return found
  }

  /// A whole number of a unit with a share of it behind: “a liter and a half”.
  private func withShares(_ quantity: Quantity, _ tokens: [Token]) -> [Quantity] {
    guard quantity.number == quantity.number.rounded() else { return [] }
    return shares.filter { tokens[quantity.end...].lazy.map(\.text).starts(with: $0.words) }.map { share in
      Quantity(end: quantity.end + share.words.count, number: quantity.number + share.of, unit: quantity.unit)
    }
  }

  /// A whole amount of money with the number of hundredths right behind it: “5 dollars 50”.
  private func withHundredths(_ quantity: Quantity, _ tokens: [Token]) -> [Quantity] {
    guard quantity.unit.share == 1, quantity.number == quantity.number.rounded(), quantity.end < tokens.count else {
      return []
    }
    return numbers.spans(in: tokens, at: quantity.end).compactMap { span in
      guard case .integer(let hundredths) = span.value, (1..<100).contains(hundredths) else { return nil }
      return Quantity(end: span.end, number: quantity.number + Double(hundredths) / 100, unit: quantity.unit)
    }
  }

  /// A number with its unit, which may stand around it.
  private func single(in tokens: [Token], at start: Int) -> [Quantity] {
    var found: [Quantity] = []
    let most = openings.contains(tokens[start]) ? min(Self.mostBefore, tokens.count - start - 1) : 0
    for count in 0...most {
      let before = tokens[start..<start + count].map(\.text)
      for number in counts(in: tokens, at: start + count, takingArticles: count == 0) {
        guard let name = name(in: tokens, at: number.end, after: before) else { continue }
        found.append(Quantity(end: number.end + name.after.count, number: number.value, unit: units[name.unit]))
      }
    }
    return found
  }

  /// Numbers, and the one that an article means; “half a” is one too.
  private func counts(in tokens: [Token], at start: Int, takingArticles: Bool) -> [(end: Int, value: Double)] {
    var found: [(end: Int, value: Double)] = []
    for span in numbers.spans(in: tokens, at: start) {
      switch span.value {
      case .integer(let integer): found.append((span.end, Double(integer)))
      case .number(let number):
        let hasArticle = span.end < tokens.count && articles.contains(tokens[span.end])
        found.append((hasArticle ? span.end + 1 : span.end, number))
      default: break
      }
    }
    if takingArticles, articles.contains(tokens[start]) { found.append((start + 1, 1)) }
    return found
  }

  /// The longest name that stands at a place, with these words before the number.
  private func name(in tokens: [Token], at start: Int, after before: [String]) -> Name? {
    let word = start < tokens.count ? tokens[start].text : ""
    let named = [names[word], names[stemmed(word)], names[""]].compactMap { $0 }.joined()
    return named.filter { $0.before == before && stands($0.after, in: tokens, at: start) }
      .max { $0.after.count < $1.after.count }
  }

  private func stands(_ words: [String], in tokens: [Token], at start: Int) -> Bool {
    guard start + words.count <= tokens.count else { return false }
    return zip(words, tokens[start...]).allSatisfy { $0 == $1.text || stemmed($0) == stemmed($1.text) }
  }
}
