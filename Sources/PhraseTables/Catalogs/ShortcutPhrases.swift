import ParlanceDiagnostics
import ParlanceTemplates

/// Joins what catalogues and code say of shortcuts, in one locale.
struct ShortcutPhrases {
  /// The most words that a name of the app has which nobody tells.
  static var longestName: Int { 4 }

  /// The blocks of the shortcuts by their intents.
  private(set) var blocks: [(intent: String, block: PhraseBlock)] = []

  /// What is never meant for the app.
  private(set) var negativePhrases: [Phrase] = []

  /// What is wrong.
  private(set) var diagnostics = BoundedDiagnostics(most: PhraseTableReader.mostDiagnostics)

  private let catalogs: [PhraseCatalog]
  private let candidates: [String]
  private let isNameKnown: Bool
  private let reader: PlaceholderText

  /// Joins catalogues with what code declares; without code each key of a catalogue is an intent of that name.
  ///
  /// `isNameKnown` tells that there is a rule for the app's name.
  init(
    _ catalogs: [PhraseCatalog], _ declarations: ShortcutDeclarations?, candidates: [String], isNameKnown: Bool
  ) {
    self.catalogs = catalogs.filter { $0.kind == .phrases }
    self.candidates = candidates
    self.isNameKnown = isNameKnown
    let name = PlaceholderText.applicationName
    reader = PlaceholderText(
      applicationName: isNameKnown ? .rule(name) : .slot(SlotReference(list: name, isCapture: true)))
    if let declarations { join(declarations) } else { joinKeys() }
  }

  /// The names of the app that catalogues tell in the best of some locales, each once; as on a device those of the source where they tell
  /// none in any of these.
  static func names(in catalogs: [PhraseCatalog], candidates: [String]) -> [PhraseCatalog.Text] {
    let names = names(in: catalogs) { _ in candidates }
    return names.isEmpty ? self.names(in: catalogs) { [$0.sourceLocale].compactMap { $0 } } : names
  }

  private static func names(
    in catalogs: [PhraseCatalog], _ candidates: (PhraseCatalog) -> [String]
  ) -> [PhraseCatalog.Text] {
    var seen: Set<String> = []
    var names: [PhraseCatalog.Text] = []
    for catalog in catalogs where catalog.kind == .names {
      for entry in catalog.entries where ShortcutDeclarations.isNameKey(entry.key.text) {
        let found = catalog.texts(of: entry, in: candidates(catalog))?.texts ?? []
        // The key of a name is no name, unlike the key of a phrase.
        names += found.filter { $0.text != entry.key.text && seen.insert($0.text).inserted }
      }
    }
    return names
  }

  /// The rule for the app's name.
  static func rule(_ names: [PhraseCatalog.Text]) -> PhraseRule? {
    guard let first = names.first else { return nil }
    var texts = names.map(\.text)
    // Who writes by ear, and a recogniser, leaves the mark out: “Runners Log” for “Runner’s Log”.
    for name in names {
      let plain = name.text.filter { $0 != "’" && $0 != "'" }
      if !texts.contains(plain), !plain.isEmpty { texts.append(plain) }
    }
    let expression: Expression = texts.count == 1 ? .text(first.text) : .alternatives(texts.map { .text($0) })
    let phrase = Phrase(text: texts.joined(separator: "|"), expression: expression, position: first.position)
    return PhraseRule(name: PlaceholderText.applicationName, phrase: phrase)
  }

  /// Without code nobody knows the intent of a phrase: its key stands for it.
  private mutating func joinKeys() {
    for catalog in catalogs {
      for entry in catalog.entries {
        guard !entry.isStale, let found = catalog.texts(of: entry, in: candidates) else { continue }
        append(found.texts.compactMap { phrase($0, catalog.source) }, of: entry.key.text)
      }
    }
  }

  private mutating func join(_ declarations: ShortcutDeclarations) {
    let isOwnLocale = PhraseLocale.best([declarations.locale], candidates) != nil
    var line = 0
    var known: Set<String> = []
    for shortcut in declarations.shortcuts {
      var phrases: [Phrase] = []
      var hasSet = false
      for text in shortcut.phrases {
        line += 1
        known.insert(text)
        let place = SourcePosition(file: declarations.origin, line: line, column: 1)
        if let found = translations(of: text) {
          phrases += found.phrases
          hasSet = hasSet || found.isSet
        } else if isOwnLocale, !hasSet {
          phrases += [phrase(.init(text: text, position: place), nil)].compactMap { $0 }
        }
      }
      append(phrases, of: shortcut.intent, slots: shortcut.slots)
    }
    for text in declarations.negativePhrases {
      line += 1
      known.insert(text)
      let place = SourcePosition(file: declarations.origin, line: line, column: 1)
      if let found = translations(of: text) {
        negativePhrases += found.phrases
      } else if isOwnLocale {
        negativePhrases += [phrase(.init(text: text, position: place), nil)].compactMap { $0 }
      }
    }
    tellStrangers(known)
  }

  private mutating func translations(of key: String) -> (phrases: [Phrase], isSet: Bool)? {
    for catalog in catalogs {
      for entry in catalog.entries where entry.key.text == key {
        guard let found = catalog.texts(of: entry, in: candidates) else { continue }
        return (found.texts.compactMap { phrase($0, catalog.source) }, found.isSet)
      }
    }
    return nil
  }

  private mutating func tellStrangers(_ known: Set<String>) {
    for catalog in catalogs {
      for entry in catalog.entries where !known.contains(entry.key.text) {
        let place = entry.key.position
        diagnostics.append(
          catalog.source.diagnostic(
            severity: .warning, "no shortcut declares the phrase “\(entry.key.text)”; it is left out",
            line: place.line, column: place.column, length: entry.key.text.unicodeScalars.count,
            fix: "write the key as the phrase stands in code"))
      }
    }
  }

  private mutating func append(_ phrases: [Phrase], of intent: String, slots: [String: ScalarValue] = [:]) {
    var seen: Set<Expression> = []
    var block = PhraseBlock(phrases: phrases.filter { seen.insert($0.expression).inserted })
    block.slots = slots
    if !block.phrases.isEmpty { blocks.append((intent, block)) }
  }

  /// A phrase; `nil` and a diagnostic for one that cannot be used. Code has no source to show.
  private mutating func phrase(_ text: PhraseCatalog.Text, _ source: SourceText?) -> Phrase? {
    do throws(PlaceholderText.Fault) {
      let expression = try reader.expression(of: text.text)
      guard isNameKnown || !Self.isNameAlone(expression) else {
        throw PlaceholderText.Fault(
          message: "nobody tells the app's name, so this phrase would match anything", offset: 0,
          length: text.text.unicodeScalars.count,
          fix: "say it with --name, or put InfoPlist.xcstrings with CFBundleDisplayName beside it")
      }
      return Phrase(text: text.text, expression: expression, position: text.position)
    } catch {
      var place = text.position
      place.column += error.offset
      diagnostics.append(
        source?.diagnostic(
          error.message, line: place.line, column: place.column, length: error.length, fix: error.fix)
          ?? Diagnostic(
            .error, error.message, at: place, sourceLine: text.text, length: error.length, fix: error.fix))
      return nil
    }
  }

  private static func isNameAlone(_ expression: Expression) -> Bool {
    switch expression {
    case .slot(let slot): slot.isCapture
    case .sequence(let items): items.allSatisfy { $0.isEmpty || isNameAlone($0) }
    default: false
    }
  }
}
