/// Rules templates out by the words of an utterance, so that only those are read that can match.
///
/// A template stays if each word of the utterance is one of its literals or can stand in one of its slots, and if each of its
/// clauses has a word in the utterance. Both tests are necessary for a match and not sufficient, so nothing is lost by them.
/// Sets are rows of bits: first one bit for each template, then one for each clause, then again one for each template, set where the
/// clause is fulfilled that it demands and that is fulfilled least often. Most templates are ruled out by that alone.
struct TemplateIndex: Sendable {
  /// Sixty-four bits of a row.
  struct Chunk: Sendable {
    /// Which word of the row; as wide as the bits: between two widths an archive would hold bytes that nobody wrote.
    var place: Int64
    /// The bits, the lowest for the lowest number; one is set at least.
    var bits: UInt64
  }

  /// Recognisers that always say the same.
  struct AskedGroup: Sendable {
    /// The one that is asked.
    var speaker: Int
    /// Whether the rows of the symbols have what they say.
    var isAlways: Bool
    /// Whether it is asked with what a span can begin, and not what one can hold.
    var isBegun: Bool
    /// The templates that have a slot for one of them, and the clauses that they fulfil.
    var row: [Chunk]

    /// What the one that is asked says of a token.
    func admits(_ token: Token, _ recognizers: [any SpanRecognizer]) -> Bool {
      // In place: to hand on a recogniser copies what it holds.
      recognizers.withUnsafeBufferPointer { recognizers in
        isBegun ? recognizers[speaker].canBegin(with: token) : recognizers[speaker].canTake(token)
      }
    }
  }

  /// How many words of bits the templates take.
  var width = 0
  /// How many words of bits the clauses take.
  var clauseWidth = 0
  /// How many templates there are; what the last word of bits has beyond them stands for nothing.
  var templateCount = 0
  /// Of each symbol, the class of those that tell the same.
  var classes: [Int32] = []
  /// Of each class, its row without what ``open`` has.
  var rows = Groups<Chunk>()
  /// Of each template, the clauses that it demands, those that are fulfilled least often first.
  var demands = Groups<Int32>()
  /// The templates that demand no clause.
  var undemanding: [UInt64] = []
  /// The templates with a slot that can take any word and is not free text.
  var open: [UInt64] = []
  /// The templates with a slot that can take any word behind one with which it says that it can begin.
  var begun: [UInt64] = []
  /// The templates with free text.
  var openToText: [UInt64] = []
  /// The groups of ``Coverage/asked(group:always:)`` and ``Coverage/begun(group:)``, in the order of their numbers.
  var asked: [AskedGroup] = []
  /// What a word says that some recogniser can take which is not known: all recognisers together.
  var anything: [Chunk] = []

  /// Adds the templates that the words do not rule out, in order; without `takingText` only those that leave no word to free text.
  func addCandidates(
    _ lattice: borrowing Lattice, _ recognizers: [any SpanRecognizer], takingText: Bool, to found: inout [Int32]
  ) {
    withRows { remaining, row in
      if let allowances = lattice.allowances { add(allowances.small.clauses, row) }
      if !lattice.inserted.isEmpty { add(clauses(of: lattice.inserted), row) }
      for token in lattice.tokens.indices {
        begin(row, takingText: takingText)
        note(token, lattice, recognizers, row)
        guard keep(row, of: remaining) else { return }
      }
      addFulfilled(row, among: remaining, to: &found)
    }
  }

  /// Adds the templates that words from `start` on do not rule out where other words may follow them: those with a clause that nothing can
  /// fulfil. The words must be as they are said.
  func addBeginnings(_ lattice: borrowing Lattice, from start: Int, to found: inout [Int32]) {
    withRows { remaining, row in
      for token in start..<lattice.tokens.count { note(lattice.symbols[Int(lattice.places[token])], row) }
      // Not asked what they take: to read a few templates in vain costs less.
      for group in asked.indices { add(asked[group].row, row) }
      addFulfilled(row, among: remaining, to: &found)
    }
  }

