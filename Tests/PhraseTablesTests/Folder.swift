import Foundation

/// A folder that is removed with the value.
final class Folder {
  /// The folder's path.
  let path: String

  /// Makes a folder of files by their names.
  init(_ files: [String: String]) throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("phrases-\(UUID().uuidString)").path
    for (name, text) in files {
      let file = URL(fileURLWithPath: path).appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}
