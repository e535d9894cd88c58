import ParlanceLanguage
import ParlanceTemplates

/// The names of one type, found by any run of their words.
///
/// Most names stand in a layer that changes leave alone, the latest in a small one beside it: a copy costs one reference,
/// and a change among a million names as little as among ten.
package struct NameIndex: Sendable {
  private var content: NameIndexContent

  /// Whether there are more names than these.
  package var isOpen: Bool { content.isOpen }

  /// Whether only whole names count.
  package var isExact: Bool { content.isExact }

  /// Whose tokens the names are read with, and whose articles, stop words, forms and negations count.
  var language: Language { content.language }
  /// Where most names are.
  var settled: NameLayer { content.settled }
  /// Where those are that came since.
  var recent: NameLayer { content.recent }

  /// The most names that a part may be shared by; beyond nobody could be asked which is meant, and it names nothing.
  static var mostSharing: Int { 256 }

  /// The most entries of one whole name that are told of each layer.
  static var mostNamesakes: Int { 1024 }

  /// Indexes the titles and synonyms.
  package init(_ entries: [VocabularyEntry], language: Language, isOpen: Bool = false, isExact: Bool = false) {
    content = NameIndexContent(entries, language, isOpen: isOpen, isExact: isExact)
  }

  /// The entries, by the numbers that spans name.
  var list: EntryList {
    _read { yield content.list }
    _modify {
      own()
      yield &content.list
    }
  }

  /// Where most names are, to be changed: other copies of the index keep what they have.
  var ownSettled: NameLayer {
    mutating get {
      own()
      if !isKnownUniquelyReferenced(&content.settled) { content.settled = NameLayer(copying: content.settled) }
      return content.settled
    }
  }

  /// Where the latest names are, to be changed.
  var ownRecent: NameLayer {
    mutating get {
      own()
      if !isKnownUniquelyReferenced(&content.recent) { content.recent = NameLayer(copying: content.recent) }
      return content.recent
    }
  }

  /// The same without any names but those that are known, at the cost of a copy of one reference.
  var closed: NameIndex {
    var closed = self
    closed.content = NameIndexContent(copying: content, isOpen: false)
    return closed
  }

  private mutating func own() {
    if !isKnownUniquelyReferenced(&content) { content = NameIndexContent(copying: content) }
  }

  /// The entries in the order in which they were given.
  package var entries: [VocabularyEntry] { list.all }

  /// How many names there are.
  package var count: Int { list.count }

  /// Whether the entry of one number stands before that of another.
  func precedes(_ number: Int, _ other: Int) -> Bool { content.list.precedes(number, other) }

  /// The entry of a number that a span names.
  package subscript(number: Int) -> VocabularyEntry { list[number] }

  /// Whether some name has the word.
  func holds(_ word: String) -> Bool { holds(word, hash: WordTable.hash(word)) }

  /// Whether some name has the word of a token.
  func holds(_ token: Token) -> Bool { holds(token.text, hash: token.hash) }

  /// Whether some name has the word, whose hash is known.
  func holds(_ word: String, hash: UInt64) -> Bool {
    content.settled.holds(word, hash: hash) || content.recent.holds(word, hash: hash)
  }

  /// Whether a name can have the word of a token, or begin with it as an article; any where the type's query may know more names.
  func canHold(_ token: Token) -> Bool { isOpen || holds(token) || content.articles.contains(token) }

  /// Whether some word of a name has a spelling that can stand for it.
  var hasRespellings: Bool { settled.hasRespellings || recent.hasRespellings }

  /// The word of some name that a spelling can stand for.
  func word(spelled text: String) -> String? {
    (settled.words(spelled: text) + recent.words(spelled: text)).min()
  }

  /// The words of names that another word may be a misspelling of, the nearest first, each once.
  func nearWords(to word: String, most: Int) -> [NearWord] {
    guard let keys = NearWordKeys(word) else { return [] }
    var words: [NearWord] = []
    addNearWords(to: keys, most: most, to: &words)
    return words.nearest(most)
  }

  /// Adds the words of names that another word may be a misspelling of.
  func addNearWords(to word: NearWordKeys, most: Int, to words: inout [NearWord]) {
    content.settled.addNearWords(to: word, most: most, to: &words)
    content.recent.addNearWords(to: word, most: most, to: &words)
  }

  /// Other words of names that are forms of the same word, in order; few, since a stem that many share says nothing.
  func forms(of word: String) -> [String] {
    let forms = Set(settled.forms(of: word, language) + recent.forms(of: word, language)).subtracting([word])
    return Array(forms.sorted().prefix(8))
  }

  /// The words as the names have them, where some are in another form; `nil` if none is, or one may be several.
  package func asNamed(_ tokens: [Token]) -> [Token]? {
    var named = tokens
    for (place, token) in tokens.enumerated() where !holds(token.text) {
      let forms = forms(of: token.text)
      guard forms.count < 2 else { return nil }
      if let form = forms.first { named[place] = Token(form, range: token.range) }
    }
    return named == tokens ? nil : named
  }

  /// Whether the word can stand before a name without being part of it.
  func isArticle(_ word: Token) -> Bool { content.articles.contains(word) }

  /// Whether the words could be a name that nobody knows yet: they hold one that identifies something, begin no question, and
  /// negate nothing. A negation that no phrase explains refuses rather than acts.
  func canName(_ tokens: ArraySlice<Token>) -> Bool {
    guard let first = tokens.first, !language.questionWords.contains(first) else { return false }
    return !tokens.allSatisfy { language.stopWords.contains($0) }
      && !tokens.contains { language.negations.contains($0) }
  }
}