  /// Adds the templates that the words do not rule out where free text takes one token alone, or none, and each other one is a word of theirs or fills
  /// another slot, in order.
  ///
  /// What can begin with a word is asked which it takes within `asked`, and elsewhere may take all, since asking is dear. `isOpen` tells whether
  /// anything that might take any word takes this one. The words must be as they are said.
  func addHolding(
    _ lattice: borrowing Lattice, _ recognizers: [any SpanRecognizer], textAt text: Int?, asking asked: Range<Int>,
    isOpen: (Token) -> Bool, to found: inout [Int32]
  ) {
    // Behind the words that something begun takes.
    var taken = 0
    withRows { remaining, row in
      for token in lattice.tokens.indices {
        if token == text {
          begin(row, takingText: true)
        } else {
          let isOpen = isOpen(lattice.tokens[token])
          for place in 0..<width { row[place] = isOpen ? open[place] : 0 }
        }
        note(token, lattice, recognizers, row)
        if taken < lattice.tokens.count {
          taken = max(taken, reach(token, lattice, recognizers, isAsked: asked.contains(token)))
        }
        guard token >= taken else { continue }
        guard keep(row, of: remaining) else { return }
      }
      addFulfilled(row, among: remaining, to: &found)
    }
  }

  /// How far goes what begins with a token and takes any words behind it; to the end unless it is asked.
  private func reach(
    _ token: Int, _ lattice: borrowing Lattice, _ recognizers: [any SpanRecognizer], isAsked: Bool
  ) -> Int {
    var end = token
    for group in asked where group.isBegun && recognizers[group.speaker].canBegin(with: lattice.tokens[token]) {
      guard isAsked else { return lattice.tokens.count }
      for span in recognizers[group.speaker].spans(in: lattice.tokens, at: token) { end = max(end, span.end) }
    }
    return end
  }

