import ParlanceArchives
import ParlanceDiagnostics
import ParlanceLanguage
import ParlancePhraseTables
import ParlanceTemplates

/// The entries of a list: those that are words in a trie, however many there are; those that hold slots, or stand for very many
/// texts, as templates; and, if it wants them, all verbs in one form.
struct ListRecognizer: SpanRecognizer {
  private var trie = WordTrie()
  private var templates: TemplateSet?
  /// The form of the verbs that it takes besides, and the language that knows them; `nil` where it takes none.
  private var verbs: (form: VerbForm, language: Language)?

  /// The most texts of one entry that are written out.
  private static var mostTexts: Int { 200 }

  /// Compiles the entries; throws for the first fault in one of them. `{number}` is the only slot that they can hold, but for an entry that
  /// is a ``VerbForm``.
  init(_ entries: [ListEntry], rules: [String: Expression], _ language: Language) throws(Diagnostic) {
    var rest: [(expression: Expression, payload: Int)] = []
    for (number, entry) in entries.enumerated() {
      if let form = entry.verbForm {
        try check(entry, form)
        verbs = (form, language)
        continue
      }
      let expression = entry.phrase.expression
      guard let texts = expression.expansions(limit: Self.mostTexts, rule: { rules[$0] }) else {
        rest.append((expression, number))
        continue
      }
      for text in texts {
        let words = language.tokens(text).map(\.text)
        if !words.isEmpty { trie.insert(words, entry: number) }
      }
    }
    guard !rest.isEmpty else { return }
    templates = try TemplateSet(
      rest, rules: rules, tokenize: { language.tokens($0) }, recognizers: ["number": language.number])
  }

  /// Throws where a value that stands for verbs says more than that, or another stands for them in another form.
  private func check(_ entry: ListEntry, _ form: VerbForm) throws(Diagnostic) {
    let fault = { (message: String, fix: String) in
      Diagnostic(.error, message, at: entry.phrase.position, sourceLine: entry.phrase.text, fix: fix)
    }
    if entry.isOutWritten || !entry.context.isEmpty {
      throw fault(
        "“{\(form.rawValue)}” stands for verbs, which give no value and no context", "leave out “out” and “context”")
    }
    if let other = verbs?.form, other != form {
      throw fault("a list takes verbs in one form, and this one has “{\(other.rawValue)}” too", "make two lists of it")
    }
  }

  /// Reads the entries of a list in the language.
  init(from archive: inout ArchiveReader, _ language: Language) throws(ArchiveError) {
    trie = try WordTrie(from: &archive)
    verbs = VerbForm(rawValue: try String(from: &archive)).map { (form: $0, language: language) }
    guard try Bool(from: &archive) else { return }
    templates = try TemplateSet(from: &archive, recognizers: [language.number])
  }

  /// Writes the entries.
  func write(to archive: inout ArchiveWriter) {
    trie.write(to: &archive)
    (verbs?.form.rawValue ?? "").write(to: &archive)
    (templates != nil).write(to: &archive)
    templates?.write(to: &archive)
  }

  /// The words that an entry can hold; verbs of others are those of a group.
  func coverage(othersIn group: (VerbForm) -> Int) -> Coverage {
    let others = verbs.map { form, language in
      OtherWords(group: group(form)) { language.tellsVerb($0.text, form) }
    }
    guard let templates else { return .words(trie.words, others: others) }
    return templates.words.map { .words(trie.words + $0, others: others) } ?? .anything
  }

  /// Whether the words of all entries are known.
  var hasKnownWords: Bool { templates?.hasSlots != true }

  /// Whether it is such a verb, or may be a word of an entry whose words are not known.
  func canTake(_ token: Token) -> Bool {
    !hasKnownWords || verbs.map { $0.language.tellsVerb(token.text, $0.form) } ?? false
  }

  /// The verbs that a word that no entry has may tell.
  func verbs(told token: Token) -> [String] { verbs.map { $0.language.verbs(told: token.text, $0.form) } ?? [] }

  /// The entries whose words only sound like what was heard, by end, then cost; templates among them have no sounds.
  func spans(in hearing: Hearing, at place: Int) -> [Span] {
    var spans: [Span: Int] = [:]
    trie.forEachMatch(in: hearing, at: place) { end, points, entry in
      let span = Span(end: end, value: .index(entry))
      if points > 0 { spans[span] = min(points, spans[span] ?? points) }
    }
    return spans.map { Span(end: $0.key.end, value: $0.key.value, cost: .forgiven(points: $0.value)) }
      .sorted { ($0.end, $0.cost) < ($1.end, $1.cost) }
  }

  /// The entries from there on, each as `.index` of its place in the list; the words first, then the templates. A verb that no entry has is
  /// `.text`.
  func spans(in tokens: [Token], at start: Int) -> [Span] {
    // Entries of one name stay apart: the context can tell which of them is meant.
    var spans: [Span] = []
    trie.forEachMatch(in: tokens, at: start) { end, entry in spans.append(Span(end: end, value: .index(entry))) }
    if !spans.contains(where: { $0.end == start + 1 }), canTake(tokens[start]) {
      spans.append(Span(end: start + 1, value: .text))
    }
    guard let templates else { return spans }
    var seen = Set(spans)
    for reading in templates.matches(tokens, from: start, toEnd: false) where reading.end > start {
      let span = Span(end: reading.end, value: .index(reading.payload))
      if seen.insert(span).inserted { spans.append(span) }
    }
    return spans
  }
}

extension Language {
  /// The verbs that a word may tell in a form, be there such verbs or not.
  fileprivate func verbs(told word: String, _ form: VerbForm) -> [String] {
    switch form {
    case .done: doneVerbs(of: word)
    case .plain: stopWords.contains(word) ? [] : [word]
    }
  }

  /// Whether a word may tell a verb in a form.
  fileprivate func tellsVerb(_ word: String, _ form: VerbForm) -> Bool {
    switch form {
    case .done: mayTellDeed(word)
    case .plain: !stopWords.contains(word)
    }
  }
}
