import ParlanceMatching
import ParlancePhraseTables

/// An intent that a test can expect, and the slots that it can expect of it.
package struct KnownIntent: Sendable, Hashable {
  /// The intent's name.
  package var name: String
  /// The names of its slots.
  package var slots: [String]
  /// Whether an app declares it, so that it has no slot but these.
  package var isDeclared: Bool

  /// Takes what an app declares.
  package init(_ signature: IntentSignature) {
    (name, slots, isDeclared) = (signature.name, signature.slots.map(\.name), true)
  }

  /// Takes what the phrases of a table can give.
  package init(_ intent: IntentPhrases, in table: PhraseTable) {
    let slots = intent.blocks.flatMap { block in
      SlotCombinations.slots(of: block, in: table).filter { !$0.isCapture }.map(\.name) + block.slots.keys
    }
    (name, self.slots, isDeclared) = (intent.name, Set(slots).sorted(), false)
  }

  /// What is told of a name that no intent has, or else of the first slot that it has not; `nil` where nothing is wrong, or no intent is known.
  ///
  /// The names of slots are the same without case, `_` and `-`, unless they are written as they are declared (`isExact`).
  static func fault(
    of written: String, slots: some Sequence<String>, among known: [KnownIntent], isExact: Bool = false
  ) -> String? {
    guard let intent = known.first(where: { IntentName.isSame(written, $0.name) }) else {
      return IntentName.unknown(written, among: known.map(\.name))
    }
    let lacking = slots.sorted().first { slot in
      !intent.slots.contains { $0 == slot || !isExact && IntentName.folded($0) == IntentName.folded(slot) }
    }
    return lacking.map { "\(intent.name) has no slot “\($0)”; " + intent.advice(for: $0) }
  }

  private func advice(for slot: String) -> String {
    if let near = Spelling.nearest(to: slot, in: slots) { return "did you mean “\(near)”?" }
    return slots.isEmpty ? "it has none" : "it has \(slots.map { "“\($0)”" }.joined(separator: ", "))"
  }
}
