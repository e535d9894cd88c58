import ParlanceDiagnostics
import ParlancePhraseTables
import ParlanceTemplates

extension PhraseXLIFF {
  /// Phrases by locale and intent, as a translator gave them back.
  typealias Phrases = [String: [String: [TranslatedPhrase]]]

  /// Reads what ``text(from:to:)`` writes, and XLIFF 2: the targets in the target's language; sources where no unit has a target.
  ///
  /// A unit without a target, or whose target waits for its translation, is told and left out. The intent of a unit is the name of its
  /// group, else its own name or identifier up to the last point. Of what Xcode writes the phrases of shortcuts are read, whose keys are
  /// their intents; its other texts are told and left out. `names` are those of the app.
  package static func tables(
    of text: String, file: String, names: [String] = []
  ) -> (files: [PhraseExport.File], diagnostics: [Diagnostic]) {
    var reading = XLIFFReading(file: file)
    do throws(Diagnostic) {
      try reading.read(text)
    } catch {
      return ([], [error])
    }
    var diagnostics = reading.diagnostics
    var phrases: Phrases = [:]
    var shortcuts = TranslatedShortcuts(file: file)
    let hasTargets = reading.units.contains { $0.target != nil }
    let slots = SourceSlots(hasTargets ? reading.units.map { ($0.intent, $0.source ?? "") } : [])
    for unit in reading.units where !shortcuts.passesOver(unit.original) {
      let (locale, text) = hasTargets ? (unit.targetLocale, unit.target) : (unit.sourceLocale, unit.source)
      let place = SourcePosition(file: file, line: unit.line, column: 1)
      guard let text, !text.isEmpty else {
        if hasTargets, unit.source?.isEmpty == false {
          diagnostics.append(Diagnostic(.warning, "“\(unit.source ?? "")” is not translated", at: place))
        }
        continue
      }
      guard let locale, PhraseLocale.isLocale(locale), !unit.intent.isEmpty else {
        diagnostics.append(
          Diagnostic(
            unit.intent.isEmpty ? "the unit lacks its intent" : "“\(locale ?? "")” is no locale", at: place,
            fix: unit.intent.isEmpty ? "name it in the “resname” of its group" : "name it in “target-language”"))
        continue
      }
      if TranslatedShortcuts.isCatalog(unit.original) {
        shortcuts.add(text, of: unit, locale: locale)
        continue
      }
      let template = TemplateText.fromOutside(text)
      if let fault = TemplateText.fault(in: template, at: place) {
        diagnostics.append(fault)
      } else {
        let phrase = TranslatedPhrase(text: template, notes: unit.notes)
        phrases[locale, default: [:]][unit.intent, default: []].append(phrase)
        diagnostics += slots.faults(in: template, of: unit.intent, at: place)
      }
    }
    if reading.units.isEmpty, diagnostics.isEmpty {
      diagnostics.append(
        Diagnostic(
          "there is no <trans-unit> and no <unit>", at: SourcePosition(file: file, line: 1, column: 1),
          fix: "export XLIFF 1.2 or 2"))
    }
    let tables = shortcuts.tables(names: names)
    let files = TableYAML.files(of: phrases, names: names) + tables.files
    return (PhraseExport.File.numbered(files), diagnostics + tables.diagnostics + shortcuts.passedOver)
  }

  /// All units of a file as they stand in it, and what is wrong with its XML.
  package static func units(of text: String, file: String) -> (units: [XLIFFUnit], fault: Diagnostic?) {
    var reading = XLIFFReading(file: file)
    do throws(Diagnostic) {
      try reading.read(text)
    } catch {
      return ([], error)
    }
    return (reading.units, nil)
  }

  /// The character that an entity stands for, by its name without `&` and `;`; `nil` if it is none.
  package static func entity(_ name: String) -> Unicode.Scalar? { MarkupReader.entity(name) }
}
