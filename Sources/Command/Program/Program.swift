import ArgumentParser
import Foundation
import ParlanceDiagnostics
import ParlanceTerminal

/// Runs a command line to its exit status.
enum Program {
  /// Parses the arguments, runs the verb and exits.
  static func run(_ command: (some AsyncParsableCommand).Type) async -> Never {
    OutputWriter.ignoreBrokenPipes()
    do {
      var parsed = try command.parseAsRoot()
      if var asynchronous = parsed as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try parsed.run()
      }
      exit(ExitStatus.done.rawValue)
    } catch {
      exit(status(of: error, command))
    }
  }

  /// Tells the error where it belongs and gives the exit status.
  private static func status(of error: any Error, _ command: (some ParsableCommand).Type) -> Int32 {
    switch error {
    case let error as CommandExit:
      if let message = error.message { Messages.standardError(message) }
      return error.status.rawValue
    case let error as OutputError:
      if let message = error.message { Messages.standardError(message) }
      return error.exitCode
    case let error as Diagnostic:
      Messages.standardError(error.description)
      return ExitStatus.data.rawValue
    default:
      let text = command.fullMessage(for: error)
      guard command.exitCode(for: error) != .success else {
        // --help and --version are answers.
        try? OutputWriter(descriptor: STDOUT_FILENO).writeLine(text)
        return ExitStatus.done.rawValue
      }
      Messages.standardError(text)
      return ExitStatus.usage.rawValue
    }
  }
}

/// What is told beside the answers.
enum Messages {
  /// Writes lines to standard error; one that cannot be written there has no other place.
  static func standardError(_ text: String) {
    try? OutputWriter(descriptor: STDERR_FILENO).writeLine(text)
  }

  /// Tells what is wrong with files: each on its own, at most `most`, then how many more.
  static func tell(_ diagnostics: [Diagnostic], most: Int = 20) {
    for diagnostic in diagnostics.prefix(most) { standardError(diagnostic.description) }
    if diagnostics.count > most { standardError("… and \(diagnostics.count - most) more") }
  }
}
