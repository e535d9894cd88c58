import ParlanceDiagnostics
import ParlancePhraseTables

extension LintRule {
  /// Intents that cannot be said in some language.
  static let missingIntent = LintRule(
    "missing-intent", .warning, "what has phrases in one language only cannot be said by people who speak another",
    .coverage { coverage in
      guard let (source, others) = coverage.comparisons else { return [] }
      return others.flatMap { locale in
        let missing = source.intents.keys.sorted().filter { locale.intents[$0] == nil }
        let added = locale.intents.keys.sorted().filter { source.intents[$0] == nil }
        return missing.map { intent in
          LintFinding(
            "\(intent) has phrases in \(source.name) and none in \(locale.name)",
            at: SourcePosition(file: locale.file, line: 1, column: 1), fix: "write phrases for \(intent)")
        }
          + added.compactMap { intent in
            guard let place = locale.intents[intent]?.values.map(\.position).min() else { return nil }
            let near = Spelling.nearest(to: intent, in: missing).map { "did you mean \($0)? Else write" }
            return LintFinding(
              "\(intent) has phrases in \(locale.name) and none in \(source.name)", at: place,
              fix: "\(near ?? "write") phrases for \(intent) in \(source.name) too")
          }
      }
    })
}
