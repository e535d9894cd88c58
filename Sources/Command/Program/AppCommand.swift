import ArgumentParser
import ParlanceAssistant

/// The command of an app: its verbs, with the chat as the one that needs no word.
struct AppCommand<App: AssistantApp>: AsyncParsableCommand where App.Options: ParsableArguments {
  /// Is called as the program was started; without a verb it is `chat`.
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: Messages.program,
      abstract: "Talk to \(App.name).",
      discussion: """
        Without a verb it chats: at a prompt on a terminal, one turn a line on a pipe. The options of that, which most verbs share, are listed by “chat --help”.

        Exit status: 0 done, 1 failed, 2 usage, 3 not understood, 4 a question is open, 5 cancelled, 6 data, 130 interrupted.
        """,
      version: App.version,
      subcommands: [
        ChatCommand<App>.self, AskCommand<App>.self, MatchCommand<App>.self, ExplainCommand<App>.self,
        TestCommand<App>.self, LintCommand<App>.self, ExportCommand<App>.self, IntentsCommand<App>.self,
        RunCommand<App>.self,
      ],
      defaultSubcommand: ChatCommand<App>.self)
  }
}
