/// How often each word is to be expected behind the words before it, counted over a whole grammar without writing its sentences.
///
/// A choice divides what is expected among its parts evenly. Ways that end in the same two words go on as one, so that the cost is that
/// of the grammar's size and not of what it stands for.
struct NGramCounts {
  /// The words before what comes next, at most two, with how often that is to be expected; behind free text only those since then.
  ///
  /// They keep the order in which they came, so that the same sums are made in the same way each time.
  private struct Histories {
    private(set) var keys: [[Int]] = []
    private var masses: [[Int]: Double] = [:]

    /// The histories with what is expected of each.
    var all: [(words: [Int], mass: Double)] { keys.map { ($0, masses[$0] ?? 0) } }

    /// What is expected of all together.
    var sum: Double { keys.reduce(0) { $0 + (masses[$1] ?? 0) } }

    /// Adds to what is expected of a history.
    mutating func add(_ words: [Int], _ mass: Double) {
      if masses[words] == nil { keys.append(words) }
      masses[words, default: 0] += mass
    }

    /// Adds those of others, each so many times.
    mutating func add(_ others: Histories, times factor: Double = 1) {
      for (words, mass) in others.all { add(words, mass * factor) }
    }

    /// All of them, so many times.
    func times(_ factor: Double) -> Histories {
      var result = Histories()
      result.add(self, times: factor)
      return result
    }
  }

  /// What is expected behind some words.
  struct Row {
    /// By word.
    var words: [Int: Double] = [:]
    /// Any words.
    var free = 0.0

    /// All words but free ones, added up in the order of their numbers.
    var expected: Double { words.keys.sorted().reduce(0) { $0 + (words[$1] ?? 0) } }
  }

  /// The beginning of a sentence.
  static let start = 0
  /// The end of a sentence.
  static let end = 1

  /// The words by number.
  private(set) var words = ["<s>", "</s>"]
  /// What is expected behind two words, one and none.
  private(set) var rows: [[Int]: Row] = [:]
  /// What is expected behind free text, of any length.
  private(set) var afterFree = Row()

  /// How many rules were gone through.
  private var ruleCount = 0
  /// The most that are: rules that double what they name stand for more than anybody says.
  private static let mostRules = 500_000

  private var numbers: [String: Int] = ["<s>": start, "</s>": end]
  private let rules: [String: SpeechExpression]

  /// How many words of free text stand in a row, on the average.
  private static let freeLength = 3.0
  /// How often something stands before a sentence, and behind it.
  private static let fillerShare = 0.15
  /// How much of what is said comes from outside the grammar.
  private static let outside = 0.25

  /// Counts the sentences of a grammar, each as likely as its weight says; all together they are one.
  init(_ grammar: SpeechGrammar) {
    rules = grammar.rulesByName
    let total = grammar.sentences.reduce(0) { $0 + $1.weight }
    let filler: SpeechExpression? = grammar.fillers.isEmpty ? nil : .oneOf(grammar.fillers)
    var beginning = Histories()
    beginning.add([Self.start], 1)
    let open = optional(filler, beginning.times(1 - Self.outside))
    var ends = Histories()
    for sentence in grammar.sentences where sentence.weight > 0 {
      ends.add(walk(sentence.expression, open.times(sentence.weight / total)))
    }
    ends = optional(filler, ends)
    ends.add(walk(.anyWords, beginning.times(Self.outside)))
    for (words, mass) in ends.all { note(Self.end, behind: words, mass) }
  }

  private mutating func optional(_ part: SpeechExpression?, _ open: Histories) -> Histories {
    guard let part else { return open }
    var result = open.times(1 - Self.fillerShare)
    result.add(walk(part, open.times(Self.fillerShare)))
    return result
  }

  /// Says an expression behind each history; gives the histories that it ends in.
  private mutating func walk(_ expression: SpeechExpression, _ open: Histories) -> Histories {
    var next = Histories()
    switch expression {
    case .word(let word):
      let number = number(of: word)
      for (words, mass) in open.all {
        note(number, behind: words, mass)
        next.add(Array((words + [number]).suffix(2)), mass)
      }
    case .anyWords:
      for (words, mass) in open.all {
        for length in 0...words.count { rows[Array(words.suffix(length)), default: Row()].free += mass }
      }
      let mass = open.sum
      afterFree.free += mass * (Self.freeLength - 1)
      next.add([], mass)
    case .rule(let name):
      ruleCount += 1
      guard ruleCount <= Self.mostRules, let rule = rules[name] else { return open }
      return walk(rule, open)
    case .choice(let parts):
      let own = open.times(1 / Double(parts.count))
      for part in parts { next.add(walk(part, own)) }
    case .sequence(let parts): return parts.reduce(open) { walk($1, $0) }
    }
    return next
  }

  private mutating func number(of word: String) -> Int {
    if let known = numbers[word] { return known }
    numbers[word] = words.count
    words.append(word)
    return words.count - 1
  }

  private mutating func note(_ word: Int, behind history: [Int], _ mass: Double) {
    if history.isEmpty { afterFree.words[word, default: 0] += mass }
    for length in 0...history.count {
      rows[Array(history.suffix(length)), default: Row()].words[word, default: 0] += mass
    }
  }
}
