/// What matching needs to know of an intent: its name and what its slots take.
package struct IntentSignature: Sendable, Hashable {
  /// One slot of an intent.
  package struct Slot: Sendable, Hashable {
    /// The slot's name, as the intent spells its parameter.
    package var name: String
    /// What it takes; `nil` if words cannot fill it.
    package var type: SlotType?
    /// Whether the intent cannot do without it.
    package var isRequired: Bool

    /// Makes a slot.
    package init(name: String, type: SlotType?, isRequired: Bool) {
      self.name = name
      self.type = type
      self.isRequired = isRequired
    }
  }

  /// The intent's name.
  package var name: String
  /// Its slots in the order of their declaration.
  package var slots: [Slot]
  /// Whether it may do what cannot be taken back, so that it needs certainty; `nil` where nobody knows.
  package var isDestructive: Bool?

  /// Makes a signature.
  package init(name: String, slots: [Slot], isDestructive: Bool? = nil) {
    self.name = name
    self.slots = slots
    self.isDestructive = isDestructive
  }

  /// The slot that a template means: the same name but for case, `_` and `-`, so that `due_date` is `dueDate`.
  package func slot(written name: String) -> Slot? {
    slots.first { $0.name == name } ?? slots.first { Self.folded($0.name) == Self.folded(name) }
  }

  /// Whether a table's name for an intent means this one: a suffix `Intent` may be missing on either side.
  package func isNamed(_ written: String) -> Bool {
    written == name || written + "Intent" == name || written == name + "Intent"
  }

  private static func folded(_ name: String) -> String {
    name.lowercased().filter { $0 != "_" && $0 != "-" }
  }
}
