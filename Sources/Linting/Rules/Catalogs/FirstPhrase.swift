extension LintRule {
  /// First phrases that a tip cannot show.
  static let firstPhrase = LintRule(
    "first-phrase", .warning,
    "the first phrase of a shortcut is the one that tips show, so it needs no value to be said",
    .catalog { catalog, _ in
      var findings: [LintFinding] = []
      for entry in catalog.saidEntries where LintCatalog.isSet(entry) {
        for translation in entry.translations where translation.isSaid {
          guard let first = translation.texts.first, !first.parameters.isEmpty else { continue }
          guard let better = translation.texts.first(where: { $0.parameters.isEmpty }) else { continue }
          findings.append(
            catalog.finding(
              "the first phrase has a parameter, and a tip would show it unfilled", in: first,
              fix: "put “\(better.text)” first"))
        }
      }
      return findings
    })
}
