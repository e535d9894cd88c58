extension LintRule {
  /// Phrases with two parameters.
  static let secondParameter = LintRule(
    "second-parameter", .error, "a phrase of a shortcut may have one parameter besides the app's name",
    .catalog { catalog, _ in
      var findings: [LintFinding] = []
      catalog.forEachPhrase { entry, text, _ in
        guard !UnknownPlaceholder.isStrange(text, in: entry, of: catalog) else { return }
        // What is likely meant for the app's name is told as that.
        let parameters = text.placeholders.filter {
          !$0.isApplicationName && !$0.name.isEmpty && !UnknownPlaceholder.isMeantForApplication($0.name)
        }
        guard Set(parameters.map(\.name)).count > 1,
          let second = parameters.first(where: { $0.name != parameters[0].name })
        else { return }
        findings.append(
          catalog.finding(
            "\(second.right) is a second parameter", second.range, in: text,
            fix: "leave it out: the intent asks for what the phrase does not say"))
      }
      return findings
    })
}
