import ParlanceDiagnostics
import ParlanceMatching
import ParlancePhraseTables
import ParlanceTemplates

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
    /// The phrases of tables with the words that stand in them, beside those of rules, in the order of the files.
    var phrases: [(phrase: Phrase, words: Set<String>)] = []
    /// The words of each rule.
    var ruleWords: [Set<String>] = []
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
    let ownRules = table.intents.flatMap(\.blocks).flatMap(\.rules.values)
    ruleWords = (Array(table.rules.values) + ownRules).map { Self.words(of: $0.phrase.expression) }
    for intent in table.intents {
      var reached: [Set<String>: Phrase] = [:]
      for block in intent.blocks {
        let rules = table.rules.merging(block.rules) { _, own in own }
        for phrase in block.phrases {
          if !Trial.isOfCatalog(phrase.position) { phrases.append((phrase, Self.words(of: phrase.expression))) }
          // Where a verb tells which thing is meant, others have other words for it.
          let isDeed = phrase.expression.slots.contains { $0.isCapture && "@" + $0.name == Matcher.deedSlot }
          for combination in isDeed ? [] : SlotCombinations.of(phrase.expression, rules: rules) {
            let all = combination.union(block.fixedSlots.keys)
            if reached[all] == nil { reached[all] = phrase }
          }
        }
      }
      intents[intent.name] = reached
    }
  }
  /// The words of an expression, as they are compared between languages.
  private static func words(of expression: Expression) -> Set<String> {
    switch expression {
    case .text(let text):
      Set(text.lowercased().split { !$0.isLetter && $0 != "'" && $0 != "’" }.map(String.init))
    case .rule, .slot: []
    case .sequence(let items), .alternatives(let items), .permutation(let items):
      items.reduce(into: []) { $0.formUnion(words(of: $1)) }
    }
  }
}