extension NameIndex {
  /// The runs of words from `start` that are names or parts of names, with the entries that they can mean, best first.
  ///
  /// Where a run is somebody's whole name, only those count whose whole name it is. A run of stop words alone names nothing
  /// unless it is a whole name, nor does a part that more than 256 names share; a leading article is passed over. Of more than a
  /// thousand entries that are called the same only the first are told.
  package func spans(in tokens: [Token], at start: Int) -> [Span] {
    let spans = runs(in: tokens, at: start)
    guard start + 1 < tokens.count, isArticle(tokens[start]) else { return spans }
    // Which article stands before a part of a name tells nothing: “the milk” is that of “Buy milk” as well as of “Drink the milk”.
    let bare = runs(in: tokens, at: start + 1)
    let known = spans.filter { span in span.cost.partial == 0 || !bare.contains { $0.end == span.end } }
    let ends = Set(known.map(\.end))
    return known + bare.filter { !ends.contains($0.end) }
  }

  /// The entries in whose names words stand side by side, in their order; none if too many do.
  func names(having words: [Token]) -> [Int] {
    let run = words.reduce(NameRun(in: self)) { $0.followed(by: $1.text, in: self) }
    return words.isEmpty || run.isEmpty ? [] : run.parts(in: self).map { inOrder($0.numbers) } ?? []
  }

  private func runs(in tokens: [Token], at start: Int) -> [Span] {
    var run = NameRun(in: self)
    var spans: [Span] = []
    var hasContent = false
    for end in start..<tokens.count {
      run = run.followed(by: tokens[end].text, in: self)
      guard !run.isEmpty else { break }
      hasContent = hasContent || !language.stopWords.contains(tokens[end])
      if let span = span(of: run, end: end + 1, takingParts: hasContent) { spans.append(span) }
    }
    return spans
  }

  /// What a run of words names, if anything; a part of a name only if that is wanted.
  func span(of run: NameRun, end: Int, takingParts: Bool) -> Span? {
    let wholes = run.wholes(in: self)
    if !wholes.isEmpty { return Span(end: end, value: .candidates(inOrder(wholes))) }
    guard !isExact, takingParts, let parts = run.parts(in: self) else { return nil }
    let missing = 100 * (parts.least - run.count) / parts.least
    return Span(end: end, value: .candidates(inOrder(parts.numbers)), cost: Cost(partial: max(1, missing)))
  }

  /// The numbers, which ascend, in the order of their entries.
  func inOrder(_ numbers: [Int]) -> [Int] {
    content.list.isInOrder ? numbers : numbers.sorted(by: content.list.precedes)
  }
}
