import ArgumentParser
import Foundation
import ParlanceScenarios
import ParlanceTerminal

/// The options that all verbs share.
struct CommonOptions: ParsableArguments {
  @Option(help: "The language to converse in, such as de; by default that of the environment.")
  var locale: String?

  @Option(help: ArgumentHelp("A folder of phrase tables, instead of the app's own.", valueName: "dir"))
  var phrases: [String] = []

  @Flag(help: "Print one JSON object for each input line.")
  var json = false

  @Option(help: ArgumentHelp("The moment to take for now, such as 2026-02-12T09:30:00.", valueName: "time"))
  var now: String?

  @Option(
    name: .customLong("time-zone"), help: ArgumentHelp("The time zone, such as Europe/Berlin.", valueName: "zone"))
  var timeZone: String?

  @Option(help: "A name under which the session is kept, so that a later run goes on with it.")
  var session: String?

  @Option(help: ArgumentHelp("A fact about the moment, such as area=kitchen.", valueName: "key=value"))
  var context: [String] = []

  @Option(help: ArgumentHelp("Write the conversation to a scenario file.", valueName: "file"))
  var record: String?

  @Option(help: "Whether to use colour: auto, always or never.")
  var color: ColorPolicy = .auto

  @Flag(name: .shortAndLong, help: "Print answers only.")
  var quiet = false

  @Flag(name: .customLong("dry-run"), help: "Say what would be done, and do nothing.")
  var dryRun = false

  @Flag(help: "Exit with the worst that happened.")
  var strict = false

  func validate() throws {
    if session?.isEmpty == true { throw ValidationError("--session lacks a name; write one such as --session work") }
    _ = try zone
    _ = try moment
    _ = try facts
  }

  /// Ends the program if a conversation is to be recorded where none is held.
  func refuseRecording() throws {
    guard record == nil else { throw CommandExit(.usage, "--record writes a conversation; it is for chat and ask") }
  }

  /// The session's name.
  var sessionName: String { session ?? "default" }

  /// The time zone that was asked for, else the machine's.
  var zone: TimeZone {
    get throws {
      guard let timeZone else { return .current }
      guard let zone = TimeZone(identifier: timeZone) else {
        throw ValidationError("there is no time zone “\(timeZone)”; write one such as Europe/Berlin or UTC")
      }
      return zone
    }
  }

  /// The moment that was asked for.
  var moment: Date? {
    get throws {
      guard let now else { return nil }
      guard let date = LocalMoment.date(now, in: try zone) else {
        throw ValidationError("“\(now)” is no time; write one such as 2026-02-12T09:30:00 for --now")
      }
      return date
    }
  }

  /// The facts about the moment.
  var facts: [String: String] {
    get throws {
      var facts: [String: String] = [:]
      for fact in context {
        let parts = fact.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { throw ValidationError("“\(fact)” is no fact; write --context key=value") }
        facts[parts[0]] = parts[1]
      }
      return facts
    }
  }
}

extension ColorPolicy: ExpressibleByArgument {}
