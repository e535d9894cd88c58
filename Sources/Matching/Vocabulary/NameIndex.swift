import ParlanceLanguage
import ParlanceTemplates

/// The names of one type, found by any run of their words.
package struct NameIndex: Sendable {
  private struct Place: Sendable {
    var name: Int
    var word: Int
  }

  private struct Name: Sendable {
    /// Its entry's place among ``known``.
    var slot: Int
    var words: [String]
  }

  /// An entry that is indexed, with its names' places among ``names``.
  private struct Known: Sendable {
    var entry: VocabularyEntry
    var names: [Int] = []
    /// Where it stands among ``NameIndex/entries``.
    var position = 0
  }

  /// The entries in the order in which they were given.
  package private(set) var entries: [VocabularyEntry] = []

  /// Whether there are more names than these.
  package let isOpen: Bool

  /// Whether only whole names count.
  package let isExact: Bool

  private var known: [Known] = []
  /// Of each of ``entries``, its place among ``known``.
  private var order: [Int] = []
  private var names: [Name] = []
  private var freeSlots: [Int] = []
  private var freeNames: [Int] = []
  private var places: [String: [Place]] = [:]
  private(set) var respellings = Respellings()
  private let language: Language

  private var stopWords: Set<String> { language.stopWords }

  /// Indexes the titles and synonyms.
  package init(_ entries: [VocabularyEntry], language: Language, isOpen: Bool = false, isExact: Bool = false) {
    self.language = language
    self.isOpen = isOpen
    self.isExact = isExact
    update(entries)
  }

  /// Takes other entries; only what differs by id or name is indexed anew.
  ///
  /// What stays at the beginning and at the end costs a comparison, so one entry more among many is cheap.
  mutating func update(_ new: [VocabularyEntry]) {
    let least = min(entries.count, new.count)
    var start = 0
    while start < least, entries[start] == new[start] { start += 1 }
    var tail = 0
    while tail < least - start, entries[entries.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
    var free: [String: [Int]] = [:]
    for slot in order[start..<entries.count - tail].reversed() { free[known[slot].entry.id, default: []].append(slot) }
    var middle: [Int] = []
    for entry in new[start..<new.count - tail] { middle.append(place(entry, reusing: &free)) }
    for slot in free.values.joined() {
      forgetNames(of: slot)
      freeSlots.append(slot)
    }
    order.replaceSubrange(start..<entries.count - tail, with: middle)
    let last = new.count == entries.count ? new.count - tail : new.count
    entries = new
    for position in start..<max(start, last) { known[order[position]].position = position }
  }

  /// The place of an entry among ``known``; the one that its id had, if it is free.
  private mutating func place(_ entry: VocabularyEntry, reusing free: inout [String: [Int]]) -> Int {
    let empty = Known(entry: VocabularyEntry(id: entry.id, title: ""))
    let slot: Int
    if let old = free[entry.id]?.popLast() {
      slot = old
    } else if let unused = freeSlots.popLast() {
      slot = unused
      known[slot] = empty
    } else {
      slot = known.count
      known.append(empty)
    }
    if known[slot].names.isEmpty || !known[slot].entry.hasNames(of: entry) { rename(slot, to: entry) }
    known[slot].entry = entry
    return slot
  }

  private mutating func rename(_ slot: Int, to entry: VocabularyEntry) {
    forgetNames(of: slot)
    for text in [entry.title] + entry.synonyms {
      let words = language.tokens(text).map(\.text)
      guard !words.isEmpty else { continue }
      let name = freeNames.popLast() ?? names.count
      let made = Name(slot: slot, words: words)
      if name == names.count { names.append(made) } else { names[name] = made }
      known[slot].names.append(name)
      for (place, word) in words.enumerated() {
        if places[word] == nil { respellings.add(word, language) }
        places[word, default: []].append(Place(name: name, word: place))
      }
    }
  }

  private mutating func forgetNames(of slot: Int) {
    for name in known[slot].names {
      for word in Set(names[name].words) {
        places[word]?.removeAll { $0.name == name }
        guard places[word]?.isEmpty == true else { continue }
        places[word] = nil
        respellings.remove(word, language)
      }
      freeNames.append(name)
    }
    known[slot].names = []
  }

  /// Whether some name has the word.
  func holds(_ word: String) -> Bool { places[word] != nil }

  /// Whether the word can stand before a name without being part of it.
  func isArticle(_ word: String) -> Bool { language.articles.contains(word) }

  /// The runs of words from `start` that are names or parts of names, with the entries that they can mean, best first.
  ///
  /// Where a run is somebody's whole name, only those count whose whole name it is. A run of stop words alone names nothing
  /// unless it is a whole name; a leading article is passed over.
  package func spans(in tokens: [Token], at start: Int) -> [Span] {
    var spans = runs(in: tokens, at: start)
    if start + 1 < tokens.count, language.articles.contains(tokens[start].text) {
      let known = Set(spans.map(\.end))
      spans += runs(in: tokens, at: start + 1).filter { !known.contains($0.end) }
    }
    return spans
  }

  /// Whether the words could be a name that nobody knows yet: they hold one that identifies something, begin no question, and
  /// negate nothing. A negation that no phrase explains refuses rather than acts.
  func canName(_ tokens: ArraySlice<Token>) -> Bool {
    guard let first = tokens.first, !language.questionWords.contains(first.text) else { return false }
    return !tokens.allSatisfy { stopWords.contains($0.text) }
      && !tokens.contains { language.negations.contains($0.text) }
  }

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
    let whole = live.filter { names[$0.name].words.count == count }
    if !whole.isEmpty {
      return Span(end: end, value: .candidates(ordered(whole.map { position(of: $0) })))
    }
    guard !isExact, hasContent, let least = live.map({ names[$0.name].words.count }).min() else { return nil }
    return Span(
      end: end, value: .candidates(ordered(live.map { position(of: $0) })),
      cost: Cost(partial: max(1, 100 * (least - count) / least)))
  }

  private func position(of place: Place) -> Int { known[names[place.name].slot].position }

  private func ordered(_ entries: [Int]) -> [Int] {
    Array(Set(entries)).sorted()
  }
}

extension VocabularyEntry {
  /// Whether another entry is called the same.
  fileprivate func hasNames(of other: VocabularyEntry) -> Bool { title == other.title && synonyms == other.synonyms }
}
