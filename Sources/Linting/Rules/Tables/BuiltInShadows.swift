import ParlanceTemplates

extension LintRule {
  /// Sentences that mean something else at any time.
  static let builtInShadows = LintRule(
    "built-in-shadows", .warning, "what can be said at any time, such as “cancel”, goes before every phrase",
    .table { table in
      table.findings { trial in
        guard case .builtIn(let word) = trial.outcome else { return nil }
        return (
          word.rawValue,
          LintFinding(
            "“\(trial.sentence.trimmed)” is a word of the conversation itself and always means “\(spaced(word.rawValue))”",
            at: trial.phrase.position,
            length: trial.phrase.text.unicodeScalars.count, fix: "leave the sentence out, or add a word")
        )
      }
    })

  /// A name of code as words: “go on”.
  private static func spaced(_ name: String) -> String {
    name.reduce(into: "") { $0 += $1.isUppercase ? " " + $1.lowercased() : String($1) }
  }
}
