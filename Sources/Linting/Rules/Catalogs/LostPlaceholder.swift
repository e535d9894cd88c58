extension LintRule {
  /// Parameters that can be said in the language of the keys and not in another one.
  static let lostPlaceholder = LintRule(
    "lost-placeholder", .warning, "what a translation leaves out can no longer be said in that language",
    .catalog { catalog, _ in
      var findings: [LintFinding] = []
      for entry in catalog.saidEntries {
        let source = catalog.texts(of: entry, in: catalog.sourceLocale)
        let wanted = Set(source.flatMap(\.parameters)).union(entry.key.parameters)
        guard !wanted.isEmpty else { continue }
        for translation in entry.translations where translation.isSaid && translation.locale != catalog.sourceLocale {
          let lost = wanted.subtracting(translation.texts.flatMap(\.parameters)).sorted()
          guard let first = translation.texts.first, !lost.isEmpty,
            !translation.texts.contains(where: { UnknownPlaceholder.isStrange($0, in: entry, of: catalog) })
          else { continue }
          let names = lost.map { "${\($0)}" }.joined(separator: " and ")
          findings.append(
            catalog.finding(
              "\(names) cannot be said in \(translation.locale)", in: first, fix: "add a phrase with \(names)"))
        }
      }
      return findings
    })
}
