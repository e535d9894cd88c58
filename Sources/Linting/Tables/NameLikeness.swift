import ParlanceLanguage
import ParlanceMatching
import ParlancePhraseTables
import ParlanceTemplates

/// Two phrases of different intents that are the same but for the type of thing whose name they take.
///
/// Which is meant the names tell when something is said, or nobody. Phrases that only overlap are not held against each other in this
/// way: where there are many, most of them have some words and a name in common.
struct NameLikeness: Sendable {
  /// The earlier one.
  var first: TableComparison.Member
  /// The later one.
  var second: TableComparison.Member
  /// Its words, with “…” for what fills slots.
  var frame: String

  /// All pairs of a table, each once.
  static func all(in table: PhraseTable, _ language: Language, _ signatures: [IntentSignature]) -> [NameLikeness] {
    let index = SignatureIndex(signatures)
    var groups: [String: [(member: TableComparison.Member, types: [String])]] = [:]
    var found: [NameLikeness] = []
    for intent in table.intents {
      // Where intents are only names no slot is known to take the name of a thing.
      guard let signature = index[written: intent.name], signature.slots.contains(where: \.takesName) else { continue }
      for block in intent.blocks where block.rules.isEmpty {
        for phrase in block.phrases {
          var outline = Outline(table: table, block: block, signature: signature, language: language)
          outline.add(phrase.expression)
          guard !outline.types.isEmpty else { continue }
          let member = TableComparison.Member(intent: intent.name, block: block, phrase: phrase)
          for other in groups[outline.key] ?? []
          where other.types != outline.types && areRivals(other.member, member) {
            found.append(NameLikeness(first: other.member, second: member, frame: outline.frame))
          }
          groups[outline.key, default: []].append((member, outline.types))
        }
      }
    }
    return found
  }

  /// Whether both can be meant at once, and nobody has decided between them.
  private static func areRivals(_ left: TableComparison.Member, _ right: TableComparison.Member) -> Bool {
    left.intent != right.intent && left.block.weight == right.block.weight
      && JointContext(left.block, right.block) != nil
  }
}

/// What a phrase looks like without the types of the names that it takes.
private struct Outline {
  let table: PhraseTable
  let block: PhraseBlock
  let signature: IntentSignature
  let language: Language
  var key = ""
  var frame = ""
  var types: [String] = []

  mutating func add(_ expression: Expression) {
    switch expression {
    case .text(let text):
      key += "\u{0}" + language.tokens(text).map(\.text).joined(separator: " ")
      frame += text
    case .slot(let slot):
      frame += "…"
      guard let type = nameType(slot) else {
        key += "\u{0}{\(slot)}"
        return
      }
      key += "\u{0}{}"
      types.append(type)
    case .rule(let name):
      key += "\u{0}<\(name)>"
      frame += "<\(name)>"
    case .sequence(let items): add(items, "(", " ", ")", separator: "")
    case .alternatives(let items): add(items, "(", "|", ")", separator: "|")
    case .permutation(let items): add(items, "(", ";", ")", separator: "; ")
    }
  }

  private mutating func add(
    _ items: [Expression], _ opening: String, _ mark: String, _ closing: String, separator: String
  ) {
    key += opening
    if !separator.isEmpty { frame += opening }
    for (number, item) in items.enumerated() {
      if number > 0 {
        key += mark
        frame += separator
      }
      add(item)
    }
    key += closing
    if !separator.isEmpty { frame += closing }
  }

  /// The type of the things whose names a slot takes; the app's name is the same in all phrases.
  private func nameType(_ slot: SlotReference) -> String? {
    guard slot.range == nil, slot.name == slot.list, slot.name != Placeholder.applicationName,
      block.lists[slot.list] == nil, table.lists[slot.list] == nil,
      case .entity(let type)? = signature.slot(written: slot.list)?.type
    else { return nil }
    return type
  }
}

extension IntentSignature.Slot {
  /// Whether it takes the name of a thing of the app's.
  fileprivate var takesName: Bool { if case .entity? = type { true } else { false } }
}
