import ParlanceLanguage

/// Words by their stem, to find other forms of a word.
struct WordForms: Sendable {
  private var words: [String: [String]] = [:]

  /// Knows no words.
  init() {}

  /// Knows some words, each given once.
  init(_ words: [String], _ language: Language) {
    for word in words { insert(word, language) }
  }

  /// Adds a word that is not there yet.
  mutating func insert(_ word: String, _ language: Language) {
    if let stem = language.stem(of: word) { words[stem, default: []].append(word) }
  }

  /// The words of a stem, in the order in which they came.
  subscript(stem: String) -> [String] { words[stem] ?? [] }
}
