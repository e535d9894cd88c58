extension LintRule {
  /// Translations with other placeholders than their key.
  static let formatMismatch = LintRule(
    "format-mismatch", .error, "a placeholder that nothing fills shows as it is, or shows what does not belong there",
    .catalog { catalog, _ in
      guard catalog.kind == .texts else { return [] }
      return catalog.entries.flatMap { FormatMismatch.findings(in: $0, of: catalog) }
    })
}

/// Holds the texts of an entry against each other.
private enum FormatMismatch {
  static func findings(in entry: LintCatalog.Entry, of catalog: LintCatalog) -> [LintFinding] {
    let source = entry.translation(catalog.sourceLocale)
    // A key may be a name for a text; then the text in the keys' own language says what is filled in.
    let model = source.flatMap { $0.substitutions.isEmpty ? $0.texts.first : nil } ?? entry.key
    var wanted = FormatParts(model.text)
    // “one task” needs no number, the other forms do.
    for text in source?.texts ?? [] { wanted.raise(to: FormatParts(text.text)) }
    var findings: [LintFinding] = []
    for translation in entry.translations where translation.isSaid {
      for text in translation.texts {
        let parts = FormatParts(text.text)
        if !translation.substitutions.isEmpty || source?.substitutions.isEmpty == false {
          // Each language has its own; where it has none, nothing says what they are.
          if let name = parts.substitutions.subtracting(translation.substitutions).min() {
            findings.append(
              catalog.finding(
                "“%#@\(name)@” has no substitution in \(translation.locale)", in: text,
                fix: "add it under “substitutions”", severity: .error))
          }
          continue
        }
        guard let difference = wanted.difference(to: parts) else { continue }
        if difference.isLoss, translation.shape == .variations { continue }
        findings.append(
          catalog.finding(
            difference.text + " in \(translation.locale)", in: text,
            fix: difference.fix ?? "write the same placeholders as in “\(model.text)”",
            severity: difference.isLoss ? .warning : .error))
      }
    }
    return findings
  }
}
