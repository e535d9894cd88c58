import ParlanceDiagnostics
import ParlancePhraseTables
import ParlanceTemplates

// What the slots of phrases take: a list, a parameter, a built-in type, or any words.
extension TableCompiler {
  /// What a slot takes.
  struct SlotKey: Hashable {
    /// The kind of values.
    var type: SlotType
    /// The block whose own list it is; −1 for the table's and for built-in types.
    var block: Int
    /// Whether several may follow one another.
    var isRepeated = false
  }

  /// What the groups of recognisers are called that say the same of words; those of names are called as their types, and no type is called so.
  enum Group {
    /// Numbers, with the language of their words behind it where they name one.
    static var numbers: String { "#" }
    /// Moments that are to come, and what can be either.
    static var dates: String { "#date" }
    /// Moments that have been, which are found elsewhere though they begin alike.
    static var pastDates: String { "#past" }
    /// Where what goes on for a while begins.
    static var starts: String { "#start" }
    /// Where it ends.
    static var ends: String { "#end" }
    /// Lengths of time.
    static var durations: String { "#duration" }
    /// All verbs in a form, whose name stands behind it.
    static var verbs: String { "#verbs " }
  }

  /// What a slot of a phrase takes; throws where nothing can be meant.
  func key(of slot: SlotReference, block: Int, _ signature: IntentSignature?) throws(Diagnostic) -> SlotKey {
    if let range = slot.range { return SlotKey(type: .range(range), block: -1) }
    if blocks[block].lists[slot.list] != nil { return SlotKey(type: .list(slot.list), block: block) }
    if table.lists[slot.list] != nil { return SlotKey(type: .list(slot.list), block: -1) }
    // `{x}` is the parameter x before it is a type of that name: the intent knows better what it takes.
    if let declared = signature?.slot(written: slot.list), slot.name == slot.list {
      guard let type = declared.type else {
        throw Diagnostic(.error, "the parameter “\(declared.name)” takes no words", fix: "leave it out of the phrase")
      }
      return SlotKey(type: type, block: -1)
    }
    if let type = SlotType.builtIn[slot.list] {
      return SlotKey(type: sharpened(type, by: signature?.slot(written: slot.name)?.type), block: -1)
    }
    // What a faulty list would take is not any words at all.
    if table.faultyLists.contains(slot.list) {
      throw Diagnostic(
        .error, "the list “\(slot.list)” is faulty, so this phrase is left out", fix: "mend the list")
    }
    // Where intents are only names, nobody knows what a bare slot takes.
    if signatures.isEmpty, slot.name == slot.list { return SlotKey(type: .text, block: -1) }
    // The parameter's own words fill no other slot; its type does.
    if let signature, let type = signature.slot(written: slot.list)?.type {
      let name = SlotType.builtIn.filter { $0.value == type }.keys.min()
      let meant = signature.slot(written: slot.name)?.name ?? slot.list
      throw Diagnostic(
        .error, "“\(slot.list)” is a parameter, and fills no slot called “\(slot.name)”",
        fix: name.map { "name its type: {\($0):\(slot.name)}" } ?? "write {\(meant)}")
    }
    throw Diagnostic(
      .error, "there is no list, type or parameter called “\(slot.list)”", fix: advice(for: slot, block, signature))
  }

  /// What is likely meant by a slot whose list is not there.
  private func advice(for slot: SlotReference, _ block: Int, _ signature: IntentSignature?) -> String? {
    let lists = Array(blocks[block].lists.keys) + Array(table.lists.keys)
    let parameters = signature?.slots.map(\.name) ?? []
    if let near = Spelling.nearest(to: slot.list, in: lists + parameters) { return "did you mean “\(near)”?" }
    guard slot.name != slot.list else { return nil }
    // Whoever takes the colon for “name: type” has written them in the other order.
    if lists.contains(slot.name) || SlotType.builtIn[slot.name] != nil {
      return "the list or type stands before the colon: {\(slot.name):\(slot.list)}"
    }
    return signature?.slot(written: slot.name).map { "write {\($0.name)}: before the colon stands a list or a type" }
  }

  /// The parameter's own type where it says more than the built-in one, such as the bounds of a number.
  private func sharpened(_ type: SlotType, by declared: SlotType?) -> SlotType {
    switch (type, declared) {
    case (.number, .integer?), (.number, .number?), (.integer, .integer?): declared ?? type
    default: type
    }
  }
}
