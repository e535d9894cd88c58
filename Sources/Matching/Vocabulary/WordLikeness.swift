import ParlanceLanguage
import ParlanceTemplates

/// Finds words that are like another: near to it, or other forms of it.
struct WordLikeness: Sendable {
  /// Words by their letters.
  private(set) var near = NearWordIndex()
  /// Words by their stem.
  private(set) var forms: [String: [String]] = [:]

  /// Knows no words.
  init() {}

  /// Knows some words, each given once.
  init(_ words: [String], _ language: Language) {
    near = NearWordIndex(words)
    for word in words { addForm(word, language) }
  }

  /// Adds a word that is not there yet.
  mutating func insert(_ word: String, _ language: Language) {
    near.insert(word)
    addForm(word, language)
  }

  private mutating func addForm(_ word: String, _ language: Language) {
    if let stem = language.stem(of: word) { forms[stem, default: []].append(word) }
  }
}
