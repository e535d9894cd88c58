import ArgumentParser
import Foundation
import ParlancePhraseTables
import ParlanceScenarios
import ParlanceTerminal

/// The options that all verbs share.
struct CommonOptions: ParsableArguments {
  /// As it was written; `nil` leaves it to the environment and the app, and means all locales to what works on files.
  @Option(help: "The language to converse in, such as de; by default that of the environment.")
  var locale: String?

  /// Folders or files, in the order in which they were given; none leaves it to the app, or to the folder `Phrases`.
  @Option(help: ArgumentHelp("A folder of phrase tables, instead of the app's own.", valueName: "dir"))
  var phrases: [String] = []

  /// Stands above the `--format` of a report; an export does not heed it.
  @Flag(help: "Print one JSON object for each input line.")
  var json = false

  /// What ``moment`` reads; with it the clock stands still. `nil` leaves the verb its usual moment.
  @Option(help: ArgumentHelp("The moment to take for now, such as 2026-02-12T09:30:00.", valueName: "time"))
  var now: String?

  /// An identifier that ``zone`` looks up; `nil` is the machine's zone, and UTC where tests of utterances are run.
  @Option(
    name: .customLong("time-zone"), help: ArgumentHelp("The time zone, such as Europe/Berlin.", valueName: "zone"))
  var timeZone: String?

  /// Only `chat`, `ask` and `run` keep a session; `nil` or a dry run keeps none.
  @Option(help: "A name under which the session is kept, so that a later run goes on with it.")
  var session: String?

  /// Each as `key=value`; of one key the last counts. ``facts`` divides them.
  @Option(help: ArgumentHelp("A fact about the moment, such as area=kitchen.", valueName: "key=value"))
  var context: [String] = []

  /// The path of a file that must not exist; `nil` records nothing.
  @Option(help: ArgumentHelp("Write the conversation to a scenario file.", valueName: "file"))
  var record: String?

  /// For turns and the prompt alone: reports and messages are never coloured.
  @Option(help: "Whether to use colour: auto, always or never.")
  var color: ColorPolicy = .auto

  /// Leaves out greetings, suggestions and warnings; what ends the program is told all the same.
  @Flag(name: .shortAndLong, help: "Print answers only.")
  var quiet = false

  /// Intents, tables and baselines are only told, and no session is kept; a recording is written all the same.
  @Flag(name: .customLong("dry-run"), help: "Say what would be done, and do nothing.")
  var dryRun = false

  /// A stream exits with the worst of its lines, and warnings fail; one turn, and tests, have their status anyway.
  @Flag(help: "Exit with the worst that happened.")
  var strict = false

  /// Reads what is computed of the options once, so that a fault is told before the verb begins.
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

  /// Ends the program if a folder or file of phrases that was named is not there: what is done without them is done with nothing.
  func refuseMissingPhrases() throws {
    for path in phrases {
      guard case .missing(let reason) = FileStatus(path) else { continue }
      throw CommandExit(.data, "cannot read the phrases in \(path): \(reason)")
    }
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
