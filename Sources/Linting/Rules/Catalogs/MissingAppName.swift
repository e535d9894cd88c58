import ParlanceDiagnostics

extension LintRule {
  /// Phrases without the app's name.
  static let missingAppName = LintRule(
    "missing-app-name", .error, "Siri takes no phrase that does not name the app, and Xcode refuses to build it",
    .catalog { catalog, _ in
      var findings: [LintFinding] = []
      catalog.forEachPhrase { entry, text, _ in
        // What the key lacks is told at the key, and not once more for each language.
        guard !text.namesApplication, text == entry.key || entry.key.namesApplication else { return }
        let misspelt = text.placeholders.contains { UnknownPlaceholder.isMeantForApplication($0.name) }
        guard !misspelt, !UnknownPlaceholder.isStrange(text, in: entry, of: catalog),
          !(text == entry.key && catalog.lacksSource(entry))
        else { return }
        findings.append(
          catalog.finding(
            "the phrase does not name the app", in: text, fix: "add ${applicationName} where people say the app's name")
        )
      }
      return findings
    },
    .table { table in
      guard let declared = table.shortcuts else { return [] }
      let phrases = declared.shortcuts.flatMap(\.phrases)
      return phrases.enumerated().filter { !$0.element.contains("${applicationName}") }.map { line, phrase in
        LintFinding(
          "the phrase “\(phrase)” does not name the app",
          at: SourcePosition(file: declared.origin, line: line + 1, column: 1),
          fix: "add \\(.applicationName) where people say the app's name")
      }
    })
}
