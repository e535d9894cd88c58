import ParlanceLanguage
import ParlanceTemplates

/// Finds words that are like another: near to it, or other forms of it.
struct WordLikeness: Sendable {
  /// Words by their letters.
  private(set) var near = NearWordIndex()
  /// Words by their stem.
  private(set) var forms = WordForms()

  /// Adds a word that is not there yet.
  mutating func insert(_ word: String, _ language: Language) {
    near.insert(word)
    forms.insert(word, language)
  }
}
