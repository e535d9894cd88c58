import Foundation
import ParlancePhraseTables

/// The file that a baseline is kept in.
enum BaselineFile {
  /// Writes it in one step; throws what ends the program.
  static func write(_ text: String, to file: String) throws {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
    } catch {
      throw CommandExit(.data, "cannot write \(file): \(FileStatus.reason(error))")
    }
  }

  /// Its text; throws what ends the program.
  static func read(_ file: String) throws -> String {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
      throw CommandExit(.data, "cannot read the baseline \(file); write one with --update")
    }
    return text
  }
}
