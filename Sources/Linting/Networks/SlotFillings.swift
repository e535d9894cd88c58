import ParlanceLanguage
import ParlanceMatching
import ParlancePhraseTables
import ParlanceTemplates

/// What fills the slots of a table, as far as that can be held against each other.
struct SlotFillings {
  /// What fills each slot of a block, by the numbers of its intent and of itself: `0.1`.
  private(set) var blocks: [String: [SlotReference: PhraseNetwork.Filling]] = [:]

  /// Free text is as good as other free text, and as nothing else: beside words that are written it always loses.
  static var text: PhraseNetwork.Filling { .symbol("text") }
  /// The most values of a list that are compared one by one.
  private static var mostValues: Int { 50 }

  private let table: PhraseTable
  private var numbers = NumberSymbols([])
  /// Words for what fills slots, by the name of all that can.
  private var words: [String: String] = [:]

  /// Finds what fills the slots of a table; `words` fills those of a block.
  init(_ table: PhraseTable, _ signatures: [IntentSignature], words: (String, PhraseBlock) -> SlotWords) {
    self.table = table
    let index = SignatureIndex(signatures)
    var ranges: [NumberSymbols.Bounds] = []
    for intent in table.intents {
      let signature = index[written: intent.name]
      for block in intent.blocks {
        for slot in SlotCombinations.slots(of: block, in: table) {
          if case .numbers(let bounds) = content(of: slot, block, signature) { ranges.append(bounds) }
        }
      }
    }
    numbers = NumberSymbols(ranges)
    self.words = numbers.words
    for (intentNumber, intent) in table.intents.enumerated() {
      let signature = index[written: intent.name]
      for (blockNumber, block) in intent.blocks.enumerated() {
        let number = "\(intentNumber).\(blockNumber)"
        blocks[number] = fillings(of: block, number, signature, words(intent.name, block))
      }
    }
  }

  /// What is said in words; `nil` if nobody has words for a slot.
  func sentence(_ symbols: [PhraseNetwork.Symbol]) -> (text: String, frame: String)? {
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

  /// What a slot takes.
  private enum Content {
    case list(PhraseList)
    case numbers(NumberSymbols.Bounds)
    case type(SlotType)
    case nothing
  }

  private func content(of slot: SlotReference, _ block: PhraseBlock, _ signature: IntentSignature?) -> Content {
    if let range = slot.range { return .numbers(range) }
    if let list = block.lists[slot.list] ?? table.lists[slot.list] {
      if case .range(let range) = list { return .numbers(range) }
      return .list(list)
    }
    if let declared = signature?.slot(written: slot.list), slot.name == slot.list {
      return declared.type.map(Self.content) ?? .nothing
    }
    return Self.content(SlotType.builtIn[slot.list] ?? .text)
  }

  private static func content(_ type: SlotType) -> Content {
    switch type {
    case .integer(let bounds): .numbers(bounds.map { NumericRange(from: $0.lowerBound, to: $0.upperBound) })
    case .number(let bounds): .numbers(bounds.map { NumericRange(from: $0.lowerBound, to: $0.upperBound, step: 0) })
    case .range(let range): .numbers(range)
    default: .type(type)
    }
  }

  private mutating func fillings(
    of block: PhraseBlock, _ number: String, _ signature: IntentSignature?, _ words: SlotWords
  ) -> [SlotReference: PhraseNetwork.Filling] {
    var fillings: [SlotReference: PhraseNetwork.Filling] = [:]
    for slot in SlotCombinations.slots(of: block, in: table) {
      let filling = filling(slot, content(of: slot, block, signature), block, number)
      fillings[slot] = filling
      guard case .symbol(let name) = filling else { continue }
      if self.words[name] == nil { self.words[name] = words.words(for: slot, turn: 0) }
    }
    return fillings
  }

  private func filling(
    _ slot: SlotReference, _ content: Content, _ block: PhraseBlock, _ number: String
  ) -> PhraseNetwork.Filling {
    switch content {
    case .list(let list):
      return filling(list, named: block.lists[slot.list] == nil ? slot.list : "\(slot.list) \(number)", block, number)
    case .numbers(let bounds): return .symbols(numbers.symbols(for: bounds))
    case .type(.text): return Self.text
    case .type(.measurement(let dimension)): return .symbol("measurement \(dimension)")
    case .type(.entity(let name)), .type(.enumeration(let name)): return .symbol("names \(name)")
    case .type(let type): return .symbol(type.name)
    case .nothing: return .symbol("nothing")
    }
  }

  private func filling(
    _ list: PhraseList, named name: String, _ block: PhraseBlock, _ number: String
  ) -> PhraseNetwork.Filling {
    guard case .values(let entries) = list else { return Self.text }
    let allowed = entries.filter { block.allows($0) && $0.verbForm == nil }
    let choices = allowed.map(\.phrase.expression)
    guard choices.count <= Self.mostValues, choices.allSatisfy({ $0.slots.isEmpty }) else {
      // What a block does not allow in a list makes it another list.
      return .symbol("list \(name)" + (allowed.count < entries.count ? " of \(number)" : ""))
    }
    return .choices(choices)
  }
}
