import Foundation
import ParlanceAssistant
import ParlanceDiagnostics
import ParlanceLanguage
import ParlanceMatching
import ParlancePhraseTables
import ParlanceReports
import ParlanceStrings
import Synchronization

/// Tables, compiled without an app, each locale when a line first asks for it.
final class CompiledTables: Sendable {
  /// The tables of one locale; a class, since each line takes them and copying them would count all that they hold.
  private final class Tables: Sendable {
    let phrases: CompiledPhrases
    let matcher: Matcher
    /// No names: tables alone have none but those of their lists.
    let vocabulary: Vocabulary
    /// What the app is called, where its catalogues do not tell.
    let projectName: ProjectName?
    var locale: String { matcher.compiled.locale }

    init(phrases: CompiledPhrases, projectName: ProjectName?) {
      self.phrases = phrases
      self.projectName = projectName
      matcher = phrases.matcher
      vocabulary = Vocabulary(language: phrases.matcher.language)
    }

    /// The hearing of an utterance that counts, and what it means.
    func best(of utterance: Utterance, in situation: Situation) -> (text: String, result: MatchResult) {
      let texts = utterance.hearings.map(\.text)
      let best = matcher.choice(of: texts, in: texts.map { _ in situation })
      return best.map { (texts[$0], $1) } ?? (utterance.text, .nothing)
    }

    /// Why there is nothing to match with.
    func lack(in folders: [String]) -> Diagnostic {
      phrases.diagnostics.first { $0.severity == .error }
        ?? Diagnostic("there are no phrases for “\(locale)” in \(folders.joined(separator: ", "))")
    }
  }

  private let folders: [String]
  private let isQuiet: Bool
  /// What the command line calls the app.
  private let name: ProjectName?
  /// The locale of lines that name none.
  private let locale: String
  private let calendar: Calendar
  private let now: Date
  private let known: Mutex<[String: Tables]>

  /// Reads the folders of the command line and tells what is wrong with them; ends the program if there are no phrases.
  ///
  /// Where each line of a stream can name its locale, phrases of another one do too.
  init(_ common: CommonOptions, _ names: NameOptions, isStream: Bool) throws {
    try common.refuseMissingPhrases()
    name = names.projectName
    folders = common.phrases.isEmpty ? TablePlaces.unnamed : TablePlaces.found(common.phrases).places
    guard !folders.isEmpty else {
      throw CommandExit(.data, TablePlaces.nowhere)
    }
    locale = common.locale ?? SystemLocale.requested(ProcessInfo.processInfo.environment) ?? "en"
    isQuiet = common.quiet
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try common.zone
    self.calendar = calendar
    now = try common.moment ?? Date()
    let tables = try Self.read(folders, locale, name)
    known = Mutex([locale: tables])
    let isEmpty = tables.matcher.compiled.isEmpty
    // Without a place it is that this locale has none, which matters only to lines that name no other.
    let isOtherwise =
      isEmpty && isStream && common.locale == nil
      && tables.phrases.diagnostics.allSatisfy { $0.severity != .error || $0.position == nil }
      && folders.contains { !PhraseFolder(path: $0).locales.isEmpty }
    if isOtherwise { return }
    if !isQuiet || isEmpty { Messages.tell(tables.phrases.diagnostics) }
    if !isQuiet, !isEmpty { Messages.tell(tables.projectName, isSaid: false) }
    guard isEmpty else { return }
    let isTold = tables.phrases.diagnostics.contains { $0.severity == .error }
    throw CommandExit(.data, isTold ? nil : tables.lack(in: folders).message)
  }

  /// How an utterance is matched in the locale that its line names, with all that `explain` tells if that is wanted; throws if there are no
  /// phrases for it.
  func report(
    on utterance: Utterance, locale wanted: String?, isExplained: Bool = false
  ) throws(Diagnostic) -> MatchReport {
    let tables = try tables(in: wanted)
    var situation = Situation(
      vocabulary: tables.vocabulary, context: utterance.context.mapValues { .text($0) }, now: now, calendar: calendar)
    situation.isHeard = utterance.isRecognised
    situation.heedsFileOrder = true
    var best = tables.best(of: utterance, in: situation)
    let tokens = tables.matcher.language.tokens(best.text)
    best.result = tables.matcher.offering(best.result, tokens, of: best.text, in: situation)
    var report = MatchReport(best.result, utterance: best.text, locale: tables.locale, calendar: calendar)
    if best.result.decision == .none, best.result.why == nil, !isExplained {
      let details = tables.matcher.details(
        of: best.result, best.text, in: situation, PhraseTable(locale: tables.locale))
      report.ruledOut = details.ruledOut.first
    }
    if isExplained {
      report.details = tables.matcher.details(of: best.result, best.text, in: situation, tables.phrases.table.value)
    }
    return report
  }

  private func tables(in wanted: String?) throws(Diagnostic) -> Tables {
    // What is no locale at all is told as it was written.
    if let wanted, !PhraseLocale.isLocale(wanted) { _ = try Language.general(locale: wanted) }
    let wanted = wanted.map(LocaleFallback.normalized) ?? locale
    let tables = try known.withLock { known throws(Diagnostic) -> Tables in
      // “de-AT” is read once as “de”, however often either is asked for.
      if let tables = known[wanted] { return tables }
      if let own = LocaleFallback.best(wanted, among: known.values.map(\.locale)),
        let tables = known.values.first(where: { $0.locale == own && !$0.matcher.compiled.isEmpty })
      {
        known[wanted] = tables
        return tables
      }
      let tables = try Self.read(folders, wanted, name)
      if !isQuiet, !tables.matcher.compiled.isEmpty { Messages.tell(tables.phrases.diagnostics) }
      known[wanted] = tables
      return tables
    }
    guard !tables.matcher.compiled.isEmpty else { throw tables.lack(in: folders) }
    return tables
  }

  private static func read(
    _ folders: [String], _ locale: String, _ name: ProjectName?
  ) throws(Diagnostic) -> Tables {
    let language = try Language.general(locale: locale)
    let sources = LocaleSources(locale: locale, language: language, folders: folders, name: name)
    return Tables(
      phrases: CompiledPhrases(sources, [], cache: Folders.ownPhraseCache),
      projectName: sources.phrases.projectName)
  }
}
