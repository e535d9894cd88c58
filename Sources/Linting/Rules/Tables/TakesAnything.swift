import ParlanceMatching
import ParlancePhraseTables
import ParlanceTemplates

extension LintRule {
  /// Phrases that silence fulfils, or any words.
  static let takesAnything = LintRule(
    "takes-anything", .warning, "a phrase without a word of its own is taken for what is meant for no phrase",
    .table { table in
      var findings: [LintFinding] = []
      for intent in table.table.intents {
        for block in intent.blocks where block.requiredKeywords.isEmpty {
          let reading = WordlessReading(table, intent.name, block)
          for phrase in block.phrases {
            guard let message = reading.message(on: phrase) else { continue }
            findings.append(
              LintFinding(
                message, at: phrase.position, length: phrase.text.unicodeScalars.count,
                fix: "add a word that has to be said"))
          }
        }
      }
      return findings
    })
}

/// Looks for ways to say the phrases of a block without any of their words.
private struct WordlessReading {
  private let table: LintTable
  private let signature: IntentSignature?
  private let block: PhraseBlock
  private let rules: [String: PhraseRule]

  init(_ table: LintTable, _ intent: String, _ block: PhraseBlock) {
    self.table = table
    self.block = block
    signature = table.signature(intent)
    rules = table.table.rules.merging(block.rules) { _, own in own }
  }

  /// What is wrong; `nil` if a word has to be said.
  func message(on phrase: Phrase) -> String? {
    let expression = phrase.expression
    if needsNoWord(expression, { _ in false }) { return "the phrase may be empty, so silence is taken for it" }
    // Where the context has to hold something it is asked for in a situation in which any words may do.
    guard block.demandedContext.isEmpty else { return nil }
    if needsNoWord(expression, isFree) { return "the phrase may be nothing but a slot that takes any words" }
    // “10 euros” would be ten of a dish that nobody knows.
    guard let name = nameSlot(of: phrase), needsNoWord(expression, { !$0.isCapture }) else { return nil }
    return "the phrase may be nothing but slots, of which {\(name.name)} takes a name that nobody knows"
  }

  /// A slot for names among several; a name alone is meant to be said alone.
  private func nameSlot(of phrase: Phrase) -> SlotReference? {
    guard table.isDeclared, SlotCombinations.of(phrase.expression, rules: rules).contains(where: { $0.count > 1 })
    else {
      return nil
    }
    var alone = block
    alone.phrases = [phrase]
    return SlotCombinations.slots(of: alone, in: table.table).filter(isName).min { $0.name < $1.name }
  }

  private func isName(_ slot: SlotReference) -> Bool {
    guard !slot.isCapture, slot.range == nil, case .entity? = signature?.slot(written: slot.list)?.type else {
      return false
    }
    return true
  }

  private func isOpen(_ slot: SlotReference) -> Bool {
    guard !slot.isCapture, slot.range == nil, case .entity(let type)? = signature?.slot(written: slot.list)?.type else {
      return false
    }
    return table.openTypes.contains(type)
  }

  private func needsNoWord(_ expression: Expression, _ isFree: (SlotReference) -> Bool) -> Bool {
    // Each rule is looked at once, however often others name it; one that names itself needs words.
    var known: [String: Bool] = [:]
    func isWordless(_ item: Expression) -> Bool {
      switch item {
      case .text(let text): return text.allSatisfy(\.isWhitespace)
      case .slot(let slot): return isFree(slot)
      case .rule(let name):
        if let known = known[name] { return known }
        known[name] = false
        known[name] = rules[name].map { isWordless($0.phrase.expression) } ?? false
        return known[name] ?? false
      case .sequence(let items), .permutation(let items): return items.allSatisfy(isWordless)
      case .alternatives(let items): return items.contains(where: isWordless)
      }
    }
    return isWordless(expression)
  }

  /// Whether a slot takes any words; one for the app's name is another rule's.
  private func isFree(_ slot: SlotReference) -> Bool {
    guard slot.range == nil, !slot.isCapture else { return false }
    switch block.lists[slot.list] ?? table.table.lists[slot.list] {
    case .wildcard, .words: return true
    case .values, .range: return false
    case nil: break
    }
    if table.isDeclared, let declared = signature?.slot(written: slot.list) {
      return declared.type == .text || isOpen(slot)
    }
    return SlotType.builtIn[slot.list].map { $0 == .text } ?? true
  }
}
