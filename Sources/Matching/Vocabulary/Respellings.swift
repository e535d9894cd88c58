import ParlanceLanguage

/// Which known words people mean who leave out a mark, or write one that is not there: “kuche” for “küche”.
struct Respellings: Sendable {
  private var words: [String: [String]] = [:]

  /// Whether no word has another spelling.
  var isEmpty: Bool { words.isEmpty }

  /// Notes the spellings of a word; a word without marks has no others.
  mutating func add(_ word: String, _ language: Language) {
    guard !word.utf8.allSatisfy({ $0 < 0x80 }) else { return }
    for variant in language.variants(of: word) where words[variant]?.contains(word) != true {
      words[variant, default: []].append(word)
    }
  }

  /// The words that a spelling can stand for.
  func words(spelled text: String) -> [String] { words[text] ?? [] }

  /// The word that a spelling can stand for, the first of several in the order of their scalars.
  func word(spelled text: String) -> String? { words[text]?.min() }
}
