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
    for unit in units.prefix(1) {
      guard let locale = unit.targetLocale, let meant = PhraseLocale.meant(by: locale) else { continue }
      problems.append(country(locale, source.position(unit.line, 1), fix: "write “\(meant)” as the “target-language”"))
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
    notation = .markup
    var places: [String: Int] = [:]
    for unit in units {
      let parts = unit.key.split(separator: "|==|", maxSplits: 1).map(String.init)
      // Of a text by number each form is a unit, and says nothing by itself.
      guard let key = parts.first, kind == .phrases || parts.count == 1 else { continue }
      let written = Self.text(unit.source ?? key, source, unit.sourceOffset, unit.sourceLine ?? unit.line)
      let place = places[key] ?? entries.count
      if place == entries.count {
        places[key] = place
        entries.append(Entry(key: Text(text: key, place: written.place, offset: written.offset)))
      }
      entries[place].comment = entries[place].comment ?? unit.note
      if unit.source != key { add(written, sourceLocale, nil, to: place) }
      if let target = unit.target, let locale = unit.targetLocale.map(LocaleFallback.normalized), locale != sourceLocale
      {
        let text = Self.text(target, source, unit.targetOffset, unit.targetLine ?? unit.line)
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

  /// A text behind so many bytes; where it is not written there as it reads, the beginning of the line on which it ends is its place.
  private static func text(_ text: String, _ source: SourceText, _ offset: Int?, _ line: Int) -> Text {
    let space = offset.map { source.bytes.dropFirst($0).prefix { $0 == 0x20 || (0x09...0x0D).contains($0) } }
    guard let start = space?.endIndex, !text.isEmpty,
      WrittenText(text, in: source.bytes, from: start, as: .markup) != nil
    else {
      let start = source.lineStarts.indices.contains(line - 1) ? source.lineStarts[line - 1] : 0
      return Text(text: text, place: source.position(line, 1), offset: start)
    }
    let number = source.lineNumber(ofByte: start)
    let before = source.lineStarts[number - 1]..<start
    // In a file that is one long line the column says nothing, and is not counted for each of its texts.
    let scalars = String(decoding: before.count > 10_000 ? [] : source.bytes[before], as: UTF8.self).unicodeScalars
    return Text(text: text, place: source.position(number, scalars.count + 1), offset: start)
  }

  private static func isCatalog(_ original: String) -> Bool {
    original.hasSuffix(".xcstrings") || original.hasSuffix(".strings")
  }
}
