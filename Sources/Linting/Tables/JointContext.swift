import ParlancePhraseTables

/// A context in which the phrases of several blocks can be said.
struct JointContext {
  /// What it holds.
  private(set) var values: [String: ScalarValue] = [:]

  /// A context that has what a block demands.
  init(_ block: PhraseBlock) {
    for (key, condition) in block.demandedContext { values[key] = condition.values.first ?? .text(key) }
  }

  /// A context that has what two blocks demand and nothing that they exclude; `nil` if there is none.
  init?(_ block: PhraseBlock, _ other: PhraseBlock) {
    let (own, others) = (block.demandedContext, other.demandedContext)
    for key in Set(own.keys).union(others.keys) {
      guard let value = Self.value(own[key]?.values, others[key]?.values, key) else { return nil }
      values[key] = value
    }
    for (key, condition) in [block, other].flatMap(\.excludesContext) {
      guard let value = values[key] else { continue }
      if condition.values.isEmpty || condition.values.contains(value) { return nil }
    }
  }

  /// A value that two conditions allow, of which none is fulfilled by any value.
  private static func value(_ left: [ScalarValue]?, _ right: [ScalarValue]?, _ key: String) -> ScalarValue? {
    let left = left ?? []
    let right = right ?? []
    if left.isEmpty || right.isEmpty { return left.first ?? right.first ?? .text(key) }
    return left.first(where: right.contains)
  }

  /// What it holds, as it is told.
  var text: String {
    values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.text)" }.joined(separator: ", ")
  }
}
