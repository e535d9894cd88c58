import Foundation
import ParlanceTemplates

/// The words that a language puts between the last two values of a list, by Unicode's data.
struct ListWords: Sendable {
  /// Those between values that are all meant: “and”.
  let both: WordSet
  /// Those between values of which one is meant: “or”.
  let either: WordSet

  /// Asks Unicode for a language; takes some lists, since words can differ by the sound of what follows: «7 u 8» but «7 o 9».
  init(language code: String, tokenizer: Tokenizer) {
    let locale = Locale(identifier: code)
    let numbers = ["7", "8", "9", "11"]
    let words = { (type: ListFormatStyle<StringStyle, [String]>.ListType) in
      WordSet(
        numbers.dropFirst().flatMap { last in
          tokenizer.tokens([numbers[0], last].formatted(.list(type: type).locale(locale))).map(\.text)
        }
      ).subtracting(WordSet(numbers))
    }
    both = words(.and)
    either = words(.or).subtracting(both)
  }
}

extension Language {
  /// The words between two values that are both meant, as tokens: “and”.
  package var listJoints: WordSet { parts.listWords.value.both }

  /// The words between two values of which one is meant, as tokens: “or”.
  package var listAlternatives: WordSet { parts.listWords.value.either }
}