  /// Calls with all templates, which are those that can take every token so far, and an empty row for those that can take the token at hand and
  /// what is fulfilled; with none where there is no template.
  @inline(__always)
  private func withRows(
    _ body: (_ remaining: UnsafeMutableBufferPointer<UInt64>, _ row: UnsafeMutableBufferPointer<UInt64>) -> Void
  ) {
    guard width > 0 else { return }
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 3 * width + clauseWidth) { bits in
      let remaining = UnsafeMutableBufferPointer(rebasing: bits[..<width])
      let row = UnsafeMutableBufferPointer(rebasing: bits[width...])
      remaining.initialize(repeating: .max)
      row.initialize(repeating: 0)
      if templateCount % 64 != 0 { remaining[width - 1] = (1 << UInt64(templateCount % 64)) - 1 }
      body(remaining, row)
    }
  }

  /// Leaves of the templates those of a row; tells whether any is left.
  @inline(__always)
  private func keep(
    _ row: UnsafeMutableBufferPointer<UInt64>, of remaining: UnsafeMutableBufferPointer<UInt64>
  ) -> Bool {
    var isAny: UInt64 = 0
    for place in 0..<width {
      remaining[place] &= row[place]
      isAny |= remaining[place]
    }
    return isAny != 0
  }

  /// Adds the templates whose clauses are all fulfilled, in order.
  private func addFulfilled(
    _ row: UnsafeMutableBufferPointer<UInt64>, among remaining: UnsafeMutableBufferPointer<UInt64>,
    to found: inout [Int32]
  ) {
    let rarest = UnsafeMutableBufferPointer(rebasing: row[(width + clauseWidth)...])
    undemanding.withUnsafeBufferPointer { undemanding in
      for place in 0..<width { remaining[place] &= rarest[place] | undemanding[place] }
    }
    addDemanding(UnsafeMutableBufferPointer(rebasing: row[width...]), among: remaining, to: &found)
  }

  /// Begins the row of a token with the templates that can take any word.
  private func begin(_ row: UnsafeMutableBufferPointer<UInt64>, takingText: Bool) {
    let mask: UInt64 = takingText ? .max : 0
    open.withUnsafeBufferPointer { open in
      begun.withUnsafeBufferPointer { begun in
        openToText.withUnsafeBufferPointer { openToText in
          for place in 0..<width { row[place] = open[place] | begun[place] | openToText[place] & mask }
        }
      }
    }
  }

  /// What symbols fulfil.
  func clauses(of symbols: [Int32]) -> [Chunk] {
    var bits: [Int64: UInt64] = [:]
    for symbol in symbols {
      for place in rows.places(of: classes[Int(symbol)]) where Int(rows[place].place) >= width {
        bits[rows[place].place, default: 0] |= rows[place].bits
      }
    }
    return bits.sorted { $0.key < $1.key }.map { Chunk(place: $0.key, bits: $0.value) }
  }

  /// Notes what a token says.
  private func note(
    _ token: Int, _ lattice: borrowing Lattice, _ recognizers: [any SpanRecognizer],
    _ row: UnsafeMutableBufferPointer<UInt64>
  ) {
    let symbol = lattice.symbols[Int(lattice.places[token])]
    note(symbol, row)
    if lattice.allowances != nil { noteAllowed(token, lattice, recognizers, row) }
    if lattice.isCut, lattice.isCut(token) || lattice.allowances?.hearing != nil {
      for symbol in lattice.symbols(within: token) { note(symbol, row) }
      // What stands between two seams of a word is looked up nowhere.
      if lattice.hasSeveralSeams(token) || lattice.allowances?.hearing != nil { add(anything, row) }
      for group in asked.indices { add(asked[group].row, row) }
      return
    }
    for group in asked.indices {
      // What may be forgiven can begin what nothing that was said begins.
      let isAdmitted =
        asked[group].isBegun && lattice.allowances != nil
        || (symbol < 0 || !asked[group].isAlways) && asked[group].admits(lattice.tokens[token], recognizers)
      if isAdmitted { add(asked[group].row, row) }
    }
  }

  /// Notes what a token would say if it were what it may be.
  private func noteAllowed(
    _ token: Int, _ lattice: borrowing Lattice, _ recognizers: [any SpanRecognizer],
    _ row: UnsafeMutableBufferPointer<UInt64>
  ) {
    if lattice.isPassable(token) {
      for place in 0..<width { row[place] = .max }
    }
    for alternative in lattice.alternatives(within: token) { note(alternative, row) }
    let (start, end) = (lattice.places[token], lattice.places[token + 1])
    for respelled in lattice.respelled {
      for (number, other) in respelled.tokens.enumerated()
      where respelled.starts[number] < end && respelled.ends[number] > start {
        note(respelled.symbols[number], row)
        for group in asked.indices where asked[group].admits(other, recognizers) {
          add(asked[group].row, row)
        }
      }
    }
  }

  @inline(__always)
  private func note(_ symbol: Int32, _ row: UnsafeMutableBufferPointer<UInt64>) {
    guard symbol >= 0 else { return }
    for place in rows.places(of: classes[Int(symbol)]) {
      let chunk = rows[place]
      row[Int(chunk.place)] |= chunk.bits
    }
  }

  private func add(_ chunks: [Chunk], _ row: UnsafeMutableBufferPointer<UInt64>) {
    for chunk in chunks { row[Int(chunk.place)] |= chunk.bits }
  }

  /// Adds the templates of a row whose clauses are all fulfilled.
  private func addDemanding(
    _ present: UnsafeMutableBufferPointer<UInt64>, among remaining: UnsafeMutableBufferPointer<UInt64>,
    to found: inout [Int32]
  ) {
    demands.withElements { starts, clauses in
      for place in 0..<width {
        var bits = remaining[place]
        while bits != 0 {
          let template = place * 64 + bits.trailingZeroBitCount
          bits &= bits - 1
          var demanded = starts[template]
          let end = starts[template + 1]
          while demanded < end {
            let clause = UInt32(bitPattern: clauses[Int(demanded)])
            guard present[Int(clause >> 6)] & (1 << UInt64(clause & 63)) != 0 else { break }
            demanded += 1
          }
          if demanded == end { found.append(Int32(template)) }
        }
      }
    }
  }
}
