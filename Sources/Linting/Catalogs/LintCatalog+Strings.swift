import ParlanceDiagnostics
import ParlancePhraseTables
import ParlanceStrings

extension LintCatalog {
  /// Joins Apple's `.strings` of several locales, which share a name and a folder; `faults` gets what cannot be used.
  init(strings files: [(source: SourceText, locale: String)], _ faults: inout [Diagnostic]) {
    let first = files.first?.source.file ?? ""
    let folder = LintFiles.folder(of: LintFiles.folder(of: first))
    let name = LintFiles.name(of: first)
    self.init(
      kind: Self.kind(of: name), name: folder.isEmpty ? name : "\(folder)/\(name)", folder: folder, sourceLocale: "en",
      sources: Dictionary(files.map { ($0.source.file, $0.source) }) { first, _ in first })
    notation = .strings
    var places: [String: Int] = [:]
    var ownKeys: [String: Int] = [:]
    var keys: [[String: Text]] = []
    var lost: [(source: SourceText, locale: String, isFaulty: Bool)] = []
    for (source, locale) in files {
      let (found, brokenKeys, problems) = StringsFile.content(of: source.text, file: source.file)
      allowances.read(strings: source, entryLines: found.map(\.line))
      if problems.count(where: { $0.severity == .error }) > brokenKeys.count { partialLocales.insert(locale) }
      for key in brokenKeys { self.brokenKeys[locale, default: []].insert(key) }
      faults += problems.map { problem in
        var problem = problem
        let isLost = found.isEmpty && problem.severity == .error
        problem.code =
          isLost
          ? Diagnostic.unreadableFile
          : problem.severity == .error ? LintRule.catalogShape.code : LintRule.duplicateKey.code
        return problem
      }
      if found.isEmpty { lost.append((source, locale, problems.contains { $0.severity == .error })) }
      for entry in found {
        let key = Self.text(entry.key, source, entry.line, entry.keyColumn)
        let value = Self.text(entry.text, source, entry.textLine, entry.textColumn)
        if entry.key == entry.text { ownKeys[locale, default: 0] += 1 }
        let place = places[entry.key] ?? entries.count
        if place == entries.count {
          places[entry.key] = place
          entries.append(Entry(key: key))
          keys.append([:])
        }
        entries[place].comment = entries[place].comment ?? entry.comment
        keys[place][locale] = key
        entries[place].translations.append(
          Translation(
            locale: locale, place: key.place, shape: .unit, state: nil, texts: entry.text.trimmed.isEmpty ? [] : [value]
          ))
      }
    }
    unreadLocales = Set(lost.map(\.locale))
    if kind == .phrases, !entries.isEmpty { faults += lost.filter { !$0.isFaulty }.map { Self.empty($0.source) } }
    // Nothing names the language that the keys are in: it is the one that has most texts as their keys are.
    let locales = files.map(\.locale).sorted { ($0 == "en" ? 0 : 1, $0) < ($1 == "en" ? 0 : 1, $1) }
    sourceLocale = locales.first { ownKeys[$0] == ownKeys.values.max() } ?? locales.first ?? "en"
    // A key is where its language is, whichever file is read first.
    for place in entries.indices { entries[place].key = keys[place][sourceLocale] ?? entries[place].key }
  }

  /// What is told of a file without a phrase, where those of other languages have some.
  private static func empty(_ source: SourceText) -> Diagnostic {
    var fault = Diagnostic(
      "the file has no phrase, while those of other languages have some", at: source.position(1, 1),
      fix: "translate the phrases, or remove the file")
    fault.code = LintRule.languageWithoutPhrases.code
    return fault
  }

  private static func text(_ text: String, _ source: SourceText, _ line: Int, _ column: Int) -> Text {
    var offset = source.lineStarts.indices.contains(line - 1) ? source.lineStarts[line - 1] : 0
    var left = column - 1
    while left > 0, offset < source.bytes.count {
      offset += 1
      while offset < source.bytes.count, source.bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      left -= 1
    }
    return Text(text: text, place: source.position(line, column), offset: offset)
  }
}
