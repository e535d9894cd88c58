extension LintRule {
  /// Entries that are not in the form of a catalogue, or in one that phrases cannot have.
  static let catalogShape = LintRule(
    "catalog-shape", .error, "what is not in the form of a catalogue is left out by Apple's tools",
    .catalog { catalog, _ in
      var findings = catalog.shapeFaults
      for entry in catalog.entries {
        for translation in entry.translations {
          if catalog.kind == .phrases, translation.shape == .variations || !translation.substitutions.isEmpty {
            findings.append(
              LintFinding(
                "“\(entry.key.text)” varies by number or device, which a phrase cannot", at: translation.place,
                fix: "write each way to say it as one of the “values” of a “stringSet”"))
          }
          if catalog.kind == .texts, translation.shape == .set {
            findings.append(
              LintFinding(
                "“\(entry.key.text)” is a list of texts, which only phrases can be", at: translation.place,
                fix: "write one text as a “stringUnit”, or move the phrases to AppShortcuts.xcstrings"))
          }
        }
      }
      return findings
    })
}
