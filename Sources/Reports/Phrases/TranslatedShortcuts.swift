import ParlanceDiagnostics
import ParlancePhraseTables

/// The phrases of Apple's catalogues among what Xcode gives translators, of each file under its name.
struct TranslatedShortcuts {
  private let file: String
  /// By locale and key the phrases, each with its line.
  private var phrases: [String: [String: [(text: String, line: Int)]]] = [:]
  /// By locale and key what is noted of the phrases.
  private var notes: [String: [String: TranslatedPhrase.Notes]] = [:]
  /// How many texts of other catalogues there are, by their files.
  private var others: [String: Int] = [:]

  /// Prepares to read a file.
  init(file: String) {
    self.file = file
  }

  /// Whether a file that texts were taken from has the phrases of shortcuts.
  static func isCatalog(_ original: String?) -> Bool {
    ["AppShortcuts.xcstrings", "AppShortcuts.strings"].contains(original?.split(separator: "/").last ?? "")
  }

  /// Whether a file that texts were taken from has no phrases; its texts are counted.
  mutating func passesOver(_ original: String?) -> Bool {
    guard let original, !Self.isCatalog(original) else { return false }
    let endings = [".xcstrings", ".strings", ".stringsdict", ".storyboard", ".xib", ".plist"]
    guard endings.contains(where: { original.hasSuffix($0) }) else { return false }
    others[original, default: 0] += 1
    return true
  }

  /// Adds a phrase; a key may be followed by marks of Xcode's that tell one of several texts.
  mutating func add(_ text: String, of unit: XLIFFUnit, locale: String) {
    let name = unit.key.firstRange(of: "|==|").map { String(unit.key[..<$0.lowerBound]) } ?? unit.key
    phrases[locale, default: [:]][name, default: []].append((text, unit.line))
    let known = notes[locale]?[name]
    notes[locale, default: [:]][name] = .init(
      comment: known?.comment ?? unit.note, needsReview: unit.needsReview || known?.needsReview == true)
  }

  /// What is told of the texts that are no phrases.
  var passedOver: [Diagnostic] {
    others.sorted { $0.key < $1.key }.map { original, count in
      Diagnostic(.warning, "\(file): the texts of \(original) are no phrases and are left out (\(count))")
    }
  }

  /// A table for each locale, in which the app has these names, and what is wrong with its phrases.
  func tables(names: [String]) -> (files: [PhraseExport.File], diagnostics: [Diagnostic]) {
    var files: [PhraseExport.File] = []
    var diagnostics: [Diagnostic] = []
    for (locale, keys) in phrases.sorted(by: { $0.key < $1.key }) {
      let shortcuts = keys.sorted { $0.key < $1.key }
      let declarations = ShortcutDeclarations(
        applicationNames: names,
        shortcuts: shortcuts.map { .init(intent: $0.key, phrases: $0.value.map(\.text)) }, locale: locale, origin: file)
      let lines = shortcuts.flatMap(\.value).map(\.line)
      var (table, faults) = PhraseTableReader(locale: locale, declarations: declarations).finish()
      for (key, noted) in notes[locale] ?? [:] { table.note(noted.comment, needsReview: noted.needsReview, of: key) }
      // Of what is declared the reader only counts the phrases.
      diagnostics += faults.map { fault in
        var fault = fault
        if let number = fault.position?.line, lines.indices.contains(number - 1) {
          fault.position?.line = lines[number - 1]
        }
        return fault
      }
      files.append(PhraseExport.File(path: "\(locale)/phrases.yaml", text: TableYAML(table).text))
    }
    return (files, diagnostics)
  }
}
