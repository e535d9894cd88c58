/// Sentences of a grammar, numbered, so that some of very many can be made.
struct SpeechSentences {
  private let rules: [String: SpeechExpression]
  private let fills: Set<String>
  /// What is written where any words can stand; `nil` leaves such sentences out.
  private let freeText: String?
  private var counts: [String: Int] = [:]

  /// The most that is counted.
  private static let most = 1 << 50

  /// Prepares for the sentences of a grammar.
  init(_ grammar: SpeechGrammar, freeText: String? = nil) {
    rules = grammar.rulesByName
    fills = grammar.fills
    self.freeText = freeText
  }

  /// At most so many sentences, or one for each name if these are more, spread over all, each once; and whether they are all but for names.
  mutating func sentences(of expression: SpeechExpression, most: Int) -> (texts: [String], areAll: Bool) {
    let count = count(expression)
    let values = longestFill(in: expression)
    let turns = max(min(most, count), values)
    var seen: Set<String> = []
    var texts: [String] = []
    for turn in 0..<turns {
      var number = turn
      if count > most {
        let stride = count / most
        number = turn * stride + turn &* 40_503 % stride
      }
      number %= max(1, count)
      guard let words = words(of: expression, &number, turn) else { continue }
      let text = words.joined(separator: " ")
      if !text.isEmpty, seen.insert(text).inserted { texts.append(text) }
    }
    return (texts, count <= most)
  }

  private mutating func count(_ expression: SpeechExpression) -> Int {
    switch expression {
    case .word, .anyWords: return 1
    case .rule(let name):
      if fills.contains(name) { return 1 }
      if let known = counts[name] { return known }
      let own = rules[name].map { count($0) } ?? 1
      counts[name] = own
      return own
    case .choice(let parts): return parts.reduce(0) { min(Self.most, $0 + count($1)) }
    case .sequence(let parts):
      return parts.reduce(1) { product, part in
        let (next, overflows) = product.multipliedReportingOverflow(by: count(part))
        return overflows ? Self.most : min(Self.most, next)
      }
    }
  }

  /// How many values the rule of values has that has the most.
  private func longestFill(in expression: SpeechExpression) -> Int {
    var most = 1
    expression.forEach { part in
      guard case .rule(let name) = part, let inner = rules[name] else { return }
      if fills.contains(name) {
        if case .choice(let values) = inner { most = max(most, values.count) }
      } else {
        most = max(most, longestFill(in: inner))
      }
    }
    return most
  }

  private mutating func words(of expression: SpeechExpression, _ number: inout Int, _ turn: Int) -> [String]? {
    switch expression {
    case .word(let word): return [word]
    case .anyWords: return freeText.map { [$0] }
    case .rule(let name):
      guard let inner = rules[name] else { return nil }
      guard fills.contains(name) else { return words(of: inner, &number, turn) }
      return value(of: inner, turn)
    case .choice(let parts):
      let size = max(1, count(expression))
      var rest = number % size
      number /= size
      for part in parts {
        let own = count(part)
        if rest < own { return words(of: part, &rest, turn) }
        rest -= own
      }
      return nil
    case .sequence(let parts):
      var all: [String] = []
      for part in parts {
        guard let words = words(of: part, &number, turn) else { return nil }
        all += words
      }
      return all
    }
  }

  /// One of the values, another with each turn.
  private mutating func value(of expression: SpeechExpression, _ turn: Int) -> [String]? {
    var (rest, index) = (turn, turn)
    if case .choice(let parts) = expression {
      guard !parts.isEmpty else { return nil }
      index = turn % parts.count
      rest = turn / parts.count
      return words(of: parts[index], &rest, rest)
    }
    return words(of: expression, &rest, turn)
  }
}
