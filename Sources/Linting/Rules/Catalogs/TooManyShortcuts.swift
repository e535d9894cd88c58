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
    })
}
