import AppIntents
import ArgumentParser
import Foundation
import ParlanceAssistant
import ParlanceDiagnostics
import ParlanceLinting
import ParlanceMatching
import ParlancePhraseTables
import ParlanceReports
import ParlanceTerminal

/// The options of linting, the same for an app's tables and for those of any folder.
struct LintOptions: ParsableArguments {
  /// How findings are written.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    /// Each finding with its line and what to do, then the numbers.
    case text
    /// All of it on one line, with a version of the keys.
    case json
    /// XML in which a finding is a test that failed, for servers that show tests.
    case junit
    /// Commands that GitHub Actions shows beside the lines.
    case github
    /// SARIF 2.1.0, as code hosts read it.
    case sarif
    /// For a comment or a summary page.
    case markdown
    /// One page that needs nothing else.
    case html
  }

  /// `--json` of the common options stands above it.
  @Option(help: "How to write what is found: text, json, junit, github, sarif, markdown or html.")
  var format: Format = .text

  /// Writes into the files that were looked at, except in a dry run.
  @Flag(help: "Mend what can be mended without asking, then tell the rest.")
  var fix = false

  /// Codes, each of which a rule has; a baseline keeps what it says of them.
  @Option(help: ArgumentHelp("A rule to leave out, by its code; may be repeated.", valueName: "code"))
  var ignore: [String] = []

  /// The path of a file; `nil` accepts nothing.
  @Option(help: ArgumentHelp("What was found before and is accepted; only what is new is told.", valueName: "file"))
  var baseline: String?

  /// Writes ``baseline`` before it is applied, so that nothing is new then.
  @Flag(help: "Write the baseline as it is found now.")
  var update = false

  /// Looked at together with the folders of `--phrases`; what none means, each verb says itself.
  @Argument(help: "Files or folders.")
  var paths: [String] = []

  /// Refuses `--update` without a file, and codes that no rule has.
  func validate() throws {
    if update, baseline == nil { throw ValidationError("--update writes a baseline; name its file with --baseline") }
    let codes = Set(LintRule.all.map(\.code))
    if let unknown = ignore.first(where: { !codes.contains($0) }) {
      let near = Spelling.nearest(to: unknown, in: codes).map { "did you mean “\($0)”?" }
      throw ValidationError(
        "there is no rule “\(unknown)”; \(near ?? "the rules are \(codes.sorted().joined(separator: ", "))")")
    }
  }
}

/// Looks for what is wrong, and tells it.
struct LintRun {
  /// What is looked for, and how it is told; the paths are handed to ``run(_:)``.
  let options: LintOptions
  /// Of these `--locale`, `--json`, `--quiet`, `--dry-run` and `--strict` count.
  let common: CommonOptions
  /// What the app's code declares, for the rules that need it; `nil` where only files are known.
  var app: LintApp?

  /// Looks at files and folders; throws the exit status if it is not 0.
  func run(_ paths: [String]) async throws {
    try common.refuseRecording()
    var linter = await linted(paths)
    let (fixed, unwritten) = options.fix ? await mend(&linter, paths) : (0, false)
    if let locale = common.locale, !linter.otherLocales.isEmpty {
      throw CommandExit(
        .data, "there is nothing in “\(locale)”; there is something in \(linter.otherLocales.joined(separator: ", "))")
    }
    guard linter.fileCount > 0 || !linter.diagnostics.isEmpty else {
      throw CommandExit(
        .data,
        "there is nothing to lint in \(paths.joined(separator: ", ")): no AppShortcuts.xcstrings, *.strings, XLIFF of Xcode or table of phrases"
      )
    }
    let report = try held(
      paths,
      FindingReport(
        linter.diagnostics, rules: LintRule.all.map { .init(code: $0.code, reason: $0.reason) },
        fileCount: linter.fileCount, fixedCount: fixed, acceptedCount: linter.acceptedCount))
    let isSilent = common.quiet && format == .text && report.findings.isEmpty
    if !isSilent { try OutputWriter(descriptor: STDOUT_FILENO).writeLine(text(of: report)) }
    if report.hasUnreadableFile || unwritten { throw CommandExit(.data) }
    if report.errorCount > 0 || (common.strict && report.warningCount > 0) { throw CommandExit(.failed) }
  }

  /// The most times that files are looked at anew, since of a file that cannot be read only the first fault is known.
  private static var mostRounds: Int { 100 }

  /// Mends what can be mended and looks again, as often as that lets a file be read further.
  private func mend(_ linter: inout Linter, _ paths: [String]) async -> (count: Int, isUnwritten: Bool) {
    var (count, isUnwritten) = (0, false)
    for _ in 0..<Self.mostRounds {
      let mended = mend(linter.diagnostics)
      (count, isUnwritten) = (count + mended.count, isUnwritten || mended.isUnwritten)
      guard mended.count > 0 else { break }
      linter = await linted(paths)
      guard linter.diagnostics.contains(where: { $0.code == Diagnostic.unreadableFile && !$0.edits.isEmpty }) else {
        break
      }
    }
    return (count, isUnwritten)
  }

  /// Mends what can be mended, or tells what would be; gives how much is, and whether a file could not be written.
  private func mend(_ findings: [Diagnostic]) -> (count: Int, isUnwritten: Bool) {
    let (count, problems, changes) = Fixes.apply(findings, isDryRun: common.dryRun)
    Messages.tell(problems)
    if common.dryRun || !common.quiet {
      let verb = common.dryRun ? "would mend" : "mended"
      for change in changes {
        Messages.tell("\(verb) \(change.file):\(change.line): “\(change.old)” becomes “\(change.new)”")
      }
    }
    return (common.dryRun ? 0 : count, !problems.isEmpty)
  }

