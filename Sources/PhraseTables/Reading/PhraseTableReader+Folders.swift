import Foundation
import ParlanceDiagnostics

extension PhraseTableReader {
  /// Reads the tables of one locale from folders, flat or by locale, as one table.
  ///
  /// Where a locale is missing its language is taken, `de` for `de-AT`; the table's locale is the one found.
  package static func read(folders: [String], locale: String) -> (table: PhraseTable, diagnostics: [Diagnostic]) {
    let candidates = PhraseLocale.candidates(for: locale)
    let found = folders.map { PhraseFolder(path: $0) }
    var texts: [FileText] = []
    var available: Set<String> = []
    var problems = found.flatMap(\.diagnostics)
    if folders.isEmpty { problems.append(Diagnostic(.error, "there is no folder of phrases")) }
    for folder in found {
      available.formUnion(folder.locales)
      if let name = best(folder.locales, candidates) {
        texts += (folder.files[name] ?? []).compactMap { FileText(path: $0, locale: name, &problems) }
      }
      let flat = folder.flatFiles.compactMap { FileText(path: $0, locale: nil, &problems) }
      let languages = Set(flat.compactMap(\.language))
      available.formUnion(languages)
      let language = best(languages.sorted(), candidates)
      guard language != nil || languages.isEmpty else { continue }
      texts += flat.filter { $0.language == nil || $0.language == language }
    }
    let names = texts.compactMap { $0.locale ?? $0.language }
    var reader = PhraseTableReader(locale: best(names, candidates) ?? locale)
    for problem in problems { reader.add(problem) }
    if texts.isEmpty, !available.isEmpty {
      let list = available.sorted().joined(separator: ", ")
      reader.add(Diagnostic(.error, "there are no phrases for the locale “\(locale)”; there are some for \(list)"))
    }
    for text in texts {
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

  private static func best(_ names: [String], _ candidates: [String]) -> String? {
    for candidate in candidates {
      if let name = names.first(where: { PhraseLocale.canonical($0) == candidate }) { return name }
      if let name = names.first(where: { PhraseLocale.matches($0, candidate) }) { return name }
    }
    return nil
  }

  private static func agree(_ left: String, _ right: String) -> Bool {
    PhraseLocale.canonical(left).prefix { $0 != "-" } == PhraseLocale.canonical(right).prefix { $0 != "-" }
  }
}

/// The text of one file, and the language that it says it is in.
private struct FileText {
  let path: String
  let locale: String?
  let text: String
  let language: String?

  /// Reads a file; `nil` and a diagnostic if it is no readable text.
  init?(path: String, locale: String?, _ problems: inout [Diagnostic]) {
    self.path = path
    self.locale = locale
    switch FileStatus(path) {
    case .missing(let reason):
      problems.append(Diagnostic(.error, "cannot read \(path): \(reason)"))
      return nil
    case .file(let size) where size <= YAMLDocument.largest: break
    case .file, .folder, .other:
      problems.append(
        Diagnostic(
          .error, "\(path) is larger than \(YAMLDocument.largest >> 20) MB and is left out",
          fix: "split it into several files"))
      return nil
    }
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      guard let text = String(validating: data, as: UTF8.self) else {
        problems.append(Self.invalid(data, path))
        return nil
      }
      self.text = text
    } catch {
      problems.append(Diagnostic(.error, "cannot read \(path): \(FileStatus.reason(error))"))
      return nil
    }
    language = Self.language(of: text)
  }

  /// The value of a `language:` line that is not indented.
  private static func language(of text: String) -> String? {
    for line in text.utf8.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let line = Substring(line)
      guard line.hasPrefix("language:") else { continue }
      let value = line.dropFirst(9).prefix { $0 != "#" }.filter { !$0.isWhitespace && $0 != "\"" && $0 != "'" }
      return value.isEmpty ? nil : value
    }
    return nil
  }

  private static func invalid(_ data: Data, _ path: String) -> Diagnostic {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = data.makeIterator()
    var offset = 0
    var line = 1
    var column = 1
    while case .valid(let scalar) = parser.parseScalar(from: &iterator) {
      offset += scalar.count
      column += 1
      if scalar.first == 0x0A { (line, column) = (line + 1, 1) }
    }
    return Diagnostic(
      .error, "the file is not UTF-8: the byte at offset \(offset) begins no character; the file is left out",
      at: SourcePosition(file: path, line: line, column: column), fix: "save it as UTF-8")
  }
}
