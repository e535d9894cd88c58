import ParlanceDiagnostics
import ParlanceTemplates

/// How a language mends what was said, as its data file has it under `repairs`.
struct RepairPhrases: Sendable {
  private let sets: [(kind: RepairWords.Kind, phrases: PhraseSet)]

  /// The most tokens that are looked at; whatever is longer mends nothing.
  private static var longest: Int { 24 }

  /// Reads the data under `repairs`.
  init(_ data: DataNode, tokenizer: Tokenizer) throws(Diagnostic) {
    let slots = Dictionary(uniqueKeysWithValues: ["new", "old", "name", "answer"].map { ($0, AnyWords()) })
    var sets: [(kind: RepairWords.Kind, phrases: PhraseSet)] = []
    for kind in RepairWords.Kind.allCases {
      let phrases = try Phrase.read(data.child(kind.rawValue), payload: 0)
      sets.append((kind, PhraseSet(phrases, recognizers: slots, tokenizer: tokenizer)))
    }
    self.sets = sets
  }

  /// Throws for a fault in the phrases, which are compiled when they are needed.
  func check() throws(Diagnostic) {
    for set in sets { try set.phrases.templates() }
  }

  /// The ways of one kind in which the words can mend something.
  func readings(_ tokens: [Token], _ kind: RepairWords.Kind) -> [RepairWords] {
    guard !tokens.isEmpty, tokens.count <= Self.longest, let set = sets.first(where: { $0.kind == kind }) else {
      return []
    }
    return set.phrases.matches(tokens, from: 0, toEnd: true).compactMap { match in
      match.capture("new").map { new in
        RepairWords(
          kind: kind, new: new.range, old: match.capture("old")?.range, name: match.capture("name")?.range,
          answer: match.capture("answer")?.range)
      }
    }
  }
}
