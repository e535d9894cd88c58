import ParlanceDiagnostics
import ParlanceTemplates

/// What a language has for short answers, as its data file has it under `answers` and `picks`.
final class AnswerWords: Sendable {
  /// What an answer means.
  private enum Meaning: Sendable, Hashable {
    case decision(Bool)
    case doubtfulYes
    case plainYes
    case yesToAll
    case need(Bool)
    case leaving
    case comparison(DateComparison)
    case builtIn(BuiltIn)
    case pick(String)

    /// Whether it is one of these picks.
    func isPick(of keys: Set<String>) -> Bool {
      if case .pick(let key) = self { keys.contains(key) } else { false }
    }
  }

  private static let placeKeys: Set<String> = ["number", "index", "last", "other"]
  private static let severalKeys: Set<String> = [
    "both", "all", "everything", "firsts", "lasts", "firstTwo", "lastTwo", "them", "one",
  ]

  private let phrases: PhraseSet
  private let meanings: [Meaning]
  private let naming: PhraseSet
  private let pointing: PhraseSet
  private let gathering: PhraseSet
  private let calling: PhraseSet
  private let dating: PhraseSet?

  /// The most tokens that such an answer has; whatever is longer is none.
  private static var longest: Int { 12 }
  /// The most tokens that say what something is called.
  private static var longestCalling: Int { 24 }
  /// The most tokens that point at a place of a list among other words.
  private static var longestPlace: Int { 4 }
  /// The most tokens that point at several places of a list among other words.
  private static var longestSeveral: Int { 8 }

  /// Reads the data under `answers` and `picks`.
  init(
    answers: DataNode, picks: DataNode, numbers: any NumberReader, ordinals: OrdinalRecognizer, tokenizer: Tokenizer
  ) throws(Diagnostic) {
    var sources: [(node: DataNode, meaning: Meaning)] = [
      (try answers.child("yes"), .decision(true)), (try answers.child("no"), .decision(false)),
    ]
    for (key, meaning) in [
      ("doubtfulYes", Meaning.doubtfulYes), ("plainYes", .plainYes), ("yesToAll", .yesToAll),
      ("notNeeded", .need(false)),
      ("stillNeeded", .need(true)), ("leave", .leaving),
    ] {
      if let words = answers.optional(key) { sources.append((words, meaning)) }
    }
    for word in BuiltIn.allCases { sources.append((try answers.child(word.rawValue), .builtIn(word))) }
    // In order of rank: a bare number is a number before it is an ordinal.
    for key in ["number", "index", "last", "none", "any", "other", "both", "all", "firsts", "lasts"] {
      sources.append((try picks.child(key), .pick(key)))
    }
    for key in ["everything", "firstTwo", "lastTwo", "them", "one"] {
      if let words = picks.optional(key) { sources.append((words, .pick(key))) }
    }
    for comparison in DateComparison.allCases {
      if let words = picks.optional(comparison.rawValue) { sources.append((words, .comparison(comparison))) }
    }
    var phrases: [Phrase] = []
    for (payload, source) in sources.enumerated() {
      phrases += try Phrase.read(source.node, payload: payload)
    }
    let meanings = sources.map(\.meaning)
    self.meanings = meanings
    // “Them” is what was spoken of, and no answer: nothing says that all that is shown is meant.
    self.phrases = PhraseSet(
      phrases.filter { !meanings[$0.payload].isPick(of: ["them"]) },
      recognizers: ["number": numbers, "ordinal": ordinals], tokenizer: tokenizer)
    let picking = { (keys: Set<String>) in
      PhraseSet(
        phrases.filter { meanings[$0.payload].isPick(of: keys) },
        recognizers: ["number": numbers, "ordinal": ordinals], tokenizer: tokenizer)
    }
    pointing = picking(Self.placeKeys)
    gathering = picking(Self.severalKeys)
    naming = PhraseSet(
      try Phrase.read(picks.child("named"), payload: 0), recognizers: ["name": AnyWords()], tokenizer: tokenizer)
    var calls: [Phrase] = []
    for (payload, key) in ["called", "renamed"].enumerated() {
      if let words = picks.optional(key) { calls += try Phrase.read(words, payload: payload) }
    }
    calling = PhraseSet(calls, recognizers: ["name": AnyWords()], tokenizer: tokenizer)
    dating = try picks.optional("dated").map { node throws(Diagnostic) in
      PhraseSet(try Phrase.read(node, payload: 0), recognizers: ["name": AnyWords()], tokenizer: tokenizer)
    }
  }

  /// Throws for a fault in the phrases, which are compiled when they are needed.
  func check() throws(Diagnostic) {
    try phrases.templates()
    try pointing.templates()
    try gathering.templates()
    try naming.templates()
    try calling.templates()
    try dating?.templates()
  }

  /// Yes or no; `nil` if it is neither.
  func decision(_ tokens: [Token]) -> Bool? {
    for match in matches(tokens) {
      switch meanings[match.payload] {
      case .decision(let answer): return answer
      case .doubtfulYes, .plainYes, .yesToAll: return true
      case .need, .leaving, .builtIn, .pick, .comparison: continue
      }
    }
    return nil
  }

  /// Whether the words are a yes of which whoever says it is not sure.
  func isDoubtfulYes(_ tokens: [Token]) -> Bool { matches(tokens).contains { meanings[$0.payload] == .doubtfulYes } }

