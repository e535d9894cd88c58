import Foundation
import ParlanceDiagnostics
import ParlanceLinting

/// A folder with files to be linted; it is gone with the object.
final class Project {
  let folder: String

  init(_ files: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("lint-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, text) in files { try write(name, Data(text.utf8)) }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func write(_ name: String, _ data: Data) throws {
    let file = URL(fileURLWithPath: folder + "/" + name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func text(_ name: String) throws -> String { try String(contentsOfFile: folder + "/" + name, encoding: .utf8) }

  func bytes(_ name: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name)) }

  /// What is wrong in the folder; few sentences are tried, since a debug build is slow.
  func lint(
    locale: String? = nil, ignoring codes: Set<String> = [], app: LintApp? = nil, sentences: Int = 4
  ) async -> [Diagnostic] {
    var linter = Linter(locale: locale, ignoring: codes, app: app, sentences: sentences)
    await linter.lint([folder])
    return linter.diagnostics
  }

  /// What is wrong in some files.
  static func lint(_ files: [String: String], app: LintApp? = nil, sentences: Int = 4) async throws -> [Diagnostic] {
    try await Project(files).lint(app: app, sentences: sentences)
  }
}

/// Texts of catalogues.
enum CatalogText {
  /// A catalogue in English with one text for each key and locale.
  static func units(_ entries: KeyValuePairs<String, KeyValuePairs<String, String>>) -> String {
    catalog(
      entries.map { key, texts in
        let texts = texts.map {
          "\(quoted($0)): {\"stringUnit\": {\"state\": \"translated\", \"value\": \(quoted($1))}}"
        }
        return "\(quoted(key)): {\"localizations\": {\(texts.joined(separator: ",\n"))}}"
      })
  }

  /// A catalogue in English with a list of texts for each key and locale.
  static func sets(_ entries: KeyValuePairs<String, KeyValuePairs<String, [String]>>) -> String {
    catalog(
      entries.map { key, texts in
        let texts = texts.map { locale, values in
          let list = values.map(quoted).joined(separator: ", ")
          return "\(quoted(locale)): {\"stringSet\": {\"state\": \"translated\", \"values\": [\(list)]}}"
        }
        return "\(quoted(key)): {\"localizations\": {\(texts.joined(separator: ",\n"))}}"
      })
  }

  /// A catalogue of entries as they are written.
  static func catalog(_ entries: [String]) -> String {
    "{\n\"sourceLanguage\": \"en\",\n\"strings\": {\n\(entries.joined(separator: ",\n"))\n},\n\"version\": \"1.0\"\n}\n"
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
