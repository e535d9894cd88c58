/// Rules templates out by the words of an utterance, so that only those are read that can match.
///
/// A template stays if each word of the utterance is one of its literals or can stand in one of its slots, and if each of its
/// clauses has a word in the utterance. Both tests are necessary for a match and not sufficient, so nothing is lost by them.
/// Sets of templates are rows of bits.
struct TemplateIndex: Sendable {
  /// Sixty-four templates of a row.
  struct Chunk: Sendable {
    var place: Int32
    var bits: UInt64
  }

  /// How many words a row of bits has.
  private(set) var width = 0
  private var templateCount = 0
  private var recognizerCount = 0
  private var clauseCount = 0
  /// Of each symbol, the templates that it is a literal of.
  private var literals = Groups<Chunk>()
  /// Of each symbol, the recognisers that can take it.
  private var takers = Groups<Int32>()
  /// Of each symbol, then of each recogniser, the clauses that it fulfils.
  private var clausesOfWord = Groups<Int32>()
  private var clausesOfRecognizer = Groups<Int32>()
  /// Of each template, the clauses that it demands.
  private var demands = Groups<Int32>()
  /// Of each recogniser, a row of the templates that have a slot which it fills.
  private var rows: [UInt64] = []
  /// The templates with a slot that can take any word.
  private var open: [UInt64] = []
  /// Of each group of recognisers that are to be asked, one of them and all of them.
  private var asked: [(speaker: Int, members: [Int])] = []

  /// An empty index.
  init() {}

  /// Indexes an automaton's templates; `vocabulary` holds the words of each recogniser that takes some words alone.
  init(_ automaton: AutomatonContent, coverage: [Coverage], vocabulary: [[Int32]]) {
    templateCount = automaton.templates.count
    width = (templateCount + 63) / 64
    let contents = NetworkContents(automaton)
    recognizerCount = max(coverage.count, (automaton.slots.map { Int($0.recognizer) + 1 }.max() ?? 0))
    addLiterals(of: automaton, contents, recognizerCount: recognizerCount)
    open = Array(repeating: 0, count: width)
    var groups: [Int: [Int]] = [:]
    for recognizer in 0..<recognizerCount {
      switch recognizer < coverage.count ? coverage[recognizer] : .anything {
      case .anything: for place in 0..<width { open[place] |= rows[recognizer * width + place] }
      case .words: continue
      case .asked(let group): groups[group, default: []].append(recognizer)
      }
    }
    asked = groups.sorted { $0.key < $1.key }.map { (speaker: $0.value[0], members: $0.value) }
    var takersOfWord: [[Int32]] = Array(repeating: [], count: automaton.symbols.count)
    for (recognizer, words) in vocabulary.enumerated() {
      for word in Set(words) { takersOfWord[Int(word)].append(Int32(recognizer)) }
    }
    takers = Groups(takersOfWord)
    addClauses(of: automaton, coverage, recognizerCount: recognizerCount)
  }

  private mutating func addLiterals(
    of automaton: AutomatonContent, _ contents: NetworkContents, recognizerCount: Int
  ) {
    rows = Array(repeating: 0, count: recognizerCount * width)
    var chunks: [[Chunk]] = Array(repeating: [], count: automaton.symbols.count)
    for (number, template) in automaton.templates.enumerated() {
      let place = Int32(number / 64)
      let bit = UInt64(1) << UInt64(number % 64)
      for word in contents.words[Int(template.network)] {
        if let last = chunks[Int(word)].indices.last, chunks[Int(word)][last].place == place {
          chunks[Int(word)][last].bits |= bit
        } else {
          chunks[Int(word)].append(Chunk(place: place, bits: bit))
        }
      }
      for recognizer in contents.recognizers[Int(template.network)] {
        rows[Int(recognizer) * width + Int(place)] |= bit
      }
    }
    literals = Groups(chunks)
  }

