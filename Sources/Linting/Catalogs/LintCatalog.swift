import ParlanceDiagnostics
import ParlancePhraseTables
import ParlanceStrings

/// One of Apple's catalogues as it is written, with the place of every text.
struct LintCatalog: Sendable {
  /// What a catalogue is for, by its file's name.
  enum Kind: Sendable {
    /// Phrases of shortcuts.
    case phrases
    /// Names of the app.
    case names
    /// What the app says.
    case texts
  }

  /// A text and where it begins, behind its quote.
  struct Text: Sendable, Equatable {
    /// The text, escapes resolved.
    let text: String
    /// Its line and column.
    let place: SourcePosition
    /// Its first byte in the file.
    let offset: Int
    /// The placeholders in it, in order: nearly every rule asks for them.
    let placeholders: [Placeholder]

    /// Takes a text and where it begins.
    init(text: String, place: SourcePosition, offset: Int) {
      self.text = text
      self.place = place
      self.offset = offset
      placeholders = Placeholder.all(in: text)
    }
  }

  /// How a text is given.
  enum Shape: Sendable {
    /// As one text.
    case unit
    /// As a list of texts, which stands for all phrases of a shortcut.
    case set
    /// By number or device.
    case variations
  }

  /// What a key says in one locale.
  struct Translation: Sendable {
    /// The locale, in the spelling of BCP 47.
    var locale: String
    /// Where it begins.
    var place: SourcePosition
    /// How it is given.
    var shape: Shape
    /// What the translator noted: `translated`, `new`, `needs_review`, `stale`.
    var state: String?
    /// The texts, empty ones left out.
    var texts: [Text]
    /// Where empty texts of a list stand.
    var emptyPlaces: [SourcePosition] = []
    /// The names of the parts of the text that are given elsewhere, by number.
    var substitutions: Set<String> = []
    /// Whether parts of the text are given elsewhere.
    var hasSubstitutions: Bool { !substitutions.isEmpty }

    /// Whether there is anything to say.
    var isSaid: Bool { !texts.isEmpty && state != "new" }
  }

  /// One key.
  struct Entry: Sendable {
    /// The key: of a phrase, as code declares it.
    var key: Text
    /// What the tool that reads the code noted: `stale` for a key that no code has any more.
    var extraction: String?
    /// Whether it is to be translated.
    var isTranslatable = true
    /// What the developer noted for those who translate it.
    var comment: String?
    /// What it says, in the order of the file.
    var translations: [Translation] = []

    /// What it says in a locale.
    func translation(_ locale: String) -> Translation? { translations.first { $0.locale == locale } }
  }

  /// What it is for.
  let kind: Kind
  /// What messages call it: its file, or the name that the files of its locales share.
  let name: String
  /// The folder in which it lies, that of its locales' folders for a catalogue of several files.
  let folder: String
  /// The locale that the keys are written in.
  var sourceLocale: String
  /// The entries in the order of the file.
  var entries: [Entry] = []
  /// The files by their paths.
  var sources: [String: SourceText]
  /// How its texts are written.
  var notation = WrittenText.Notation.json
  /// Whether the texts stand between tags, and not between quotes.
  var isMarkup: Bool { notation == .markup }
  /// What is no catalogue's form.
  var shapeFaults: [LintFinding] = []
  /// The keys of entries that could not be read behind them, by locale; they are translated, if not readably.
  var brokenKeys: [String: Set<String>] = [:]
  /// Where translations begin that could not be read, with their locales.
  var brokenPlaces: [(place: SourcePosition, locale: String)] = []
  /// The locales of whose files something was lost before its key was known.
  var partialLocales: Set<String> = []
  /// The locales whose files cannot be read, which is told by itself.
  var unreadLocales: Set<String> = []
  /// The comments that allow what rules find.
  var allowances = AllowanceReader()
  /// Keys that are given again.
  var repeatedKeys: [LintFinding] = []

  /// The locales that it has a text in, sorted; the one that the keys are written in is among them.
  var locales: [String] {
    var locales: Set<String> = entries.isEmpty ? [] : [sourceLocale]
    for entry in entries {
      for translation in entry.translations where translation.isSaid { locales.insert(translation.locale) }
    }
    return locales.sorted()
  }

  /// The texts of an entry in a locale; in the one that keys are written in, a key without texts is its own.
  func texts(of entry: Entry, in locale: String) -> [Text] {
    if let translation = entry.translation(locale), translation.isSaid { return translation.texts }
    // A key of other languages only is told as that.
    return locale == sourceLocale && !lacksSource(entry) ? [entry.key] : []
  }

  /// Whether an entry's texts in some locale are a list.
  static func isSet(_ entry: Entry) -> Bool { entry.translations.contains { $0.shape == .set } }

  /// What a catalogue is for by its file's name.
  static func kind(of path: String) -> Kind {
    switch LintFiles.name(of: path).prefix(while: { $0 != "." }) {
    case "AppShortcuts": .phrases
    case "InfoPlist": .names
    default: .texts
    }
  }
}
