import ParlanceLanguage
import ParlanceTemplates
import Synchronization

/// Names that are found by their words, with what became of them since they were indexed.
///
/// What is gone is only marked, so that a change costs the same however many names there are. An object, since a vocabulary is handed
/// from one step of a turn to the next; unchecked, since only a ``NameIndex`` changes one, and only while nothing else refers to it.
final class NameLayer: @unchecked Sendable {
  /// The words of the names, of those that are gone too; its owners are slots.
  @exclusivity(unchecked) private(set) var table = NameTable()
  /// Of each slot, the number of its entry.
  @exclusivity(unchecked) private(set) var numbers: [Int32] = []
  /// Of the words of the table, beside it: to ask the table itself copies what it holds.
  @exclusivity(unchecked) private var filter = WordFilter()
  private var identifiers = IdentifierTable()
  @exclusivity(unchecked) private var respellings = Respellings()
  /// What is like the words that were indexed at once, and like those that were added later.
  private var settledNear: Lazy<Shared<NearWordIndex>, Never>?
  private var settledForms: Lazy<WordForms, Never>?
  @exclusivity(unchecked) private var likeness = WordLikeness()
  /// The words that were indexed at once, by their sounds.
  private var settledSounds: Lazy<SoundTrie?, Never>?
  /// How many words were indexed at once.
  private var settledWords = 0
  /// Whether words were added later.
  private var hasLaterWords = false
  /// The words that were added later, by their sounds, and how many words there were when it was made.
  private let sounds = Mutex<(trie: SoundTrie, words: Int)?>(nil)
  /// A bit for each slot that is gone; none for the last ones that are not.
  @exclusivity(unchecked) private var gone: [UInt64] = []
  /// Of each word, how many times it stands in names that are gone.
  @exclusivity(unchecked) private var lost: [Int32: Int] = [:]

  /// Makes a layer without names.
  init() {}

  /// Makes a layer with the same names.
  init(copying other: NameLayer) {
    (table, filter) = (other.table, other.filter)
    numbers = other.numbers
    identifiers = other.identifiers
    respellings = other.respellings
    (settledNear, settledForms) = (other.settledNear, other.settledForms)
    likeness = other.likeness
    (settledSounds, settledWords, hasLaterWords) = (other.settledSounds, other.settledWords, other.hasLaterWords)
    gone = other.gone
    goneCount = other.goneCount
    lost = other.lost
  }

  /// Indexes entries; each has its place as its slot and its number.
  init(_ entries: [VocabularyEntry], _ language: Language) {
    identifiers = IdentifierTable(capacity: entries.count)
    numbers = (0..<Int32(entries.count)).map { $0 }
    for (slot, entry) in entries.enumerated() {
      identifiers.append(entry.id)
      entry.forEachName(in: language) { table.append($0, owner: Int32(slot)) }
    }
    table.sort()
    settledWords = table.words.count
    for word in table.words.words {
      respellings.add(word, language)
      filter.note(WordTable.hash(word))
    }
    settledNear = Lazy { [words = table.words.words] in Shared(NearWordIndex(words)) }
    settledForms = Lazy { [words = table.words.words] in WordForms(words, language) }
    settledSounds = Lazy { [words = table.words.words] in
      language.pronouncer.map { SoundTrie(words.prefix(Self.mostSounds), $0) }
    }
  }

  /// The most words that are found by their sounds.
  private static var mostSounds: Int { 100_000 }

  /// The words of all names by their sounds; some may be of names that are gone.
  ///
  /// Words that came since are pronounced when somebody asks for them, since nobody may ever.
  func soundTries(_ pronouncer: Pronouncer) -> [SoundTrie] {
    let settled = [settledSounds?.value ?? nil].compactMap { $0 }
    let words = table.words.words
    guard words.count > settledWords else { return settled }
    let added = sounds.withLock { known in
      if let known, known.words == words.count { return known.trie }
      let trie = SoundTrie(words[settledWords...].suffix(Self.mostSounds / 16), pronouncer)
      known = (trie, words.count)
      return trie
    }
    return settled + [added]
  }

  /// How many slots there are, with those that are gone.
  var slots: Int { numbers.count }

  /// How many slots are gone.
  private(set) var goneCount = 0

  /// Whether the slot has its entry still.
  func isLive(_ slot: Int) -> Bool { slot / 64 >= gone.count || gone[slot / 64] & (1 << UInt64(slot % 64)) == 0 }

