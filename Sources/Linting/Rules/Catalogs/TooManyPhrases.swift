import ParlanceDiagnostics

extension LintRule {
  /// More phrases than an app may have.
  static let tooManyPhrases = LintRule(
    "too-many-phrases", .error, "an app may have at most 1,000 phrases in a language, values of parameters counted in",
    .catalog { catalog, _ in
      var counts: [String: Int] = [:]
      var findings: [LintFinding] = []
      for entry in catalog.saidEntries {
        for locale in Set(entry.translations.map(\.locale)).union([catalog.sourceLocale]).sorted() {
          for text in catalog.texts(of: entry, in: locale) {
            counts[locale, default: 0] += 1
            guard counts[locale] == 1001 else { continue }
            findings.append(
              catalog.finding("this is phrase 1,001 in \(locale)", in: text, fix: "leave out what is seldom said"))
          }
        }
      }
      return findings
    },
    .table { table in
      guard let declared = table.shortcuts else { return [] }
      let count = declared.shortcuts.reduce(0) { $0 + $1.phrases.count }
      guard count > 1000 else { return [] }
      return [
        LintFinding(
          "this is phrase 1,001 of \(count)", at: SourcePosition(file: declared.origin, line: 1001, column: 1),
          fix: "leave out what is seldom said")
      ]
    })
}
