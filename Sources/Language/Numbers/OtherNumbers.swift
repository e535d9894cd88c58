import ParlanceTemplates
import Synchronization

/// The number words of languages other than the one that is spoken; each is made when it is first asked for, and copies share it.
final class OtherNumbers: Sendable {
  private let tokenizer: Tokenizer
  private let known = Mutex<[String: any SpanRecognizer]>([:])

  /// Takes what divides the texts in which the numbers are found.
  init(tokenizer: Tokenizer) { self.tokenizer = tokenizer }

  /// What finds the numbers of a language.
  func recognizer(for tag: LocaleTag) -> any SpanRecognizer {
    if let known = known.withLock({ $0[tag.identifier] }) { return known }
    let made: any SpanRecognizer =
      if Language.available.contains(tag.language), let language = try? Language(locale: tag.identifier) {
        language.number
      } else {
        SpelledNumbers(locale: tag.identifier, tokenizer: tokenizer)
      }
    known.withLock { $0[tag.identifier] = made }
    return made
  }
}
