import ArgumentParser
import ParlanceAssistant
import ParlanceReports
import ParlanceTerminal

/// Matches utterances and does nothing.
struct MatchCommand<App: AssistantApp>: AsyncParsableCommand where App.Options: ParsableArguments {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "match", _superCommandName: Messages.program,
      abstract: "Match words, or the lines of standard input, and do nothing.",
      usage: "\(Messages.program) match [<options>] [<words> ...]")
  }

  @OptionGroup var common: CommonOptions
  @OptionGroup(title: "Options of hearing") var hearing: HearingOptions
  @OptionGroup(title: "Options of the app") var options: App.Options

  @Argument(help: "What to match; without words each line of standard input.")
  var words: [String] = []

  func run() async throws {
    let app = try await AppRun(App.self, options, common)
    try await app.match(words, common, hearing, isExplained: false)
  }
}

/// Tells how utterances are matched.
struct ExplainCommand<App: AssistantApp>: AsyncParsableCommand where App.Options: ParsableArguments {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "explain", abstract: "Tell how words are matched: every candidate, its cost, why it won or lost.",
      usage: "\(Messages.program) explain [<options>] [<words> ...]")
  }

  @OptionGroup var common: CommonOptions
  @OptionGroup(title: "Options of hearing") var hearing: HearingOptions
  @OptionGroup(title: "Options of the app") var options: App.Options

  @Argument(help: "What to explain; without words each line of standard input.")
  var words: [String] = []

  func run() async throws {
    let app = try await AppRun(App.self, options, common)
    try await app.match(words, common, hearing, isExplained: true)
  }
}

extension AppRun {
  /// Writes how words, or the lines of standard input, are matched: as JSON if that is wanted, else for people.
  func match(
    _ words: [String], _ common: CommonOptions, _ hearing: HearingOptions, isExplained: Bool
  ) async throws {
    let session = try await makeSession(common.sessionName)
    let own = locale
    let isJSON = common.json
    try await MatchStream(common, hearing) { utterance, locale in
      try await session.use(locale: locale ?? own)
      return isExplained ? await session.explanation(of: utterance) : await session.report(on: utterance)
    } text: {
      isJSON ? $0.json(id: $1) : isExplained ? $0.explanation : $0.text
    }.run(words)
  }
}
