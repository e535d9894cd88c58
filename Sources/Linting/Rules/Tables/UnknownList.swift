import ParlanceMatching
import ParlancePhraseTables
import ParlanceTemplates

extension LintRule {
  /// Slots that are likely meant for a list of another name, and lists without a value.
  static let unknownList = LintRule(
    "unknown-list", .warning, "a slot whose list is not there takes any words, and one whose list is empty takes none",
    .table { table in
      var seen: Set<Phrase> = []
      var findings: [LintFinding] = []
      for intent in table.table.intents {
        for block in intent.blocks {
          let lists = table.table.lists.merging(block.lists) { _, own in own }
          let rules = block.rules.values.sorted { $0.phrase.position < $1.phrase.position }.map(\.phrase)
          // Of a catalogue's phrases the rules of placeholders tell it.
          for phrase in block.phrases + rules + table.rulePhrases
          where seen.insert(phrase).inserted && !Trial.isOfCatalog(phrase.position) {
            findings += UnknownList.findings(in: phrase, lists: lists) {
              // A list with a fault is there, and told by itself.
              table.declares($0) || table.table.faultyLists.contains($0)
            }
          }
        }
      }
      return findings
    })
}

extension LintTable {
  /// The phrases of the table's rules, in the order of the files.
  fileprivate var rulePhrases: [Phrase] {
    table.rules.values.map(\.phrase).sorted { $0.position < $1.position }
  }

  /// Whether an app declares a slot of that name, for any of its intents.
  fileprivate func declares(_ slot: String) -> Bool {
    isDeclared && signatures.contains { $0.slot(written: slot) != nil }
  }
}

/// Looks at the slots of a phrase.
private enum UnknownList {
  /// What is wrong with the slots; `isDeclared` tells those that take what an app declares.
  static func findings(
    in phrase: Phrase, lists: [String: PhraseList], isDeclared: (String) -> Bool
  ) -> [LintFinding] {
    guard phrase.expression.hasReferences else { return [] }
    var slots: [SlotReference] = []
    phrase.expression.forEachReference { _ in
    } slot: {
      slots.append($0)
    }
    return slots.compactMap { slot in
      guard slot.range == nil, let message = message(slot, lists, isDeclared) else { return nil }
      return LintFinding(
        message.text, at: phrase.position, length: phrase.text.unicodeScalars.count, fix: message.fix)
    }
  }

  private static func message(
    _ slot: SlotReference, _ lists: [String: PhraseList], _ isDeclared: (String) -> Bool
  ) -> (text: String, fix: String)? {
    if case .values(let values)? = lists[slot.list] {
      return values.isEmpty
        ? ("the list of {\(slot.list)} has no value, so nobody can say this phrase", "add values to it") : nil
    }
    guard lists[slot.list] == nil, SlotType.builtIn[slot.list] == nil, !slot.isCapture, !isDeclared(slot.list),
      let near = Spelling.nearest(to: slot.list, in: lists.keys.sorted()),
      // Case apart, “color” is no misspelt “floor”: of a short name one letter may be wrong.
      Spelling.distance(Array(slot.list.lowercased().unicodeScalars), Array(near.lowercased().unicodeScalars))
        <= 1 + near.count / 8
    else { return nil }
    return (
      "there is no list {\(slot.list)}, so it takes any words",
      "did you mean {\(near)}? Else write {\(slot.list)} under “lists”, with “wildcard: true” if any words are meant"
    )
  }
}
