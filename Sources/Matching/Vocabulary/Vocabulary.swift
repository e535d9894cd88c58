import ParlanceLanguage
import ParlanceTemplates

/// The names that can be said, by type: a value that is handed to the matcher, never asked in the middle of matching.
package struct Vocabulary: Sendable {
  /// Goes up with each change.
  package private(set) var version = 0

  /// By the order in which the types came: to go through them in place copies none.
  private var indices: [NameIndex] = []
  /// The types of ``indices``; few, so that one is found by looking through them.
  private var types: [String] = []
  private let language: Language

  /// Makes an empty vocabulary; names are read with the language's tokens.
  package init(language: Language) {
    self.language = language
  }

  /// The names of a type.
  package func index(of type: String) -> NameIndex? { place(of: type).map { indices[$0] } }

  private func place(of type: String) -> Int? { types.firstIndex(of: type) }

  /// Whether some name has the word.
  func holds(_ word: String) -> Bool { holds(word, hash: WordTable.hash(word)) }

  /// Whether some name has the word of a token.
  func holds(_ token: Token) -> Bool { holds(token.text, hash: token.hash) }

  private func holds(_ word: String, hash: UInt64) -> Bool {
    for place in indices.indices where indices[place].holds(word, hash: hash) { return true }
    return false
  }

  /// The words of names by their sounds.
  func soundTries(_ pronouncer: Pronouncer) -> [SoundTrie] {
    indices.flatMap { $0.settled.soundTries(pronouncer) + $0.recent.soundTries(pronouncer) }
  }

  /// The word of some name that a spelling can stand for; `nil` if none does, or if some name has it as it is.
  func word(spelled text: String) -> String? {
    // Where no name has a mark that people leave out, none is spelled otherwise.
    guard indices.contains(where: \.hasRespellings), !holds(text) else { return nil }
    var words: [String] = []
    for place in indices.indices where indices[place].hasRespellings {
      if let word = indices[place].word(spelled: text) { words.append(word) }
    }
    return words.min()
  }

  /// The words of names of any type that another word may be a misspelling of, the nearest first, each once.
  package func nearWords(to word: String, most: Int) -> [NearWord] {
    NearWordKeys(word).map { nearWords(to: $0, most: most) } ?? []
  }

  /// The same, of a word whose keys are known.
  func nearWords(to word: NearWordKeys, most: Int) -> [NearWord] {
    var words: [NearWord] = []
    for place in indices.indices { indices[place].addNearWords(to: word, most: most, to: &words) }
    return words.nearest(most)
  }

  /// The names of a type that have words like those of some tokens, the nearest first: what to offer for a name that nobody knows.
  package func nearNames(to tokens: [Token], type: String, most: Int) -> [NearName] {
    index(of: type)?.nearNames(to: tokens, most: most) ?? []
  }

  /// The entries of a type, in the order in which they were given.
  package func entries(of type: String) -> [VocabularyEntry] { index(of: type)?.entries ?? [] }

  /// The entries of the numbers that a span of the type names.
  package func entries(_ numbers: [Int], of type: String) -> [VocabularyEntry] {
    guard let index = index(of: type) else { return [] }
    return numbers.map { index[$0] }
  }

  /// Replaces all names of a type.
  ///
  /// Those with a place are put in order. `isOpen` says that there are more names than these, which only the type's query knows; `isExact` that a part of a name is
  /// no name. Nothing changes, the version neither, if the entries are those that are there.
  package mutating func replace(
    _ type: String, with entries: [VocabularyEntry], isOpen: Bool = false, isExact: Bool = false
  ) {
    let entries = EntryList(entries).all
    guard let place = place(of: type) else {
      types.append(type)
      indices.append(NameIndex(entries, language: language, isOpen: isOpen, isExact: isExact))
      version += 1
      return
    }
    if indices[place].isOpen != isOpen || indices[place].isExact != isExact {
      indices[place] = NameIndex(entries, language: language, isOpen: isOpen, isExact: isExact)
      version += 1
    } else if indices[place].update(entries) {
      version += 1
    }
  }

  /// Adds an entry of a type, or puts it in place of the one with its id.
  package mutating func apply(_ entry: VocabularyEntry, to type: String) {
    guard let place = place(of: type) else { return }
    if indices[place].apply(entry) { version += 1 }
  }

  /// Takes entries out of those of a type, by their ids, and adds or replaces others, by theirs and at the places that they have.
  package mutating func change(_ type: String, removing ids: [String], applying entries: [VocabularyEntry]) {
    for id in ids { remove(id, from: type) }
    for entry in entries { apply(entry, to: type) }
  }

  /// The same where no type has more names than those that are known, some of which are added by their type.
  package func closed(adding entries: [String: [VocabularyEntry]]) -> Vocabulary {
    var closed = self
    for place in closed.indices.indices where closed.indices[place].isOpen {
      closed.indices[place] = closed.indices[place].closed
      closed.version += 1
    }
    for (type, entries) in entries {
      for entry in entries { closed.apply(entry, to: type) }
    }
    return closed
  }

  /// Takes out the entry of an id.
  package mutating func remove(_ id: String, from type: String) {
    guard let place = place(of: type) else { return }
    if indices[place].remove(id) { version += 1 }
  }
}
