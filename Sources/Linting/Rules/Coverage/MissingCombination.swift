extension LintRule {
  /// Slots that can be said together in one language and not in another.
  static let missingCombination = LintRule(
    "missing-combination", .warning,
    "people who speak another language must say in two sentences what others say in one",
    .coverage { coverage in
      guard let (source, others) = coverage.comparisons else { return [] }
      return others.flatMap { locale in
        locale.intents.sorted { $0.key < $1.key }.flatMap { intent, reached -> [LintFinding] in
          guard let place = reached.values.map(\.position).min() else { return [] }
          let missing = (source.intents[intent] ?? [:]).filter { reached[$0.key] == nil }
          return missing.sorted { $0.value.position < $1.value.position }.map { combination, phrase in
            let slots = combination.sorted().map { "{\($0)}" }.joined(separator: " and ")
            return LintFinding(
              "\(intent) can be said with \(slots.isEmpty ? "no slot" : slots) in \(source.name), as at \(phrase.position), and not in \(locale.name)",
              at: place, fix: "write a phrase of that kind")
          }
        }
      }
    })
}
