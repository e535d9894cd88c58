import Foundation
import ParlancePhraseTables
import ParlanceReports
import ParlanceTerminal

/// Writes what was exported.
enum ExportedFiles {
  /// Writes files below a folder, or the only one to standard output; a file that exists is not overwritten.
  ///
  /// With `isDryRun` the files are only told.
  static func write(_ files: [PhraseExport.File], to folder: String?, isDryRun: Bool) throws {
    guard let folder else {
      guard files.count == 1, let file = files.first else {
        throw CommandExit(.usage, "this makes \(files.count) files; name a folder with --output")
      }
      try OutputWriter(descriptor: STDOUT_FILENO).write(file.text)
      return
    }
    for file in files where FileManager.default.fileExists(atPath: folder + "/" + file.path) {
      throw CommandExit(.data, "\(folder)/\(file.path) exists and is not overwritten; name another folder")
    }
    guard !isDryRun else {
      for file in files { Messages.tell("would write \(folder)/\(file.path)") }
      return
    }
    for file in files {
      let place = URL(fileURLWithPath: folder + "/" + file.path)
      do {
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.text.utf8).write(to: place, options: .withoutOverwriting)
      } catch {
        throw CommandExit(.data, "cannot write \(folder)/\(file.path): \(FileStatus.reason(error))")
      }
    }
  }
}
