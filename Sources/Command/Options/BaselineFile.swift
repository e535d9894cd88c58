import Foundation
import ParlanceDiagnostics
import ParlancePhraseTables
import ParlanceReports

/// The file that a baseline is kept in.
enum BaselineFile {
  /// Writes it in one step, or with `isDryRun` tells that it would; throws what ends the program.
  static func write(_ text: String, to file: String, isDryRun: Bool) throws {
    guard !isDryRun else { return Messages.tell("would write the baseline \(file)") }
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

  /// What `make` reads of the baseline that is to be written anew; `nil` if there is none yet. Throws what ends the program where the file is
  /// something else: that would be lost.
  static func older<Baseline>(_ file: String, _ make: (String) throws -> Baseline) throws -> Baseline? {
    guard FileManager.default.fileExists(atPath: file) else { return nil }
    let text = try read(file)
    do {
      return try make(text)
    } catch {
      if let fault = error as? Diagnostic { Messages.tell(fault) }
      throw CommandExit(.data, "\(file) is no such baseline, and is not overwritten")
    }
  }

  /// The files that it names, seen from the folder of the program; `looked` are the places that were looked at.
  static func places(of file: String, looked: [String], isPartial: Bool) -> BaselinePlaces {
    BaselinePlaces(
      of: file, in: FileManager.default.currentDirectoryPath, looked: looked, isPartial: isPartial,
      isThere: { FileManager.default.fileExists(atPath: $0) })
  }
}
