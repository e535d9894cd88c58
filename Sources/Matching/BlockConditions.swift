import ParlancePhraseTables

/// What a block demands of the context of an utterance.
struct BlockConditions: Sendable {
  /// A condition with its key.
  struct Entry: Sendable {
    var key: String
    var condition: ContextCondition
  }

  /// What must hold.
  let required: [Entry]
  /// What must not hold.
  let excluded: [Entry]

  init(_ block: PhraseBlock) {
    required = Self.entries(block.requiresContext)
    excluded = Self.entries(block.excludesContext)
  }

  /// Whether the context holds what is required and nothing that is excluded.
  func areFulfilled(in context: [String: ScalarValue]) -> Bool {
    required.allSatisfy { $0.condition.isFulfilled(by: context[$0.key]) }
      && !excluded.contains { $0.condition.isFulfilled(by: context[$0.key]) }
  }

  private static func entries(_ conditions: [String: ContextCondition]) -> [Entry] {
    conditions.sorted { $0.key < $1.key }.map { Entry(key: $0.key, condition: $0.value) }
  }
}

extension ContextCondition {
  /// Whether a value of the context is one of those that are wanted.
  func isFulfilled(by value: ScalarValue?) -> Bool {
    guard let value else { return false }
    return values.isEmpty || values.contains(value)
  }
}
