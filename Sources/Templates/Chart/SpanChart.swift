/// The spans of one utterance, computed once for each recogniser and place.
struct SpanChart: ~Copyable {
  /// A span with its place in the lattice.
  struct Placed {
    /// The place where it begins.
    var start: Int32
    /// The place behind it.
    var end: Int32
    /// What it means; of a deviation the symbol that is read, as an index, −1 where words are passed over.
    var value: SpanValue
    /// With what the characters cost that it takes.
    var cost: Cost
  }

  private var recognizers: [any SpanRecognizer] = []
  private var known = PairTable()
  private var runs = Stack<Range<Int32>>()
  private var knownSources = PairTable()
  private var sourceSpans: [[Span]] = []

  /// All spans that were found.
  private(set) var all: [Placed] = []

  /// Begins another utterance.
  mutating func begin(_ recognizers: [any SpanRecognizer]) {
    clear()
    self.recognizers = recognizers
  }

  /// Forgets the utterance and keeps the memory.
  mutating func clear() {
    recognizers = []
    known.removeAll()
    runs.removeAll()
    knownSources.removeAll()
    if !sourceSpans.isEmpty { sourceSpans.removeAll(keepingCapacity: true) }
    if !all.isEmpty { all.removeAll(keepingCapacity: true) }
  }

  /// The spans of a recogniser from a place, as a part of ``all``.
  mutating func spans(of recognizer: Int32, at place: Int, in lattice: borrowing Lattice) -> Range<Int32> {
    if let number = known.value(recognizer, Int32(place)) { return runs[Int(number)] }
    let first = Int32(all.count)
    if !lattice.respelled.isEmpty { addRespelled(recognizers[Int(recognizer)], at: place, in: lattice) }
    if let hearing = lattice.allowances?.hearing {
      addHeard(recognizers[Int(recognizer)], at: place, in: lattice, hearing)
    } else if lattice.isCut {
      addCut(recognizers[Int(recognizer)], at: place, in: lattice)
    } else {
      for span in spans(recognizers[Int(recognizer)], lattice.tokens, at: place) {
        add(span, from: place, to: span.end, in: lattice)
      }
    }
    known.insert(Int32(runs.count), for: recognizer, Int32(place))
    runs.append(first..<Int32(all.count))
    return first..<Int32(all.count)
  }

  private mutating func spans(_ recognizer: any SpanRecognizer, _ tokens: [Token], at place: Int) -> [Span] {
    guard recognizer.canBegin(with: tokens[place]) else { return [] }
    let group = recognizer.sourceGroup
    guard group >= 0 else { return recognizer.spans(in: tokens, at: place) }
    let found: [Span]
    if let number = knownSources.value(group, Int32(place)) {
      found = sourceSpans[Int(number)]
    } else {
      found = recognizer.sourceSpans(in: tokens, at: place)
      knownSources.insert(Int32(sourceSpans.count), for: group, Int32(place))
      sourceSpans.append(found)
    }
    return found.isEmpty ? [] : recognizer.chosen(from: found, in: tokens, at: place)
  }

  /// What begins there in words of which some are cut; few words begin a date, and to ask costs less than to look.
  private func cutSpans(_ recognizer: any SpanRecognizer, _ tokens: [Token], at place: Int) -> [Span] {
    recognizer.canBegin(with: tokens[place]) ? recognizer.spans(in: tokens, at: place) : []
  }

  private mutating func add(_ span: Span, from place: Int, to end: Int, in lattice: borrowing Lattice, points: Int = 0)
  {
    let characters = lattice.charactersBefore[end] - lattice.charactersBefore[place]
    all.append(
      Placed(
        start: Int32(place), end: Int32(end), value: span.value,
        cost: span.cost + Cost(edits: points, characters: Int(characters))))
  }

  /// Asks for what ends with a token, then for what ends at each seam.
  private mutating func addCut(_ recognizer: any SpanRecognizer, at place: Int, in lattice: borrowing Lattice) {
    let token = lattice.token(of: place)
    // What stands before whole words can tell what they are, such as a day before a time; before a part of a word stands its beginning.
    let isWhole = Int(lattice.places[token]) == place
    let skipped = isWhole ? 0 : token
    let begun =
      isWhole
      ? spans(recognizer, lattice.tokens, at: token) : cutSpans(recognizer, lattice.tokens(from: place), at: 0)
    var furthest = token
    for span in begun {
      furthest = max(furthest, skipped + span.end)
      add(span, from: place, to: Int(lattice.places[skipped + span.end]), in: lattice)
    }
    // A name that ends within a word goes on from one that a word ends; few are longer than this.
    let last = min(lattice.end, Int(lattice.places[min(lattice.tokens.count, furthest + 3)]))
    for seam in place + 1..<max(place + 1, last) where lattice.offset(of: seam) > 0 {
      let part = lattice.tokens(from: place, toSeam: seam)
      for span in cutSpans(recognizer, part, at: 0) where span.end == part.count {
        add(span, from: place, to: seam, in: lattice, points: lattice.allowances?.jointPoints ?? 0)
      }
    }
  }

  /// Asks for what begins with a token, and for what sounds like it.
  private mutating func addHeard(
    _ recognizer: any SpanRecognizer, at place: Int, in lattice: borrowing Lattice, _ hearing: Hearing
  ) {
    let token = lattice.token(of: place)
    if Int(lattice.places[token]) == place {
      for span in spans(recognizer, lattice.tokens, at: token) {
        add(span, from: place, to: Int(lattice.places[span.end]), in: lattice)
      }
    }
    for span in recognizer.spans(in: hearing, at: place) { add(span, from: place, to: span.end, in: lattice) }
  }

  /// Asks for what the tokens would be if they were those that they may be.
  private mutating func addRespelled(_ recognizer: any SpanRecognizer, at place: Int, in lattice: borrowing Lattice) {
    for respelled in lattice.respelled {
      guard let first = respelled.starts.firstIndex(of: Int32(place)) else { continue }
      for span in recognizer.spans(in: respelled.tokens, at: first) {
        // What is left out before the first word is no part of the name.
        let points =
          respelled.points[first..<span.end].reduce(0, +)
          + respelled.pointsBefore[first + 1..<max(first + 1, span.end)].reduce(0, +)
        // What is free text reads the words as they are.
        guard points > 0, span.cost.wildcards == 0 else { continue }
        add(span, from: place, to: Int(respelled.ends[span.end - 1]), in: lattice, points: points)
      }
    }
  }

  /// Adds what an utterance deviates in, and returns its number.
  mutating func addDeviation(_ symbol: Int32, from start: Int32, to end: Int32, points: Int) -> Int32 {
    all.append(Placed(start: start, end: end, value: .index(Int(symbol)), cost: Cost(edits: points)))
    return Int32(all.count - 1)
  }
}
