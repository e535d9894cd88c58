import ParlanceLanguage
import ParlanceMatching
import ParlancePhraseTables
import ParlanceTemplates

/// What the phrases of a table have in common.
struct TableComparison {
  /// A phrase with its place in the table.
  struct Member {
    /// The name of its intent, as the table has it.
    var intent: String
    /// The block that it stands in, whose context, slots and rules are its own.
    var block: PhraseBlock
    /// The phrase itself, which knows its file and line.
    var phrase: Phrase
  }

  /// A sentence that phrases of different intents have.
  struct Clash {
    /// What all of them say, with words for what fills slots.
    var sentence: String
    /// The sentence with “…” for what fills slots.
    var frame: String
    /// The phrases, in the order of the table; no more than `mostMembers`.
    var members: [Member]
  }

  /// The sentences that phrases of different intents have; of each two phrases one.
  private(set) var clashes: [Clash] = []
  /// The phrases that are too large to be compared.
  private(set) var tooLarge: [Phrase] = []
  /// Whether all that the phrases have in common was searched.
  private(set) var isWhole = true

  /// The most phrases of one clash that are told.
  private static var mostMembers: Int { 8 }

  /// Compares the phrases; `words` fills the slots of a block.
  init(
    _ table: PhraseTable, _ language: Language, _ signatures: [IntentSignature],
    words: (String, PhraseBlock) -> SlotWords
  ) {
    let slots = SlotFillings(table, signatures, words: words)
    var network = PhraseNetwork(language)
    var members: [Member] = []
    var intents: [Int] = []
    var isOverflowing = false
    for (intentNumber, intent) in table.intents.enumerated() {
      for (blockNumber, block) in intent.blocks.enumerated() {
        let rules = table.rules.merging(block.rules) { _, own in own }.mapValues(\.phrase.expression)
        let fillings = slots.blocks["\(intentNumber).\(blockNumber)"] ?? [:]
        for phrase in block.phrases {
          let isAdded = network.add(phrase.expression, number: members.count, rules: rules) {
            fillings[$0] ?? SlotFillings.text
          }
          guard isAdded else {
            if network.isFull { isOverflowing = true } else { tooLarge.append(phrase) }
            continue
          }
          members.append(Member(intent: intent.name, block: block, phrase: phrase))
          intents.append(intentNumber)
        }
      }
    }
    let search = ClashSearch(network, intents: intents)
    isWhole = search.isWhole && !isOverflowing
    clashes = search.clashes.compactMap { clash in
      slots.sentence(clash.symbols).map {
        Clash(sentence: $0.text, frame: $0.frame, members: clash.phrases.prefix(Self.mostMembers).map { members[$0] })
      }
    }
  }
}

extension TableComparison {
  /// The most pairs of one block that are compared.
  private static var mostPairs: Int { 400 }

  /// The phrases of a block of which another one says all, each with that one; only such pairs of which at least one is large.
  static func included(
    in block: PhraseBlock, _ table: PhraseTable, _ language: Language, large: Set<Phrase>
  ) -> [(inner: Phrase, outer: Phrase)] {
    let rules = table.rules.merging(block.rules) { _, own in own }.mapValues(\.phrase.expression)
    var network = PhraseNetwork(language)
    let phrases = block.phrases.filter { phrase in
      // What fills a slot of the same name is the same.
      network.add(phrase.expression, number: 0, rules: rules) { .symbol("\($0.list):\($0.name)") }
    }
    guard phrases.count > 1, phrases.count * phrases.count <= mostPairs else { return [] }
    let starts = network.starts
    var search = InclusionSearch(network)
    var found: [(Phrase, Phrase)] = []
    for (inner, phrase) in phrases.enumerated() {
      let outer = phrases.indices.first { outer in
        guard outer != inner, large.contains(phrase) || large.contains(phrases[outer]),
          search.includes(starts[outer], starts[inner])
        else { return false }
        // Of two that are the same the later one is told.
        return outer < inner || !search.includes(starts[inner], starts[outer])
      }
      if let outer { found.append((phrase, phrases[outer])) }
    }
    return found
  }
}
