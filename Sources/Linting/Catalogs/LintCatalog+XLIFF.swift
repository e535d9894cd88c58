import ParlanceDiagnostics
import ParlancePhraseTables
import ParlanceReports
import ParlanceStrings

extension LintCatalog {
  /// The catalogues whose texts an XLIFF of Xcode's gives to translators; none if it is another tool's.
  static func catalogs(xliff source: SourceText, _ problems: inout [Diagnostic]) throws(Diagnostic) -> [LintCatalog] {
    let (units, fault) = PhraseXLIFF.units(of: source.text, file: source.file)
    if var fault {
      fault.code = Diagnostic.unreadableFile
      throw fault
    }
    if let first = units.first(where: { $0.target != nil && $0.targetLocale == nil }) {
      var fault = source.diagnostic(
        "nothing names the language of the translations, so that all of them are left out", line: first.line, column: 1,
        fix: "write it as the “target-language” of <file>")
      fault.code = LintRule.catalogShape.code
      problems.append(fault)
    }
    var originals: [String] = []
    for unit in units {
      if let original = unit.original, isCatalog(original), !originals.contains(original) { originals.append(original) }
    }
    return originals.map { original in
      LintCatalog(xliff: source, of: original, units.filter { $0.original == original })
    }
  }

  private init(xliff source: SourceText, of original: String, _ units: [XLIFFUnit]) {
    self.init(
      kind: Self.kind(of: original), name: source.file, folder: LintFiles.folder(of: source.file),
      sourceLocale: LocaleFallback.normalized(units.first?.sourceLocale ?? "en"), sources: [source.file: source])
    isMarkup = true
    var places: [String: Int] = [:]
    for unit in units {
      let parts = unit.key.split(separator: "|==|", maxSplits: 1).map(String.init)
      // Of a text by number each form is a unit, and says nothing by itself.
      guard let key = parts.first, kind == .phrases || parts.count == 1 else { continue }
      let written = Self.text(unit.source ?? key, source, unit.sourceLine ?? unit.line)
      let place = places[key] ?? entries.count
      if place == entries.count {
        places[key] = place
        entries.append(Entry(key: Text(text: key, place: written.place, offset: written.offset)))
      }
      entries[place].comment = entries[place].comment ?? unit.note
      if unit.source != key { add(written, sourceLocale, nil, to: place) }
      if let target = unit.target, let locale = unit.targetLocale.map(LocaleFallback.normalized), locale != sourceLocale
      {
        let text = Self.text(target, source, unit.targetLine ?? unit.line)
        add(text, locale, unit.needsReview ? "needs_review" : nil, to: place)
      }
    }
  }

  private mutating func add(_ text: Text, _ locale: String, _ state: String?, to entry: Int) {
    guard !text.text.isEmpty else { return }
    if let known = entries[entry].translations.firstIndex(where: { $0.locale == locale }) {
      entries[entry].translations[known].shape = .set
      entries[entry].translations[known].texts.append(text)
    } else {
      entries[entry].translations.append(
        Translation(locale: locale, place: text.place, shape: .unit, state: state, texts: [text]))
    }
  }

  /// A text that ends on a line; where it is not written there as it reads, the line's beginning is its place.
  private static func text(_ text: String, _ source: SourceText, _ line: Int) -> Text {
    let start = source.lineStarts.indices.contains(line - 1) ? source.lineStarts[line - 1] : 0
    guard let shown = source.shownLine(line), !text.isEmpty,
      let range = shown.ranges(of: ">" + text).last ?? shown.ranges(of: ">" + escaped(text)).last
    else {
      return Text(text: text, place: source.position(line, 1), offset: start)
    }
    let before = shown[...range.lowerBound]
    return Text(
      text: text, place: source.position(line, before.unicodeScalars.count + 1), offset: start + before.utf8.count)
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  private static func isCatalog(_ original: String) -> Bool {
    original.hasSuffix(".xcstrings") || original.hasSuffix(".strings")
  }
}
