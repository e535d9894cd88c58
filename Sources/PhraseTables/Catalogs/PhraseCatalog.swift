import ParlanceDiagnostics

/// One of Apple's catalogues as far as phrases need it: texts by their keys and locales, with their places.
struct PhraseCatalog {
  /// A text and where it begins.
  struct Text {
    /// The text.
    var text: String
    /// Where it begins, behind its quote.
    var position: SourcePosition
  }

  /// What one key says.
  struct Entry {
    /// The key: of a phrase, as it is declared in code.
    var key: Text
    /// The texts by locale, as the file spells it; several where a string set holds them.
    var texts: [String: [Text]] = [:]
    /// The locales whose texts are a string set, which stands for all phrases of a shortcut.
    var sets: Set<String> = []
    /// Whether no code has the key any more.
    var isStale = false
  }

  /// What a catalogue is for, by its file's name.
  enum Kind: String {
    /// Phrases of shortcuts.
    case phrases = "AppShortcuts"
    /// Names of the app.
    case names = "InfoPlist"
  }

  /// What it is for.
  var kind: Kind
  /// The file, to show lines of it.
  var source: SourceText
  /// The locale that the keys are written in; `nil` in the files of one locale.
  var sourceLocale: String?
  /// The entries in the order of the file.
  var entries: [Entry] = []
  /// What is wrong with the texts of one locale, by the locale as the file spells it.
  var faults: [String: [Diagnostic]] = [:]

  /// The locales that it has a text for, in no order.
  var locales: Set<String> {
    var locales = Set(entries.lazy.flatMap(\.texts.keys))
    if let sourceLocale, !entries.isEmpty { locales.insert(sourceLocale) }
    return locales
  }

  /// The texts of an entry in the best of some locales; in the one that the keys are written in a key without texts is its own.
  func texts(of entry: Entry, in candidates: [String]) -> (texts: [Text], isSet: Bool)? {
    var names = entry.texts.keys.sorted()
    if let sourceLocale, entry.texts[sourceLocale] == nil { names.append(sourceLocale) }
    guard let locale = PhraseLocale.best(names, candidates) else { return nil }
    return (entry.texts[locale] ?? [entry.key], entry.sets.contains(locale))
  }
}
