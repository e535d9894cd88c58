import ParlanceDiagnostics

extension LintRule {
  /// More shortcuts than an app may have.
  static let tooManyShortcuts = LintRule(
    "too-many-shortcuts", .error, "an app may have at most 10 shortcuts",
    .catalog { catalog, _ in
      // Only a list of texts surely stands for one shortcut; single texts may be several phrases of one.
      let shortcuts = catalog.saidEntries.filter { LintCatalog.isSet($0) }
      guard shortcuts.count > 10 else { return [] }
      return [
        catalog.finding(
          "this is shortcut 11 of \(shortcuts.count)", in: shortcuts[10].key,
          fix: "give fewer intents a shortcut; the others can still be found in the Shortcuts app")
      ]
    },
    .table { table in
      guard let declared = table.shortcuts, declared.shortcuts.count > 10 else { return [] }
      let before = declared.shortcuts.prefix(10).reduce(0) { $0 + $1.phrases.count }
      return [
        LintFinding(
          "this is shortcut 11 of \(declared.shortcuts.count), of \(declared.shortcuts[10].intent)",
          at: SourcePosition(file: declared.origin, line: before + 1, column: 1),
          fix: "give fewer intents a shortcut; the others can still be found in the Shortcuts app")
      ]
    })
}
