import ParlanceDiagnostics
import ParlanceTemplates

/// How a language mends what was said, as its data file has it under `repairs`.
final class RepairPhrases: Sendable {
  private let sets: [(kind: RepairWords.Kind, phrases: PhraseSet)]
  /// Whether the word for no negates a verb as well.
  let isNoANot: Bool
  private let mistakes: PhraseSet
  private let misheard: PhraseSet?
  private let interruptions: PhraseSet?
  private let tellings: PhraseSet?
  private let tellingsOfDeeds: PhraseSet?
  private let later: PhraseSet
  private let earlier: PhraseSet
  private let dropping: PhraseSet
  private let turns: PhraseSet
  private let lacking: PhraseSet
  /// The words of all that takes back or changes what was said before; `nil` where there may be others.
  private let turningWords: Lazy<WordSet?, Never>

  /// The most tokens that are looked at; whatever is longer mends nothing.
  private static var longest: Int { 24 }

  /// Reads the data under `repairs`.
  init(_ data: DataNode, tokenizer: Tokenizer) throws(Diagnostic) {
    let slots = Dictionary(uniqueKeysWithValues: ["new", "old", "name", "answer"].map { ($0, AnyWords()) })
    var sets: [(kind: RepairWords.Kind, phrases: PhraseSet)] = []
    for kind in RepairWords.Kind.allCases {
      // Not every language has words by which only a moment is meant.
      let node = kind == .moment ? data.optional(kind.rawValue) : try data.child(kind.rawValue)
      let phrases = try node.map { node throws(Diagnostic) in try Phrase.read(node, payload: 0) } ?? []
      sets.append((kind, PhraseSet(phrases, recognizers: slots, tokenizer: tokenizer)))
    }
    self.sets = sets
    isNoANot = try data.optional("noIsNot")?.text() == "yes"
    mistakes = PhraseSet(
      try Phrase.read(data.child("mistake"), payload: 0), recognizers: [:], tokenizer: tokenizer)
    later = PhraseSet(try Phrase.read(data.child("later"), payload: 0), recognizers: slots, tokenizer: tokenizer)
    earlier = PhraseSet(try Phrase.read(data.child("earlier"), payload: 0), recognizers: slots, tokenizer: tokenizer)
    dropping = PhraseSet(try Phrase.read(data.child("drop"), payload: 0), recognizers: [:], tokenizer: tokenizer)
    turns = PhraseSet(
      try data.optional("turn").map { node throws(Diagnostic) in try Phrase.read(node, payload: 0) } ?? [],
      recognizers: [:], tokenizer: tokenizer)
    lacking = PhraseSet(
      try data.optional("lacking").map { node throws(Diagnostic) in try Phrase.read(node, payload: 0) } ?? [],
      recognizers: [:], tokenizer: tokenizer)
    let turning = [dropping, turns] + sets.filter { Self.turning.contains($0.kind) }.map(\.phrases)
    turningWords = Lazy {
      let words = turning.compactMap(\.knownWords)
      return words.count < turning.count ? nil : WordSet(words.joined())
    }
    let optional = { (key: String) throws(Diagnostic) -> PhraseSet? in
      try data.optional(key).map { node throws(Diagnostic) in
        PhraseSet(try Phrase.read(node, payload: 0), recognizers: slots, tokenizer: tokenizer)
      }
    }
    interruptions = try optional("interruption")
    tellings = try optional("telling")
    tellingsOfDeeds = try optional("tellingOfDeed")
    if let words = data.optional("heardNo") {
      misheard = PhraseSet(try Phrase.read(words, payload: 0), recognizers: [:], tokenizer: tokenizer)
    } else {
      misheard = nil
    }
  }

  /// Throws for a fault in the phrases, which are compiled when they are needed.
  func check() throws(Diagnostic) {
    for set in sets { try set.phrases.templates() }
    try mistakes.templates()
    try misheard?.templates()
    try interruptions?.templates()
    try tellings?.templates()
    try tellingsOfDeeds?.templates()
    try later.templates()
    try earlier.templates()
    try dropping.templates()
    try turns.templates()
    try lacking.templates()
  }

