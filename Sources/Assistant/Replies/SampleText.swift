import ParlanceMatching
import ParlancePhraseTables
import ParlanceTemplates

/// Phrases as examples of what can be said.
package enum SampleText {
  /// The longest text that is repeated in a reply, in characters.
  private static var longest: Int { 80 }

  /// The most steps that one sample is worth.
  private static var mostSteps: Int { 500 }

  /// One sentence for an intent: of its phrases with slots the first with the fewest, without what is optional; a slot is “…”. Where all
  /// that it takes can be left out, it is the first phrase without.
  package static func sample(of intent: String, takingValues: Bool = true, in table: PhraseTable) -> String? {
    let all = samples(of: intent, in: table)
    if !takingValues, let plain = all.first(where: { !$0.contains("…") }) { return plain }
    let withSlots = all.filter { $0.contains("…") }
    return withSlots.min { $0.count { $0 == "…" } < $1.count { $0 == "…" } } ?? all.first
  }

  /// One sentence for each phrase of an intent, each once.
  package static func samples(of intent: String, in table: PhraseTable) -> [String] {
    let signature = IntentSignature(name: intent, slots: [])
    guard let phrases = table.intents.first(where: { signature.isNamed($0.name) }) else { return [] }
    var seen: Set<String> = []
    return phrases.blocks.flatMap { block in block.phrases.map { text($0.expression, block, table) } }
      .filter { seen.insert($0).inserted }
  }

  /// The beginnings of all phrases up to their first slot, sorted, each once; a phrase that begins with a slot has none.
  package static func openings(in table: PhraseTable) -> [String] {
    var openings: Set<String> = []
    for intent in table.intents {
      for block in intent.blocks {
        for phrase in block.phrases {
          let words = text(phrase.expression, block, table).split(separator: " ").prefix { $0 != "…" }
          if !words.isEmpty { openings.insert(words.joined(separator: " ")) }
        }
      }
    }
    return begunAlike(openings).sorted()
  }

  /// The openings, of which those that begin with a capital, as titles do, begin without one where others begin with the same word: what both
  /// have in common could not be completed else.
  private static func begunAlike(_ openings: Set<String>) -> Set<String> {
    let words = Set(openings.map { $0.prefix { $0 != " " } })
    return Set(
      openings.map { opening in
        let word = opening.prefix { $0 != " " }
        let small = word.prefix(1).lowercased() + word.dropFirst()
        return words.contains(small[...]) ? small + opening.dropFirst(word.count) : opening
      })
  }

  /// What stands before and behind the words for a parameter in phrases that say nothing else, or nothing but other parameters with these
  /// words, in the order of the table, each once.
  package static func frames(
    around parameter: String, of intent: String, in table: PhraseTable, saying others: [String: String] = [:]
  ) -> [(before: String, after: String)] {
    let signature = IntentSignature(name: intent, slots: [.init(name: parameter, type: nil, isRequired: true)])
    guard let phrases = table.intents.first(where: { signature.isNamed($0.name) }) else { return [] }
    var seen: Set<String> = []
    return phrases.blocks.flatMap { block in
      block.phrases.map { phrase in
        text(phrase.expression, block, table) { slot in
          signature.slot(written: slot.name) == nil
            ? others.first { $0.key.lowercased() == slot.name.lowercased() }?.value ?? "\u{0}" : "…"
        }
      }
    }.compactMap { text in
      guard seen.insert(text).inserted, !text.contains("\u{0}") else { return nil }
      let sides = text.split(separator: "…", omittingEmptySubsequences: false)
      return sides.count == 2 ? (String(sides[0]), String(sides[1])) : nil
    }
  }

  /// A text cut to what can be repeated.
  package static func shortened(_ text: String) -> String {
    text.count > longest ? text.prefix(longest) + "…" : text
  }

  private static func text(
    _ expression: Expression, _ block: PhraseBlock, _ table: PhraseTable,
    slot: (SlotReference) -> String = { _ in "…" }
  ) -> String {
    var budget = mostSteps
    return words(expression, block, table, slot, &budget).split(separator: " ").joined(separator: " ")
  }

  /// The words, as long as the budget of steps lasts: rules within rules can stand for more text than anybody reads.
  private static func words(
    _ expression: Expression, _ block: PhraseBlock, _ table: PhraseTable, _ slot: (SlotReference) -> String,
    _ budget: inout Int
  ) -> String {
    budget -= 1
    guard budget > 0 else { return "" }
    switch expression {
    case .text(let text): return text
    case .slot(let reference): return slot(reference)
    case .sequence(let items): return items.map { words($0, block, table, slot, &budget) }.joined()
    case .permutation(let items): return items.map { words($0, block, table, slot, &budget) }.joined(separator: " ")
    case .alternatives(let items):
      if items.contains(where: \.isEmpty) { return "" }
      return items.first.map { words($0, block, table, slot, &budget) } ?? ""
    case .rule(let name):
      guard let rule = block.rules[name] ?? table.rules[name] else { return "" }
      return words(rule.phrase.expression, block, table, slot, &budget)
    }
  }
}
