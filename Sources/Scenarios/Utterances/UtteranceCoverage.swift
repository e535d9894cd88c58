import ParlanceDiagnostics
import ParlanceMatching
import ParlancePhraseTables
import ParlanceReports

/// Finds out which phrases of tables tests reached: sentences and the turns of scenarios alike.
package enum UtteranceCoverage {
  /// What the tests were understood by.
  package static func reached(by cases: [TestCase]) -> [TestCoverage.Reached] {
    cases.flatMap { test in
      test.reached
        + [test.understanding].compactMap { $0 }.compactMap { sentence in
          guard let intent = sentence.got, let phrase = sentence.phrase else { return nil }
          return TestCoverage.Reached(locale: sentence.locale, intent: intent, phrase: phrase, slots: sentence.slots)
        }
    }
  }

  /// What the tests reached of the tables of several locales.
  package static func coverage(of tables: [PhraseTable], by cases: [TestCase]) -> TestCoverage {
    var coverage = TestCoverage()
    let records = reached(by: cases)
    let places = Set(records.map(\.phrase))
    for table in tables {
      let own = records.filter { $0.locale == table.locale }
      for intent in table.all {
        let reached = reached(own, of: intent.name)
        var combinations: [Set<String>: SourcePosition] = [:]
        for block in intent.blocks {
          let rules = table.rules.merging(block.rules) { _, own in own }
          let copied = block.demandedContext.compactMap { $0.value.slot }
          for phrase in block.phrases {
            coverage.phrases.append(
              .init(
                locale: table.locale, intent: intent.name, text: phrase.text, position: phrase.position,
                isReached: places.contains(phrase.position)))
            for combination in SlotCombinations.of(phrase.expression, rules: rules) {
              let all = combination.union(block.fixedSlots.keys).union(copied)
              combinations[all] = min(combinations[all] ?? phrase.position, phrase.position)
            }
          }
        }
        for (slots, place) in combinations.sorted(by: { ($0.value, $0.key.count) < ($1.value, $1.key.count) }) {
          let text = slots.isEmpty ? "no slot" : slots.sorted().joined(separator: ", ")
          coverage.combinations.append(
            .init(
              locale: table.locale, intent: intent.name, text: text, position: place,
              isReached: reached.contains(folded(slots))))
        }
      }
    }
    return coverage
  }

  /// The sets of slots that tests filled of an intent.
  private static func reached(_ records: [TestCoverage.Reached], of intent: String) -> Set<Set<String>> {
    let name = IntentSignature(name: intent, slots: [])
    return Set(records.filter { name.isNamed($0.intent) }.map { folded($0.slots) })
  }

  /// A table may write `due_date` for the parameter `dueDate`.
  private static func folded(_ names: Set<String>) -> Set<String> { Set(names.map(IntentName.folded)) }
}
