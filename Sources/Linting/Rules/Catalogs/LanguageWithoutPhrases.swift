import ParlanceDiagnostics
import ParlanceStrings

extension LintRule {
  /// Languages that the app speaks and that no phrase is in.
  static let languageWithoutPhrases = LintRule(
    "language-without-phrases", .error, "people who use the app in that language can say nothing to it",
    .catalog { catalog, scope in
      // What is with the translators says nothing of the languages that are done.
      guard catalog.kind == .phrases, !catalog.isMarkup, let first = catalog.saidEntries.first else { return [] }
      let own = catalog.locales
      let missing = scope.spokenLocales(around: catalog).subtracting(catalog.unreadLocales)
        .filter { LocaleFallback.best($0, among: own) == nil && scope.isWanted($0) }.sorted()
      guard !missing.isEmpty else { return [] }
      return [
        LintFinding(
          "the app's texts are in \(missing.joined(separator: ", ")), and no phrase is",
          at: SourcePosition(file: first.key.place.file, line: 1, column: 1), fix: "translate the phrases")
      ]
    })
}