  /// The slots of an identifier, the oldest first; a few may be those of others.
  func slots(of identifier: String) -> [Int] { identifiers.numbers(of: identifier).filter(isLive) }

  /// Whether some name has the word.
  func holds(_ word: String) -> Bool { holds(word, hash: WordTable.hash(word)) }

  /// Whether some name has the word, whose hash is known.
  func holds(_ word: String, hash: UInt64) -> Bool {
    guard filter.mayHold(hash) else { return false }
    let number = table.words.number(of: word, hash: hash)
    guard number >= 0 else { return false }
    return gone.isEmpty || table.narrowed(table.all, depth: 0, to: number).count > lost[number, default: 0]
  }

  /// How many of the endings that begin with a word may belong to what is gone.
  func lostEndings(beginningWith word: Int32) -> Int { gone.isEmpty ? 0 : lost[word, default: 0] }

  /// Whether some word has a spelling that can stand for it.
  var hasRespellings: Bool { !respellings.isEmpty }

  /// The words of names that a spelling can stand for.
  func words(spelled text: String) -> [String] { respellings.words(spelled: text).filter(holds) }

  /// Adds the words of names that another word may be a misspelling of; of its own the nearest first.
  func addNearWords(to word: NearWordKeys, most: Int, to words: inout [NearWord]) {
    if settledWords > 0, let settledNear {
      words += settledNear.value.value.nearWords(to: word, most: most, where: holds)
    }
    if hasLaterWords { words += likeness.near.nearWords(to: word, most: most, where: holds) }
  }

  /// The words of names that begin like another word, the likest first.
  func words(beginningLike word: String, most: Int) -> [String] {
    let settled = settledNear?.value.value.words(beginningLike: word, most: most, where: holds) ?? []
    return settled + likeness.near.words(beginningLike: word, most: most, where: holds)
  }

  /// The words of names that have the stem of another word, in order.
  func forms(of word: String, _ language: Language) -> [String] {
    guard let stem = language.stem(of: word) else { return [] }
    return ((settledForms?.value[stem] ?? []) + likeness.forms[stem]).filter(holds).sorted()
  }

  /// Calls with each name that has the word: its own number, its entry's, and how many words it has; with none if too many have it.
  func forEachName(with word: String, most: Int, _ body: (_ name: Int32, _ number: Int, _ length: Int) -> Void) {
    let symbol = table.words.number(of: word)
    guard symbol >= 0 else { return }
    let endings = table.narrowed(table.all, depth: 0, to: symbol)
    guard endings.count <= most + lostEndings(beginningWith: symbol) else { return }
    for ending in endings {
      let slot = Int(table.owner(of: ending))
      if isLive(slot) { body(table.name(of: ending), Int(numbers[slot]), table.length(of: ending)) }
    }
  }

  /// Adds an entry of a number.
  func insert(_ entry: VocabularyEntry, number: Int, _ language: Language) {
    let slot = Int32(numbers.count)
    numbers.append(Int32(number))
    identifiers.append(entry.id)
    entry.forEachName(in: language) { tokens in
      for token in tokens where !table.words.holds(token) {
        filter.note(token.hash)
        respellings.add(token.text, language)
        likeness.insert(token.text, language)
        hasLaterWords = true
      }
      table.insert(tokens, owner: slot)
    }
  }

  /// Takes out the entry of a slot.
  func remove(_ slot: Int, _ entry: VocabularyEntry, _ language: Language) {
    if slot / 64 >= gone.count { gone += repeatElement(0, count: slot / 64 + 1 - gone.count) }
    gone[slot / 64] |= 1 << UInt64(slot % 64)
    goneCount += 1
    entry.forEachName(in: language) { tokens in
      for token in tokens { lost[table.words.number(of: token), default: 0] += 1 }
    }
  }

  /// Gives the entries other numbers, by slot; those of slots that are gone mean nothing.
  func renumber(_ numbers: [Int32]) { self.numbers = numbers }
}

extension VocabularyEntry {
  /// Whether another entry is called the same.
  func hasNames(of other: VocabularyEntry) -> Bool { title == other.title && synonyms == other.synonyms }

  /// Calls with the tokens of each name that has any.
  fileprivate func forEachName(in language: Language, _ body: ([Token]) -> Void) {
    for name in CollectionOfOne(title) + synonyms {
      let tokens = language.tokens(name)
      if !tokens.isEmpty { body(tokens) }
    }
  }
}
