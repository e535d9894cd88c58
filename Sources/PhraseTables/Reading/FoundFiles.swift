import ParlanceDiagnostics

/// The texts that are to be joined, and what is known of all that lies in the folders.
struct FoundFiles: Sendable {
  /// The tables that serve the locale, folder by folder, sorted in each.
  var texts: [FileText] = []
  /// Apple's catalogues with their texts, for whatever languages, folder by folder.
  var catalogs: [(file: CatalogFile, text: String)] = []
  /// The locales that folders and tables are for.
  var available: Set<String> = []
  /// What is wrong with folders and files, in the order found.
  var problems: [Diagnostic]
  private var byteCount = 0

  /// Begins with what is wrong already, and no files.
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
      if let text = TextFile.text(of: file.path, &problems) { catalogs.append((file, text)) }
    }
  }

  /// What the app of catalogues is called where these do not tell, or a name is given; `nil` if there are none, or they tell.
  func projectName(given: ProjectName?, _ candidates: [String]) -> ProjectName? {
    guard let first = catalogs.first(where: { $0.file.kind == .phrases }) else { return nil }
    if let given { return given }
    var problems: [Diagnostic] = []
    let namers = catalogs.filter { $0.file.kind == .names }.compactMap { $0.file.catalog($0.text, &problems) }
    let areNamesTold = !ShortcutPhrases.names(in: namers, candidates: candidates).isEmpty
    return areNamesTold ? nil : ProjectName.found(around: first.file.path)
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
