import ParlanceDiagnostics

extension LintRule {
  /// Phrases of shortcuts whose parameter takes more than names.
  static let freeTextParameter = LintRule(
    "free-text-parameter", .error, "a phrase of a shortcut takes a parameter of entities or enumerations only",
    .table { table in
      guard let shortcuts = table.shortcuts else { return [] }
      var line = 0
      var findings: [LintFinding] = []
      for shortcut in shortcuts.shortcuts {
        for phrase in shortcut.phrases {
          line += 1
          for placeholder in Placeholder.all(in: phrase) where !placeholder.isApplicationName {
            guard let slot = table.signature(shortcut.intent)?.slot(written: placeholder.name) else { continue }
            if case .entity? = slot.type { continue }
            if case .enumeration? = slot.type { continue }
            findings.append(
              LintFinding(
                "“\(phrase)” has \(placeholder.right), which takes no names but \(slot.type?.name ?? "what nobody can say")",
                at: SourcePosition(file: shortcuts.origin, line: line, column: 1),
                fix: "leave it out, and let the intent ask for it"))
          }
        }
      }
      return findings
    })
}