  /// The report held against the baseline, which is written before if that is wanted.
  private func held(_ paths: [String], _ report: FindingReport) throws -> FindingReport {
    guard let file = options.baseline else { return report }
    let places = BaselineFile.places(of: file, looked: paths, isPartial: common.locale != nil)
    let ignored = Set(options.ignore)
    var baseline = FindingBaseline(report, places: places)
    if options.update {
      // What was not looked at is still accepted.
      if let older = try BaselineFile.older(file, { try FindingBaseline($0, file: file, places: places) }) {
        baseline.keep(older, places: places, ignoring: ignored)
      }
      try BaselineFile.write(baseline.text, to: file, isDryRun: common.dryRun)
    } else {
      baseline = try FindingBaseline(BaselineFile.read(file), file: file, places: places)
    }
    let (report, gone) = baseline.applied(to: report, places: places, ignoring: ignored)
    if gone > 0, !common.quiet {
      Messages.tell(
        Diagnostic(
          .warning, "\(gone) of what \(file) accepts \(gone == 1 ? "is" : "are") found no more",
          fix: "write it anew with --update"))
    }
    return report
  }

  private func linted(_ paths: [String]) async -> Linter {
    var linter = Linter(locale: common.locale, ignoring: Set(options.ignore), app: app)
    linter.tellProgress = { [isShown = !common.quiet] done, total in
      let line = ProgressLine(total: total, isShown: isShown)
      if done < total { line.tell(done, total == 1 ? "language" : "languages") } else { line.end() }
    }
    await linter.lint(paths)
    return linter
  }

  private var format: LintOptions.Format { common.json ? .json : options.format }

  private func text(of report: FindingReport) -> String {
    switch format {
    case .text: report.text
    case .json: report.json
    case .junit: report.junit
    case .github: report.github
    case .sarif: report.sarif
    case .markdown: report.markdown
    case .html: report.html
    }
  }
}

/// Looks for what is wrong with tables and catalogues.
struct TableLintCommand: AsyncParsableCommand {
  /// Tells the exit statuses, since findings have theirs.
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "lint", abstract: "Look for what is wrong with phrases and catalogues, without a test.",
      usage: "parlance lint [<options>] [<path> ...]",
      discussion: """
        Finds phrase tables, AppShortcuts.xcstrings, *.lproj/*.strings and what Xcode exports for translators (*.xliff) under \
        the folders; without a path under this one.

        Exit status: 0 nothing wrong, 1 errors (with --strict warnings too), 6 a file that cannot be read; the others are \
        looked at all the same.
        """)
  }

  /// Folders of `--phrases` are looked at before the paths.
  @OptionGroup var common: CommonOptions
  /// The same as an app's program takes.
  @OptionGroup var options: LintOptions

  /// Looks at all that is named, else at the current folder.
  func run() async throws {
    let paths = common.phrases + options.paths
    try await LintRun(options: options, common: common).run(paths.isEmpty ? ["."] : paths)
  }
}

/// Looks for what is wrong with an app's phrases and catalogues, held against what its code declares.
struct LintCommand<App: AssistantApp>: AsyncParsableCommand where App.Options: ParsableArguments {
  /// Tells what is looked at without a path, which differs from the verb of tables.
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "lint", abstract: "Look for what is wrong with the phrases and catalogues, without a test.",
      usage: "\(Messages.program) lint [<options>] [<path> ...]",
      discussion: """
        Without a path it looks at ./Phrases if there is such a folder, else at the app's own phrases beside the program, which are \
        a copy that the next build makes anew.
        """)
  }

  /// Folders of `--phrases` are looked at behind the paths.
  @OptionGroup var common: CommonOptions
  /// The same as without an app; the app's own options are not taken, since they name the person's data.
  @OptionGroup var options: LintOptions

  /// Makes the app over a folder that is thrown away, so that its intents can be held against the phrases.
  func run() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var named = options.paths + common.phrases
    if named.isEmpty, case .folder = FileStatus(TablePlaces.usual) { named = [TablePlaces.usual] }
    let setup = AssistantSetup(App.self, options: try App.Options.parse([]), phrases: named)
    guard !setup.folders.isEmpty else {
      throw CommandExit(
        .data,
        "there is nothing to lint: no folder of phrases at \(PhraseFolders.places(for: App.identifier)); name one")
    }
    guard !options.fix || !named.isEmpty else {
      throw CommandExit(
        .usage, "--fix would mend a copy, which the next build makes anew: name the folder of the sources")
    }
    // The person's data says nothing of the phrases and is not looked at.
    let world = AssistantEnvironment.fixed(AssistantClock(now: Date()), timeZone: .gmt, dataFolder: folder)
    let assistant = try await setup.makeAssistant(environment: world)
    var app = LintApp(
      signatures: assistant.intents.map { IntentSignature($0) }, shortcuts: setup.shortcutDeclarations,
      questionless: Self.questionless(assistant.intents),
      openTypes: Set(assistant.entities.filter { $0.matchesStrings && !$0.isEnumerable }.map(\.typeName)))
    app.texts = DeclaredTexts(assistant).all
    for name in assistant.locales {
      guard let locale = try? await assistant.locale(for: name) else { continue }
      app.cases[name] = assistant.caseNames(in: locale)
    }
    try await LintRun(options: options, common: common, app: app).run(assistant.folders)
  }

  /// The parameters that an intent needs and asks for without words of its own.
  private static func questionless(_ intents: [IntentDescriptor]) -> [String: Set<String>] {
    Dictionary(
      intents.map { intent in
        let silent = intent.parameters.filter { $0.isNeeded && $0.requestValueDialog == nil }
        return (intent.name, Set(silent.map(\.name)))
      }
    ) { first, _ in first }
  }
}
