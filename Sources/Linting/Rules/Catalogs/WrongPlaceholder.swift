import ParlanceDiagnostics
import ParlancePhraseTables

extension LintRule {
  /// Placeholders that are written as in code, or in another tool's way.
  static let wrongPlaceholder = LintRule(
    "wrong-placeholder", .error, "a catalogue fills in ${name} only; all else is taken for words that people must say",
    .catalog { catalog, _ in
      var findings: [LintFinding] = []
      catalog.forEachPhrase { entry, text, locale in
        let isDeclaring = catalog.isDeclaring(text, of: entry, in: locale)
        for placeholder in text.placeholders where !placeholder.isRight {
          let known = UnknownPlaceholder.known(in: entry, of: catalog)
          let meant = meant(by: placeholder, in: text, known, isDeclaring: isDeclaring)
          findings.append(
            catalog.finding(
              placeholder.isWhole
                ? "“\(placeholder.written)” means nothing in a catalogue"
                : "“\(placeholder.written)” is not closed behind the name", placeholder.range, in: text,
              fix: meant.isEmpty ? "leave it out" : "write \(meant.joined(separator: " or "))",
              edits: catalog.mending(placeholder, in: text, of: entry, locale)))
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

  /// How what a wrong placeholder means is written; none if it is to be left out. A parameter that the phrase in code does not have would
  /// be as wrong as before.
  private static func meant(
    by placeholder: Placeholder, in text: LintCatalog.Text, _ known: Set<String>, isDeclaring: Bool
  ) -> [String] {
    let name = placeholder.name
    guard !name.isEmpty else { return ["${applicationName}, or ${parameter} with the parameter's name"] }
    if placeholder.isApplicationName { return once(Placeholder.applicationName, placeholder, in: text) }
    if isDeclaring { return once(name, placeholder, in: text) }
    if let same = known.contains(name) ? name : known.sorted().first(where: { $0.lowercased() == name.lowercased() }) {
      return once(same, placeholder, in: text)
    }
    if UnknownPlaceholder.isMeantForApplication(name) {
      return once(Placeholder.applicationName, placeholder, in: text)
    }
    if let near = Spelling.nearest(to: name, in: known.sorted()) { return once(near, placeholder, in: text) }
    // What the phrase has already is not what is missing.
    return known.subtracting(text.placeholders.map(\.name)).sorted().map(Placeholder.right)
  }

  /// How a name is written in the place of a placeholder, if the phrase has it in no other place.
  private static func once(_ name: String, _ placeholder: Placeholder, in text: LintCatalog.Text) -> [String] {
    let isThere = text.placeholders.contains { other in
      other.name.lowercased() == name.lowercased() && other != placeholder
        && (other.isRight || other.range.lowerBound < placeholder.range.lowerBound)
    }
    return isThere ? [] : [Placeholder.right(name)]
  }
}
