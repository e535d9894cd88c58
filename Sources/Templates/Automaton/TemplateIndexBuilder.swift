/// Makes the index of an automaton that is otherwise complete.
struct TemplateIndexBuilder {
  private let automaton: AutomatonContent
  private let coverage: [Coverage]
  private let recognizerCount: Int
  private var index = TemplateIndex()
  /// Of each recogniser, the templates that have a slot which it fills, and the clauses that it fulfils; dense.
  private var recognizerRows: [[UInt64]] = []
  /// Of each symbol, the templates that it is a literal of, and the clauses that it fulfils.
  private var symbolChunks: [[TemplateIndex.Chunk]]
  /// Of each group that is asked, what says the same in every utterance.
  private var speakers: [(@Sendable (Token) -> Bool)?] = []
  /// Of each symbol, in how many templates it is a literal.
  private var literalCounts: [Int]

  /// Takes an automaton and what its recognisers can take, by number; those beyond the last can take anything.
  init(_ automaton: AutomatonContent, coverage: [Coverage]) {
    self.automaton = automaton
    self.coverage = coverage
    recognizerCount = max(coverage.count, (automaton.slots.map { Int($0.recognizer) + 1 }.max() ?? 0))
    symbolChunks = Array(repeating: [], count: automaton.symbols.count)
    literalCounts = Array(repeating: 0, count: automaton.symbols.count)
  }

  /// The index; `vocabulary` holds the words of each recogniser that takes some words alone.
  mutating func made(vocabulary: [[Int32]]) -> TemplateIndex {
    index.templateCount = automaton.templates.count
    index.width = (index.templateCount + 63) / 64
    recognizerRows = Array(repeating: Array(repeating: 0, count: index.width), count: recognizerCount)
    addLiterals()
    addClauses()
    index.open = Array(repeating: 0, count: index.width)
    (index.begun, index.openToText) = (index.open, index.open)
    for recognizer in 0..<recognizerCount {
      switch recognizer < coverage.count ? coverage[recognizer] : .anything {
      case .anyText: open(recognizer, in: \.openToText)
      case .anything: open(recognizer, in: \.open)
      case .begun: open(recognizer, in: \.begun)
      case .words, .asked: continue
      }
    }
    addGroups()
    index.anything = chunks(joined(Array(0..<Int32(recognizerCount))))
    addClasses(vocabulary)
    return index
  }

  private mutating func open(_ recognizer: Int, in row: WritableKeyPath<TemplateIndex, [UInt64]>) {
    for place in 0..<index.width { index[keyPath: row][place] |= recognizerRows[recognizer][place] }
  }

  private mutating func addLiterals() {
    let contents = NetworkContents(automaton)
    for (number, template) in automaton.templates.enumerated() {
      for word in contents.words[Int(template.network)] {
        set(number, of: word)
        literalCounts[Int(word)] += 1
      }
      for recognizer in contents.recognizers[Int(template.network)] {
        recognizerRows[Int(recognizer)][number / 64] |= 1 << UInt64(number % 64)
      }
    }
  }

  /// Sets a bit of a symbol's row; bits come in order.
  private mutating func set(_ bit: Int, of symbol: Int32) {
    let place = Int64(bit / 64)
    let bits = UInt64(1) << UInt64(bit % 64)
    if let last = symbolChunks[Int(symbol)].indices.last, symbolChunks[Int(symbol)][last].place == place {
      symbolChunks[Int(symbol)][last].bits |= bits
    } else {
      symbolChunks[Int(symbol)].append(TemplateIndex.Chunk(place: place, bits: bits))
    }
  }

  private mutating func addClauses() {
    var search = ClauseSearch(automaton, coverage: coverage)
    let clauses = search.clauses()
    var numbers: [Clause: Int32] = [:]
    var frequencies: [Int] = []
    var ofRecognizer: [[Int32]] = Array(repeating: [], count: recognizerCount)
    var ofTemplate: [[Int32]] = []
    var known: [Clause] = []
    for template in automaton.templates {
      var demanded: [Int32] = []
      for clause in clauses[Int(template.network)] {
        if let number = numbers[clause] {
          demanded.append(number)
          continue
        }
        let number = Int32(numbers.count)
        numbers[clause] = number
        known.append(clause)
        demanded.append(number)
        for word in clause.words { set(index.width * 64 + Int(number), of: word) }
        for recognizer in clause.recognizers { ofRecognizer[Int(recognizer)].append(number) }
        // A word of many phrases is heard more often than a word of one.
        frequencies.append(
          clause.words.reduce(clause.recognizers.count * index.templateCount) { $0 + literalCounts[Int($1)] })
      }
      ofTemplate.append(demanded.sorted { frequencies[Int($0)] < frequencies[Int($1)] })
    }
    index.demands = Groups(ofTemplate)
    index.clauseWidth = (numbers.count + 63) / 64
    for recognizer in 0..<recognizerCount {
      recognizerRows[recognizer] += Array(repeating: 0, count: index.clauseWidth)
      for clause in ofRecognizer[recognizer] {
        recognizerRows[recognizer][index.width + Int(clause) / 64] |= 1 << UInt64(clause % 64)
      }
    }
    addRarest(ofTemplate.map { $0.first.map { known[Int($0)] } })
  }