  private mutating func addClauses(of automaton: AutomatonContent, _ coverage: [Coverage], recognizerCount: Int) {
    var search = ClauseSearch(automaton, coverage: coverage)
    let clauses = search.clauses()
    var numbers: [Clause: Int32] = [:]
    var ofWord: [[Int32]] = Array(repeating: [], count: automaton.symbols.count)
    var ofRecognizer: [[Int32]] = Array(repeating: [], count: recognizerCount)
    var ofTemplate: [[Int32]] = []
    for template in automaton.templates {
      var demanded: [Int32] = []
      for clause in clauses[Int(template.network)] {
        if let known = numbers[clause] {
          demanded.append(known)
          continue
        }
        let number = Int32(numbers.count)
        numbers[clause] = number
        demanded.append(number)
        for word in clause.words { ofWord[Int(word)].append(number) }
        for recognizer in clause.recognizers { ofRecognizer[Int(recognizer)].append(number) }
      }
      ofTemplate.append(demanded)
    }
    clauseCount = numbers.count
    clausesOfWord = Groups(ofWord)
    clausesOfRecognizer = Groups(ofRecognizer)
    demands = Groups(ofTemplate)
  }

  /// The templates that the words do not rule out, in order.
  func candidates(_ lattice: Lattice, _ recognizers: [any SpanRecognizer]) -> [Int32] {
    guard width > 0 else { return [] }
    var test = Test(
      row: open, present: Array(repeating: UInt64(0), count: (clauseCount + 63) / 64),
      remaining: Array(repeating: UInt64.max, count: width))
    if templateCount % 64 != 0 { test.remaining[width - 1] = (1 << UInt64(templateCount % 64)) - 1 }
    for token in lattice.tokens.indices {
      if token > 0 { for place in 0..<width { test.row[place] = open[place] } }
      note(lattice.symbols[Int(lattice.places[token])], &test)
      if lattice.isCut { for symbol in lattice.symbols(within: token) { note(symbol, &test) } }
      // What stands between two seams of a word is looked up nowhere.
      if lattice.hasSeveralSeams(token) { for recognizer in 0..<recognizerCount { take(recognizer, &test) } }
      for group in asked where lattice.canTake(token, recognizers[group.speaker]) {
        for recognizer in group.members { take(recognizer, &test) }
      }
      for place in 0..<width { test.remaining[place] &= test.row[place] }
    }
    return demanding(test.present, among: test.remaining)
  }

  /// What is known so far of one utterance.
  private struct Test {
    /// The templates that can take the token at hand.
    var row: [UInt64]
    /// The clauses that are fulfilled.
    var present: [UInt64]
    /// The templates that can take every token so far.
    var remaining: [UInt64]
  }

  private func note(_ symbol: Int32, _ test: inout Test) {
    guard symbol >= 0 else { return }
    for place in literals.places(of: symbol) {
      let chunk = literals[place]
      test.row[Int(chunk.place)] |= chunk.bits
    }
    for place in clausesOfWord.places(of: symbol) { fulfil(clausesOfWord[place], &test) }
    for place in takers.places(of: symbol) { take(Int(takers[place]), &test) }
  }

  private func take(_ recognizer: Int, _ test: inout Test) {
    for place in 0..<width { test.row[place] |= rows[recognizer * width + place] }
    for place in clausesOfRecognizer.places(of: Int32(recognizer)) { fulfil(clausesOfRecognizer[place], &test) }
  }

  private func fulfil(_ clause: Int32, _ test: inout Test) {
    test.present[Int(clause) >> 6] |= 1 << UInt64(clause & 63)
  }

  /// The templates of a row whose clauses are all fulfilled.
  private func demanding(_ present: [UInt64], among remaining: [UInt64]) -> [Int32] {
    var found: [Int32] = []
    for place in 0..<width {
      var bits = remaining[place]
      while bits != 0 {
        let template = Int32(place * 64 + bits.trailingZeroBitCount)
        bits &= bits - 1
        var isFulfilled = true
        for place in demands.places(of: template) {
          let clause = demands[place]
          if present[Int(clause) >> 6] & (1 << UInt64(clause & 63)) == 0 {
            isFulfilled = false
            break
          }
        }
        if isFulfilled { found.append(template) }
      }
    }
    return found
  }
}
