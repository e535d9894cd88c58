import ParlancePhraseTables
import ParlanceTemplates

/// Finds what stands before the slots of intents by walking through their phrases; each rule is walked through once.
struct SlotLeadFinder {
  /// What matters of a part of a phrase to what stands before and behind it.
  private struct Part {
    /// The slots that can stand at its beginning.
    var opening: Set<String> = []
    /// The words that can stand at its end.
    var ending: Set<String> = []
    /// Whether it can be without words.
    var canBeEmpty = false
  }

  private let table: PhraseTable
  private let tokenize: (String) -> [Token]
  private var signature = IntentSignature(name: "", slots: [])
  private var found: [String: SlotLead] = [:]
  private var localRules: [String: PhraseRule] = [:]
  private var ruleParts: [String: Part] = [:]
  private var lastWords: [String: String?] = [:]

  /// Walks through nothing yet.
  init(_ table: PhraseTable, tokenize: @escaping (String) -> [Token]) {
    self.table = table
    self.tokenize = tokenize
  }

  /// What stands before the slots of an intent, by their names.
  mutating func leads(of intent: IntentPhrases, _ signature: IntentSignature) -> [String: SlotLead] {
    (self.signature, found, ruleParts, localRules) = (signature, [:], [:], [:])
    for block in intent.blocks {
      // A rule of the table can name one that the block has made its own.
      if !block.rules.isEmpty || !localRules.isEmpty { ruleParts = [:] }
      localRules = block.rules
      for phrase in block.phrases { _ = part(phrase.expression) }
    }
    return found
  }

  private mutating func part(_ expression: Expression) -> Part {
    switch expression {
    case .text(let text):
      guard let word = lastWord(of: text) else { return Part(canBeEmpty: true) }
      return Part(ending: [word])
    case .slot(let reference):
      guard let slot = signature.slot(written: reference.name) else { return Part() }
      note(SlotType.builtIn[reference.list], of: slot.name)
      return Part(opening: [slot.name])
    case .sequence(let items), .permutation(let items): return items.reduce(Part(canBeEmpty: true)) { follow($0, $1) }
    case .alternatives(let items):
      return items.reduce(into: Part()) { whole, item in
        let part = part(item)
        whole.opening.formUnion(part.opening)
        whole.ending.formUnion(part.ending)
        whole.canBeEmpty = whole.canBeEmpty || part.canBeEmpty
      }
    case .rule(let name):
      if let known = ruleParts[name] { return known }
      guard let rule = localRules[name] ?? table.rules[name] else { return Part() }
      let part = part(rule.phrase.expression)
      ruleParts[name] = part
      return part
    }
  }

  private mutating func note(_ type: SlotType?, of slot: String) {
    switch type {
    case .pastDate: found[slot, default: SlotLead()].takesPast = true
    case .date: found[slot, default: SlotLead()].takesAhead = true
    default: break
    }
  }

  /// A part with what follows it.
  private mutating func follow(_ before: Part, _ expression: Expression) -> Part {
    var part = part(expression)
    for slot in part.opening { found[slot, default: SlotLead()].words.formUnion(before.ending) }
    if part.canBeEmpty { part.ending.formUnion(before.ending) }
    if before.canBeEmpty { part.opening.formUnion(before.opening) } else { part.opening = before.opening }
    part.canBeEmpty = part.canBeEmpty && before.canBeEmpty
    return part
  }

  /// The last word of a text; `nil` if there is none.
  private mutating func lastWord(of text: String) -> String? {
    if let known = lastWords[text] { return known }
    let word = tokenize(text).last?.text
    lastWords[text] = .some(word)
    return word
  }
}