  /// Notes of each template what fulfils the clause that it demands and that is fulfilled least often.
  private mutating func addRarest(_ clauses: [Clause?]) {
    let first = index.width + index.clauseWidth
    for recognizer in 0..<recognizerCount { recognizerRows[recognizer] += Array(repeating: 0, count: index.width) }
    index.undemanding = Array(repeating: 0, count: index.width)
    for (template, clause) in clauses.enumerated() {
      let (place, bit) = (template / 64, UInt64(1) << UInt64(template % 64))
      guard let clause else {
        index.undemanding[place] |= bit
        continue
      }
      for word in clause.words { set(first * 64 + template, of: word) }
      for recognizer in clause.recognizers { recognizerRows[Int(recognizer)][first + place] |= bit }
    }
  }

  private mutating func addGroups() {
    var groups: [Int: (members: [Int32], always: (@Sendable (Token) -> Bool)?, isBegun: Bool)] = [:]
    for (recognizer, coverage) in coverage.enumerated() {
      switch coverage {
      case .asked(let group, let always):
        let speaker = always.map { always in { @Sendable token in always.canTake(token) } }
        groups[group, default: ([], speaker, false)].members.append(Int32(recognizer))
      case .begun(let group, let always): groups[group, default: ([], always, true)].members.append(Int32(recognizer))
      case .words(_, let others?):
        groups[others.group, default: ([], others.canTake, false)].members.append(Int32(recognizer))
      case .anyText, .anything, .words: continue
      }
    }
    let ordered = groups.sorted { $0.key < $1.key }
    speakers = ordered.map(\.value.always)
    index.asked = ordered.map { _, group in
      TemplateIndex.AskedGroup(
        speaker: Int(group.members[0]), isAlways: group.always != nil, isBegun: group.isBegun,
        row: chunks(joined(group.members)))
    }
  }

  /// Gives each symbol its class: symbols of lists alone have the same one as all others of these lists.
  private mutating func addClasses(_ vocabulary: [[Int32]]) {
    var takers: [[Int32]] = Array(repeating: [], count: automaton.symbols.count)
    for (recognizer, words) in vocabulary.enumerated() {
      for word in words where takers[Int(word)].last != Int32(recognizer) {
        takers[Int(word)].append(Int32(recognizer))
      }
    }
    for (number, always) in speakers.enumerated() {
      guard let always else { continue }
      for (symbol, word) in automaton.symbols.words.enumerated() where always(Token(word, range: 0..<0)) {
        takers[symbol].append(Int32(recognizerCount + number))
      }
    }
    var rows: [[TemplateIndex.Chunk]] = []
    var known: [[Int32]: Int32] = [:]
    for symbol in takers.indices {
      if symbolChunks[symbol].isEmpty, let same = known[takers[symbol]] {
        index.classes.append(same)
        continue
      }
      var row = joined(takers[symbol])
      for chunk in symbolChunks[symbol] { row[Int(chunk.place)] |= chunk.bits }
      if symbolChunks[symbol].isEmpty { known[takers[symbol]] = Int32(rows.count) }
      index.classes.append(Int32(rows.count))
      rows.append(chunks(row))
    }
    index.rows = Groups(rows)
  }

  /// The rows of recognisers, and of groups behind these, as one; dense.
  private func joined(_ recognizers: [Int32]) -> [UInt64] {
    var row = Array(repeating: UInt64(0), count: 2 * index.width + index.clauseWidth)
    for recognizer in recognizers {
      if Int(recognizer) < recognizerCount {
        for (place, bits) in recognizerRows[Int(recognizer)].enumerated() { row[place] |= bits }
      } else {
        for chunk in index.asked[Int(recognizer) - recognizerCount].row { row[Int(chunk.place)] |= chunk.bits }
      }
    }
    return row
  }

  /// What a row has that ``TemplateIndex/open`` has not.
  private func chunks(_ row: [UInt64]) -> [TemplateIndex.Chunk] {
    row.enumerated().compactMap { place, bits in
      let bits = place < index.width ? bits & ~index.open[place] : bits
      return bits == 0 ? nil : TemplateIndex.Chunk(place: Int64(place), bits: bits)
    }
  }
}
