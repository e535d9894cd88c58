import ParlancePhraseTables
import ParlanceTemplates

/// What can be told of intents by their phrases alone, where nobody declares them.
package enum GuessedSignatures {
  /// A signature for each intent of a table: a bare slot that is neither a list nor a built-in type takes a name.
  package static func of(_ table: PhraseTable) -> [IntentSignature] {
    table.intents.map { intent in
      var names: Set<String> = []
      for block in intent.blocks {
        for slot in SlotCombinations.slots(of: block, in: table) where slot.range == nil {
          guard table.lists[slot.list] == nil, block.lists[slot.list] == nil, slot.name == slot.list,
            SlotType.builtIn[slot.list] == nil
          else { continue }
          names.insert(slot.list)
        }
      }
      return IntentSignature(
        name: intent.name, slots: names.sorted().map { .init(name: $0, type: .entity($0), isRequired: false) })
    }
  }
}
