import ArgumentParser
import Foundation
import ParlanceAssistant
import ParlanceTerminal

/// Converses: at a prompt on a terminal, one turn a line on a pipe.
struct ChatCommand<App: AssistantApp>: AsyncParsableCommand where App.Options: ParsableArguments {
  /// Names the program as the command above, as verbs do that have to answer soon; see `Program`.
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "chat", _superCommandName: Messages.program,
      abstract: "Converse: at a prompt on a terminal, one turn a line on a pipe.")
  }

  /// All of them count here, `--strict` on a pipe alone.
  @OptionGroup var common: CommonOptions
  /// The form of lines counts on a pipe alone, the name to be dropped at a prompt too.
  @OptionGroup(title: "Options of hearing") var hearing: HearingOptions
  /// What is heard by it comes beside what is typed at a prompt, and in place of standard input on a pipe.
  @OptionGroup(title: "Options of hearing") var listening: ListeningOptions
  /// Each event of the input silences what is being said.
  @OptionGroup(title: "Options of speaking") var speaking: SpeakingOptions
  /// What the app's own preparation is given.
  @OptionGroup(title: "Options of the app") var options: App.Options

  /// Converses at a prompt if input and output are a terminal and no JSON is wanted, else line by line.
  func run() async throws {
    let isTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    // Whoever types reads what is written, too.
    let isVoiceOnly = speaking.speak != nil && (!isTerminal || listening.listen != nil)
    let app = try await AppRun(App.self, options, common, isVoiceOnly: isVoiceOnly)
    let aids = try SpeechAids(hearing, listening, speaking, of: app.assistant.name, app.environment)
    if isTerminal, !common.json {
      try await TerminalChat(common, hearing, aids, app).run()
    } else {
      try await PipeChat(common, hearing, aids, app).run()
    }
  }
}
