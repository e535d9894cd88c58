import ParlanceLanguage
import ParlanceTemplates

/// What forgiving needs to know of a table and its language, found when the first sentence is not understood as it is.
///
/// A class, since each sentence that is forgiven anything hands it on.
final class ToleranceTables: Sendable {
  /// The words that people leave out or add.
  let small: WordSet
  /// Those that mean nothing at all, such as “the”; others, such as “to”, can make a difference.
  let articles: WordSet
  /// The same, for the automaton.
  let smallWords: SmallWords
  /// Words that are never taken for others, nor passed over: negations, and words whose contrary the table has.
  let fixed: WordSet
  /// Of each word whose contrary the table has, its contraries there.
  let contraries: [String: Set<String>]
  /// Words of the language that everybody says, so that they are no misspelled others.
  let ordinary: WordSet
  /// Words that turn what is said into its contrary.
  let negations: WordSet
  /// What people say while they think, by its first word: each as its words, the longest first.
  let fillers: [String: [[String]]]
  /// Those of them that belong to no sentence around them.
  let parentheses: Set<[String]>
  /// The words of phrases and lists that a misspelled one may stand for.
  let near: NearWordIndex
  /// The characters of phrases that may be missing, in scripts without spaces.
  let gaps: WordsBetween
  /// The short words of phrases, by what stands beside them.
  let short: Lazy<WordsBetween, Never>

  /// Looks through all words of the automaton; skip words, each as its tokens, count as people's “um” does.
  init(_ automaton: Automaton, language: Language, skipPhrases: [[String]]) {
    let negations = language.negations
    self.negations = negations
    let dateWords = language.dateWords
    ordinary = language.stopWords.union(language.questionWords).union(language.opposites.joined())
      .union(language.everydayWords).union(dateWords)
    var fixed = negations
    var contraries: [String: Set<String>] = [:]
    for group in language.opposites {
      let known = group.filter { automaton.hasWhole($0) }
      guard known.count > 1 else { continue }
      fixed = fixed.union(group)
      for word in known { contraries[word, default: []].formUnion(known.filter { $0 != word }) }
    }
    self.contraries = contraries
    let small = language.stopWords.subtracting(language.questionWords).subtracting(fixed)
    self.fixed = fixed
    self.small = small
    articles = language.articles
    smallWords = SmallWords(of: automaton) { [articles] word in
      guard small.contains(word) else { return 0 }
      return articles.contains(word) ? AllowanceFinder.Points.article : AllowanceFinder.Points.particle
    }
    let phrases = (language.fillers + skipPhrases).filter { phrase in
      !phrase.isEmpty && !phrase.contains { fixed.contains($0) }
    }
    fillers = Dictionary(grouping: phrases.sorted { $0.count > $1.count }) { $0[0] }
    parentheses = Set(language.parentheses)
    let ofDates = dateWords.filter { $0.unicodeScalars.count >= AllowanceFinder.Points.shortestOfDates }
    // A character that means something by itself says what is meant: 未完了 is no 完了.
    gaps = WordsBetween(of: automaton) { word in
      let scalars = word.unicodeScalars
      return scalars.count == 1 && scalars.allSatisfy { WritingSystem.isKana($0.value) } && !negations.contains(word)
    }
    short = Lazy { [fixed] in
      WordsBetween(of: automaton) { word in
        AllowanceFinder.Points.lettersOfAttached.contains(word.unicodeScalars.count) && automaton.hasWhole(word)
          && !negations.contains(word) && !fixed.contains(word) && !language.isNumberWord(Token(word, range: 0..<0))
      }
    }
    near = NearWordIndex(
      Set(automaton.words).union(ofDates).filter {
        (ofDates.contains($0) || automaton.hasWhole($0)) && !negations.contains($0)
          && !language.isNumberWord(Token($0, range: 0..<0))
      })
  }
}
