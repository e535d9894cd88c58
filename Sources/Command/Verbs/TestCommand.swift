import ArgumentParser
import ParlanceAssistant

/// Plays scenarios and utterance tests.
struct TestCommand<App: AssistantApp>: AsyncParsableCommand where App.Options: ParsableArguments {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "test", abstract: "Play scenarios and utterance tests.")
  }

  @OptionGroup var common: CommonOptions
  @OptionGroup(title: "Options of the app") var options: App.Options
}
