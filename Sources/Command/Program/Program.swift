import ArgumentParser
import Foundation
import ParlanceDiagnostics
import ParlanceTerminal

/// Runs a command line to its exit status.
enum Program {
  /// Parses the arguments, runs the verb and exits; `leading` are the options that can stand before the verb.
  static func run(_ command: (some AsyncParsableCommand).Type, leading: (some ParsableArguments).Type) async -> Never {
    OutputWriter.ignoreBrokenPipes()
    StandardStreams.occupy()
    // A file that outgrows a limit of the shell is an error of that file, not the program's end.
    signal(SIGXFSZ, SIG_IGN)
    let verbs = Set(command.configuration.subcommands.compactMap { $0.configuration.commandName })
    let words = CommandLineWords(Array(CommandLine.arguments.dropFirst()), verbs: verbs, leading: leading)
    do {
      try refuseNoText()
      try refuseUnknownVerb(words.arranged, verbs)
      var parsed = try parse(words.arranged, command)
      if var asynchronous = parsed as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try parsed.run()
      }
      exit(ExitStatus.done.rawValue)
    } catch {
      exit(status(of: error, command, words))
    }
  }

  private static func parse(_ words: [String], _ command: (some ParsableCommand).Type) throws -> any ParsableCommand {
    guard let apart = SpeakArguments.apart(words) else { return try parsed(words, command) }
    // It is the command of the voice only if something is left to say.
    if apart.hasOneWord, let parsed = try? parsed(words, command) { return parsed }
    return try parsed(apart.words, command)
  }

  /// Parses by the verb's own command, which is half the work; what that does not take is told by the whole command.
  ///
  /// The verbs that have to answer soon name the program as their `_superCommandName`: that spares the search for an option that asks
  /// for a completion script, which the whole command understands as well.
  private static func parsed(_ words: [String], _ command: (some ParsableCommand).Type) throws -> any ParsableCommand {
    // Whoever asks for help names no verb because these are what is looked for.
    if words == ["--help"] || words == ["-h"] { return try command.parseAsRoot(["help"]) }
    let configuration = command.configuration
    let named = configuration.subcommands.first { $0.configuration.commandName == words.first }
    if let verb = named ?? configuration.defaultSubcommand,
      let parsed = try? verb.parseAsRoot(Array(words.dropFirst(named == nil ? 0 : 1)))
    {
      return parsed
    }
    return try command.parseAsRoot(words)
  }

  /// The system gives arguments as bytes: what is no UTF-8 among them would be kept, or looked for, as something else.
  private static func refuseNoText() throws {
    let arguments = (1..<max(1, Int(CommandLine.argc))).compactMap { CommandLine.unsafeArgv[$0] }
    guard arguments.contains(where: { String(validatingCString: $0) == nil }) else { return }
    throw CommandExit(.data, "the words are not valid UTF-8; check the encoding of the terminal")
  }

  /// A first word that is neither a verb nor an option; the parser would take it for a surplus word of the chat.
  private static func refuseUnknownVerb(_ words: [String], _ verbs: Set<String>) throws {
    guard let word = words.first, !word.hasPrefix("-"), word != "help", !verbs.contains(word) else { return }
    let say = verbs.contains("ask") ? "; to say it: \(Messages.program) ask \(words.joined(separator: " "))" : ""
    throw CommandExit(.usage, "there is no verb “\(word)”; `\(Messages.program) --help` lists them\(say)")
  }

  /// Tells the error where it belongs and gives the exit status.
  private static func status(
    of error: any Error, _ command: (some ParsableCommand).Type, _ words: CommandLineWords
  ) -> Int32 {
    switch error {
    case let error as CommandExit:
      if let message = error.message { Messages.tell(message) }
      return error.status.rawValue
    case let error as OutputError:
      if let message = error.message { Messages.tell(message) }
      return error.exitCode
    case let error as Diagnostic:
      Messages.tell(error)
      return ExitStatus.data.rawValue
    default:
      guard command.exitCode(for: error) != .success else {
        // --help and --version are answers.
        return answer(command.fullMessage(for: error))
      }
      let message = words.fault ?? command.message(for: error)
      Messages.tell(listed(message) + hint(message, words.arranged.first))
      return ExitStatus.usage.rawValue
    }
  }

  /// A message of the parser's in which a list of values is a sentence, since it comes to stand on one line.
  private static func listed(_ message: String) -> String {
    let lines = message.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
    guard let first = lines.firstIndex(where: { $0.hasPrefix("- ") }) else { return message }
    let values = lines[first...].map { $0.hasPrefix("- ") ? $0.dropFirst(2) : $0 }
    return lines[..<first].joined(separator: " ") + " " + values.joined(separator: ", ")
  }

  /// Where to read more; our own sentences, and those that propose something, say what to do already.
  private static func hint(_ message: String, _ verb: String?) -> String {
    guard !message.contains(";"), !message.contains("Did you mean"), !message.contains("Please provide") else {
      return ""
    }
    let verb = verb.flatMap { $0.hasPrefix("-") ? nil : $0 }
    return "; see `\(([Messages.program, verb].compactMap { $0 } + ["--help"]).joined(separator: " "))`"
  }

  private static func answer(_ text: String) -> Int32 {
    do {
      try OutputWriter(descriptor: STDOUT_FILENO).writeLine(text)
      return ExitStatus.done.rawValue
    } catch {
      return error.exitCode
    }
  }
}
