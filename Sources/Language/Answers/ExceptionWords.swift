import ParlanceDiagnostics
import ParlanceTemplates

/// How a language leaves something out of everything, as its data file has it under `picks`: “all but the milk”, “the rest”.
final class ExceptionWords: Sendable {
  private let exceptions: PhraseSet
  private let others: PhraseSet

  /// The most tokens that everything and what is left out of it have.
  private static var longest: Int { 16 }

  /// Reads the data under `except` and `rest`; a language without them has no such words.
  init(_ picks: DataNode, numbers: any NumberReader, tokenizer: Tokenizer) throws(Diagnostic) {
    exceptions = PhraseSet(
      try picks.optional("except").map { node throws(Diagnostic) in try Phrase.read(node, payload: 0) } ?? [],
      recognizers: ["all": AnyWords(), "name": AnyWords()], tokenizer: tokenizer)
    others = PhraseSet(
      try picks.optional("rest").map { node throws(Diagnostic) in try Phrase.read(node, payload: 0) } ?? [],
      recognizers: ["kind": AnyWords(), "count": numbers], tokenizer: tokenizer)
  }

  /// Throws for a fault in the phrases, which are compiled when they are needed.
  func check() throws(Diagnostic) {
    try exceptions.templates()
    try others.templates()
  }

  /// The words for everything, if there are any, and those for what is left out of it, in each way in which an utterance can be divided so.
  func exceptions(in tokens: [Token]) -> [(whole: Range<Int>?, spared: Range<Int>)] {
    guard tokens.count > 1, tokens.count <= Self.longest else { return [] }
    return exceptions.matches(tokens, from: 0, toEnd: true).compactMap { match in
      match.capture("name").map { (match.capture("all")?.range, $0.range) }
    }
  }

  /// How words are what is left of everything when what was spoken of is left out, in each way in which they can be: the words for the kind of
  /// things, none where they say no kind, and how many there are, if that is said.
  func rests(in tokens: [Token]) -> [(kind: Range<Int>, count: Int?)] {
    guard !tokens.isEmpty, tokens.count <= Self.longest else { return [] }
    return others.matches(tokens, from: 0, toEnd: true).map { match in
      let count: Int? = if case .integer(let count)? = match.capture("count")?.value { count } else { nil }
      return (match.capture("kind")?.range ?? 0..<0, count)
    }
  }
}
