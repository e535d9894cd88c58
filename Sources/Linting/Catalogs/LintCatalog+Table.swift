import ParlanceDiagnostics
import ParlancePhraseTables
import ParlanceStrings

extension LintCatalog {
  /// The phrases in a locale as a table, in which each key is an intent; what cannot be read is told by other rules.
  ///
  /// Without names of the app its place in a phrase takes any.
  func table(in locale: String, names: [String] = []) -> PhraseTable { read(in: locale, names: names).table }

  /// The same with what is left out of it, at its place.
  func read(in locale: String, names: [String] = []) -> (table: PhraseTable, faults: [Diagnostic]) {
    var places: [SourcePosition] = []
    var faults: [Diagnostic] = []
    let shortcuts = saidEntries.compactMap { entry -> ShortcutDeclarations.Shortcut? in
      // A phrase cannot vary by number: no table has it.
      if let translation = entry.translation(locale), translation.shape == .variations {
        faults.append(
          Diagnostic("a phrase that varies by number or device is left out: “\(entry.key.text)”", at: translation.place)
        )
        return nil
      }
      let texts = texts(of: entry, in: locale)
      guard !texts.isEmpty else { return nil }
      places += texts.map(\.place)
      return .init(intent: entry.key.text, phrases: texts.map(\.text))
    }
    let declarations = ShortcutDeclarations(
      applicationNames: names, shortcuts: shortcuts, locale: locale, origin: name)
    var (table, told) = PhraseTableReader(locale: locale, declarations: declarations).finish()
    // Of what code declares the reader only counts the phrases.
    let place = { (position: SourcePosition) in
      guard places.indices.contains(position.line - 1) else { return position }
      var place = places[position.line - 1]
      place.column += position.column - 1
      return place
    }
    for intent in table.intents.indices {
      for block in table.intents[intent].blocks.indices {
        for phrase in table.intents[intent].blocks[block].phrases.indices {
          let position = table.intents[intent].blocks[block].phrases[phrase].position
          table.intents[intent].blocks[block].phrases[phrase].position = place(position)
        }
      }
    }
    for entry in saidEntries {
      let isOpen = entry.translation(locale)?.state == "needs_review"
      table.note(entry.comment, needsReview: isOpen, of: entry.key.text)
    }
    for index in told.indices {
      told[index].position = told[index].position.map(place)
      told[index].sourceLine = told[index].position.flatMap { sources[$0.file]?.shownLine($0.line) }
    }
    return (table, (faults + told).inOrder())
  }

  /// The names of the app in a locale, if this catalogue is one of names; as on a device those of the source where it has none.
  func applicationNames(in locale: String) -> [String] {
    guard kind == .names else { return [] }
    let names = names(in: locale)
    return names.isEmpty ? self.names(in: sourceLocale) : names
  }

  private func names(in locale: String) -> [String] {
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
