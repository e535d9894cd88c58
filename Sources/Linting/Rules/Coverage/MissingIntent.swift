import ParlanceDiagnostics

extension LintRule {
  /// Intents that cannot be said in some language.
  static let missingIntent = LintRule(
    "missing-intent", .warning, "what has phrases in one language only cannot be said by people who speak another",
    .coverage { coverage in
      guard let (source, others) = coverage.comparisons else { return [] }
      return others.flatMap { locale in
        source.intents.keys.sorted().filter { locale.intents[$0] == nil }.map { intent in
          LintFinding(
            "\(intent) has phrases in \(source.name) and none in \(locale.name)",
            at: SourcePosition(file: locale.file, line: 1, column: 1), fix: "write phrases for \(intent)")
        }
      }
    })
}
