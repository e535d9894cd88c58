import ParlanceArchives
import ParlanceDiagnostics
import ParlanceTemplates

/// The files that hold the phrases of a locale, taken into memory at one moment and not looked into yet.
package struct PhraseSources: Sendable {
  private let locale: String
  private let declarations: ShortcutDeclarations?
  private let folders: [String]
  private var found = FoundFiles(problems: [])

  /// What the app is called, where neither code nor a catalogue of names beside phrases of shortcuts tells, or the command line does.
  package let projectName: ProjectName?

  /// Takes the files of folders, flat or by locale; phrases of shortcuts that code declares join them.
  ///
  /// `name` is what the command line calls the app.
  package init(
    folders: [String], locale: String, declarations: ShortcutDeclarations? = nil, name: ProjectName? = nil
  ) {
    self.folders = folders
    self.locale = locale
    self.declarations = declarations
    let candidates = PhraseLocale.candidates(for: locale)
    for path in folders { found.look(in: PhraseFolder(path: path), candidates) }
    projectName = declarations == nil ? found.projectName(given: name, candidates) : nil
  }

  /// Takes in what tells these sources from others that could give another table.
  package func combine(into fingerprint: inout Fingerprint) {
    fingerprint.combine(locale)
    for folder in folders { fingerprint.combine(folder) }
    if let declarations { declarations.combine(into: &fingerprint) }
    for text in found.texts {
      fingerprint.combine(text.path)
      fingerprint.combine(text.locale ?? "")
      fingerprint.combine(text.text)
    }
    for catalog in found.catalogs {
      fingerprint.combine(catalog.file.path)
      fingerprint.combine(catalog.text)
    }
    for name in projectName?.names ?? [] { fingerprint.combine(name) }
    fingerprint.combine(projectName?.origin ?? "")
    for name in found.available.sorted() { fingerprint.combine(name) }
    for problem in found.problems { fingerprint.combine(problem.description) }
  }

  /// The table, and what is wrong with the files.
  ///
  /// Where a locale is missing its language is taken, `de` for `de-AT`; the table's locale is the one found.
  package func read() -> (table: PhraseTable, diagnostics: [Diagnostic]) {
    var problems = found.problems
    var available = found.available
    let candidates = PhraseLocale.candidates(for: locale)
    var others = OtherFaults()
    let catalogs = found.catalogs.compactMap { found in
      var faults: [Diagnostic] = []
      let catalog = found.file.catalog(found.text, &faults)
      // What is wrong in another language is told to those who read that.
      let isOwn = { (name: String) in PhraseLocale.best([name], candidates) != nil }
      if found.file.locale.map(isOwn) ?? true { problems += faults } else { others.add(faults, of: found.file.path) }
      for (name, faults) in (catalog?.faults ?? [:]).sorted(by: { $0.key < $1.key }) {
        if isOwn(name) { problems += faults } else { others.add(faults, of: found.file.path) }
      }
      return catalog
    }
    for catalog in catalogs where catalog.kind == .phrases { available.formUnion(catalog.locales) }
    if folders.isEmpty, declarations == nil { problems.append(Diagnostic(.error, "there is no folder of phrases")) }
    if let declarations { available.insert(declarations.locale) }
    var names = found.texts.compactMap { $0.locale ?? $0.language }
    names += catalogs.filter { $0.kind == .phrases }.flatMap { $0.locales.sorted() }
    if let declarations { names.append(declarations.locale) }
    let best = PhraseLocale.best(names, candidates)
    var reader = PhraseTableReader(locale: best ?? locale, declarations: declarations, name: projectName)
    for problem in problems { reader.add(problem) }
    let isMissing = PhraseLocale.best(available.sorted(), candidates) == nil
    if found.texts.isEmpty, best == nil, isMissing, !available.isEmpty {
      let list = available.sorted().joined(separator: ", ")
      reader.add(Diagnostic(.error, "there are no phrases for the locale “\(locale)”; there are some for \(list)"))
    }
    for catalog in catalogs { reader.add(catalog) }
    for text in found.texts {
      if let mismatch = text.mismatch { reader.add(mismatch) }
      reader.add(yaml: text.text, file: text.path)
    }
    let (table, told) = reader.finish()
    return (table, told + [others.summary].compactMap { $0 })
  }
}

extension ShortcutDeclarations {
  fileprivate func combine(into fingerprint: inout Fingerprint) {
    for text in applicationNames + negativePhrases + [locale, origin] { fingerprint.combine(text) }
    for shortcut in shortcuts {
      for text in [shortcut.intent] + shortcut.phrases { fingerprint.combine(text) }
      for (name, value) in shortcut.slots.sorted(by: { $0.key < $1.key }) {
        fingerprint.combine(name)
        fingerprint.combine(String(describing: value))
      }
    }
  }
}
