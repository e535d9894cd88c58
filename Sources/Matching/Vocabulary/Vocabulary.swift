import ParlanceLanguage
import ParlanceTemplates

/// The names that can be said, by type: a value that is handed to the matcher, never asked in the middle of matching.
package struct Vocabulary: Sendable {
  /// Goes up with each change.
  package private(set) var version = 0

  private var indices: [String: NameIndex] = [:]
  private let language: Language

  /// Makes an empty vocabulary; names are read with the language's tokens.
  package init(language: Language) {
    self.language = language
  }

  /// The names of a type.
  package func index(of type: String) -> NameIndex? { indices[type] }

  /// Whether some name has the word.
  func holds(_ word: String) -> Bool { indices.values.contains { $0.holds(word) } }

  /// The words of names by their sounds.
  func soundTries(_ pronouncer: Pronouncer) -> [SoundTrie] {
    indices.values.flatMap { $0.settled.soundTries(pronouncer) + $0.recent.soundTries(pronouncer) }
  }

  /// The word of some name that a spelling can stand for; `nil` if none does, or if some name has it as it is.
  func word(spelled text: String) -> String? {
    guard !indices.values.contains(where: { $0.holds(text) }) else { return nil }
    return indices.values.compactMap { $0.word(spelled: text) }.min()
  }

  /// The words of names of any type that another word may be a misspelling of, the nearest first, each once.
  package func nearWords(to word: String, most: Int) -> [NearWord] {
    Array(Set(indices.values.flatMap { $0.nearWords(to: word, most: most) }).sorted().prefix(most))
  }

  /// The names of a type that have words like those of some tokens, the nearest first: what to offer for a name that nobody knows.
  package func nearNames(to tokens: [Token], type: String, most: Int) -> [NearName] {
    indices[type]?.nearNames(to: tokens, most: most) ?? []
  }

  /// The entries of a type, in the order in which they were given.
  package func entries(of type: String) -> [VocabularyEntry] { indices[type]?.entries ?? [] }

  /// The entries of the numbers that a span of the type names.
  package func entries(_ numbers: [Int], of type: String) -> [VocabularyEntry] {
    guard let index = indices[type] else { return [] }
    return numbers.map { index[$0] }
  }

  /// Replaces all names of a type.
  ///
  /// `isOpen` says that there are more names than these, which only the type's query knows; `isExact` that a part of a name is
  /// no name. Nothing changes, the version neither, if the entries are those that are there.
  package mutating func replace(
    _ type: String, with entries: [VocabularyEntry], isOpen: Bool = false, isExact: Bool = false
  ) {
    guard var index = indices[type], index.isOpen == isOpen, index.isExact == isExact else {
      indices[type] = NameIndex(entries, language: language, isOpen: isOpen, isExact: isExact)
      version += 1
      return
    }
    // Taken out first, so that the change is made in place.
    indices[type] = nil
    if index.update(entries) { version += 1 }
    indices[type] = index
  }

  /// Adds an entry of a type, or puts it in place of the one with its id.
  package mutating func apply(_ entry: VocabularyEntry, to type: String) {
    guard var index = indices[type] else { return }
    indices[type] = nil
    if index.apply(entry) { version += 1 }
    indices[type] = index
  }

  /// Takes out the entry of an id.
  package mutating func remove(_ id: String, from type: String) {
    guard var index = indices[type] else { return }
    indices[type] = nil
    if index.remove(id) { version += 1 }
    indices[type] = index
  }
}
