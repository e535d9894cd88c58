import AppIntents
import ArgumentParser
import Foundation
import ParlanceAssistant
import ParlanceDiagnostics
import ParlanceLanguage
import ParlanceLinting
import ParlanceMatching
import ParlancePhraseTables
import ParlanceReports
import ParlanceTerminal

/// The form that phrases are exported in.
enum ExportFormat: ExpressibleByArgument {
  /// For tools that work with phrases.
  case phrases(PhraseExport.Format)
  /// For recognisers of speech.
  case speech(SpeechExport.Format)

  /// Takes the formats by their names, and `hassil` for `yaml`.
  init?(argument: String) {
    if argument == "hassil" {
      self = .phrases(.yaml)
    } else if let format = PhraseExport.Format(rawValue: argument) {
      self = .phrases(format)
    } else if let format = SpeechExport.Format(rawValue: argument) {
      self = .speech(format)
    } else {
      return nil
    }
  }

  /// The names that help and faults list: of phrases first, then of speech.
  static var allValueStrings: [String] {
    PhraseExport.Format.allCases.map(\.rawValue) + ["hassil"] + SpeechExport.Format.allCases.map(\.rawValue)
  }
}

/// The options of exporting, the same for an app's phrases and for those of any folder.
struct ExportOptions: ParsableArguments {
  /// The one option that must be given.
  @Option(help: ArgumentHelp("The form.", valueName: "form"))
  var format: ExportFormat

  /// Made if it is missing, and no file in it is overwritten; `nil` is standard output, which takes one file alone.
  @Option(help: ArgumentHelp("The folder to write to.", valueName: "dir"))
  var output: String?

  /// The path of a list of words; `nil` is none, and JSGF then leaves phrases with free text out.
  @Option(
    help: ArgumentHelp("Common words for free text, the most common first; with arpa and jsgf.", valueName: "file"))
  var words: String?

  /// The path of a file whose lines begin with a word; `nil` holds no words against it.
  @Option(
    help: ArgumentHelp(
      "The recogniser's pronouncing dictionary: words that it lacks are told, and listed with --format words.",
      valueName: "file"))
  var dictionary: String?

  /// Refuses files of words for forms that no recogniser reads.
  func validate() throws {
    guard case .phrases = format, words != nil || dictionary != nil else { return }
    let forms = SpeechExport.Format.allCases.map(\.rawValue).joined(separator: ", ")
    throw ValidationError("--words and --dictionary are for recognisers of speech: --format \(forms)")
  }
}

/// Exports phrases, wherever they come from.
struct ExportRun {
  /// The form, and where it is written to.
  let options: ExportOptions
  /// Of these `--locale`, `--dry-run`, `--quiet` and `--strict` count.
  let common: CommonOptions
  /// What was wrong with what was read, and what that could not hold.
  var problems: [Diagnostic] = []

  /// Writes tables; for a recogniser each is told with its names.
  ///
  /// `source` is the locale that others are translated from.
  func run(_ tables: [PhraseTable], source: String, material: (PhraseTable) async throws -> SpeechMaterial) async throws
  {
    guard !tables.isEmpty else { throw CommandExit(.data, "there are no phrases to export") }
    switch options.format {
    case .phrases(let format):
      let locales = tables.map(\.locale)
      if let locale = common.locale, format.isCatalog, !locales.contains(where: { PhraseLocale.agree($0, locale) }) {
        throw CommandExit(.data, "there are no phrases in “\(locale)” to export")
      }
      let export = PhraseExport(tables, as: format, source: source, target: common.locale)
      try finish(export.files, export.losses)
    case .speech(let format):
      let words = try options.words.map { WordList.words(of: try text(of: $0)) } ?? []
      let dictionary = try options.dictionary.map { WordList.dictionary(of: try text(of: $0)) }
      var materials: [SpeechMaterial] = []
      for table in tables { materials.append(try await material(table)) }
      let export = SpeechExport(materials, as: format, common: words, dictionary: dictionary)
      try finish(export.files, export.losses)
    }
  }

  private func finish(_ files: [PhraseExport.File], _ losses: [Diagnostic]) throws {
    guard !files.isEmpty else {
      if !common.quiet { Messages.tell(losses) }
      throw CommandExit(.data, "there is nothing to write: this format takes none of the phrases")
    }
    try ExportedFiles.write(files, to: options.output, isDryRun: common.dryRun)
    if !common.quiet { Messages.tell(losses) }
    // What could not be read is missing in what was written.
    if problems.contains(where: { $0.code == Diagnostic.unreadableFile }) { throw CommandExit(.data) }
    if common.strict, !losses.isEmpty || !problems.isEmpty { throw CommandExit(.failed) }
  }

  private func text(of path: String) throws -> String {
    var problems: [Diagnostic] = []
    guard let text = TextFile.text(of: path, &problems) else {
      Messages.tell(problems)
      throw CommandExit(.data)
    }
    return text
  }
}

