import ParlanceDiagnostics
import ParlanceTemplates

/// How a language leaves out one of several things that are asked about, as its data file has it under `picks`: “not the milk”, “skip it”.
final class ObjectionWords: Sendable {
  private let phrases: PhraseSet

  /// The most tokens that are looked at; whatever is longer is no objection.
  private static var longest: Int { 16 }
  /// The keys of the data, by the place that stands for each.
  private static let keys = ["skipped", "spared", "only"]

  /// Reads the data under `spared`, `only` and `skipped`; a language without them has no such words.
  init(_ picks: DataNode, tokenizer: Tokenizer) throws(Diagnostic) {
    var phrases: [Phrase] = []
    for (payload, key) in Self.keys.enumerated() {
      if let words = picks.optional(key) { phrases += try Phrase.read(words, payload: payload) }
    }
    self.phrases = PhraseSet(
      phrases, recognizers: ["name": AnyWords(), "verb": AnyWords()], tokenizer: tokenizer)
  }

  /// Throws for a fault in the phrases, which are compiled when they are needed.
  func check() throws(Diagnostic) { try phrases.templates() }

  /// What the words say in each way in which they can be read so; those that name the most first, and before all that they name nothing.
  func objections(in tokens: [Token]) -> [Objection] {
    guard !tokens.isEmpty, tokens.count <= Self.longest else { return [] }
    let found = phrases.matches(tokens, from: 0, toEnd: true).compactMap { match -> (Objection, Int)? in
      guard let name = match.capture("name")?.range else { return (.skipped, Int.max) }
      return (Self.keys[match.payload] == "only" ? .only(name) : .spared(name), name.count)
    }
    return found.sorted { $0.1 > $1.1 }.map(\.0)
  }
}
