import ParlanceDiagnostics
import ParlancePhraseTables

/// All that can be said in one locale, as a recogniser of speech needs it.
struct SpeechGrammar {
  /// A phrase.
  struct Sentence {
    /// The name of the intent, or of what else it is said for.
    var group: String
    /// How likely it is beside the others of all groups.
    var weight: Double
    /// Its words.
    var expression: SpeechExpression
  }

  /// The locale.
  let locale: String
  /// The phrases, in the order of the table.
  var sentences: [Sentence] = []
  /// Named parts, in the order in which they were first needed; each names only such as stand before it.
  var rules: [(name: String, expression: SpeechExpression)] = []
  /// What the rules of names and values stand for: of those a sentence takes any, and needs no sentence for each.
  var fills: Set<String> = []
  /// Words that can stand before or behind a sentence.
  var fillers: [SpeechExpression] = []
  /// What could not be carried over.
  var losses: [Diagnostic] = []

  /// The rules by name.
  var rulesByName: [String: SpeechExpression] {
    Dictionary(rules.map { ($0.name, $0.expression) }) { first, _ in first }
  }

  /// All words, each once, in alphabetical order.
  var words: [String] {
    var all: Set<String> = []
    for expression in sentences.map(\.expression) + rules.map(\.expression) + fillers {
      expression.forEach { if case .word(let word) = $0 { all.insert(word) } }
    }
    return all.sorted()
  }

  /// Whether some sentence takes any words.
  var hasFreeText: Bool {
    var isFound = false
    for expression in sentences.map(\.expression) + rules.map(\.expression) {
      expression.forEach { isFound = isFound || $0 == .anyWords }
    }
    return isFound
  }
}
