import ParlanceLanguage
import ParlanceTemplates

extension NameIndex {
  /// What ``spans(in:at:)`` finds, and names that are not said as they are, at a cost.
  ///
  /// For words that are somebody's whole name nothing is forgiven. Of what is forgiven only the cheapest is told for each end.
  package func spans(in tokens: [Token], at start: Int, forgiving tolerance: NameTolerance) -> [Span] {
    let exact = spans(in: tokens, at: start)
    guard !isExact, !tolerance.isEmpty else { return exact }
    var search = TolerantSearch(index: self, tokens: tokens, tolerance: tolerance)
    search.run(from: start)
    if start + 1 < tokens.count, isArticle(tokens[start]) { search.run(from: start + 1) }
    return exact
      + search.best.values.filter { span in
        let known = exact.first { $0.end == span.end }
        return known.map { $0.cost > .zero && span.isWhole } ?? true
      }.map(\.span).sorted { $0.end < $1.end }
  }
}

/// Looks for names among words that are not quite theirs; within a budget, so that no utterance takes long.
private struct TolerantSearch {
  /// A span that was found.
  struct Found {
    var end: Int
    var numbers: [Int]
    var cost: Cost
    var isWhole: Bool

    var span: Span { Span(end: end, value: .candidates(numbers), cost: cost) }
  }

  private struct Alternative {
    var word: String
    var points: Int
  }

  let index: NameIndex
  let tokens: [Token]
  let tolerance: NameTolerance
  /// The cheapest for each end.
  private(set) var best: [Int: Found] = [:]
  private var alternatives: [Int: [Alternative]] = [:]
  private var budget = 0

  /// How many runs are looked up from one place, and how many words another order may have.
  private static var mostRuns: Int { 96 }
  private static var mostReordered: Int { 4 }

  init(index: NameIndex, tokens: [Token], tolerance: NameTolerance) {
    self.index = index
    self.tokens = tokens
    self.tolerance = tolerance
  }

  mutating func run(from start: Int) {
    budget = Self.mostRuns
    if !tolerance.isDisjoint(with: [.misspelled, .inflected]) {
      goOn(NameRun(in: index), at: start, points: 0, hasContent: false)
    }
    if tolerance.contains(.mistyped) { addMistyped(from: start) }
    guard tolerance.contains(.reordered), index.holds(tokens[start]) else { return }
    budget = Self.mostRuns
    for count in 2...Self.mostReordered where start + count <= tokens.count {
      guard index.holds(tokens[start + count - 1]) else { return }
      reorder(NameRun(in: index), start..<start + count, left: Array(start..<start + count), isSame: true)
    }
  }

  /// Goes on with each word that the next token may be.
  private mutating func goOn(_ run: NameRun, at place: Int, points: Int, hasContent: Bool) {
    guard place < tokens.count else { return }
    for alternative in words(at: place) where points + alternative.points <= NamePoints.most {
      guard budget > 0 else { return }
      budget -= 1
      let next = run.followed(by: alternative.word, in: index)
      guard !next.isEmpty else { continue }
      let points = points + alternative.points
      let hasContent = hasContent || !index.language.stopWords.contains(alternative.word)
      if points > 0, hasContent { note(next, end: place + 1, points: points) }
      goOn(next, at: place + 1, points: points, hasContent: hasContent)
    }
  }

  /// Adds names of which one character was mistyped, where characters are tokens.
  private mutating func addMistyped(from start: Int) {
    var search = CharacterSearch(index: index, tokens: tokens)
    search.run(from: start)
    for (end, run) in search.found { note(run, end: end, points: NamePoints.misspelled, takingParts: false) }
  }

  /// Tries every order of some tokens but their own.
  private mutating func reorder(_ run: NameRun, _ range: Range<Int>, left: [Int], isSame: Bool) {
    guard let first = left.first else {
      if !isSame { note(run, end: range.upperBound, points: NamePoints.reordered, takingParts: false) }
      return
    }
    for place in left where budget > 0 {
      budget -= 1
      let next = run.followed(by: tokens[place].text, in: index)
      guard !next.isEmpty else { continue }
      reorder(next, range, left: left.filter { $0 != place }, isSame: isSame && place == first)
    }
  }

  private mutating func note(_ run: NameRun, end: Int, points: Int, takingParts: Bool = true) {
    guard let span = index.span(of: run, end: end, takingParts: takingParts), case .candidates(let numbers) = span.value
    else { return }
    let cost = span.cost + .forgiven(points: points)
    if let known = best[end], known.cost < cost { return }
    let others = best[end].map { $0.cost == cost ? $0.numbers : [] } ?? []
    best[end] = Found(
      end: end, numbers: others.isEmpty ? numbers : Set(others + numbers).sorted(by: index.precedes), cost: cost,
      isWhole: span.cost == .zero)
  }

  /// The words that a token may be: itself, other forms of it, and if no name has any of these those it may be a misspelling of.
  private mutating func words(at place: Int) -> [Alternative] {
    if let known = alternatives[place] { return known }
    let text = tokens[place].text
    var words = index.holds(text) ? [Alternative(word: text, points: 0)] : []
    if tolerance.contains(.inflected) {
      words += index.forms(of: text).map { Alternative(word: $0, points: NamePoints.inflected) }
    }
    if words.isEmpty, tolerance.contains(.misspelled) {
      words = index.nearWords(to: text, most: 4).map { Alternative(word: $0.word, points: NamePoints.of($0)) }
    }
    alternatives[place] = words
    return words
  }
}
