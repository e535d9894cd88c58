import ArgumentParser
import ParlanceAssistant
import ParlanceReports
import ParlanceTerminal

/// Matches utterances and does nothing.
struct MatchCommand<App: AssistantApp>: AsyncParsableCommand where App.Options: ParsableArguments {
  /// Names the program as the command above, as verbs do that have to answer soon; see `Program`.
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "match", _superCommandName: Messages.program,
      abstract: "Match words, or the lines of standard input, and do nothing.",
      usage: "\(Messages.program) match [<options>] [<words> ...]")
  }

  /// No session is kept, and `--record` is refused; `--context` counts for each utterance.
  @OptionGroup var common: CommonOptions
  /// Counts for standard input; of words on the command line only the name in front is dropped.
  @OptionGroup(title: "Options of hearing") var hearing: HearingOptions
  /// They name the person's data, whose names fill slots.
  @OptionGroup(title: "Options of the app") var options: App.Options

  /// With spaces between them they are one utterance; none reads standard input.
  @Argument(help: "What to match; without words each line of standard input.")
  var words: [String] = []

  /// Exits for the words as they were understood, for a stream only with `--strict`.
  func run() async throws {
    let app = try await AppRun(App.self, options, common)
    try await app.match(words, common, hearing, isExplained: false)
  }
}

/// Tells how utterances are matched.
struct ExplainCommand<App: AssistantApp>: AsyncParsableCommand where App.Options: ParsableArguments {
  /// Names no program above it, unlike `match`: it has not to answer soon.
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "explain", abstract: "Tell how words are matched: every candidate, its cost, why it won or lost.",
      usage: "\(Messages.program) explain [<options>] [<words> ...]")
  }

  /// No session is kept, and `--record` is refused; `--context` counts for each utterance.
  @OptionGroup var common: CommonOptions
  /// Counts for standard input; of words on the command line only the name in front is dropped.
  @OptionGroup(title: "Options of hearing") var hearing: HearingOptions
  /// They name the person's data, whose names fill slots.
  @OptionGroup(title: "Options of the app") var options: App.Options

  /// With spaces between them they are one utterance; none reads standard input.
  @Argument(help: "What to explain; without words each line of standard input.")
  var words: [String] = []

  /// Matches as `match` does, and tells of each utterance all candidates besides.
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
    try await MatchStream(common, hearing, of: assistant.name) { utterance, locale in
      try await session.use(locale: locale ?? own)
      return isExplained ? await session.explanation(of: utterance) : await session.report(on: utterance)
    } text: {
      isJSON ? $0.json(id: $1) : isExplained ? $0.explanation : $0.text
    }.run(words)
  }
}
