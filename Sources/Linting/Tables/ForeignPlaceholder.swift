import ParlanceMatching
import ParlancePhraseTables
import ParlanceTemplates

/// Looks in tables for placeholders as Apple's catalogues write them: a “$” and a slot.
enum ForeignPlaceholder {
  /// The slots of a phrase behind a “$”, but for those of numbers: that is a sum of money.
  static func all(in phrase: Phrase, of table: LintTable) -> [SlotReference] {
    guard phrase.text.contains("${") else { return [] }
    return slots(in: phrase.expression).filter { !isNumber($0, table) }
  }

  private static func slots(in expression: Expression) -> [SlotReference] {
    switch expression {
    case .text, .rule, .slot: return []
    case .permutation(let items), .alternatives(let items): return items.flatMap(slots)
    case .sequence(let items):
      let own = zip(items, items.dropFirst()).compactMap { before, item -> SlotReference? in
        guard case .text(let text) = before, text.hasSuffix("$"), case .slot(let slot) = item else { return nil }
        return slot
      }
      return own + items.flatMap(slots)
    }
  }

  private static func isNumber(_ slot: SlotReference, _ table: LintTable) -> Bool {
    if slot.range != nil { return true }
    if case .range? = table.table.lists[slot.list] { return true }
    let declared = table.signatures.compactMap { $0.slot(written: slot.list)?.type }
    return ([SlotType.builtIn[slot.list]].compactMap(\.self) + declared).contains { type in
      switch type {
      case .integer, .number, .measurement, .range: true
      default: false
      }
    }
  }
}

extension LintTable {
  /// The phrases and rules that somebody wrote into tables, each once; those of catalogues have other placeholders.
  var writtenPhrases: [Phrase] {
    var seen: Set<Phrase> = []
    let blocks = table.intents.flatMap(\.blocks)
    let rules = (Array(table.rules.values) + blocks.flatMap { Array($0.rules.values) }).map(\.phrase)
    return (blocks.flatMap(\.phrases) + rules.sorted { $0.position < $1.position })
      .filter { !Trial.isOfCatalog($0.position) && seen.insert($0).inserted }
  }
}
