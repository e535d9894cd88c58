import ParlanceDiagnostics

extension PhraseTableReader {
  /// The most bytes of tables that one reading takes.
  package static var mostBytes: Int { 64 << 20 }

  /// Reads the tables and Apple's catalogues of one locale from folders, flat or by locale, as one table; phrases of shortcuts that
  /// code declares join it.
  ///
  /// Where a locale is missing its language is taken, `de` for `de-AT`; the table's locale is the one found.
  package static func read(
    folders: [String], locale: String, declarations: ShortcutDeclarations? = nil
  ) -> (table: PhraseTable, diagnostics: [Diagnostic]) {
    let candidates = PhraseLocale.candidates(for: locale)
    var found = FoundFiles(problems: [])
    for path in folders { found.look(in: PhraseFolder(path: path), candidates) }
    if folders.isEmpty, declarations == nil {
      found.problems.append(Diagnostic(.error, "there is no folder of phrases"))
    }
    if let declarations { found.available.insert(declarations.locale) }
    var names = found.texts.compactMap { $0.locale ?? $0.language }
    let isTold = !found.texts.isEmpty
    names += found.catalogs.filter { $0.kind == .phrases }.flatMap { $0.locales.sorted() }
    if let declarations { names.append(declarations.locale) }
    let best = PhraseLocale.best(names, candidates)
    var reader = PhraseTableReader(locale: best ?? locale, declarations: declarations)
    for problem in found.problems { reader.add(problem) }
    let isMissing = PhraseLocale.best(found.available.sorted(), candidates) == nil
    if !isTold, best == nil, isMissing, !found.available.isEmpty {
      let list = found.available.sorted().joined(separator: ", ")
      reader.add(Diagnostic(.error, "there are no phrases for the locale “\(locale)”; there are some for \(list)"))
    }
    for catalog in found.catalogs { reader.add(catalog) }
    for text in found.texts {
      if let folder = text.locale, let language = text.language, !agree(folder, language) {
        reader.add(
          Diagnostic(
            .warning, "\(text.path) says that its language is “\(language)”, but lies in the folder “\(folder)”",
            fix: "move it, or correct “language:”"))
      }
      reader.add(yaml: text.text, file: text.path)
    }
    return reader.finish()
  }

  private static func agree(_ left: String, _ right: String) -> Bool {
    PhraseLocale.canonical(left).prefix { $0 != "-" } == PhraseLocale.canonical(right).prefix { $0 != "-" }
  }
}

/// The texts that are to be joined, and what is known of all that lies in the folders.
private struct FoundFiles {
  var texts: [FileText] = []
  var catalogs: [PhraseCatalog] = []
  /// The locales that there are phrases for.
  var available: Set<String> = []
  var problems: [Diagnostic]
  private var byteCount = 0

  init(problems: [Diagnostic]) {
    self.problems = problems
  }

  /// Takes from a folder what serves one of some locales.
  mutating func look(in folder: PhraseFolder, _ candidates: [String]) {
    problems += folder.diagnostics
    available.formUnion(folder.files.keys)
    if let name = PhraseLocale.best(folder.files.keys.sorted(), candidates) {
      for path in folder.files[name] ?? [] { add(path, locale: name) }
    }
    let flat = folder.flatFiles.compactMap { text(of: $0, locale: nil) }
    let languages = Set(flat.compactMap(\.language))
    available.formUnion(languages)
    let language = PhraseLocale.best(languages.sorted(), candidates)
    if language != nil || languages.isEmpty {
      texts += flat.filter { $0.language == nil || $0.language == language }
    }
    for file in folder.catalogFiles {
      guard let catalog = file.read(&problems) else { continue }
      catalogs.append(catalog)
      if catalog.kind == .phrases { available.formUnion(catalog.locales) }
    }
  }

  private mutating func add(_ path: String, locale: String) {
    if let text = text(of: path, locale: locale) { texts.append(text) }
  }

  private mutating func text(of path: String, locale: String?) -> FileText? {
    guard byteCount <= PhraseTableReader.mostBytes else { return nil }
    guard let text = TextFile.text(of: path, &problems) else { return nil }
    byteCount += text.utf8.count
    guard byteCount <= PhraseTableReader.mostBytes else {
      problems.append(
        Diagnostic(
          .error,
          "the tables hold more than \(PhraseTableReader.mostBytes >> 20) MB; \(path) and what follows are left out"))
      return nil
    }
    return FileText(path: path, locale: locale, text: text)
  }
}

/// The text of one table, and the language that it says it is in.
private struct FileText {
  let path: String
  let locale: String?
  let text: String
  let language: String?

  init(path: String, locale: String?, text: String) {
    self.path = path
    self.locale = locale
    self.text = text
    language = Self.language(of: text)
  }

  /// The value of a `language:` line that is not indented.
  private static func language(of text: String) -> String? {
    let key = Array("language:".utf8)
    var rest = text.utf8[...]
    // A mark of the byte order may stand before the first line.
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    while !rest.isEmpty {
      if rest.starts(with: key) {
        let line = rest.dropFirst(key.count).prefix { $0 != 0x0A && $0 != 0x0D }
        let value = Substring(line).prefix { $0 != "#" }.filter { !$0.isWhitespace && $0 != "\"" && $0 != "'" }
        return value.isEmpty ? nil : value
      }
      guard let end = rest.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return nil }
      rest = rest[end...].dropFirst()
    }
    return nil
  }
}
