import ArgumentParser
import Foundation
import ParlanceTerminal

/// Whether and how replies are said aloud.
struct SpeakingOptions: ParsableArguments {
  /// A line of shell; blank takes the first program that is there, `nil` says nothing aloud.
  @Option(
    defaultAsFlag: "",
    help: ArgumentHelp(
      "Say replies aloud by a command that reads them from standard input; without one by spd-say, espeak-ng or piper.",
      valueName: "command"))
  var speak: String?

  /// Whether the voice gets markup; a command of the person's own has to understand it.
  @Flag(help: "Hand replies to the voice as SSML.")
  var ssml = false

  /// Refuses SSML without a voice; whether there is a voice at all is found by ``makeVoice(_:report:)``.
  func validate() throws {
    if ssml, speak == nil { throw ValidationError("--ssml is for a voice; add --speak") }
  }

  /// The voice that is asked for, if any; ends the program if there is none.
  func makeVoice(
    _ environment: [String: String], report: @escaping @Sendable (String) -> Void = { Messages.tell($0) }
  ) throws -> Voice? {
    guard let speak else { return nil }
    let own = speak.trimmingCharacters(in: .whitespaces).isEmpty ? nil : speak
    guard let command = VoiceCommand(own, isSSML: ssml, environment: environment) else {
      throw CommandExit(
        .usage, "there is no voice: install spd-say or espeak-ng, or name a command with --speak COMMAND")
    }
    return Voice(command, environment: environment, report: report)
  }
}
