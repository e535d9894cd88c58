import ArgumentParser
import Foundation
import ParlanceAssistant
import ParlanceDiagnostics
import ParlanceLanguage
import ParlanceMatching
import ParlancePhraseTables
import ParlanceReports
import ParlanceStrings

/// The command `parlance`: the verbs that need tables only.
public enum TableProgram {
  /// Runs the command line and exits.
  public static func main() async {
    await Program.run(TableCommand.self, leading: CommonOptions.self)
  }
}

struct TableCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "parlance", abstract: "Work on phrase tables; intents are only names.", version: "0.1.0",
      subcommands: [
        TableMatchCommand.self, TableExplainCommand.self, TableTestCommand.self, TableLintCommand.self,
        TableExportCommand.self,
        TableImportCommand.self,
      ])
  }
}

/// Tables, compiled without an app.
struct CompiledTables: Sendable {
  private let phrases: CompiledPhrases
  private let locale: String
  private let calendar: Calendar
  private let now: Date

  /// Reads the folders of the command line and tells what is wrong with them; ends the program if there are no phrases.
  init(_ common: CommonOptions) throws {
    let isUsual = common.phrases.isEmpty && FileManager.default.fileExists(atPath: TablePlaces.usual)
    let folders = TablePlaces.found(isUsual ? [TablePlaces.usual] : common.phrases).places
    guard !folders.isEmpty else {
      throw CommandExit(
        .usage, "there is no folder \(TablePlaces.usual) here; name the folder of the phrases with --phrases")
    }
    let locale = common.locale ?? SystemLocale.requested(ProcessInfo.processInfo.environment) ?? "en"
    let language = try Language.general(locale: locale)
    phrases = CompiledPhrases(
      LocaleSources(locale: locale, language: language, folders: folders), [],
      cache: Folders.phraseCache(ProcessInfo.processInfo.environment))
    let matcher = phrases.matcher
    if !common.quiet || matcher.compiled.isEmpty { Messages.tell(phrases.diagnostics) }
    guard !matcher.compiled.isEmpty else {
      let isTold = phrases.diagnostics.contains { $0.severity == .error }
      throw CommandExit(
        .data, isTold ? nil : "there are no phrases for “\(locale)” in \(folders.joined(separator: ", "))")
    }
    self.locale = matcher.compiled.locale
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try common.zone
    self.calendar = calendar
    now = try common.moment ?? Date()
  }

  /// How an utterance is matched, with all that `explain` tells if that is wanted; throws if a line asks for another locale than that of the tables.
  func report(
    on utterance: Utterance, locale wanted: String?, isExplained: Bool = false
  ) throws(Diagnostic) -> MatchReport {
    let matcher = phrases.matcher
    if let wanted, LocaleFallback.best(LocaleFallback.normalized(wanted), among: [locale]) == nil {
      throw Diagnostic(
        .error, "the tables were read for the locale “\(locale)”, not “\(wanted)”",
        fix: "match these lines on their own, with --locale \(wanted)")
    }
    var situation = Situation(
      vocabulary: Vocabulary(language: matcher.language), context: utterance.context.mapValues { .text($0) }, now: now,
      calendar: calendar)
    situation.isHeard = utterance.isRecognised
    // Of several hearings the first that is matched exactly, else the first.
    var best = (text: utterance.text, result: matcher.match(utterance.text, in: situation))
    for other in utterance.alternatives where best.result.matches.first?.how != .exact {
      let result = matcher.match(other.text, in: situation)
      if result.matches.first?.how == .exact { best = (other.text, result) }
    }
    var report = MatchReport(best.result, utterance: best.text, locale: locale, calendar: calendar)
    if best.result.decision == .none, best.result.why == nil, !isExplained {
      let details = matcher.details(of: best.result, best.text, in: situation, PhraseTable(locale: locale))
      report.ruledOut = details.ruledOut.first
    }
    if isExplained { report.details = matcher.details(of: best.result, best.text, in: situation, phrases.table.value) }
    return report
  }
}

/// Matches utterances against tables.
struct TableMatchCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "match", abstract: "Match words, or the lines of standard input.")
  }

  @OptionGroup var common: CommonOptions
  @OptionGroup(title: "Options of hearing") var hearing: HearingOptions

  @Argument(help: "What to match; without words each line of standard input.")
  var words: [String] = []

  func run() async throws {
    let tables = try CompiledTables(common)
    let isJSON = common.json
    try await MatchStream(common, hearing, isOrdered: false) {
      try tables.report(on: $0, locale: $1)
    } text: {
      isJSON ? $0.json(id: $1) : $0.text
    }.run(words)
  }
}

/// Tells how utterances are matched against tables.
struct TableExplainCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "explain", abstract: "Tell how words are matched, and why.")
  }

  @OptionGroup var common: CommonOptions
  @OptionGroup(title: "Options of hearing") var hearing: HearingOptions

  @Argument(help: "What to explain; without words each line of standard input.")
  var words: [String] = []

  func run() async throws {
    let tables = try CompiledTables(common)
    let isJSON = common.json
    try await MatchStream(common, hearing, isOrdered: false) {
      try tables.report(on: $0, locale: $1, isExplained: true)
    } text: {
      isJSON ? $0.json(id: $1) : $0.explanation
    }.run(words)
  }
}
