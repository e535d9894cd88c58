import ParlanceLanguage
import ParlanceTemplates

extension NameIndex {
  /// The names that sound like what stands from a place of a hearing; for each end only those within a few points of the likest.
  func spans(in hearing: Hearing, at start: Int) -> [Span] {
    var search = HeardNames(index: self, hearing: hearing)
    search.run(from: start)
    return search.spans
  }
}

/// Looks for names among words that may have been said; within a budget, so that no utterance takes long.
private struct HeardNames {
  let index: NameIndex
  let hearing: Hearing
  private var found: [Int: [Span]] = [:]
  private var budget = Self.mostRuns

  /// How many runs are looked up from one place, how many ways to be a name are told of each end, and how much dearer one may be.
  private static var mostRuns: Int { 400 }
  private static var mostWays: Int { 3 }
  private static var margin: Int { 8 }
  /// What a name may cost for each sound, and what it may cost at its beginning, where the rest may still be as it was said.
  private static var perSound: Int { 4 }
  private static var firstPoints: Int { 18 }

  init(index: NameIndex, hearing: Hearing) {
    self.index = index
    self.hearing = hearing
  }

  var spans: [Span] {
    found.keys.sorted().flatMap { end -> [Span] in
      let ways = (found[end] ?? []).sorted { $0.cost < $1.cost }
      return ways.prefix(Self.mostWays).filter { $0.cost.edits <= (ways.first?.cost.edits ?? 0) + Self.margin }
    }
  }

  mutating func run(from start: Int) {
    goOn(NameRun(in: index), from: start, at: start, points: 0, hasContent: false)
  }

  private mutating func goOn(_ run: NameRun, from start: Int, at place: Int, points: Int, hasContent: Bool) {
    guard place < hearing.end else { return }
    for arc in hearing.arcs[place] where budget > 0 {
      let points = points + arc.points
      guard points <= max(Self.firstPoints, Self.perSound * (arc.end - start)) else { continue }
      budget -= 1
      let next = run.followed(by: arc.word, in: index)
      guard !next.isEmpty else { continue }
      let hasContent = hasContent || !index.language.stopWords.contains(arc.word)
      // A name as a whole must be as near as the words of phrases.
      if points > 0, points <= Self.perSound * (arc.end - start), hasContent,
        let span = index.span(of: next, end: arc.end, takingParts: true)
      {
        // What was left out of a name was not heard either.
        let whole = points + span.cost.partial / 6
        note(Span(end: span.end, value: span.value, cost: span.cost + .forgiven(points: whole)))
      }
      goOn(next, from: start, at: arc.end, points: points, hasContent: hasContent)
    }
  }

  private mutating func note(_ span: Span) {
    if let known = found[span.end]?.firstIndex(where: { $0.value == span.value }) {
      if span.cost < found[span.end]?[known].cost ?? span.cost { found[span.end]?[known] = span }
    } else {
      found[span.end, default: []].append(span)
    }
  }
}
