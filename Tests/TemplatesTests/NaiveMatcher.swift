import ParlanceTemplates

/// A matcher that is too simple to be wrong: it writes out all that a template stands for and tries one text after the other.
struct NaiveMatcher {
  /// A part of one text of a template.
  enum Item: Hashable {
    /// A word as tokens; `beginning` is what is left of them where the slot behind continues the last one.
    case word([String], beginning: Beginning?)
    case slot(String, recognizer: Int)
  }

  /// The tokens of a word that a slot continues.
  struct Beginning: Hashable {
    var tokens: [String]
    /// Whether it is the end of a rule.
    var isRule: Bool
  }

  /// Words that fill a slot.
  struct Filling: Hashable {
    var slot: String
    var scalars: Range<Int>
    var value: SpanValue
  }

  /// One way to read an utterance.
  struct Reading: Hashable {
    var payload: Int
    var end: Int
    var fillings: [Filling]
    var cost: Cost
  }

  /// How a reading cuts words: `nil` for not at all.
  enum Cut {
    /// Between a slot and literal text: such readings must be found.
    case plain
    /// Between two slots, or between a rule and a slot: such readings may be found.
    case daring
  }

  private struct Candidate {
    var payload: Int
    var items: [Item]
  }

  private let tokenize: (String) -> [Token]
  private let recognizers: [any SpanRecognizer]
  /// The texts that begin with a token, and under `nil` the others.
  private var candidates: [String?: [Candidate]] = [:]

  /// Writes out the templates, whose payloads count from 0; `nil` if one stands for too many texts.
  init?(
    _ templates: [Expression], rules: [String: Expression], numbers: [String: Int], recognizers: [any SpanRecognizer],
    tokenize: @escaping (String) -> [Token], limit: Int = 60
  ) {
    self.tokenize = tokenize
    self.recognizers = recognizers
    for (payload, template) in templates.enumerated() {
      guard let texts = NaiveText.all(of: template, rules: rules, limit: limit) else { return nil }
      for items in Set(texts.map { self.items(of: $0, numbers) }) {
        var first: String?
        if case .word(let tokens, beginning: nil) = items.first { first = tokens.first }
        candidates[first, default: []].append(Candidate(payload: payload, items: items))
      }
    }
  }

  private func items(of text: NaiveText, _ numbers: [String: Int]) -> [Item] {
    var items: [Item] = []
    var word = ""
    var isRule = false
    let flush = { (isContinued: Bool, items: inout [Item], word: inout String) in
      let tokens = tokenize(word).map(\.text)
      let last = isContinued && !word.isEmpty ? self.beginning(word) : nil
      let beginning = last.map { Beginning(tokens: $0, isRule: isRule) }
      if !tokens.isEmpty || beginning != nil { items.append(.word(tokens, beginning: beginning)) }
      word = ""
    }
    for piece in text.pieces {
      defer { isRule = piece == .ruleEnd }
      switch piece {
      case .ruleEnd: break
      case .character(let character) where character.isWhitespace: flush(false, &items, &word)
      case .character(let character): word.append(character)
      case .slot(let slot):
        flush(true, &items, &word)
        items.append(.slot((slot.isCapture ? "@" : "") + slot.name, recognizer: numbers[slot.list] ?? -1))
      }
    }
    flush(false, &items, &word)
    return items
  }

  /// The tokens of a word behind which a letter stands, without that letter; `nil` if the letter is a word of its own.
  private func beginning(_ word: String) -> [String]? {
    let letter = "ɣ"
    var tokens = tokenize(word + letter).map(\.text)
    guard let last = tokens.popLast(), last != letter, last.hasSuffix(letter) else { return nil }
    return tokens + [String(last.dropLast())]
  }

  /// All readings from a token on, to the end or as far as any text goes, each with the worst cut that it cannot do without.
  func readings(
    _ tokens: [Token], from start: Int = 0, toEnd: Bool = true, cutting: Bool = false
  ) -> [Reading: Cut?] {
    var search = NaiveSearch(tokens: tokens, recognizers: recognizers, toEnd: toEnd, cutting: cutting)
    let first = start < tokens.count ? candidates[tokens[start].text] : nil
    for candidate in (candidates[nil] ?? []) + (first ?? []) {
      search.payload = candidate.payload
      search.follow(candidate.items[...], at: .init(token: start, offset: 0))
    }
    return search.found
  }
}

/// One text that a template stands for, slots left open.
struct NaiveText: Hashable {
  /// A part of a text.
  enum Piece: Hashable {
    case character(Character)
    case slot(SlotReference)
    /// What stands before it came of a rule.
    case ruleEnd
  }

  /// Its parts in order.
  var pieces: [Piece] = []

  private static func text(_ text: String) -> NaiveText { NaiveText(pieces: text.map { .character($0) }) }

  /// The texts of a template; `nil` if there are too many.
  static func all(of expression: Expression, rules: [String: Expression], limit: Int) -> Set<NaiveText>? {
    switch expression {
    case .text(let text): return [Self.text(text)]
    case .slot(let slot): return [NaiveText(pieces: [.slot(slot)])]
    case .rule(let name):
      let texts = rules[name].flatMap { all(of: $0, rules: rules, limit: limit) }
      return texts.map { Set($0.map { NaiveText(pieces: $0.pieces + [.ruleEnd]) }) }
    case .alternatives(let branches):
      return union(branches.map { all(of: $0, rules: rules, limit: limit) }, limit: limit)
    case .sequence(let items):
      var texts: Set<NaiveText> = [NaiveText()]
      for item in items {
        guard let next = all(of: item, rules: rules, limit: limit), texts.count * next.count <= limit * 4 else {
          return nil
        }
        texts = Set(texts.flatMap { text in next.map { NaiveText(pieces: text.pieces + $0.pieces) } })
      }
      return texts.count <= limit ? texts : nil
    case .permutation(let parts):
      guard let first = parts.first else { return [NaiveText()] }
      if parts.count == 1 { return all(of: .sequence([.text(" "), first, .text(" ")]), rules: rules, limit: limit) }
      let orders = parts.indices.map { index -> Set<NaiveText>? in
        var rest = parts
        let one = rest.remove(at: index)
        return all(of: .sequence([.text(" "), one, .permutation(rest)]), rules: rules, limit: limit)
      }
      return union(orders, limit: limit)
    }
  }

  private static func union(_ sets: [Set<NaiveText>?], limit: Int) -> Set<NaiveText>? {
    let known = sets.compactMap { $0 }
    guard known.count == sets.count else { return nil }
    let all = known.reduce(into: Set<NaiveText>()) { $0.formUnion($1) }
    return all.count <= limit ? all : nil
  }
}
