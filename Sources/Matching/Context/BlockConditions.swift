import ParlancePhraseTables

/// What a block demands of the context of an utterance.
struct BlockConditions: Sendable {
  /// A condition with its key.
  struct Entry: Sendable {
    /// The key's number.
    var key: Int
    /// What the value under the key is held against.
    var condition: ContextCondition
  }

  /// What must hold; in order of the keys' names.
  let required: [Entry]
  /// What must not hold.
  let excluded: [Entry]

  /// Takes what a block demands; keys that nobody has named yet are added.
  init(_ block: CompiledTable.Block, _ keys: inout ContextKeys) {
    required = Self.entries(block.requiresContext, &keys)
    excluded = Self.entries(block.excludesContext, &keys)
  }

  /// Whether the context holds what is required and nothing that is excluded.
  func areFulfilled(in context: MatchContext) -> Bool {
    required.allSatisfy { $0.condition.isFulfilled(by: context[$0.key]) }
      && !excluded.contains { $0.condition.isFulfilled(by: context[$0.key]) }
  }

  /// Whether they can be fulfilled in a context once entries of lists have set what they can set.
  func canBeFulfilled(in context: MatchContext, _ keys: ContextKeys) -> Bool {
    required.allSatisfy { keys.isSet[$0.key] || $0.condition.isFulfilled(by: context[$0.key]) }
      && !excluded.contains { !keys.isSet[$0.key] && $0.condition.isFulfilled(by: context[$0.key]) }
  }

  /// Whether what an entry of a list says of itself contradicts nothing that is demanded.
  func admit(_ entry: MatchContext.Changes) -> Bool {
    required.allSatisfy { demand in
      guard let change = entry.last(where: { $0.key == demand.key }) else { return true }
      return demand.condition.isFulfilled(by: change.value)
    }
      && !excluded.contains { demand in
        guard let change = entry.last(where: { $0.key == demand.key }) else { return false }
        return demand.condition.isFulfilled(by: change.value)
      }
  }

  /// The slots that get their value from the context.
  func copiedSlots(from context: MatchContext) -> [String: ScalarValue] {
    var copied: [String: ScalarValue] = [:]
    for entry in required {
      if let slot = entry.condition.slot, let value = context[entry.key] { copied[slot] = value }
    }
    return copied
  }

  private static func entries(_ conditions: [String: ContextCondition], _ keys: inout ContextKeys) -> [Entry] {
    conditions.sorted { $0.key < $1.key }.map { Entry(key: keys.insert($0.key), condition: $0.value) }
  }
}

extension ContextCondition {
  /// Whether a value of the context is one of those that are wanted.
  func isFulfilled(by value: ScalarValue?) -> Bool {
    guard let value else { return false }
    return values.isEmpty || values.contains(value)
  }
}
