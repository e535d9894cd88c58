import AppIntents
import ArgumentParser
import Foundation
import ParlanceAssistant
import ParlanceDialog
import ParlanceMatching
import ParlancePhraseTables
import ParlanceTerminal

/// Performs one intent, with no language in between.
struct RunCommand<App: AssistantApp>: AsyncParsableCommand where App.Options: ParsableArguments {
  /// Tells where options of the program stand, since all behind the intent's name is taken for its parameters.
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "run", abstract: "Perform one intent, with no language in between.",
      usage: "\(Messages.program) run [<options>] <intent> [--<parameter> <value> ...]",
      discussion: "Options of ours stand before the intent's name, its parameters after it: dueDate is --due-date.")
  }

  /// `--session` keeps what the intent leaves to be undone or answered, and `--record` is refused.
  @OptionGroup var common: CommonOptions
  /// What the app's own preparation is given.
  @OptionGroup(title: "Options of the app") var options: App.Options

  /// The intent's name with or without the suffix `Intent`, then options as `IntentArguments` reads them.
  @Argument(parsing: .captureForPassthrough, help: "The intent's name and its parameters.")
  var arguments: [String] = []

  /// Performs the intent, takes lines of standard input while it asks, and exits as the last turn ended.
  func run() async throws {
    try common.refuseRecording()
    if arguments.first == "--help" || arguments.first == "-h" { throw CleanExit.helpRequest(Self.self) }
    guard let name = arguments.first else {
      throw CommandExit(.usage, "name an intent; `\(Messages.program) intents` lists them")
    }
    guard !name.hasPrefix("-") else {
      throw CommandExit(.usage, "Unknown option '\(name)'; see `\(Messages.program) run --help`")
    }
    let app = try await AppRun(App.self, options, common)
    guard let intent = app.assistant.intents.first(where: { $0.name == name || $0.name == name + "Intent" }) else {
      let near = Spelling.nearest(to: name, in: app.assistant.intents.map(\.name))
      throw CommandExit(
        .usage,
        "there is no intent called “\(name)”; \(near.map { "did you mean \($0)?" } ?? "`\(Messages.program) intents` lists them")"
      )
    }
    guard !arguments.contains("--help"), !arguments.contains("-h") else {
      let locale = try await app.assistant.locale(for: app.locale)
      let text = help(intent, locale.voice, app.assistant.caseNames(in: locale))
      return try OutputWriter(descriptor: STDOUT_FILENO).writeLine(text)
    }
    let reader = IntentArguments(intent, timeZone: app.assistant.environment.timeZone)
    do {
      let command = try Self.command(intent, try reader.texts(Array(arguments.dropFirst())), reader)
      let session = try await app.makeSession()
      let output = TurnOutput(common, app, descriptor: 1)
      let first = await session.perform(command, report: output.progress(session.name))
      let turn = try await converse(from: first, session, output)
      let status = ExitStatus(turn)
      if status != .done { throw CommandExit(status) }
    } catch let fault as IntentArguments.Fault {
      throw CommandExit(.usage, fault.message + misplaced(fault))
    }
  }

  /// Where an option of ours belongs that was taken for a parameter.
  private func misplaced(_ fault: IntentArguments.Fault) -> String {
    guard let option = fault.unknown else { return "" }
    let values = ["en", "1", "2026-02-12T09:30"].map { [option, $0] }
    let isOurs = ([[option]] + values).contains { arguments in
      (try? CommonOptions.parse(arguments)) != nil || (try? App.Options.parse(arguments)) != nil
    }
    guard isOurs else { return "" }
    return "; as an option of the program it stands before the intent: \(Messages.program) run \(option) …"
  }

  /// Writes the turn and, while a question is open, takes the next line of standard input as its answer.
  private func converse(from first: Turn, _ session: AssistantSession, _ output: TurnOutput) async throws -> Turn {
    var turn = first
    try output.write(turn)
    guard turn.state == .asking else { return turn }
    for await line in PipeReader() {
      switch InputParser.parse(line) {
      case .failure(let problem): try output.write(problem, session: session.name, locale: await session.locale)
      case .success(let answer):
        let heard = answer.input.with(try common.facts)
        turn = await session.respond(to: heard, report: output.progress(session.name, id: answer.id))
        try output.write(turn, id: answer.id)
        if turn.state != .asking { return turn }
      }
    }
    return turn
  }

  private func help(
    _ intent: IntentDescriptor, _ voice: SessionVoice, _ cases: [String: [VocabularyEntry]]
  ) -> String {
    let lines = ["\(Messages.program) run \(intent.name)", voice.summary(of: intent).map { "  \($0)" }]
    return (lines.compactMap { $0 } + IntentArguments.options(of: intent, cases: cases)).joined(separator: "\n")
  }

  private static func command(
    _ intent: IntentDescriptor, _ texts: [(parameter: ParameterDescriptor, text: String)], _ reader: IntentArguments
  ) throws(IntentArguments.Fault) -> Command {
    var command = Command(intent: intent.name)
    for parameter in intent.parameters {
      var values: [IntentValue] = []
      var names: [String] = []
      for (_, text) in texts.filter({ $0.parameter.name == parameter.name }) {
        if let value = try reader.value(text, of: parameter) { values.append(value) } else { names.append(text) }
      }
      guard names.count <= 1 else {
        throw IntentArguments.Fault(
          message: "--\(IntentArguments.option(parameter.name)) takes one name on the command line, not \(names.count)")
      }
      if IntentArguments.isList(parameter.kind), !values.isEmpty {
        command.bindings.append(SlotBinding(parameter: parameter.name, meaning: .value(.list(values))))
      } else if let value = values.first {
        command.bindings.append(SlotBinding(parameter: parameter.name, meaning: .value(value)))
      } else if let name = names.first {
        command.bindings.append(SlotBinding(parameter: parameter.name, text: name, meaning: .unknown))
      }
    }
    return command
  }
}
