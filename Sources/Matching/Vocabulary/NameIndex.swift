import ParlanceLanguage
import ParlanceTemplates

/// The names of one type, found by any run of their words.
package struct NameIndex: Sendable {
  private struct Place: Sendable {
    var name: Int
    var word: Int
  }

  private struct Name: Sendable {
    var entry: Int
    var count: Int
  }

  /// The entries in the order in which they were given.
  package let entries: [VocabularyEntry]

  /// Whether there are more names than these.
  package let isOpen: Bool

  /// Whether only whole names count.
  package let isExact: Bool

  private var names: [Name] = []
  private var places: [String: [Place]] = [:]
  private let stopWords: Set<String>

  /// Indexes the titles and synonyms.
  package init(_ entries: [VocabularyEntry], language: Language, isOpen: Bool = false, isExact: Bool = false) {
    self.entries = entries
    self.isOpen = isOpen
    self.isExact = isExact
    stopWords = language.stopWords
    for (number, entry) in entries.enumerated() {
      for text in [entry.title] + entry.synonyms {
        let words = language.tokens(text).map(\.text)
        guard !words.isEmpty else { continue }
        for (place, word) in words.enumerated() {
          places[word, default: []].append(Place(name: names.count, word: place))
        }
        names.append(Name(entry: number, count: words.count))
      }
    }
  }

  /// The runs of words from `start` that are names or parts of names, with the entries that they can mean, best first.
  ///
  /// Where a run is somebody's whole name, only those count whose whole name it is. A run of stop words alone names nothing
  /// unless it is a whole name; a leading article is passed over.
  package func spans(in tokens: [Token], at start: Int) -> [Span] {
    var spans = runs(in: tokens, at: start)
    if start + 1 < tokens.count, stopWords.contains(tokens[start].text) {
      let known = Set(spans.map(\.end))
      spans += runs(in: tokens, at: start + 1).filter { !known.contains($0.end) }
    }
    return spans
  }

  /// Whether the words hold one that could identify a name that nobody knows yet.
  func canName(_ tokens: ArraySlice<Token>) -> Bool { !tokens.allSatisfy { stopWords.contains($0.text) } }

  private func runs(in tokens: [Token], at start: Int) -> [Span] {
    var live = places[tokens[start].text] ?? []
    var spans: [Span] = []
    var end = start
    var hasContent = false
    while !live.isEmpty {
      hasContent = hasContent || !stopWords.contains(tokens[end].text)
      end += 1
      if let span = span(of: live, count: end - start, end: end, hasContent: hasContent) { spans.append(span) }
      guard end < tokens.count, let next = places[tokens[end].text] else { break }
      let goingOn = Set(live.map { Step(name: $0.name, word: $0.word + 1) })
      live = next.filter { goingOn.contains(Step(name: $0.name, word: $0.word)) }
    }
    return spans
  }

  private struct Step: Hashable {
    var name: Int
    var word: Int
  }

  private func span(of live: [Place], count: Int, end: Int, hasContent: Bool) -> Span? {
    let whole = live.filter { names[$0.name].count == count }
    if !whole.isEmpty {
      return Span(end: end, value: .candidates(ordered(whole.map { names[$0.name].entry })))
    }
    guard !isExact, hasContent, let least = live.map({ names[$0.name].count }).min() else { return nil }
    return Span(
      end: end, value: .candidates(ordered(live.map { names[$0.name].entry })),
      cost: Cost(partial: max(1, 100 * (least - count) / least)))
  }

  private func ordered(_ entries: [Int]) -> [Int] {
    Array(Set(entries)).sorted()
  }
}
