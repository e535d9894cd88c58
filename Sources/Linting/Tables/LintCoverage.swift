import ParlanceDiagnostics
import ParlancePhraseTables

/// What the phrases of one folder reach in each of its locales.
struct LintCoverage: Sendable {
  /// What phrases reach in one locale.
  struct Locale: Sendable {
    /// The locale.
    var name: String
    /// A file of the locale, at which what is missing is told.
    var file: String
    /// By intent the sets of slots that phrases fill together, each with the first phrase that does.
    var intents: [String: [Set<String>: Phrase]]
  }

  /// The locale that the others are held against.
  var source: String
  /// The locales, sorted by name.
  var locales: [Locale]

  /// The other locales beside the one that they are held against.
  var comparisons: (source: Locale, others: [Locale])? {
    guard let source = locales.first(where: { $0.name == source }) else { return nil }
    return (source, locales.filter { $0.name != source.name })
  }
}

extension LintCoverage.Locale {
  /// What a table reaches.
  init(_ table: PhraseTable, file: String) {
    name = table.locale
    self.file = file
    intents = [:]
    for intent in table.intents {
      var reached: [Set<String>: Phrase] = [:]
      for block in intent.blocks {
        let rules = table.rules.merging(block.rules) { _, own in own }
        for phrase in block.phrases {
          for combination in SlotCombinations.of(phrase.expression, rules: rules) {
            let all = combination.union(block.fixedSlots.keys)
            if reached[all] == nil { reached[all] = phrase }
          }
        }
      }
      intents[intent.name] = reached
    }
  }
}
