import ArgumentParser
import ParlanceReports

/// The options of tests, the same for an app and for tables alone.
struct TestOptions: ParsableArguments {
  /// `--json` of the common options stands above it.
  @Option(help: "How to write the report: text, json, junit, tap, github, sarif, markdown or html.")
  var format: ReportFormat = .text

  /// The path of a file; `nil` holds the report against nothing.
  @Option(
    help: ArgumentHelp(
      "How tests came out before: what failed then may fail, and must not pass unseen.", valueName: "file"))
  var baseline: String?

  /// Writes ``baseline`` before it is applied; what was not run keeps what the file says of it.
  @Flag(help: "Write the baseline as the tests come out now.")
  var update = false

  /// The seed, by which the same sentences are spoiled alike on every machine; `nil` spoils none.
  @Option(
    help: ArgumentHelp(
      "Say the sentences again with noise, and tell what becomes of them; the number chooses the noise.",
      valueName: "seed"))
  var noise: UInt64?

  /// Needs no tests; the tests are written to standard output, a line each.
  @Flag(help: "Print utterance tests made of the phrases, and run none.")
  var generate = false

  /// Without it a sentence that failed tells one reason at most.
  @Flag(help: "Tell of each sentence that failed every candidate, its cost, and why it won or lost.")
  var explain = false

  /// Never ends by itself; each round has ``paths`` of its own.
  @Flag(help: "Run again what changed, as files are saved, until Ctrl-C.")
  var watch = false

  /// As they were given; none stands for the usual folders, see `TestRun.places`.
  @Argument(help: "Files or folders; by default Tests/Scenarios and Tests/Phrases.")
  var paths: [String] = []

  /// Refuses what makes no sense again and again, and `--update` without a file.
  func validate() throws {
    if watch, generate || update || format != .text {
      throw ValidationError("--watch goes on and on: leave --generate, --update and --format out")
    }
    if update, baseline == nil { throw ValidationError("--update writes a baseline; name its file with --baseline") }
  }
}

extension ReportFormat: ExpressibleByArgument {}
