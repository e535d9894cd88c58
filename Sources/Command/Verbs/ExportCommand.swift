import ArgumentParser
import Foundation
import ParlanceDiagnostics
import ParlanceLinting
import ParlancePhraseTables
import ParlanceReports
import ParlanceTerminal

extension PhraseExport.Format: ExpressibleByArgument {}

/// Writes phrases in the form of other tools.
struct TableExportCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "export", abstract: "Write phrases in the form of other tools.",
      discussion: """
        Reads tables and Apple's catalogues under the folders, by default under Phrases. One file goes to standard output, \
        several need --output. What cannot be carried over is told on standard error.
        """)
  }

  @OptionGroup var common: CommonOptions

  @Option(help: "The form: yaml, xcstrings, strings, rasa, sentences, csv or xliff.")
  var format: PhraseExport.Format

  @Option(help: ArgumentHelp("The folder to write to.", valueName: "dir"))
  var output: String?

  @Argument(help: "Files or folders.")
  var paths: [String] = []

  func run() async throws {
    let given = paths + common.phrases
    let found = FoundTables.tables(in: given.isEmpty ? ["Phrases"] : given, locale: common.locale)
    if !common.quiet { Messages.tell(found.problems) }
    guard !found.tables.isEmpty else { throw CommandExit(.data, "there are no phrases to export") }
    let export = PhraseExport(found.tables, as: format)
    try ExportedFiles.write(export.files, to: output)
    if !common.quiet { Messages.tell(export.losses) }
    if common.strict, !export.losses.isEmpty { throw CommandExit(.failed) }
  }
}

/// Reads phrases from the form of other tools into tables.
struct TableImportCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "import", abstract: "Make tables of phrases from other tools.",
      discussion: """
        Reads a table for translators (*.csv with the columns intent, locale and phrase) or Apple's catalogues \
        (*.xcstrings, or folders of *.lproj), and writes tables to --output, which must not have them yet.
        """)
  }

  @OptionGroup var common: CommonOptions

  @Option(help: ArgumentHelp("The folder to write to.", valueName: "dir"))
  var output: String?

  @Argument(help: "Files or folders.")
  var paths: [String]

  func run() async throws {
    var files: [PhraseExport.File] = []
    var problems: [Diagnostic] = []
    for path in paths where path.hasSuffix(".csv") {
      guard let text = TextFile.text(of: path, &problems) else { continue }
      let read = PhraseCSV.tables(of: text, file: path)
      files += read.files
      problems += read.diagnostics
    }
    let others = paths.filter { !$0.hasSuffix(".csv") }
    if !others.isEmpty {
      let found = FoundTables.tables(in: others, locale: common.locale)
      problems += found.problems
      files += PhraseExport(found.tables, as: .yaml).files
    }
    Messages.tell(problems)
    guard !files.isEmpty else { throw CommandExit(.data, "there is nothing to import") }
    try ExportedFiles.write(files, to: output)
    if problems.contains(where: { $0.severity == .error }) { throw CommandExit(.data) }
  }
}

/// Writes what was exported.
private enum ExportedFiles {
  /// Writes files below a folder, or the only one to standard output; a file that exists is not overwritten.
  static func write(_ files: [PhraseExport.File], to folder: String?) throws {
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
    for file in files {
      let place = URL(fileURLWithPath: folder + "/" + file.path)
      do {
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.text.utf8).write(to: place, options: .withoutOverwriting)
      } catch {
        throw CommandExit(.data, "cannot write \(folder)/\(file.path): \(error.localizedDescription)")
      }
    }
  }
}
