import ParlanceLanguage
import ParlanceTemplates

/// What the words of a table sound like, found when the first utterance is not understood by its letters.
///
/// A class, since each sentence that is read by its sounds hands it on.
final class SoundTables: Sendable {
  /// How any word sounds, those of names and utterances too.
  let pronouncer: Pronouncer
  /// The words of phrases and lists that may be heard in others.
  let trie: SoundTrie
  /// Of each word whose contrary the phrases have too, how the contraries sound.
  let contraries: [String: [[Phoneme]]]
  /// Words that are what they are: negations, and those of ``contraries`` that say something by themselves.
  let fixed: WordSet
  /// The words that turn what is said into its contrary.
  let negations: WordSet
  /// The small words among ``contraries``, which recognisers put in and take for others: what they are heard in is none of ``contraries``.
  let small: WordSet

  /// `nil` in languages whose sounds are not known.
  init?(_ automaton: Automaton, _ tables: ToleranceTables, _ language: Language) {
    guard let pronouncer = language.pronouncer else { return nil }
    self.pronouncer = pronouncer
    trie = SoundTrie(
      automaton.words.filter {
        automaton.hasWhole($0) && !tables.negations.contains($0) && !language.isNumber($0)
      }, pronouncer)
    var contraries: [String: [[Phoneme]]] = [:]
    for group in language.opposites + pronouncer.contraries {
      let known = group.filter { automaton.hasWhole($0) }
      guard known.count > 1 else { continue }
      for word in known {
        contraries[word, default: []] += known.filter { $0 != word }.map { pronouncer.pronunciation(of: $0).sounds }
      }
    }
    self.contraries = contraries
    negations = tables.negations
    small = language.stopWords.union(pronouncer.small).filtered { contraries[$0] != nil }
    fixed = tables.negations.union(contraries.keys).subtracting(small)
  }
}

extension Language {
  /// Whether a word is a number by itself.
  func isNumber(_ word: String) -> Bool { !number.spans(in: [Token(word, range: 0..<0)], at: 0).isEmpty }
}
