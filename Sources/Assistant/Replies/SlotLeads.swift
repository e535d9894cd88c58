import ParlanceLanguage
import ParlanceMatching
import ParlancePhraseTables
import ParlanceTemplates

/// The words that stand right before a slot in an intent's own phrases, as “to” does in “move {task} to {due}”: who answers only for the
/// slot may say them too.
struct SlotLeads {
  private let signature: IntentSignature
  private let table: PhraseTable
  private let tokenize: (String) -> [Token]
  private var found: Set<String> = []
  private var takesPast = false
  private var budget = Self.mostSteps

  /// The most parts of phrases that are looked at: rules within rules can stand for more than anybody says.
  private static let mostSteps = 5000

  /// The words before a parameter of an intent; none if the intent has no phrases with it.
  static func words(
    before parameter: String, of intent: String, in table: PhraseTable, tokenize: @escaping (String) -> [Token]
  ) -> Set<String> {
    leads(before: parameter, of: intent, in: table, tokenize: tokenize).found
  }

  /// Whether the phrases of an intent have a parameter for moments that have been.
  static func takesPast(_ parameter: String, of intent: String, in table: PhraseTable) -> Bool {
    leads(before: parameter, of: intent, in: table, tokenize: { _ in [] }).takesPast
  }

  private static func leads(
    before parameter: String, of intent: String, in table: PhraseTable, tokenize: @escaping (String) -> [Token]
  ) -> SlotLeads {
    let signature = IntentSignature(name: intent, slots: [.init(name: parameter, type: nil, isRequired: true)])
    var leads = SlotLeads(signature: signature, table: table, tokenize: tokenize)
    for block in table.intents.first(where: { signature.isNamed($0.name) })?.blocks ?? [] {
      for phrase in block.phrases { _ = leads.read(phrase.expression, after: [], block) }
    }
    return leads
  }

  private init(signature: IntentSignature, table: PhraseTable, tokenize: @escaping (String) -> [Token]) {
    self.signature = signature
    self.table = table
    self.tokenize = tokenize
  }

  /// Reads a part of a phrase that stands behind one of these words, and gives those that can stand at its end.
  private mutating func read(_ expression: Expression, after words: Set<String>, _ block: PhraseBlock) -> Set<String> {
    budget -= 1
    guard budget > 0 else { return [] }
    switch expression {
    case .text(let text): return tokenize(text).last.map { [$0.text] } ?? words
    case .slot(let reference):
      if signature.slot(written: reference.name) != nil {
        found.formUnion(words)
        takesPast = takesPast || SlotType.builtIn[reference.list] == .pastDate
      }
      return []
    case .sequence(let items), .permutation(let items):
      return items.reduce(words) { before, item in read(item, after: before, block) }
    case .alternatives(let items):
      return items.reduce(into: []) { ends, item in ends.formUnion(read(item, after: words, block)) }
    case .rule(let name):
      guard let rule = block.rules[name] ?? table.rules[name] else { return [] }
      return read(rule.phrase.expression, after: words, block)
    }
  }
}
