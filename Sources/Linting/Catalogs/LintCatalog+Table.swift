import ParlanceDiagnostics
import ParlancePhraseTables

extension LintCatalog {
  /// The phrases in a locale as a table, in which each key is an intent; what cannot be read is told by other rules.
  func table(in locale: String) -> PhraseTable {
    var places: [SourcePosition] = []
    let shortcuts = saidEntries.compactMap { entry -> ShortcutDeclarations.Shortcut? in
      let texts = texts(of: entry, in: locale)
      guard !texts.isEmpty else { return nil }
      places += texts.map(\.place)
      return .init(intent: entry.key.text, phrases: texts.map(\.text))
    }
    let declarations = ShortcutDeclarations(
      applicationNames: [], shortcuts: shortcuts, locale: locale, origin: name)
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
}
