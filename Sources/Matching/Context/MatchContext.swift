import ParlancePhraseTables

/// What holds when an utterance is matched, under the keys that are asked for.
struct MatchContext: Sendable {
  /// A value that an entry of a list sets.
  struct Change: Sendable {
    /// The key's number in ``ContextKeys``.
    var key: Int
    /// What stands under the key from then on, whatever the caller gave.
    var value: ScalarValue
  }

  /// All that one entry sets, in the order of the keys' names; none if it sets nothing.
  typealias Changes = [Change]

  private var values: [ScalarValue?]

  /// The values that the caller gives.
  init(_ values: [String: ScalarValue], _ keys: ContextKeys) {
    self.values = keys.unset
    for (name, value) in values {
      if let number = keys.number(of: name) { self.values[number] = value }
    }
  }

  /// The value under a key's number.
  subscript(key: Int) -> ScalarValue? { values[key] }

  /// Sets what an entry says of itself.
  mutating func set(_ changes: Changes) {
    for change in changes { values[change.key] = change.value }
  }
}
