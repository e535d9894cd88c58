import ParlancePhraseTables

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
          let wanted = source.intents[intent] ?? [:]
          if let finding = strangeSlot(of: intent, reached, wanted, in: locale.name, source.name) { return [finding] }
          let missing = wanted.filter { reached[$0.key] == nil }
          return missing.sorted { $0.value.position < $1.value.position }.map { combination, phrase in
            let slots = combination.sorted().map { "{\($0)}" }.joined(separator: " and ")
            return LintFinding(
              "\(intent) can be said with \(slots.isEmpty ? "no slot" : slots) in \(source.name), as \(mention(of: phrase)), and not in \(locale.name)",
              at: place, fix: "write a phrase of that kind")
          }
        }
      }
    })

  /// A phrase by its place in a file; one that code declares, whose type stands for the file, by its words.
  private static func mention(of phrase: Phrase) -> String {
    phrase.position.file.contains(".") ? "at \(phrase.position)" : "by “\(phrase.text)” of \(phrase.position.file)"
  }

  /// What is told of a slot that only one of two languages has, in place of all that cannot be said with it.
  private static func strangeSlot(
    of intent: String, _ reached: [Set<String>: Phrase], _ wanted: [Set<String>: Phrase], in locale: String,
    _ source: String
  ) -> LintFinding? {
    let own = Set(reached.keys.joined())
    let others = Set(wanted.keys.joined())
    guard let stranger = own.subtracting(others).min(), let missing = others.subtracting(own).min(),
      let phrase = reached.filter({ $0.key.contains(stranger) }).values.min(by: { $0.position < $1.position })
    else { return nil }
    return LintFinding(
      "\(intent) has {\(missing)} in \(source) and {\(stranger)} in \(locale)", at: phrase.position,
      length: phrase.text.unicodeScalars.count,
      fix: "write {\(missing)} if it is the same: slots have one name in all languages")
  }
}
