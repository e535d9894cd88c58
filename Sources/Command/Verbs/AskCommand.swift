import ArgumentParser
import ParlanceAssistant
import ParlanceJSONText
import ParlanceTerminal

/// Takes one utterance and exits.
struct AskCommand<App: AssistantApp>: AsyncParsableCommand where App.Options: ParsableArguments {
  /// Names the program as the command above, as verbs do that have to answer soon; see `Program`.
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "ask", _superCommandName: Messages.program, abstract: "Say one thing and exit.",
      usage: "\(Messages.program) ask [<options>] <words> ...")
  }

  /// All but `--strict` count here, since one turn has its status anyway.
  @OptionGroup var common: CommonOptions
  /// With a voice the program ends only when it has spoken.
  @OptionGroup(title: "Options of speaking") var speaking: SpeakingOptions
  /// What the app's own preparation is given.
  @OptionGroup(title: "Options of the app") var options: App.Options

  /// At least one; with spaces between them they are one utterance, never JSON or a choice.
  @Argument(help: "What to say.")
  var words: [String]

  /// Takes one turn and exits as it ended; a question that it leaves open can be answered where `--session` keeps it.
  func run() async throws {
    let app = try await AppRun(App.self, options, common)
    let input = try input
    // Before anything is done: who asks for a voice that is missing can say it again.
    let voice = try speaking.makeVoice(app.environment)
    let session = try await app.makeSession()
    let recorder = try await Recorder(common, app, session: session)
    let output = TurnOutput(common, app, descriptor: 1)
    let turn = await session.respond(to: input, report: output.progress(session.name))
    try output.write(turn)
    if let voice {
      voice.say(await session.speech(of: turn), locale: turn.locale)
      await voice.finish()
    }
    try await recorder?.add(turn, for: input)
    let status = ExitStatus(turn)
    if status != .done { throw CommandExit(status, turn.state == .silence ? "nothing was said" : nil) }
  }

  /// What the words say without the app's name in front; they are speech, so that a brace among them begins no JSON.
  private var input: Input {
    get throws {
      let facts = try common.facts
      do throws(InputProblem) {
        let said = words.joined(separator: " ")
        return try InputParser.utterance(words: WakeWord(ofApp: App.name)?.dropped(from: said) ?? said, context: facts)
      } catch {
        throw CommandExit(.usage, error.message)
      }
    }
  }
}
