import ArgumentParser
import ParlanceReports

/// The command `parlance`: the verbs that need tables only.
public enum TableProgram {
  /// Runs the command line and exits.
  public static func main() async {
    await Program.run(TableCommand.self, leading: CommonOptions.self)
  }
}

struct TableCommand: AsyncParsableCommand {
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
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "match", _superCommandName: "parlance", abstract: "Match words, or the lines of standard input.",
      discussion: """
        The phrases are those of --phrases, by default those of the folder Phrases, and without it all below this folder. \
        A line of JSON that names a locale is matched in that one, each other one in that of --locale.
        """)
  }

  @OptionGroup var common: CommonOptions
  @OptionGroup var names: NameOptions
  @OptionGroup(title: "Options of hearing") var hearing: HearingOptions

  @Argument(help: "What to match; without words each line of standard input.")
  var words: [String] = []

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
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "explain", abstract: "Tell how words are matched, and why.")
  }

  @OptionGroup var common: CommonOptions
  @OptionGroup var names: NameOptions
  @OptionGroup(title: "Options of hearing") var hearing: HearingOptions

  @Argument(help: "What to explain; without words each line of standard input.")
  var words: [String] = []

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
