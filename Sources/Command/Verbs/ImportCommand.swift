import ArgumentParser
import ParlanceDiagnostics
import ParlanceLinting
import ParlancePhraseTables
import ParlanceReports

/// Reads phrases from the form of other tools into tables.
struct TableImportCommand: AsyncParsableCommand {
  /// Lists what is read, by the endings of files.
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "import", _superCommandName: Messages.program, abstract: "Make tables of phrases from other tools.",
      discussion: """
        Reads what translators gave back (*.csv with the columns intent, locale and phrase; *.xliff 1.2 or 2, Xcode's too) or \
        Apple's catalogues (*.xcstrings, or folders of *.lproj), and writes tables to --output, which must not have them yet.
        """)
  }

  /// Of these `--locale` chooses among catalogues, and `--dry-run`, `--quiet` and `--strict` count.
  @OptionGroup var common: CommonOptions

  /// `nil` is standard output, which takes one table alone; no file is overwritten.
  @Option(help: ArgumentHelp("The folder to write to.", valueName: "dir"))
  var output: String?

  /// What people call the app, for the tables to know where phrases only have a placeholder.
  @OptionGroup var names: NameOptions

  /// At least one; files of translators are read before the others.
  @Argument(help: "Files or folders.")
  var paths: [String]

  /// Writes tables of all that can be read and tells the rest, and exits for data if there was an error.
  func run() async throws {
    try common.refuseRecording()
    var files: [PhraseExport.File] = []
    var problems: [Diagnostic] = []
    let others = paths.filter { !Self.isForTranslators($0) }
    var read: Set<String> = []
    for path in paths.filter(Self.isForTranslators) + FoundTables.translations(in: others)
    where read.insert(FileStatus.plainPath(path)).inserted {
      guard let text = TextFile.text(of: path, &problems) else { continue }
      let tables =
        path.hasSuffix(".csv")
        ? PhraseCSV.tables(of: text, file: path, names: names.projectName?.names ?? [])
        : PhraseXLIFF.tables(of: text, file: path, names: names.projectName?.names ?? [])
      // A folder may hold other tables than those of phrases.
      guard paths.contains(path) || !tables.files.isEmpty || !path.hasSuffix(".csv") else { continue }
      files += tables.files
      problems += tables.diagnostics
    }
    if !others.isEmpty {
      let found = FoundTables.tables(
        in: others, locale: common.locale, areNamesSaid: true, name: names.projectName, isImport: true)
      for name in found.projectNames where !common.quiet { Messages.tell(name, isSaid: true) }
      problems += found.problems + found.losses
      files += PhraseExport(found.tables, as: .yaml).files
    }
    Messages.tell(problems)
    guard !files.isEmpty else {
      throw CommandExit(.data, "there is nothing to import: no *.csv, *.xliff, *.xcstrings or *.lproj with phrases")
    }
    try ExportedFiles.write(PhraseExport.File.numbered(files), to: output, isDryRun: common.dryRun)
    if problems.contains(where: { $0.severity == .error }) { throw CommandExit(.data) }
    if common.strict, !problems.isEmpty { throw CommandExit(.failed) }
  }

  private static func isForTranslators(_ path: String) -> Bool {
    [".csv", ".xliff", ".xlf"].contains { path.hasSuffix($0) }
  }
}
