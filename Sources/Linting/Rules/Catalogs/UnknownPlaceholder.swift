import ParlanceDiagnostics
import ParlancePhraseTables

extension LintRule {
  /// Placeholders of a translation that the phrase in code does not have.
  static let unknownPlaceholder = LintRule(
    "unknown-placeholder", .error, "a parameter that the phrase in code does not have is never filled",
    .catalog { catalog, _ in
      var findings: [LintFinding] = []
      // Of the entry whose phrases go by: an entry can have a hundred of them in each of forty languages.
      var known: (names: Set<String>, key: LintCatalog.Text)?
      catalog.forEachPhrase { entry, text, locale in
        if known?.key != entry.key { known = (UnknownPlaceholder.known(in: entry, of: catalog), entry.key) }
        let known = known?.names ?? []
        let isDeclaring = catalog.isDeclaring(text, of: entry, in: locale)
        for placeholder in text.placeholders where placeholder.isRight {
          if isDeclaring {
            guard placeholder.name != Placeholder.applicationName,
              placeholder.isApplicationName || UnknownPlaceholder.isMeantForApplication(placeholder.name)
            else { continue }
          } else if known.contains(placeholder.name) {
            continue
          }
          findings.append(
            UnknownPlaceholder.finding(
              placeholder, text, known: known, catalog, edits: catalog.mending(placeholder, in: text, of: entry, locale)
            ))
        }
      }
      return findings
    })
}

/// What a placeholder that nothing declares is likely meant for.
enum UnknownPlaceholder {
  /// The names that the phrases of an entry may have: those that its texts in the language of the keys declare.
  static func known(in entry: LintCatalog.Entry, of catalog: LintCatalog) -> Set<String> {
    Set(catalog.texts(of: entry, in: catalog.sourceLocale).flatMap(\.parameters)).union(entry.key.parameters)
      .union([Placeholder.applicationName])
  }

  /// Whether a translation has a placeholder that the phrase in code has not: what that is meant for is told, and not what it lacks.
  static func isStrange(_ text: LintCatalog.Text, in entry: LintCatalog.Entry, of catalog: LintCatalog) -> Bool {
    guard text != entry.key else { return false }
    let known = known(in: entry, of: catalog)
    return text.placeholders.contains {
      $0.isRight ? !known.contains($0.name) : $0.name.isEmpty || !$0.isApplicationName && !known.contains($0.name)
    }
  }

  /// Whether a name is a misspelling of the app's.
  static func isMeantForApplication(_ name: String) -> Bool {
    guard name != Placeholder.applicationName else { return false }
    return ["appname", "app_name", "application_name", "applicationname", "app"].contains(name.lowercased())
      || Spelling.nearest(to: name, in: [Placeholder.applicationName]) != nil
  }

  /// A finding with the name that is likely meant.
  static func finding(
    _ placeholder: Placeholder, _ text: LintCatalog.Text, known: Set<String>, _ catalog: LintCatalog,
    edits: [SourceEdit]
  ) -> LintFinding {
    let meant =
      isMeantForApplication(placeholder.name)
      ? Placeholder.applicationName : Spelling.nearest(to: placeholder.name, in: known.sorted())
    // What the phrase has already is not what is missing.
    let missing = known.subtracting(text.placeholders.map(\.name)).sorted().map { "${\($0)}" }
    return catalog.finding(
      "the phrase in code has no \(placeholder.right)", placeholder.range, in: text,
      fix: meant.map { "write ${\($0)}" }
        ?? (missing.isEmpty ? "leave it out" : "write \(missing.joined(separator: " or "))"),
      edits: edits)
  }
}
