import ParlancePhraseTables
import ParlanceTemplates

/// Finds what stands before and behind the slots of intents by walking through their phrases; each rule is walked through once.
struct SlotLeadFinder {
  /// What matters of a part of a phrase to what stands before and behind it.
  private struct Part {
    /// The slots that can stand at its beginning.
    var opening: Set<String> = []
    /// The words that can stand at its end, and those at its beginning.
    var ending: Set<String> = []
    var beginning: Set<String> = []
    /// The slots that can stand at its end.
    var closing: Set<String> = []
    /// Whether it can be without words.
    var canBeEmpty = false
  }

  private let table: PhraseTable
  private let tokenize: (String) -> [Token]
  private var signature = IntentSignature(name: "", slots: [])
  private var found: [String: SlotLead] = [:]
  private var localRules: [String: PhraseRule] = [:]
  private var tellsByWords = false
  private var ruleParts: [String: Part] = [:]
  private var outerWords: [String: (first: String, last: String)?] = [:]

  /// Walks through nothing yet.
  init(_ table: PhraseTable, tokenize: @escaping (String) -> [Token]) {
    self.table = table
    self.tokenize = tokenize
  }

  /// What stands before the slots of an intent, by their names.
  mutating func leads(of intent: IntentPhrases, _ signature: IntentSignature) -> [String: SlotLead] {
    (self.signature, found, ruleParts, localRules, tellsByWords) = (signature, [:], [:], [:], false)
    for block in intent.blocks {
      // What stands behind a number can be all that tells “up” from “down”, where blocks give values of their own.
      if !block.slots.isEmpty { tellsByWords = true }
      // A rule of the table can name one that the block has made its own.
      if !block.rules.isEmpty || !localRules.isEmpty { ruleParts = [:] }
      localRules = block.rules
      for phrase in block.phrases { _ = part(phrase.expression) }
    }
    if tellsByWords { for slot in found.keys { found[slot]?.followers = [] } }
    return found
  }

  private mutating func part(_ expression: Expression) -> Part {
    switch expression {
    case .text(let text):
      guard let words = outerWords(of: text) else { return Part(canBeEmpty: true) }
      return Part(ending: [words.last], beginning: [words.first])
    case .slot(let reference):
      guard let slot = signature.slot(written: reference.name) else { return Part() }
      note(SlotType.builtIn[reference.list], of: slot.name)
      return Part(opening: [slot.name], closing: [slot.name])
    case .sequence(let items), .permutation(let items): return items.reduce(Part(canBeEmpty: true)) { follow($0, $1) }
    case .alternatives(let items):
      return items.reduce(into: Part()) { whole, item in
        let part = part(item)
        whole.opening.formUnion(part.opening)
        whole.ending.formUnion(part.ending)
        whole.beginning.formUnion(part.beginning)
        whole.closing.formUnion(part.closing)
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
    for slot in before.closing { found[slot, default: SlotLead()].followers.formUnion(part.beginning) }
    if part.canBeEmpty {
      part.ending.formUnion(before.ending)
      part.closing.formUnion(before.closing)
    }
    if before.canBeEmpty {
      part.opening.formUnion(before.opening)
      part.beginning.formUnion(before.beginning)
    } else {
      (part.opening, part.beginning) = (before.opening, before.beginning)
    }
    part.canBeEmpty = part.canBeEmpty && before.canBeEmpty
    return part
  }

  /// The first and the last word of a text; `nil` if there is none.
  private mutating func outerWords(of text: String) -> (first: String, last: String)? {
    if let known = outerWords[text] { return known }
    let words = tokenize(text)
    let outer = words.first.flatMap { first in words.last.map { (first.text, $0.text) } }
    outerWords[text] = .some(outer)
    return outer
  }
}
