import ParlancePhraseTables

extension LintRule {
  /// Phrases all of whose sentences another phrase has too.
  static let includedPhrase = LintRule(
    "included-phrase", .warning, "a phrase that another one includes says nothing new",
    .table { table in
      var findings: [LintFinding] = []
      for (_, phrases) in Dictionary(grouping: table.expansions, by: { "\($0.intent) \($0.block)" }).sorted(by: {
        $0.key < $1.key
      }) {
        // Each sentence knows the phrases that have it: what includes a phrase has its every sentence.
        var holders: [String: Set<Int>] = [:]
        for (number, phrase) in phrases.enumerated() {
          for text in phrase.texts { holders[text, default: []].insert(number) }
        }
        for (number, phrase) in phrases.enumerated() where !phrase.texts.isEmpty {
          var including: Set<Int>?
          for text in phrase.texts {
            let own = holders[text] ?? []
            including = including?.intersection(own) ?? own
          }
          let others = (including ?? []).subtracting([number]).sorted()
          // Of two that are the same the later one is told.
          guard let other = others.first(where: { phrases[$0].texts.count > phrase.texts.count || $0 < number }) else {
            continue
          }
          if let finding = finding(phrase.phrase, in: phrases[other].phrase) { findings.append(finding) }
        }
      }
      return findings + table.inclusions.compactMap { finding($0.inner, in: $0.outer) }
    })

  private static func finding(_ phrase: Phrase, in other: Phrase) -> LintFinding? {
    // That a catalogue says the same twice is told by a rule of its own.
    guard !Trial.isOfCatalog(phrase.position) || folded(phrase.text) != folded(other.text) else { return nil }
    return LintFinding(
      "all that this phrase says “\(other.text)” says too, at \(other.position)", at: phrase.position,
      length: phrase.text.unicodeScalars.count, fix: "leave it out")
  }
}
