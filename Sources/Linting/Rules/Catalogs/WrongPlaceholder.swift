import ParlanceDiagnostics

extension LintRule {
  /// Placeholders that are written as in code, or in another tool's way.
  static let wrongPlaceholder = LintRule(
    "wrong-placeholder", .error, "a catalogue fills in ${name} only; all else is taken for words that people must say",
    .catalog { catalog, _ in
      var findings: [LintFinding] = []
      catalog.forEachPhrase { _, text, _ in
        for placeholder in text.placeholders where !placeholder.isRight {
          let name = placeholder.isApplicationName ? Placeholder.applicationName : placeholder.name
          let isKnown = !name.isEmpty
          let right = isKnown ? "${\(name)}" : "${applicationName}"
          // A key is what code declares: only its author knows how that is spelled there.
          let isKey = catalog.entries.contains { $0.key == text }
          let isSafe = isKnown && !isKey && placeholder.isWhole
          findings.append(
            catalog.finding(
              placeholder.isWhole
                ? "“\(placeholder.written)” means nothing in a catalogue"
                : "“\(placeholder.written)” is not closed behind the name", placeholder.written, in: text,
              fix: isKnown ? "write \(right)" : "write \(right), or ${parameter} with the parameter's name",
              edits: isSafe ? catalog.edits(replacing: placeholder.written, in: text, with: right) : []))
        }
      }
      return findings
    })
}
