import ParlanceMatching
import ParlancePhraseTables
import ParlanceTemplates

extension LintRule {
  /// Slots and values of phrases that the intent has nothing for.
  static let unknownParameter = LintRule(
    "unknown-parameter", .error, "what the intent has no parameter or case for is lost without a word",
    .table { table in
      guard table.isDeclared else { return [] }
      return (table.table.intents + table.table.offers).flatMap { intent -> [LintFinding] in
        guard let signature = table.signature(intent.name) else { return [] }
        return intent.blocks.flatMap { UnknownParameter(table: table, signature: signature, block: $0).findings }
      }
    })
}

/// What the phrases of one block give that their intent does not take.
private struct UnknownParameter {
  let table: LintTable
  let signature: IntentSignature
  let block: PhraseBlock

  var findings: [LintFinding] { unknownSlots + unknownValues }

  /// The slots that are no parameter's, at the first phrase that has them; a hidden one is none by intention.
  private var unknownSlots: [LintFinding] {
    var said: [String: Phrase] = [:]
    for phrase in block.phrases {
      var alone = block
      alone.phrases = [phrase]
      for slot in SlotCombinations.slots(of: alone, in: table.table) where !slot.isCapture {
        if said[slot.name] == nil { said[slot.name] = phrase }
      }
    }
    return said.keys.sorted().compactMap { name in
      signature.slot(written: name) == nil ? said[name].map { finding(lacking: name, at: $0) } : nil
    }
  }

  /// The values that the block itself gives and that are no parameter's, or not such as it takes.
  private var unknownValues: [LintFinding] {
    guard let first = block.phrases.first else { return [] }
    return block.slots.sorted { $0.key < $1.key }.compactMap { name, value in
      guard let slot = signature.slot(written: name) else { return finding(lacking: name, at: first) }
      guard let type = slot.type, !takes(value, type) else { return nil }
      return LintFinding(
        "\(signature.name) takes no “\(value.text)” for “\(slot.name)”, so these phrases say nothing of it",
        at: first.position, length: first.text.unicodeScalars.count, fix: advice(for: value, type))
    }
  }

  private func finding(lacking name: String, at phrase: Phrase) -> LintFinding {
    let known = signature.slots.map(\.name)
    let near = Spelling.nearest(to: name, in: known)
    let fix =
      near.map { "did you mean “\($0)”?" }
      ?? (known.isEmpty ? "leave it out" : "it has \(known.map { "“\($0)”" }.joined(separator: ", "))")
    return LintFinding(
      "\(signature.name) has no parameter “\(name)”, so what is said for it is lost", at: phrase.position,
      length: phrase.text.unicodeScalars.count, fix: fix)
  }

  /// Whether a value that a table writes is one of a type.
  private func takes(_ value: ScalarValue, _ type: SlotType) -> Bool {
    if case .list(let values) = value { return values.allSatisfy { takes($0, type) } }
    switch (type, value) {
    case (.enumeration(let name), _):
      let word = value.text.lowercased()
      guard let cases = table.cases[name] else { return true }
      return cases.contains { $0.id.lowercased() == word || $0.title.lowercased() == word }
    case (.boolean, .boolean): return true
    case (.boolean, .text(let word)): return word == "on" || word == "off"
    case (.boolean, _): return false
    case (.integer, .integer), (.number, .integer), (.number, .number): return true
    // A length of time is written in seconds.
    case (.duration, .integer), (.duration, .number): return true
    case (.integer, _), (.number, _), (.duration, _): return false
    case (.date, _): return false
    default: return true
    }
  }

  private func advice(for value: ScalarValue, _ type: SlotType) -> String? {
    guard case .enumeration(let name) = type, let cases = table.cases[name] else {
      return "give it by a slot, or leave it out"
    }
    let ids = cases.map(\.id)
    return Spelling.nearest(to: value.text, in: ids).map { "did you mean “\($0)”?" }
      ?? "its cases are \(ids.map { "“\($0)”" }.joined(separator: ", "))"
  }
}
