import ParlanceDiagnostics

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

  /// The files under folders that hold utterance tests and are called as none are, sorted: lines of JSON in a file `*.json`.
  ///
  /// With a locale only those in its folder, or its language's.
  package static func misnamed(_ paths: [String], locale: String? = nil) -> [String] {
    let files = (try? FolderSearch.files(paths, extensions: ["json"])) ?? []
    return files.filter { file in
      guard !paths.contains(file), isOf(locale, file), let text = try? FolderSearch.text(of: file, largest: largest)
      else { return false }
      let (tests, diagnostics) = UtteranceLines.read(text, file: file)
      return !tests.isEmpty && diagnostics.isEmpty
    }
  }

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
