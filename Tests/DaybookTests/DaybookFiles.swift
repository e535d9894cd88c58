import Foundation

/// Where Daybook's phrases and the files of its tests are.
enum DaybookFiles {
  /// Its phrase tables and catalogues.
  static let phrases = path("Phrases")

  /// The scenarios, a folder for each language.
  static let scenarios = path("Tests/Scenarios")

  /// The utterance tests, a folder for each language.
  static let utterances = path("Tests/Phrases")

  /// The languages that Daybook has phrases in.
  static func languages() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: phrases).filter { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: "\(phrases)/\(name)", isDirectory: &isFolder) && isFolder.boolValue
    }.sorted()
  }

  private static func path(_ name: String, beside source: String = #filePath) -> String {
    source.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/") + "/" + name
  }
}
