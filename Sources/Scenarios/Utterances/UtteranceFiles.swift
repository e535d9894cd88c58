import ParlanceDiagnostics
import ParlanceJSONText

/// Finds and reads files of utterance tests.
package enum UtteranceFiles {
  /// The largest file that is read, in bytes.
  package static let largest = 64 << 20

  /// How the names of the files end: `*.ndjson` is another name for `*.jsonl`.
  package static let extensions: Set<String> = ["jsonl", "ndjson", "yaml", "yml"]

  /// Whether a name is one of a file of utterance tests.
  package static func isName(_ file: String) -> Bool {
    file.lastIndex(of: ".").map { extensions.contains(file[$0...].dropFirst().lowercased()) } ?? false
  }

  /// What is wrong with files under folders that look like utterance tests and are not read as such, sorted by their names: lines or a list
  /// of objects in `*.json` and the like, and tables of sentences in `*.csv` and `*.tsv`.
  ///
  /// With a locale only those in its folder, or its language's.
  package static func misnamed(_ paths: [String], locale: String? = nil) -> [Diagnostic] {
    let files = (try? FolderSearch.files(paths, extensions: strayExtensions)) ?? []
    return files.compactMap { file in
      guard !paths.contains(file), isOf(locale, file), let text = try? FolderSearch.text(of: file, largest: largest)
      else { return nil }
      return strayTests(text, file)
    }
  }

  /// What is wrong with a file that is called as none of tests; `nil` if it holds no tests.
  private static func strayTests(_ text: String, _ file: String) -> Diagnostic? {
    let place = SourcePosition(file: file, line: 1, column: 1)
    let name = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    if [".csv", ".tsv"].contains(where: file.lowercased().hasSuffix) {
      let columns = text.prefix { !$0.isNewline }.lowercased().split { ",;\t".contains($0) }
        .map { $0.filter { $0 != "\"" && !$0.isWhitespace } }
      guard columns.contains("intent"), !sentences.isDisjoint(with: columns) else { return nil }
      return Diagnostic(
        "tests are not read from tables", at: place,
        fix: "write one object a line in \(name).jsonl: {\"text\": \"…\", \"intent\": \"…\", \"slots\": {}}")
    }
    // Most files that are called so are something else, as a look at their beginning tells.
    guard text.first(where: { !$0.isWhitespace }).map({ "{[".contains($0) }) ?? false else { return nil }
    let (tests, diagnostics) = UtteranceLines.read(text, file: file)
    if !tests.isEmpty, diagnostics.isEmpty {
      return Diagnostic(
        "tests are not looked for in a file called so", at: place,
        fix: "call it \(name).jsonl, or name the file itself")
    }
    guard let list = (try? JSONReader.parse(text))?.array, let first = list.first?.object,
      !sentences.isDisjoint(with: first.members.map(\.key)),
      first.members.contains(where: { $0.key == "intent" || $0.key == "expect" })
    else { return nil }
    return Diagnostic(
      "tests are not read from a list", at: place, fix: "write one object a line, without brackets, in \(name).jsonl")
  }

  /// How the names of files end that may hold tests and are not looked for.
  private static let strayExtensions: Set<String> = ["json", "csv", "tsv", "txt", "jsonlines", "jsnl", "njson"]

  /// What people call the sentences of tests.
  private static let sentences: Set<String> = ["text", "sentence", "utterance", "phrase"]

  /// The files ``extensions`` under folders, sorted; a path may also be such a file.
  ///
  /// With a locale only those in its folder, or its language's.
  ///
  /// YAML that is surely none is passed over: phrase tables, what describes a house to Home Assistant's tests, other tools' files.
  ///
  /// Throws a sentence if a path does not exist, or there is no file at all.
  package static func find(_ paths: [String], locale: String? = nil) throws(Diagnostic) -> [String] {
    let files = try FolderSearch.files(paths, extensions: extensions).filter { file in
      guard !YAMLPurpose.isOther(file, isNamed: paths.contains(file)) else { return false }
      return isOf(locale, file)
    }
    guard !files.isEmpty else {
      let place = paths.joined(separator: ", ") + (locale.map { " for the locale “\($0)”" } ?? "")
      throw Diagnostic("there is no utterance test in \(place)", fix: "name a folder that has files *.jsonl or *.yaml")
    }
    return files
  }

  /// Whether a file may have tests of a locale: it is in its folder, or its language's, or in none of a locale.
  private static func isOf(_ locale: String?, _ file: String) -> Bool {
    guard let locale, let own = LocaleFolder.locale(of: file) else { return true }
    return LocaleFolder.isSame(own, locale)
  }

  /// Reads a file by the end of its name; tests that name no locale get that of the file's folder.
  ///
  /// With a locale those that name another one are left out. What is wrong is told and left out; a file without any test is an error too.
  package static func read(
    _ file: String, locale wanted: String? = nil
  ) throws(Diagnostic) -> (tests: [UtteranceTest], diagnostics: [Diagnostic]) {
    let text = try FolderSearch.text(of: file, largest: largest)
    var (tests, diagnostics) = parse(text, file: file)
    let locale = LocaleFolder.locale(of: file)
    for index in tests.indices where tests[index].locale == nil { tests[index].locale = locale }
    if tests.isEmpty, diagnostics.isEmpty {
      diagnostics.append(
        Diagnostic("the file has no test", at: SourcePosition(file: file, line: 1, column: 1)))
    }
    if let wanted { tests.removeAll { $0.locale.map { !LocaleFolder.isSame($0, wanted) } ?? false } }
    return (tests, diagnostics)
  }

  /// Reads the text of a file, as YAML if its name says so, else as lines of JSON.
  package static func parse(_ text: String, file: String) -> (tests: [UtteranceTest], diagnostics: [Diagnostic]) {
    let name = file.lowercased()
    if name.hasSuffix(".yaml") || name.hasSuffix(".yml") { return UtteranceYAML.read(text, file: file) }
    return UtteranceLines.read(text, file: file)
  }
}
