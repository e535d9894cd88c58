import ParlanceDiagnostics
import ParlancePhraseTables

extension LintRule {
  /// Placeholders that are written as in code, or in another tool's way.
  static let wrongPlaceholder = LintRule(
    "wrong-placeholder", .error, "a catalogue fills in ${name} only; all else is taken for words that people must say",
    .catalog { catalog, _ in
      var findings: [LintFinding] = []
      catalog.forEachPhrase { entry, text, locale in
        let isDeclaring = locale == catalog.sourceLocale && (text == entry.key || LintCatalog.isSet(entry))
        for placeholder in text.placeholders where !placeholder.isRight {
          let known = UnknownPlaceholder.known(in: entry, of: catalog)
          let meant = meant(by: placeholder, in: text, known, isDeclaring: isDeclaring)
          // A key is what code declares: only its author knows how that is spelled there.
          let isSafe = meant.isSure && text != entry.key && placeholder.isWhole
          findings.append(
            catalog.finding(
              placeholder.isWhole
                ? "“\(placeholder.written)” means nothing in a catalogue"
                : "“\(placeholder.written)” is not closed behind the name", placeholder.written, in: text,
              fix: meant.names.isEmpty ? "leave it out" : "write \(meant.names.joined(separator: " or "))",
              edits: isSafe ? catalog.edits(replacing: placeholder.written, in: text, with: meant.names[0]) : []))
        }
      }
      return findings
    },
    .table { table in
      table.writtenPhrases.flatMap { phrase in
        ForeignPlaceholder.all(in: phrase, of: table).map { slot in
          let isName = slot.name == Placeholder.applicationName
          return LintFinding(
            "“${\(slot.name)}” is Apple's form, in which the “$” is a word here that people must say",
            at: phrase.position,
            length: phrase.text.unicodeScalars.count,
            fix: isName ? "write {\(slot.name):@\(slot.name)}, or the app's name" : "write {\(slot.name)}",
            severity: isName ? .error : .warning)
        }
      }
    })

  /// How what a wrong placeholder means is written, and whether that is the only thing that it can mean: a parameter that the phrase
  /// in code does not have would be as wrong as before.
  private static func meant(
    by placeholder: Placeholder, in text: LintCatalog.Text, _ known: Set<String>, isDeclaring: Bool
  ) -> (names: [String], isSure: Bool) {
    let name = placeholder.name
    guard !name.isEmpty else { return (["${applicationName}, or ${parameter} with the parameter's name"], false) }
    if placeholder.isApplicationName { return (["${\(Placeholder.applicationName)}"], true) }
    if isDeclaring { return (["${\(name)}"], true) }
    if let same = known.contains(name) ? name : known.sorted().first(where: { $0.lowercased() == name.lowercased() }) {
      return (["${\(same)}"], true)
    }
    if UnknownPlaceholder.isMeantForApplication(name) { return (["${\(Placeholder.applicationName)}"], false) }
    if let near = Spelling.nearest(to: name, in: known.sorted()) { return (["${\(near)}"], false) }
    // What the phrase has already is not what is missing.
    return (known.subtracting(text.placeholders.map(\.name)).sorted().map { "${\($0)}" }, false)
  }
}
