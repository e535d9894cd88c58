import Foundation

/// A folder that is gone with the object.
package final class TemporaryFolder: Sendable {
  /// The folder's path.
  package let path: String

  /// Makes a folder with files of text by their names, which may have folders of their own.
  package init(_ files: [String: String] = [:]) throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("parlance-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(name, Data(text.utf8)) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, and gives its path.
  @discardableResult
  package func write(_ name: String, _ data: Data) throws -> String {
    let file = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file.path
  }
}
