import ArgumentParser
import ParlanceAssistant
import ParlanceJSONText
import ParlanceTerminal

/// Takes one utterance and exits.
struct AskCommand<App: AssistantApp>: AsyncParsableCommand where App.Options: ParsableArguments {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "ask", abstract: "Say one thing and exit.",
      usage: "\(App.identifier) ask [<options>] <words> ...")
  }

  @OptionGroup var common: CommonOptions
  @OptionGroup(title: "Options of the app") var options: App.Options

  @Argument(help: "What to say.")
  var words: [String]

  func run() async throws {
    let app = try await AppRun(App.self, options, common)
    let session = try await app.makeSession(common.session)
    let text = words.joined(separator: " ")
    let turn = await session.respond(to: .utterance(Utterance(text, context: try common.facts)))
    let output = TurnOutput(common, app, descriptor: 1)
    try output.write(turn)
    try Recorder(common, app, session: session)?.write([turn])
    let status = ExitStatus(turn.state)
    if status != .done { throw CommandExit(status) }
  }
}
