import ArgumentParser
import Foundation
import ParlanceAssistant
import ParlanceTerminal

/// Converses: at a prompt on a terminal, one turn a line on a pipe.
struct ChatCommand<App: AssistantApp>: AsyncParsableCommand where App.Options: ParsableArguments {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "chat", _superCommandName: Messages.program,
      abstract: "Converse: at a prompt on a terminal, one turn a line on a pipe.")
  }

  @OptionGroup var common: CommonOptions
  @OptionGroup(title: "Options of hearing") var hearing: HearingOptions
  @OptionGroup(title: "Options of hearing") var listening: ListeningOptions
  @OptionGroup(title: "Options of speaking") var speaking: SpeakingOptions
  @OptionGroup(title: "Options of the app") var options: App.Options

  func run() async throws {
    let isTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    // Whoever types reads what is written, too.
    let isVoiceOnly = speaking.speak != nil && (!isTerminal || listening.listen != nil)
    let app = try await AppRun(App.self, options, common, isVoiceOnly: isVoiceOnly)
    let aids = try SpeechAids(hearing, listening, speaking, app.environment)
    if isTerminal, !common.json {
      try await TerminalChat(common, hearing, aids, app).run()
    } else {
      try await PipeChat(common, hearing, aids, app).run()
    }
  }
}
