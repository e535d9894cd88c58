import Foundation
import ParlanceTestSupport
import Testing

/// An executable of this package, as it was built beside the tests.
enum BuiltProgram: String {
  case daybook
  case parlance

  /// Where it is.
  var path: String { "\(BuiltFolder.path)/\(rawValue)" }

  /// The arguments that make every answer the same: a moment and a zone.
  static let fixed = ["--now", "2026-02-12T09:41:00", "--time-zone", "Europe/Berlin"]
}

/// What became of a program.
struct Outcome {
  /// The exit status; 128 and the signal's number if one ended it.
  var status: Int32
  /// What it wrote to standard output.
  var output: String
  /// What it wrote to standard error.
  var errors: String

  /// The lines of the output.
  var lines: [String] { output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init) }
  /// The lines on standard error.
  var errorLines: [String] { errors.split(separator: "\n").map(String.init) }
  /// The output's lines as JSON objects; a line that is none is missing, and so are those that tell that work goes on.
  var objects: [[String: Any]] {
    lines.compactMap { (try? JSONSerialization.jsonObject(with: Data($0.utf8))) as? [String: Any] }
      .filter { $0["event"] == nil }
  }
}

/// A person's home, in which programs run; it is gone with the object.
final class Home {
  /// The folder of all that the person has.
  let folder: String
  /// What the programs find in their environment, besides the folders of their data. What they keep compiled they share with those of other
  /// homes, as on a machine that has run them before.
  var environment = [
    "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "TERM": "xterm", "XDG_CACHE_HOME": BuiltFolder.cache,
  ]

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("home-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Where the programs keep their data.
  var variables: [String] {
    let folders = ["HOME": folder, "XDG_DATA_HOME": folder + "/data", "XDG_STATE_HOME": folder + "/state"]
    return environment.merging(folders) { _, folder in folder }.map { "\($0)=\($1)" }
  }

  /// Daybook's own store.
  var store: String { folder + "/data/daybook/daybook.sqlite" }

  /// A file in the home, with that content.
  func file(_ name: String, _ content: String) throws -> String {
    let path = folder + "/" + name
    try FileManager.default.createDirectory(
      at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(content.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  /// A file of so many tasks to import.
  func tasks(_ count: Int) throws {
    _ = try file("many.csv", (1...count).map { "Task \($0)\n" }.joined())
  }

  /// A catalogue of shortcuts in English with one phrase, in a folder of the home.
  func shortcuts(_ phrase: String, in app: String = ".") throws {
    _ = try file(
      "\(app)/AppShortcuts.xcstrings",
      "{\"sourceLanguage\": \"en\", \"strings\": {\"\(phrase)\": {}}, \"version\": \"1.0\"}")
  }

  /// Runs Daybook at the fixed moment.
  func daybook(_ arguments: String..., input: String = "") async throws -> Outcome {
    try await run([BuiltProgram.daybook.path] + arguments + BuiltProgram.fixed, input: Data(input.utf8))
  }

  /// Runs Parlance.
  func parlance(_ arguments: String..., input: String = "") async throws -> Outcome {
    try await run([BuiltProgram.parlance.path] + arguments, input: Data(input.utf8))
  }

  /// Runs a line of shell in the home's folder, in which `$daybook` and `$parlance` are the programs, and `$fixed` its options for the fixed moment.
  func shell(_ line: String) async throws -> Outcome {
    let names =
      "daybook='\(BuiltProgram.daybook.path)'; parlance='\(BuiltProgram.parlance.path)'; fixed='\(BuiltProgram.fixed.joined(separator: " "))'; "
    return try await run(["/bin/bash", "-c", names + line], input: Data())
  }

  /// Runs a program in the home's folder to its end. Its streams are files, so that neither side can wait for the other.
  func run(_ arguments: [String], input: Data) async throws -> Outcome {
    let base = "\(folder)/run-\(UUID().uuidString)"
    try input.write(to: URL(fileURLWithPath: base + ".in"))
    let child = try ChildProcess(arguments, variables, folder: folder) { actions in
      posix_spawn_file_actions_addopen(&actions, 0, base + ".in", O_RDONLY, 0)
      posix_spawn_file_actions_addopen(&actions, 1, base + ".out", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
      posix_spawn_file_actions_addopen(&actions, 2, base + ".err", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    }
    let status = await child.end()
    return Outcome(status: status, output: try text(base + ".out"), errors: try text(base + ".err"))
  }

  private func text(_ path: String) throws -> String {
    // Not decoded with repairs: what a program prints is UTF-8, whatever it was given.
    try #require(String(validating: Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self))
  }
}