/// Writes phrases in the form of other tools.
struct TableExportCommand: AsyncParsableCommand {
  /// The usage puts the form first, the one option that must be named.
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "export", abstract: "Write phrases in the form of other tools.",
      usage: "parlance export --format <form> [<options>] [<path> ...]",
      discussion: """
        Reads tables and Apple's catalogues under the folders, by default under Phrases, and without it under this one. One file goes to standard output, \
        several need --output. What cannot be carried over is told on standard error.
        """)
  }

  /// Folders of `--phrases` are read like paths; for translators all locales are read, else that of `--locale` alone.
  @OptionGroup var common: CommonOptions
  /// The form decides how catalogues are read: with the app's name said, or its placeholder kept.
  @OptionGroup var options: ExportOptions
  /// What people call the app, for forms that have no placeholder for its name.
  @OptionGroup var names: NameOptions

  /// None and no `--phrases` is the folder `Phrases`, else the current one.
  @Argument(help: "Files or folders.")
  var paths: [String] = []

  /// Whether it is for what hears people, or reads what they say: they say the app's name and no placeholder.
  private var areNamesSaid: Bool {
    if case .phrases(let format) = options.format { !format.keepsPlaceholders } else { true }
  }

  private var isCatalog: Bool {
    if case .phrases(let format) = options.format { format.isCatalog } else { false }
  }

  private var isForTranslators: Bool {
    if case .phrases(let format) = options.format { format.isForTranslators } else { false }
  }

  /// Exports what can be read, tells the rest, and exits for data if a file could not be read.
  func run() async throws {
    try common.refuseRecording()
    let given = paths + common.phrases
    let isUsual = if case .folder = FileStatus(TablePlaces.usual) { true } else { false }
    // Who translates into a language needs the phrases of another one.
    let found = FoundTables.tables(
      in: given.isEmpty ? [isUsual ? TablePlaces.usual : "."] : given, locale: isForTranslators ? nil : common.locale,
      areNamesSaid: areNamesSaid, name: names.projectName, keepsSource: isCatalog)
    var problems = found.problems
    if case .phrases = options.format { problems += found.losses }
    if !common.quiet {
      Messages.tell(problems)
      for name in found.projectNames { Messages.tell(name, isSaid: true) }
    }
    try await ExportRun(options: options, common: common, problems: problems).run(
      found.tables, source: found.sourceLocale ?? "en"
    ) { table in
      SpeechMaterial(table, language: try Language.general(locale: table.locale))
    }
  }
}

/// Writes an app's phrases in the form of other tools; recognisers get the names of its things too.
struct ExportCommand<App: AssistantApp>: AsyncParsableCommand where App.Options: ParsableArguments {
  /// The usage puts the form first, the one option that must be named.
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "export", abstract: "Write the phrases in the form of other tools and of recognisers of speech.",
      usage: "\(Messages.program) export --format <form> [<options>]",
      discussion: """
        Without --locale it takes all languages. One file goes to standard output, several need --output. What cannot be \
        carried over is told on standard error.
        """)
  }

  /// Without `--locale` all locales of the app are exported.
  @OptionGroup var common: CommonOptions
  /// Called so because ``options`` are the app's own.
  @OptionGroup var export: ExportOptions
  /// They name the person's data, of which a recogniser gets the names of things.
  @OptionGroup(title: "Options of the app") var options: App.Options

  /// Exports each locale that has phrases; a catalogue gets the development locale too, whose phrases are its keys.
  func run() async throws {
    try common.refuseRecording()
    try common.refuseMissingPhrases()
    let app = try await AppRun(App.self, options, common)
    let locales = app.assistant.locales
    let source = app.assistant.developmentLocale
    var wanted = common.locale == nil && !locales.isEmpty ? locales : [app.locale]
    // A catalogue's keys are in the language of the code.
    if case .phrases(let format) = export.format, format.isCatalog,
      !wanted.contains(where: { PhraseLocale.agree($0, source) })
    {
      wanted.append(source)
    }
    var tables: [PhraseTable] = []
    var problems = app.assistant.diagnostics
    for name in wanted {
      let locale = try await app.assistant.locale(for: name)
      if !common.quiet { Messages.tell(locale.diagnostics) }
      problems += locale.diagnostics
      if !locale.table.intents.isEmpty { tables.append(locale.table) }
    }
    try await ExportRun(options: export, common: common, problems: problems).run(tables, source: source) { table in
      // What is wrong with its phrases has been told.
      let session = try await app.assistant.makeSession(named: "export", locale: table.locale)
      return SpeechMaterial(
        table, language: try await app.assistant.locale(for: table.locale).language,
        signatures: app.assistant.intents.map { IntentSignature($0) }, vocabulary: await session.vocabulary())
    }
  }
}
