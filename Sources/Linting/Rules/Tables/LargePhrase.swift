import ParlanceMatching

extension LintRule {
  /// From how many sentences on a phrase counts as large.
  static let manySentences = 10_000_000

  /// Phrases that stand for very many sentences.
  static let largePhrase = LintRule(
    "large-phrase", .warning,
    "nobody can look over a phrase of millions of sentences, and much of it is said by nobody",
    .table { table in
      table.counts.map { phrase, count in
        let amount = count >= SentenceMaker.most ? "more than \(SentenceMaker.most)" : "\(count)"
        return LintFinding(
          "this phrase stands for \(amount) sentences", at: phrase.position, length: phrase.text.unicodeScalars.count,
          fix: "divide it into several phrases")
      }
    })
}
