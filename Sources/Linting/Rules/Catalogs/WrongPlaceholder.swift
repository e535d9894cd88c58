import ParlanceDiagnostics
import ParlancePhraseTables

extension LintRule {
  /// Placeholders that are written as in code, or in another tool's way.
  static let wrongPlaceholder = LintRule(
    "wrong-placeholder", .error, "a catalogue fills in ${name} only; all else is taken for words that people must say",
    .catalog { catalog, _ in
      var findings: [LintFinding] = []
      catalog.forEachPhrase { entry, text, locale in
        findings += WrongPlaceholder.findings(in: text, of: entry, locale, catalog)
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
}

/// Looks at how the placeholders of a phrase are written.
private enum WrongPlaceholder {
  /// What is wrong with those of one phrase, and with marks that belong to none.
  static func findings(
    in text: LintCatalog.Text, of entry: LintCatalog.Entry, _ locale: String, _ catalog: LintCatalog
  ) -> [LintFinding] {
    let alone = StrayMarks.alone(in: text)
    guard !alone.isEmpty || text.placeholders.contains(where: { !$0.isClean }) else { return [] }
    let known = UnknownPlaceholder.known(in: entry, of: catalog)
    let isDeclaring = catalog.isDeclaring(text, of: entry, in: locale)
    let wrong = text.placeholders.filter { placeholder in
      guard placeholder.isRight else { return true }
      // A name that the phrase in code does not have is told by itself.
      guard !placeholder.isClean, isDeclaring || known.contains(placeholder.name) else { return false }
      // What code has too is no slip of the translator.
      return text == entry.key || !placeholder.mayBeSum
        || !entry.key.placeholders.contains { $0.mayBeSum && $0.name == placeholder.name }
    }
    return wrong.map { placeholder in
      let meant = meant(by: placeholder, in: text, known, isDeclaring: isDeclaring)
      return catalog.finding(
        message(placeholder), placeholder.outer, in: text,
        fix: meant.isEmpty ? "leave it out" : "write \(meant.joined(separator: " or "))",
        edits: catalog.mending(placeholder, in: text, of: entry, locale),
        severity: text == entry.key && placeholder.mayBeSum ? .warning : nil)
    }
      + alone.map { marks, place in
        let missing = known.subtracting(text.placeholders.map(\.name)).sorted().map(Placeholder.right)
        return catalog.finding(
          "“\(marks)” belongs to no placeholder, and people must say it", place, in: text,
          fix: missing.isEmpty ? "leave it out" : "leave it out, or write \(missing.joined(separator: " or "))")
      }
  }

  private static func message(_ placeholder: Placeholder) -> String {
    let written = placeholder.marksBefore + placeholder.written + placeholder.marksBehind
    guard placeholder.isWhole else { return "“\(written)” is not closed behind the name" }
    return placeholder.isRight
      ? "“\(written)” has more marks than \(placeholder.right), and people must say them"
      : "“\(written)” means nothing in a catalogue"
  }

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
