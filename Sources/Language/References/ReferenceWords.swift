import ParlanceDiagnostics
import ParlanceTemplates

/// What a language has for speaking of what was said before, as its data file has it under `references`.
final class ReferenceWords: Sendable {
  /// The most tokens that a follow-up has; whatever is longer is none.
  private static var longest: Int { 20 }

  /// Words that stand for something that was spoken of, each as its tokens; the longest first.
  let pronouns: [[String]]
  /// Whether what was spoken of need not be named at all: 優先度を高くして.
  let dropsPronouns: Bool
  /// Whether what is asked about can go without saying where it was just spoken of: «¿cuándo vence?».
  let dropsInQuestions: Bool
  private let demonstratives: [[String]]
  private let demonstrativesBefore: [[String]]
  /// The words with which they begin, so that most sentences are seen to have none at once.
  private let firstWords: WordSet
  /// What stands between two commands.
  let sequences: PhrasesByWord
  /// What joins two commands, or two parts of one.
  let conjunctions: PhrasesByWord
  /// The first of those in the data, as its tokens.
  let mainConjunction: [String]?

  /// The keys of what does the last command once more.
  private static let keys = ["next", "likewise", "same", "about", "again", "another", "more", "once", "howMany"]

  /// What leaves open which thing is meant: “something”.
  let indefinites: PhrasesByWord
  /// Words that ask for more than what is known already: “else”.
  let besides: PhrasesByWord
  /// Words for a time before what was spoken of: “beforehand”.
  let beforehand: PhrasesByWord
  /// What says without a pronoun that what was spoken of is done, and what says it with one; `nil` where none is needed.
  private let done: (without: PhraseSet, with: String)?
  private let followUps: PhraseSet
  private let speaking: PhraseSet
  private let helping: PhraseSet

  /// Reads the data under `references`.
  init(_ data: DataNode, tokenizer: Tokenizer) throws(Diagnostic) {
    pronouns = try Self.groups(data.child("pronouns"), tokenizer)
    dropsPronouns = try data.optional("dropped")?.text() == "yes"
    dropsInQuestions = try data.optional("droppedInQuestions")?.text() == "yes"
    demonstratives = try Self.groups(data.child("demonstratives"), tokenizer)
    firstWords = WordSet((pronouns + demonstratives).compactMap(\.first))
    demonstrativesBefore = try Self.groups(data.child("demonstrativesBefore"), tokenizer)
    sequences = PhrasesByWord(try Self.groups(data.child("then"), tokenizer))
    let conjunctions = try data.child("and")
    self.conjunctions = PhrasesByWord(try Self.groups(conjunctions, tokenizer))
    mainConjunction = try conjunctions.text().split(separator: ",").first.map {
      tokenizer.tokens(String($0)).map(\.text)
    }
    let words = { (key: String) throws(Diagnostic) in
      PhrasesByWord(try data.optional(key).map { node throws(Diagnostic) in try Self.groups(node, tokenizer) } ?? [])
    }
    indefinites = try words("indefinites")
    besides = try words("besides")
    beforehand = try words("beforehand")
    if let done = data.optional("done") {
      let words = try Phrase.read(done.child("without"), payload: 0)
      self.done = (PhraseSet(words, recognizers: [:], tokenizer: tokenizer), try done.child("with").text())
    } else {
      done = nil
    }
    var phrases: [Phrase] = []
    for (payload, key) in Self.keys.enumerated() {
      let words = key == "howMany" ? data.optional(key) : try data.child(key)
      if let words { phrases += try Phrase.read(words, payload: payload) }
    }
    followUps = PhraseSet(phrases, recognizers: ["rest": AnyWords(), "unit": AnyWords()], tokenizer: tokenizer)
    speaking = PhraseSet(
      try Phrase.read(data.child("speak"), payload: 0), recognizers: ["language": AnyWords()], tokenizer: tokenizer)
    helping = PhraseSet(
      try Phrase.read(data.child("helpOn"), payload: 0), recognizers: ["verb": AnyWords(), "rest": AnyWords()],
      tokenizer: tokenizer)
  }

  /// Throws for a fault in the phrases, which are compiled when they are needed.
  func check() throws(Diagnostic) {
    try done?.without.templates()
    try followUps.templates()
    try speaking.templates()
    try helping.templates()
  }

  /// The pronouns among some words, each as its tokens; an article is one where no name follows: „die ist dringend“.
  func pronouns(in tokens: [Token]) -> [[String]] {
    guard tokens.contains(where: { firstWords.contains($0) }) else { return [] }
    return pronouns.filter(tokens.hold)
      + demonstratives.filter { words in
        tokens.indices.dropFirst(tokens.count > words.count ? 0 : tokens.count).contains { start in
          let end = start + words.count
          return tokens.holds(words, at: start)
            && (end == tokens.count || demonstrativesBefore.contains { tokens.holds($0, at: end) })
        }
      }
  }

  /// The words that may name the language which all the words ask for, the fewest first.
  func languages(_ tokens: [Token]) -> [[Token]] {
    guard !tokens.isEmpty, tokens.count <= Self.longest else { return [] }
    let ranges = speaking.matches(tokens, from: 0, toEnd: true).compactMap { $0.capture("language")?.range }
    return Set(ranges).sorted { $0.count < $1.count }.map { Array(tokens[$0]) }
  }

  /// The words that say what is to be explained, where all the words ask how that is said; the fewest first.
  func topics(_ tokens: [Token]) -> [[Token]] {
    guard !tokens.isEmpty, tokens.count <= Self.longest else { return [] }
    let topics = helping.matches(tokens, from: 0, toEnd: true).map { match in
      ["verb", "rest"].compactMap { match.capture($0)?.range }
    }
    return Set(topics).map { $0.flatMap { tokens[$0] } }.filter { !$0.isEmpty }.sorted { $0.count < $1.count }
  }

  /// How words say with a pronoun that what was spoken of is done which say it without one; `nil` for others.
  func toldInFull(_ tokens: [Token]) -> String? {
    guard let done, tokens.count <= Self.longest, !done.without.matches(tokens, from: 0, toEnd: true).isEmpty else {
      return nil
    }
    return done.with
  }

  /// The ways to read all the words as a follow-up; those that leave the fewest words to what differs come first.
  func followUps(_ tokens: [Token]) -> [FollowUp] {
    guard !tokens.isEmpty, tokens.count <= Self.longest else { return [] }
    let readings = followUps.matches(tokens, from: 0, toEnd: true).compactMap { match -> (FollowUp, Int)? in
      let rest = match.capture("rest")?.range
      return FollowUp(Self.keys[match.payload], rest, unit: match.capture("unit")?.range).map { ($0, rest?.count ?? 0) }
    }
    return readings.sorted { $0.1 < $1.1 }.map(\.0)
  }

  private static func groups(_ data: DataNode, _ tokenizer: Tokenizer) throws(Diagnostic) -> [[String]] {
    try data.text().split(separator: ",").map { tokenizer.tokens(String($0)).map(\.text) }.filter { !$0.isEmpty }
      .sorted { $0.count > $1.count }
  }
}
