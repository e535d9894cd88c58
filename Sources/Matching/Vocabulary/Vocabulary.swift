import ParlanceLanguage

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

  /// The word of some name that a spelling can stand for; `nil` if none does, or if some name has it as it is.
  func word(spelled text: String) -> String? {
    guard !indices.values.contains(where: { $0.holds(text) }) else { return nil }
    return indices.values.compactMap { $0.respellings.word(spelled: text) }.min()
  }

  /// The entries of a type, in the order in which they were given.
  package func entries(of type: String) -> [VocabularyEntry] { indices[type]?.entries ?? [] }

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
    guard index.entries != entries else { return }
    // Taken out first, so that the change is made in place.
    indices[type] = nil
    index.update(entries)
    indices[type] = index
    version += 1
  }

  /// Adds an entry of a type, or puts it in place of the one with its id.
  package mutating func apply(_ entry: VocabularyEntry, to type: String) {
    guard let known = indices[type] else { return }
    var entries = known.entries
    if let place = entries.firstIndex(where: { $0.id == entry.id }) {
      guard entries[place] != entry else { return }
      entries[place] = entry
    } else {
      entries.append(entry)
    }
    replace(type, with: entries, isOpen: known.isOpen, isExact: known.isExact)
  }
}
