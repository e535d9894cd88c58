import Foundation
import ParlanceDiagnostics

/// Finds and reads files of scenarios.
package enum ScenarioFiles {
  /// The largest file that is read, in bytes.
  package static let largest = 4 << 20

  /// The files `*.txt` under folders, sorted; a path may also be such a file.
  ///
  /// With a locale only those in its folder, or its language's.
  ///
  /// Throws a sentence if a path does not exist, or there is no file at all.
  package static func find(_ paths: [String], locale: String? = nil) throws(Diagnostic) -> [String] {
    let files = try FolderSearch.files(paths, extensions: ["txt"]).filter { file in
      guard let locale, let own = LocaleFolder.locale(of: file) else { return true }
      return LocaleFolder.isSame(own, locale)
    }
    guard !files.isEmpty else {
      let place = paths.joined(separator: ", ") + (locale.map { " for the locale “\($0)”" } ?? "")
      throw Diagnostic("there is no scenario in \(place)", fix: "name a folder that has files *.txt")
    }
    return files
  }

  /// Whether a text file looks like a scenario, or lies where they do: a project has other text files.
  package static func isLikely(_ file: String) -> Bool {
    if file.split(separator: "/").dropLast().contains("Scenarios") { return true }
    guard let text = try? FolderSearch.text(of: file, largest: largest) else { return false }
    return text.split(whereSeparator: \.isNewline).contains { $0.hasPrefix("> ") || $0.hasPrefix("app:") }
  }

  /// Reads a scenario; `nil` and errors if it is not one. Throws if the file cannot be read at all.
  package static func read(
    _ file: String
  ) throws(Diagnostic) -> (scenario: Scenario?, diagnostics: [Diagnostic]) {
    let text = try FolderSearch.text(of: file, largest: largest)
    return ScenarioParser.parse(text, file: file, folderLocale: LocaleFolder.locale(of: file))
  }
}
