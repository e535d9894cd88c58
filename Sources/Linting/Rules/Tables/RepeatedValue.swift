import ParlanceDiagnostics
import ParlancePhraseTables

extension LintRule {
  /// Values of a list that are written twice in the same context; words that give different values are told when the table is read.
  static let repeatedValue = LintRule(
    "repeated-value", .warning, "of a value that is written twice one is too much, or should be another",
    .table { table in
      let blocks = table.table.intents.flatMap(\.blocks).map(\.lists)
      return ([table.table.lists] + blocks).flatMap { lists in
        lists.sorted { $0.key < $1.key }.flatMap { findings(in: $0.value, name: $0.key) }
      }
    })

  private static func findings(in list: PhraseList, name: String) -> [LintFinding] {
    guard case .values(let entries) = list else { return [] }
    var first: [SaidValue: Phrase] = [:]
    return entries.compactMap { entry in
      let said = SaidValue(words: entry.phrase.text, out: entry.out, context: entry.context)
      guard let other = first[said] else {
        first[said] = entry.phrase
        return nil
      }
      return LintFinding(
        "“\(entry.phrase.text)” stands in the list {\(name)} already, at \(other.position)", at: entry.phrase.position,
        length: entry.phrase.text.unicodeScalars.count, fix: "leave it out")
    }
  }
}

/// What tells a value of a list from the others.
private struct SaidValue: Hashable {
  let words: String
  let out: ScalarValue
  let context: [String: ScalarValue]
}
