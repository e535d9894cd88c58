import ParlanceLanguage
import ParlanceMatching
import ParlancePhraseTables
import ParlanceTemplates

/// What the phrases of a table have in common.
struct TableComparison {
  /// A phrase with its place in the table.
  struct Member {
    var intent: String
    var block: PhraseBlock
    var phrase: Phrase
  }

  /// A sentence that phrases of different intents have.
  struct Clash {
    var sentence: String
    /// The sentence with “…” for what fills slots.
    var frame: String
    var members: [Member]
  }

  /// The sentences that phrases of different intents have; of each two phrases one.
  private(set) var clashes: [Clash] = []
  /// The phrases that are too large to be compared.
  private(set) var tooLarge: [Phrase] = []
  /// Whether all that the phrases have in common was searched.
  private(set) var isWhole = true

  /// Free text is as good as other free text, and as nothing else: beside words that are written it always loses.
  private static var text: PhraseNetwork.Filling { .symbol("text") }
  /// The most values of a list that are compared one by one.
  private static var mostValues: Int { 50 }
  /// The most phrases of one clash that are told.
  private static var mostMembers: Int { 8 }

  private let table: PhraseTable
  private let signatures: [IntentSignature]
  /// Words for what fills slots, by the name of all that can.
  private var words: [String: String] = [:]

  /// Compares the phrases; `words` fills the slots of a block.
  init(
    _ table: PhraseTable, _ language: Language, _ signatures: [IntentSignature],
    words: (String, PhraseBlock) -> SlotWords
  ) {
    self.table = table
    self.signatures = signatures
    var network = PhraseNetwork(language)
    var members: [Member] = []
    var intents: [Int] = []
    var isOverflowing = false
    let index = SignatureIndex(signatures)
    for (intentNumber, intent) in table.intents.enumerated() {
      let signature = index[written: intent.name]
      for (blockNumber, block) in intent.blocks.enumerated() {
        let rules = table.rules.merging(block.rules) { _, own in own }.mapValues(\.phrase.expression)
        let fillings = fillings(of: block, "\(intentNumber).\(blockNumber)", signature, words(intent.name, block))
        for phrase in block.phrases {
          let isAdded = network.add(phrase.expression, number: members.count, rules: rules) {
            fillings[$0] ?? Self.text
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
      sentence(clash.symbols).map {
        Clash(sentence: $0.text, frame: $0.frame, members: clash.phrases.prefix(Self.mostMembers).map { members[$0] })
      }
    }
  }

  /// What fills each slot of a block.
  private mutating func fillings(
    of block: PhraseBlock, _ number: String, _ signature: IntentSignature?, _ words: SlotWords
  ) -> [SlotReference: PhraseNetwork.Filling] {
    var fillings: [SlotReference: PhraseNetwork.Filling] = [:]
    for slot in SlotCombinations.slots(of: block, in: table) {
      let filling = filling(slot, block, number, signature)
      fillings[slot] = filling
      let name: String
      switch filling {
      case .symbol(let symbol): name = symbol
      case .choices: continue
      }
      if self.words[name] == nil { self.words[name] = words.words(for: slot, turn: 0) }
    }
    return fillings
  }

  private func filling(
    _ slot: SlotReference, _ block: PhraseBlock, _ number: String, _ signature: IntentSignature?
  ) -> PhraseNetwork.Filling {
    if slot.range != nil { return filling(.number(nil)) }
    if let list = block.lists[slot.list] { return filling(list, named: "\(slot.list) \(number)", in: block, number) }
    if let list = table.lists[slot.list] { return filling(list, named: slot.list, in: block, number) }
    if let declared = signature?.slot(written: slot.list), slot.name == slot.list {
      return declared.type.map(filling) ?? .symbol("nothing")
    }
    return SlotType.builtIn[slot.list].map(filling) ?? Self.text
  }

  private func filling(
    _ list: PhraseList, named name: String, in block: PhraseBlock, _ number: String
  ) -> PhraseNetwork.Filling {
    switch list {
    case .wildcard, .words: return Self.text
    case .range: return filling(.number(nil))
    case .values(let entries):
      let allowed = entries.filter(block.allows)
      let choices = allowed.map(\.phrase.expression)
      guard choices.count <= Self.mostValues, choices.allSatisfy({ $0.slots.isEmpty }) else {
        // What a block does not allow in a list makes it another list.
        return .symbol("list \(name)" + (allowed.count < entries.count ? " of \(number)" : ""))
      }
      return .choices(choices)
    }
  }

  private func filling(_ type: SlotType) -> PhraseNetwork.Filling {
    switch type {
    case .text: Self.text
    // Whether a number is within bounds is found out when the sentence is tried.
    case .integer, .number, .range: .symbol("number")
    case .measurement(let dimension): .symbol("measurement \(dimension)")
    case .entity(let name), .enumeration(let name): .symbol("names \(name)")
    case .date, .pastDate, .duration, .boolean, .list: .symbol(type.name)
    }
  }

  /// What is said in words; `nil` if nobody has words for a slot.
  private func sentence(_ symbols: [PhraseNetwork.Symbol]) -> (text: String, frame: String)? {
    var text = ""
    var frame = ""
    for symbol in symbols {
      switch symbol {
      case .letter(let letter):
        text.unicodeScalars.append(letter)
        frame.unicodeScalars.append(letter)
      case .slot(let name):
        guard let words = words[name] else { return nil }
        text += words
        frame += "…"
      }
    }
    guard !text.trimmed.isEmpty else { return nil }
    return (text.trimmed, frame.trimmed)
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
