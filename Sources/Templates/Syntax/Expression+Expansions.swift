extension Expression {
  /// All texts that it stands for; `nil` if it holds a slot or an unknown rule, or if there are more than `limit`.
  ///
  /// A rule that names itself counts as unknown.
  package func expansions(limit: Int, rule: (String) -> Expression?) -> [String]? {
    expansions(limit: limit, rule: rule, calling: [])
  }

  private func expansions(limit: Int, rule: (String) -> Expression?, calling: [String]) -> [String]? {
    switch self {
    case .text(let text): return [text]
    case .slot: return nil
    case .rule(let name):
      guard !calling.contains(name) else { return nil }
      return rule(name)?.expansions(limit: limit, rule: rule, calling: calling + [name])
    case .alternatives(let branches):
      var all: [String] = []
      for branch in branches {
        guard let texts = branch.expansions(limit: limit, rule: rule, calling: calling) else { return nil }
        all += texts
        guard all.count <= limit else { return nil }
      }
      return all
    case .sequence(let items): return Self.joined(items, limit: limit, rule: rule, calling: calling)
    case .permutation(let parts):
      var all: [String] = []
      guard parts.count <= 5 else { return nil }
      for order in Self.orders(of: parts) {
        let spaced = order.flatMap { [.text(" "), $0] } + [.text(" ")]
        guard let texts = Self.joined(spaced, limit: limit, rule: rule, calling: calling) else { return nil }
        all += texts
        guard all.count <= limit else { return nil }
      }
      return all
    }
  }

  private static func joined(
    _ items: [Expression], limit: Int, rule: (String) -> Expression?, calling: [String]
  ) -> [String]? {
    var all = [""]
    for item in items {
      guard let texts = item.expansions(limit: limit, rule: rule, calling: calling) else { return nil }
      guard all.count * texts.count <= limit else { return nil }
      all = texts.count == 1 ? all.map { $0 + texts[0] } : all.flatMap { start in texts.map { start + $0 } }
    }
    return all
  }

  private static func orders(of parts: [Expression]) -> [[Expression]] {
    guard parts.count > 1 else { return [parts] }
    return parts.indices.flatMap { index in
      var rest = parts
      let first = rest.remove(at: index)
      return orders(of: rest).map { [first] + $0 }
    }
  }
}
