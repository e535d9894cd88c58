import ParlanceDiagnostics
import ParlanceTemplates

/// What people say to each other rather than to an assistant, as the data file has it under `talk`.
final class TalkWords: Sendable {
  /// The most tokens of such a sentence.
  private static var longest: Int { 12 }

  private let phrases: PhraseSet

  /// Reads the data under `talk`; `done` is how words are formed that tell what somebody has done.
  init(_ data: DataNode, done: [[String]], tokenizer: Tokenizer) throws(Diagnostic) {
    phrases = PhraseSet(
      try Phrase.read(data, payload: 0), recognizers: ["rest": AnyWords(), "done": FormedWord(forms: done)],
      tokenizer: tokenizer)
  }

  /// Throws for a fault in the phrases, which are compiled when they are needed.
  func check() throws(Diagnostic) { try phrases.templates() }

  /// Whether the words are such a sentence, and nothing else.
  func holds(_ tokens: [Token]) -> Bool {
    !tokens.isEmpty && tokens.count <= Self.longest && !phrases.matches(tokens, from: 0, toEnd: true).isEmpty
  }
}