  /// Whether the words are a yes and nothing else: “okay” and “please” also stand before a command that has nothing to do with the question.
  func isPlainYes(_ tokens: [Token]) -> Bool { matches(tokens).contains { meanings[$0.payload] == .plainYes } }

  /// Whether the words are a yes to everything that is asked about.
  func isYesToAll(_ tokens: [Token]) -> Bool { matches(tokens).contains { meanings[$0.payload] == .yesToAll } }

  /// Whether the words are what leaves a program.
  func isLeaving(_ tokens: [Token]) -> Bool { matches(tokens).contains { meanings[$0.payload] == .leaving } }

  /// Whether something is said to be needed still, or no more; `nil` if the words say neither.
  func isNeeded(_ tokens: [Token]) -> Bool? {
    for match in matches(tokens) { if case .need(let isNeeded) = meanings[match.payload] { return isNeeded } }
    return nil
  }

  /// How the words tell one of several things by its date; `nil` if they do not.
  func comparison(_ tokens: [Token]) -> DateComparison? {
    for match in matches(tokens) { if case .comparison(let comparison) = meanings[match.payload] { return comparison } }
    return nil
  }

  /// The built-in words that the words can be; in some languages one word cancels and takes back.
  func builtIns(_ tokens: [Token]) -> [BuiltIn] {
    matches(tokens).compactMap { if case .builtIn(let word) = meanings[$0.payload] { word } else { nil } }
  }

  /// What is pointed at, if anything.
  func pick(_ tokens: [Token]) -> Pick? {
    pick(among: matches(tokens))
  }

  /// The words among others that point at a place of a list, with what they point at.
  func places(in tokens: [Token]) -> [(words: Range<Int>, pick: Pick)] {
    picks(of: pointing, in: tokens, most: Self.longestPlace)
  }

  /// The words among others that point at several places of a list, with what they point at.
  func severalPlaces(in tokens: [Token]) -> [(words: Range<Int>, pick: Pick)] {
    let picks = picks(of: gathering, in: tokens, most: Self.longestSeveral)
    guard picks.contains(where: { $0.pick == .one }) else { return picks }
    // “One of them” means one, and not those that the last word of it means alone; “every one of them” means all.
    return picks.filter { pick in
      !picks.contains { other in
        other.words.count > pick.words.count && other.words.overlaps(pick.words)
          && (other.pick == .one || pick.pick == .one)
      }
    }
  }

  private func picks(
    of phrases: PhraseSet, in tokens: [Token], most: Int
  ) -> [(words: Range<Int>, pick: Pick)] {
    tokens.indices.flatMap { start -> [(words: Range<Int>, pick: Pick)] in
      guard phrases.mayBegin(with: tokens[start]) else { return [] }
      let words = Array(tokens[start...].prefix(most))
      let matches = phrases.matches(words, from: 0, toEnd: false)
      return Set(matches.map(\.end)).sorted().compactMap { end in
        pick(among: matches.filter { $0.end == end }).map { (start..<start + end, $0) }
      }
    }
  }

  private func pick(among matches: [Derivation]) -> Pick? {
    for match in matches.sorted(by: { $0.payload < $1.payload }) {
      guard case .pick(let key) = meanings[match.payload] else { continue }
      switch key {
      case "last": return .last
      case "none": return Pick.none
      case "any": return .any
      case "one": return .one
      case "other": return .other
      case "both": return .both
      case "all", "them": return .all
      case "everything": return .everything
      case "firstTwo": return .firsts(2)
      case "lastTwo": return .lasts(2)
      default:
        guard case .integer(let value)? = match.capture("value")?.value else { continue }
        switch key {
        case "index": return .index(value)
        case "firsts": return .firsts(value)
        case "lasts": return .lasts(value)
        default: return .number(value)
        }
      }
    }
    return nil
  }

  /// The words that may be the name where a choice is named with words around it; the most words first.
  func names(_ tokens: [Token]) -> [[Token]] { names(tokens, by: naming) }

  /// The words that may be the date by which one of several things is told, “at ten” of “the one at ten”; the most words first.
  func dates(_ tokens: [Token]) -> [[Token]] { dating.map { names(tokens, by: $0) } ?? [] }

  private func names(_ tokens: [Token], by phrases: PhraseSet) -> [[Token]] {
    guard !tokens.isEmpty, tokens.count <= Self.longest else { return [] }
    let ranges = phrases.matches(tokens, from: 0, toEnd: true).compactMap { $0.capture("name")?.range }
    return Set(ranges).filter { $0.count < tokens.count }
      .sorted { ($1.count, $0.lowerBound) < ($0.count, $1.lowerBound) }.map { Array(tokens[$0]) }
  }

  /// The words that are what something is to be called, where words around them say so; the fewest first. `isOther` tells that it is
  /// called something now.
  func called(_ tokens: [Token], isOther: Bool) -> [Range<Int>] {
    guard !tokens.isEmpty, tokens.count <= Self.longestCalling else { return [] }
    return calling.matches(tokens, from: 0, toEnd: true).filter { isOther || $0.payload == 0 }
      .compactMap { $0.capture("name")?.range }.sorted { $0.count < $1.count }
  }

  /// Whether an answer can begin with the word, as far as that is known without reading the phrases.
  func mayBegin(with token: Token) -> Bool { phrases.mayBegin(with: token) }

  private func matches(_ tokens: [Token]) -> [Derivation] {
    tokens.isEmpty || tokens.count > Self.longest ? [] : phrases.matches(tokens, from: 0, toEnd: true)
  }
}
