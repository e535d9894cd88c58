import ParlanceDiagnostics
import ParlancePhraseTables

/// The phrase tables among YAML files, by their folder and locale.
struct TableFiles {
  /// The tables of one folder in one locale.
  struct Group {
    /// The folder that holds the locale's.
    var root: String
    /// The locale.
    var locale: String
    /// The files, sorted.
    var sources: [SourceText]

    /// Whether the files lie in the folder itself.
    var isFlat: Bool { sources.contains { LintFiles.folder(of: $0.file) == root } }
  }

  /// The groups, sorted by folder and locale.
  private(set) var groups: [Group] = []

  /// The groups of other locales, if only one is wanted: it is held against what they reach, and they are not looked at.
  private(set) var others: [Group] = []

  /// The locales of those others.
  var otherLocales: Set<String> { Set(others.map(\.locale)) }

  /// Reads the YAML files and keeps those that are tables; what cannot be read is told.
  init(_ files: LintFiles, locale: String?, _ problems: inout [Diagnostic]) {
    var unread: [(folder: String, problems: [Diagnostic])] = []
    var silent: [String] = []
    let locales = Self.localeFolders(files.yaml)
    for path in files.yaml {
      var found: [Diagnostic] = []
      let text = TextFile.text(of: path, &found)
      if let text, Self.isSilent(text), !files.named.contains(path), !Self.isTable(text, path) { silent.append(path) }
      guard let text, Self.isTable(text, path) else {
        // A file of another tool may be in any encoding; only what is a table, was named or lies beside tables is told.
        if files.named.contains(path) {
          problems += found.isEmpty ? [Self.noTable(path)] : found
        } else if Self.isAmongPhrases(path) || Self.isLikelyTable(path) {
          problems += found
        } else {
          unread.append((LintFiles.folder(of: path), found))
        }
        continue
      }
      let source = SourceText(file: path, text: text)
      let folder = LintFiles.folder(of: path)
      let inner = LintFiles.name(of: folder)
      let language = Self.value(of: "language", in: source.text)
      let isNamed = language.map { PhraseLocale.agree(inner, $0) } ?? locales.contains(folder)
      let isLocaleFolder = PhraseLocale.isLocale(inner) && isNamed
      if let language, !isLocaleFolder, Self.isLanguage(inner) {
        problems.append(Self.mismatch(source, language, folder: inner))
      }
      let own = isLocaleFolder ? inner : language ?? locale ?? "en"
      let root = isLocaleFolder ? LintFiles.folder(of: folder) : folder
      if let locale, !PhraseLocale.agree(own, locale) {
        Self.add(source, root, own, to: &others)
      } else {
        Self.add(source, root, own, to: &groups)
      }
    }
    groups.sort { ($0.root, $0.locale) < ($1.root, $1.locale) }
    others.sort { ($0.root, $0.locale) < ($1.root, $1.locale) }
    problems += groups.compactMap(Self.doubt)
    let folders = Set(groups.flatMap(\.sources).map { LintFiles.folder(of: $0.file) })
    for file in unread where folders.contains(file.folder) { problems += file.problems }
    for path in silent where folders.contains(LintFiles.folder(of: path)) { problems.append(Self.nothing(path)) }
  }

  private static func add(_ source: SourceText, _ root: String, _ locale: String, to groups: inout [Group]) {
    if let place = groups.firstIndex(where: { $0.root == root && $0.locale == locale }) {
      groups[place].sources.append(source)
    } else {
      groups.append(Group(root: root, locale: locale, sources: [source]))
    }
  }

  /// The folders with YAML files, of those beside each other, that are named by locales.
  private static func localeFolders(_ files: [String]) -> Set<String> {
    let folders = Set(files.map { LintFiles.folder(of: $0) })
    var locales: Set<String> = []
    for (parent, inner) in Dictionary(grouping: folders, by: { LintFiles.folder(of: $0) }) {
      let names = LocaleFolders.names(
        among: inner.map { LintFiles.name(of: $0) }, areBesideTables: folders.contains(parent))
      locales.formUnion(inner.filter { names.contains(LintFiles.name(of: $0)) })
    }
    return locales
  }

