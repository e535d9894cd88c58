import ArgumentParser
import ParlanceReports

/// The command `parlance`: the verbs that need tables only.
public enum TableProgram {
  /// Runs the command line and exits.
  public static func main() async {
    await Program.run(TableCommand.self, leading: CommonOptions.self)
  }
}

/// The command above the verbs of tables; without a verb it prints its help.
struct TableCommand: AsyncParsableCommand {
  /// Has a name and a version of its own, however the program was started.
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "parlance", abstract: "Work on phrase tables; intents are only names.", version: "0.1.0",
      subcommands: [
        TableMatchCommand.self, TableExplainCommand.self, TableTestCommand.self, TableLintCommand.self,
        TableExportCommand.self,
        TableImportCommand.self,
      ])
  }
}

/// Matches utterances against tables.
struct TableMatchCommand: AsyncParsableCommand {
  /// Names the program as the command above, as verbs do that have to answer soon; see `Program`.
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "match", _superCommandName: "parlance", abstract: "Match words, or the lines of standard input.",
      discussion: """
        The phrases are those of --phrases, by default those of the folder Phrases, and without it all below this folder. \
        A line of JSON that names a locale is matched in that one, each other one in that of --locale.
        """)
  }

  /// `--locale` is that of the lines that name none, `--context` counts for each utterance, `--record` is refused.
  @OptionGroup var common: CommonOptions
  /// What people call the app in phrases of catalogues.
  @OptionGroup var names: NameOptions
  /// Counts for standard input; of words on the command line only the name in front is dropped.
  @OptionGroup(title: "Options of hearing") var hearing: HearingOptions

  /// With spaces between them they are one utterance; none reads standard input.
  @Argument(help: "What to match; without words each line of standard input.")
  var words: [String] = []

  /// Matches several lines at once where many were read, and writes them in their order.
  func run() async throws {
    let tables = try CompiledTables(common, names, isStream: words.isEmpty)
    let isJSON = common.json
    try await MatchStream(common, hearing, isOrdered: false) {
      try tables.report(on: $0, locale: $1)
    } text: {
      isJSON ? $0.json(id: $1) : $0.text
    }.run(words)
  }
}

/// Tells how utterances are matched against tables.
struct TableExplainCommand: AsyncParsableCommand {
  /// Names no program above it, unlike `match`: it has not to answer soon.
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "explain", abstract: "Tell how words are matched, and why.")
  }

  /// `--locale` is that of the lines that name none, `--context` counts for each utterance, `--record` is refused.
  @OptionGroup var common: CommonOptions
  /// What people call the app in phrases of catalogues.
  @OptionGroup var names: NameOptions
  /// Counts for standard input; of words on the command line only the name in front is dropped.
  @OptionGroup(title: "Options of hearing") var hearing: HearingOptions

  /// With spaces between them they are one utterance; none reads standard input.
  @Argument(help: "What to explain; without words each line of standard input.")
  var words: [String] = []

  /// Matches as `match` does, and tells of each utterance all candidates besides.
  func run() async throws {
    let tables = try CompiledTables(common, names, isStream: words.isEmpty)
    let isJSON = common.json
    try await MatchStream(common, hearing, isOrdered: false) {
      try tables.report(on: $0, locale: $1, isExplained: true)
    } text: {
      isJSON ? $0.json(id: $1) : $0.explanation
    }.run(words)
  }
}
