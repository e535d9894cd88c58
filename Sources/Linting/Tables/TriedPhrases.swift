import ParlanceLanguage
import ParlanceMatching
import ParlancePhraseTables

/// What sentences of the phrases of a table show, a phrase at a time.
struct TriedPhrases {
  /// All sentences of a phrase, where there are few enough.
  struct Expansions: Sendable {
    /// The intent's name.
    var intent: String
    /// The block's number within its intent.
    var block: Int
    /// The phrase.
    var phrase: Phrase
    /// Its sentences as they are compared, each slot as its name in braces.
    var texts: Set<String>
  }

  /// What was tried.
  private(set) var trials: [Trial] = []
  /// The phrases that stand for few enough sentences, with all of them.
  private(set) var expansions: [Expansions] = []
  /// How many sentences each phrase stands for, where that is very many.
  private(set) var counts: [(phrase: Phrase, count: Int)] = []
  /// The phrases too large to be written down, or beside such ones, of which another one of their block says all, with that one.
  private(set) var inclusions: [(inner: Phrase, outer: Phrase)] = []

  /// The most sentences of one phrase that are written down.
  private static let mostExpansions = 256

  /// Tries at most so many sentences of each phrase.
  init(_ table: PhraseTable, _ bench: TrialBench, most: Int) {
    for intent in table.intents {
      for (number, block) in intent.blocks.enumerated() {
        tryOut(block, of: intent.name, table, bench, most: most)
        let large = writeDown(block, number, of: intent.name, table, most: min(Self.mostExpansions, most * 8))
        if !large.isEmpty, most > 0 {
          inclusions += TableComparison.included(in: block, table, bench.language, large: large)
        }
      }
    }
  }

  private mutating func tryOut(
    _ block: PhraseBlock, of intent: String, _ table: PhraseTable, _ bench: TrialBench, most: Int
  ) {
    let words = bench.words(of: intent, block)
    var maker = SentenceMaker(table, block) { words.words(for: $0, turn: $1) }
    for phrase in block.phrases {
      for sentence in maker.sentences(of: phrase.expression, most: most).sentences {
        trials.append(bench.trial(of: sentence.text, frame: sentence.frame, phrase, intent: intent, block))
      }
    }
  }

  /// Writes down the phrases that stand for few sentences; gives those that stand for more.
  private mutating func writeDown(
    _ block: PhraseBlock, _ number: Int, of intent: String, _ table: PhraseTable, most: Int
  ) -> Set<Phrase> {
    var outline = SentenceMaker(table, block) { slot, _ in "{\(slot.name)}" }
    var large: Set<Phrase> = []
    for phrase in block.phrases {
      let count = outline.count(phrase.expression)
      if count <= most {
        let all = outline.sentences(of: phrase.expression, most: most)
        if all.areAll {
          let texts = Set(all.sentences.map { LintRule.folded($0.text) })
          expansions.append(Expansions(intent: intent, block: number, phrase: phrase, texts: texts))
        }
      }
      if count > Self.mostExpansions { large.insert(phrase) }
      if count >= LintRule.manySentences { counts.append((phrase, count)) }
    }
    return large
  }
}
