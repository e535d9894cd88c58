import ArgumentParser
import ParlanceReports

/// The options of tests, the same for an app and for tables alone.
struct TestOptions: ParsableArguments {
  @Option(help: "How to write the report: text, json, junit, tap, github, sarif, markdown or html.")
  var format: ReportFormat = .text

  @Option(
    help: ArgumentHelp(
      "How tests came out before: what failed then may fail, and must not pass unseen.", valueName: "file"))
  var baseline: String?

  @Flag(help: "Write the baseline as the tests come out now.")
  var update = false

  @Option(
    help: ArgumentHelp(
      "Say the sentences again with noise, and tell what becomes of them; the number chooses the noise.",
      valueName: "seed"))
  var noise: UInt64?

  @Flag(help: "Print utterance tests made of the phrases, and run none.")
  var generate = false

  @Flag(help: "Tell of each sentence that failed every candidate, its cost, and why it won or lost.")
  var explain = false

  @Flag(help: "Run again what changed, as files are saved, until Ctrl-C.")
  var watch = false

  @Argument(help: "Files or folders; by default Tests/Scenarios and Tests/Phrases.")
  var paths: [String] = []

  func validate() throws {
    if watch, generate || update || format != .text {
      throw ValidationError("--watch goes on and on: leave --generate, --update and --format out")
    }
    if update, baseline == nil { throw ValidationError("--update writes a baseline; name its file with --baseline") }
  }
}

extension ReportFormat: ExpressibleByArgument {}