  /// The words for how much later or earlier something is meant, and whether it is later: “an hour later”.
  func shift(_ tokens: [Token]) -> (length: Range<Int>, isLater: Bool)? {
    guard !tokens.isEmpty, tokens.count <= Self.longest else { return nil }
    for (phrases, isLater) in [(later, true), (earlier, false)] {
      let lengths = phrases.matches(tokens, from: 0, toEnd: true).compactMap { $0.capture("new")?.range }
      if let length = lengths.min(by: { $0.count < $1.count }) { return (length, isLater) }
    }
    return nil
  }

  /// Whether the words take back what was said before them in the same sentence, and nothing else: “scratch that”.
  func areDropping(_ tokens: [Token]) -> Bool {
    !tokens.isEmpty && tokens.count <= Self.longest && !dropping.matches(tokens, from: 0, toEnd: true).isEmpty
  }

  /// How many words turn back to what was said before them, and are said for nothing else: “no wait”; 0 if none do.
  func turning(_ tokens: [Token]) -> Int {
    turns.matches(Array(tokens.prefix(Self.longest)), from: 0, toEnd: false).map(\.end).max() ?? 0
  }

  /// Whether the words begin with a no that says that there is none of something, and refuses nothing: “no rush”. Behind a sign it does.
  func sayNone(_ tokens: [Token]) -> Bool {
    guard tokens.count > 1, tokens[0].range.upperBound + 1 == tokens[1].range.lowerBound else { return false }
    return !lacking.matches(Array(tokens.prefix(Self.longest)), from: 0, toEnd: false).isEmpty
  }

  /// Whether words that take back or change what was said before them can begin with a word, as far as that is known without reading
  /// the phrases.
  func mayTurnBack(at token: Token) -> Bool {
    if let words = turningWords.value, !words.contains(token) { return false }
    return dropping.mayOpen(with: token) || turns.mayOpen(with: token)
      || sets.contains { Self.turning.contains($0.kind) && $0.phrases.mayOpen(with: token) }
  }

  /// Whether the ways of one kind can begin with this very word.
  func mayOpen(_ kind: RepairWords.Kind, with token: Token) -> Bool {
    sets.contains { $0.kind == kind && $0.phrases.mayOpen(with: token) }
  }

  private static let turning: Set<RepairWords.Kind> = [.change, .aside, .refusal]

  /// Whether the words are what a recogniser may hear for a no, and nothing else.
  func areHeardForNo(_ tokens: [Token]) -> Bool {
    !tokens.isEmpty && tokens.count <= Self.longest && misheard?.matches(tokens, from: 0, toEnd: true).isEmpty == false
  }

  /// Whether the words say that something was wrong, and nothing else.
  func areMistake(_ tokens: [Token]) -> Bool {
    !tokens.isEmpty && tokens.count <= Self.longest && !mistakes.matches(tokens, from: 0, toEnd: true).isEmpty
  }

  /// The words that are said to be done before the open question is answered; the fewest first.
  func interruptions(_ tokens: [Token]) -> [Range<Int>] { interruptions.map { told(by: $0, in: tokens) } ?? [] }

  /// The words with which a sentence tells when something is or was that was spoken of before it; the fewest first.
  func tellings(_ tokens: [Token], ofDeeds isOfDeeds: Bool) -> [Range<Int>] {
    (isOfDeeds ? tellingsOfDeeds : tellings).map { told(by: $0, in: tokens) } ?? []
  }

  private func told(by phrases: PhraseSet, in tokens: [Token]) -> [Range<Int>] {
    guard !tokens.isEmpty, tokens.count <= Self.longest else { return [] }
    return phrases.matches(tokens, from: 0, toEnd: true).compactMap { $0.capture("new")?.range }
      .sorted { $0.count < $1.count }
  }

  /// The ways of one kind in which the words can mend something.
  func readings(_ tokens: [Token], _ kind: RepairWords.Kind) -> [RepairWords] {
    guard !tokens.isEmpty, tokens.count <= Self.longest, let set = sets.first(where: { $0.kind == kind }),
      kind != .refusal || !sayNone(tokens)
    else { return [] }
    return set.phrases.matches(tokens, from: 0, toEnd: true).compactMap { match in
      match.capture("new").map { new in
        RepairWords(
          kind: kind, new: new.range, old: match.capture("old")?.range, name: match.capture("name")?.range,
          answer: match.capture("answer")?.range)
      }
    }
  }
}
