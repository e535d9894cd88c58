import ParlanceMatching
import ParlancePhraseTables
import ParlanceTemplates

/// Phrases as examples of what can be said.
package enum SampleText {
  /// The longest text that is repeated in a reply, in characters.
  private static var longest: Int { 80 }

  /// One sentence for an intent: of its phrases with slots the first with the fewest, without what is optional; a slot is “…”.
  package static func sample(of intent: String, in table: PhraseTable) -> String? {
    let all = samples(of: intent, in: table)
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
    return openings.sorted()
  }

  /// A text cut to what can be repeated.
  package static func shortened(_ text: String) -> String {
    text.count > longest ? text.prefix(longest) + "…" : text
  }

  private static func text(_ expression: Expression, _ block: PhraseBlock, _ table: PhraseTable) -> String {
    words(expression, block, table, depth: 0).split(separator: " ").joined(separator: " ")
  }

  private static func words(
    _ expression: Expression, _ block: PhraseBlock, _ table: PhraseTable, depth: Int
  ) -> String {
    // Rules cannot recurse in a table that was read; the bound is for one that was made by hand.
    guard depth < 64 else { return "" }
    switch expression {
    case .text(let text): return text
    case .slot: return "…"
    case .sequence(let items): return items.map { words($0, block, table, depth: depth + 1) }.joined()
    case .permutation(let items): return items.map { words($0, block, table, depth: depth + 1) }.joined(separator: " ")
    case .alternatives(let items):
      if items.contains(where: \.isEmpty) { return "" }
      return items.first.map { words($0, block, table, depth: depth + 1) } ?? ""
    case .rule(let name):
      guard let rule = block.rules[name] ?? table.rules[name] else { return "" }
      return words(rule.phrase.expression, block, table, depth: depth + 1)
    }
  }
}