  /// What is told of tables that are taken for a language by nothing but their folder's name, of which nothing is known.
  private static func doubt(_ group: Group) -> Diagnostic? {
    if let first = group.sources.first, let meant = PhraseLocale.meant(by: group.locale) {
      var fault = Diagnostic(
        .warning, PhraseLocale.wrongName(group.locale), at: SourcePosition(file: first.file, line: 1, column: 1),
        fix: "write “\(meant)”, as the name of the folder or behind “language:”")
      fault.code = LintRule.faultyTable.code
      return fault
    }
    guard !group.isFlat, !PhraseLocale.isKnownLanguage(group.locale), let first = group.sources.first,
      group.sources.allSatisfy({ value(of: "language", in: $0.text) == nil })
    else { return nil }
    var fault = LocaleFolders.doubt(LintFiles.folder(of: first.file), group.locale)
    fault.position = SourcePosition(file: first.file, line: 1, column: 1)
    fault.code = LintRule.faultyTable.code
    return fault
  }

  /// Whether a folder is surely named by a locale.
  private static func isLanguage(_ folder: String) -> Bool {
    PhraseLocale.isLocale(folder) && PhraseLocale.isLanguage(folder)
  }

  private static func mismatch(_ source: SourceText, _ language: String, folder: String) -> Diagnostic {
    let lines = source.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let line = (lines.firstIndex { $0.hasPrefix("language:") } ?? 0) + 1
    var fault = source.diagnostic(
      "the file says that its language is “\(language)”, but lies in the folder “\(folder)”, whose phrases it joins",
      line: line, column: 1, fix: "move it, or correct “language:”")
    fault.code = LintRule.faultyTable.code
    return fault
  }

  /// What is told of a file that was named, and is no table.
  private static func noTable(_ path: String) -> Diagnostic {
    var problem = Diagnostic(
      .warning, "\(path) is no table of phrases and is passed over", fix: "write the phrases under “intents:”")
    problem.code = LintRule.faultyTable.code
    return problem
  }

  /// Whether a file says nothing at all, or only lists.
  private static func isSilent(_ text: String) -> Bool {
    text.split(whereSeparator: \.isNewline).allSatisfy { line in
      line.allSatisfy(\.isWhitespace) || line.hasPrefix("#") || line.hasPrefix("-") || line.hasPrefix("\u{FEFF}")
    }
  }

  /// What is told of a file beside tables that has no keys.
  private static func nothing(_ path: String) -> Diagnostic {
    var problem = Diagnostic(
      .warning, "the file has no phrases: a table begins with keys such as “intents”",
      at: SourcePosition(file: path, line: 1, column: 1),
      fix: "write the phrases under “intents:”, or leave the file out")
    problem.code = LintRule.faultyTable.code
    return problem
  }

  /// Whether a file that is no text looks like a table all the same.
  private static func isLikelyTable(_ path: String) -> Bool {
    TextFile.guess(of: path).map { isTable($0, path) } ?? false
  }

  private static func isAmongPhrases(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { $0 == "Phrases" || $0 == "sentences" }
  }

  /// Whether a file is a phrase table, by the keys at its beginning lines: other tools write YAML too.
  private static func isTable(_ text: String, _ path: String) -> Bool {
    // A mark of the byte order may stand before the first line.
    let text = text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    let strangers = ["tests", "areas", "entities", "jobs", "services"]
    if strangers.contains(where: { value(of: $0, in: text) != nil }) { return false }
    if ["intents", "expansion_rules", "lists", "skip_words"].contains(where: { value(of: $0, in: text) != nil }) {
      return true
    }
    return isAmongPhrases(path) || (value(of: "language", in: text) != nil && hasMisspeltKey(text))
  }

  /// Whether a line begins with what is nearly a key of tables.
  private static func hasMisspeltKey(_ text: String) -> Bool {
    text.split(whereSeparator: \.isNewline).contains { line in
      guard line.first?.isLowercase == true, let colon = line.firstIndex(of: ":") else { return false }
      return Spelling.nearest(to: String(line[..<colon]), in: ["intents", "expansion_rules", "skip_words"]) != nil
    }
  }

  /// What stands behind a key at the beginning of a line; `nil` without that key.
  private static func value(of key: String, in text: String) -> String? {
    for line in text.utf8.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      guard line.starts(with: key.utf8), line.dropFirst(key.utf8.count).first == UInt8(ascii: ":") else { continue }
      let rest = String(Substring(line.dropFirst(key.utf8.count + 1)))
      return rest.prefix { $0 != "#" }.filter { !$0.isWhitespace && $0 != "\"" && $0 != "'" }
    }
    return nil
  }
}
