import ParlanceDiagnostics

/// All phrases of one locale, with the lists and rules that they use.
package struct PhraseTable: Sendable, Hashable {
  /// How the phrases of a table are to be matched.
  package struct Settings: Sendable, Hashable {
    /// Whether white space between characters is dropped on both sides, as in Chinese and Japanese.
    package var ignoreWhitespace: Bool

    /// Makes settings; the defaults are those of a table that sets none.
    package init(ignoreWhitespace: Bool = false) {
      self.ignoreWhitespace = ignoreWhitespace
    }
  }

  /// The locale that the phrases are in, as its folder or file names it.
  package var locale: String

  /// The intents that have phrases, sorted by name; an intent's blocks keep the order of their files.
  package var intents: [IntentPhrases]

  /// The blocks of intents whose phrases are only offered, sorted alike; none of them is among `intents`.
  package var offers: [IntentPhrases] = []

  /// The lists that all phrases can use, by name.
  package var lists: [String: PhraseList]

  /// The rules that all phrases can use, by name; each is complete, so that none names itself or an unknown rule.
  package var rules: [String: PhraseRule]

  /// Words that an utterance may hold anywhere without changing its meaning, in the order of the files.
  package var skipWords: [String]

  /// Phrases that are never meant: an utterance that one of them reads from end to end matches nothing.
  package var negativePhrases: [Phrase]

  /// How the phrases are to be matched.
  package var settings: Settings

  /// Where the lists stand in files, by name.
  package var listPlaces: [String: SourcePosition] = [:]

  /// The names of lists that are told to be faulty and are left out.
  package var faultyLists: Set<String> = []

  /// Where files name the intents first, by name.
  package var intentPlaces: [String: SourcePosition] = [:]

  /// The intents that files name without anything to say for them, by name, and where.
  package var silentIntents: [String: SourcePosition] = [:]

  /// The blocks of all intents, those behind the others that are only offered, sorted alike.
  package var all: [IntentPhrases] {
    guard !offers.isEmpty else { return intents }
    var blocks = Dictionary(uniqueKeysWithValues: intents.map { ($0.name, $0) })
    for intent in offers {
      blocks[intent.name, default: IntentPhrases(name: intent.name, blocks: [])].blocks += intent.blocks
    }
    return blocks.values.sorted { $0.name < $1.name }
  }

  /// What is only offered, a table for each kind of text that it is offered for, in the order of the blocks; none if that is nothing.
  package var offering: [(offer: PhraseOffer, table: PhraseTable)] {
    var all: [(offer: PhraseOffer, table: PhraseTable)] = []
    for intent in offers {
      for block in intent.blocks {
        guard let offer = block.offer else { continue }
        let place = all.firstIndex { $0.offer == offer } ?? all.count
        if place == all.count {
          var table = self
          (table.intents, table.offers) = ([], [])
          all.append((offer, table))
        }
        if all[place].table.intents.last?.name == intent.name {
          all[place].table.intents[all[place].table.intents.count - 1].blocks.append(block)
        } else {
          all[place].table.intents.append(IntentPhrases(name: intent.name, blocks: [block]))
        }
      }
    }
    return all
  }

  /// Makes a table.
  package init(
    locale: String, intents: [IntentPhrases] = [], lists: [String: PhraseList] = [:],
    rules: [String: PhraseRule] = [:], skipWords: [String] = [], negativePhrases: [Phrase] = [],
    settings: Settings = Settings()
  ) {
    self.locale = locale
    self.intents = intents
    self.lists = lists
    self.rules = rules
    self.skipWords = skipWords
    self.negativePhrases = negativePhrases
    self.settings = settings
  }
}
