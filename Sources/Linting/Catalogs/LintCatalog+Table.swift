import ParlanceDiagnostics
import ParlancePhraseTables
import ParlanceStrings

extension LintCatalog {
  /// The phrases in a locale as a table, in which each key is an intent; what cannot be read is told by other rules.
  ///
  /// Without names of the app its place in a phrase takes any.
  func table(in locale: String, names: [String] = []) -> PhraseTable {
    var places: [SourcePosition] = []
    let shortcuts = saidEntries.compactMap { entry -> ShortcutDeclarations.Shortcut? in
      // A phrase cannot vary by number: no table has it.
      guard entry.translation(locale)?.shape != .variations else { return nil }
      let texts = texts(of: entry, in: locale)
      guard !texts.isEmpty else { return nil }
      places += texts.map(\.place)
      return .init(intent: entry.key.text, phrases: texts.map(\.text))
    }
    let declarations = ShortcutDeclarations(
      applicationNames: names, shortcuts: shortcuts, locale: locale, origin: name)
    var (table, _) = PhraseTableReader(locale: locale, declarations: declarations).finish()
    // Of what code declares the reader only counts the phrases.
    for intent in table.intents.indices {
      for block in table.intents[intent].blocks.indices {
        for phrase in table.intents[intent].blocks[block].phrases.indices {
          let line = table.intents[intent].blocks[block].phrases[phrase].position.line
          guard places.indices.contains(line - 1) else { continue }
          table.intents[intent].blocks[block].phrases[phrase].position = places[line - 1]
        }
      }
    }
    return table
  }

  /// The names of the app in a locale, if this catalogue is one of names.
  func applicationNames(in locale: String) -> [String] {
    guard kind == .names else { return [] }
    var names: [String] = []
    for entry in entries where ShortcutDeclarations.isNameKey(entry.key.text) {
      let said = entry.translations.filter(\.isSaid)
      let best = LocaleFallback.best(locale, among: said.map(\.locale))
      let texts = said.first { $0.locale == best }?.texts ?? []
      names += texts.map(\.text).filter { $0 != entry.key.text && !names.contains($0) }
    }
    return names
  }
}
