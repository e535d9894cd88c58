extension LintRule {
  /// Placeholders of a phrase that cannot be told apart, or that stand alone.
  static let joinedPlaceholders = LintRule(
    "joined-placeholders", .warning, "words between placeholders tell where one ends and the next begins",
    .catalog { catalog, scope in
      var findings: [LintFinding] = []
      catalog.forEachPhrase { _, text, _ in
        if let pair = JoinedPlaceholders.pair(in: text) {
          findings.append(
            catalog.finding(
              "nobody can tell where \(pair.written) divides", pair.range, in: text, fix: "write words between them"))
        }
        if text.placeholders.count(where: \.isApplicationName) > 1 {
          findings.append(
            catalog.finding("the phrase names the app twice", in: text, fix: "leave out one ${applicationName}"))
        }
        if !scope.isSpoken, JoinedPlaceholders.isNameAlone(text), !scope.namedFolders.contains(catalog.folder) {
          findings.append(
            catalog.finding(
              "nothing but the app's name, which nobody tells: `match` and `test` leave the phrase out", in: text,
              fix: "add words, or put InfoPlist.xcstrings with CFBundleDisplayName beside it"))
        }
      }
      return findings
    })
}

/// Looks at what stands between placeholders.
private enum JoinedPlaceholders {
  /// Two placeholders without anything between them, as they are written; `nil` if there are none.
  static func pair(in text: LintCatalog.Text) -> (written: String, range: Range<Int>)? {
    let all = text.placeholders
    return zip(all, all.dropFirst()).first { $0.range.upperBound == $1.range.lowerBound }
      .map { ($0.written + $1.written, $0.range.lowerBound..<$1.range.upperBound) }
  }

  /// Whether a phrase is the app's name and no word besides.
  static func isNameAlone(_ text: LintCatalog.Text) -> Bool {
    let all = text.placeholders
    guard !all.isEmpty, all.allSatisfy(\.isApplicationName) else { return false }
    var rest = text.text
    for placeholder in all { rest = rest.replacing(placeholder.written, with: "") }
    return !rest.unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
  }
}
