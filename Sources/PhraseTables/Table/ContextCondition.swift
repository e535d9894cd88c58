/// What a block demands of, or forbids in, the context of an utterance under one key.
package struct ContextCondition: Sendable, Hashable {
  /// The values that fulfil it; none: any value does.
  package var values: [ScalarValue]

  /// The slot that gets the context's value when the block matches.
  package var slot: String?

  /// Makes a condition.
  package init(values: [ScalarValue] = [], slot: String? = nil) {
    self.values = values
    self.slot = slot
  }
}
