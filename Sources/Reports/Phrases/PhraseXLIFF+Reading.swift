import ParlanceDiagnostics
import ParlancePhraseTables
import ParlanceTemplates

extension PhraseXLIFF {
  /// Phrases by locale and intent, as a translator gave them back.
  typealias Phrases = [String: [String: [String]]]

  /// Reads what ``text(from:to:)`` writes, and XLIFF 2: the targets in the target's language; sources where no unit has a target.
  ///
  /// A unit without a target, or whose target waits for its translation, is told and left out. The intent of a unit is the name of its
  /// group, else its own name or identifier up to the last point. Of what Xcode writes the phrases of shortcuts are read, whose keys are
  /// their intents; its other texts are told and left out.
  package static func tables(of text: String, file: String) -> (files: [PhraseExport.File], diagnostics: [Diagnostic]) {
    var reading = Reading(file: file)
    do throws(Diagnostic) {
      try reading.read(text)
    } catch {
      return ([], [error])
    }
    var diagnostics = reading.diagnostics
    var phrases: Phrases = [:]
    var shortcuts = TranslatedShortcuts(file: file)
    let hasTargets = reading.units.contains { $0.target != nil }
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
        shortcuts.add(text, key: unit.key, locale: locale, line: unit.line)
      } else if let fault = TemplateText.fault(in: text, at: place) {
        diagnostics.append(fault)
      } else {
        phrases[locale, default: [:]][unit.intent, default: []].append(text)
      }
    }
    if reading.units.isEmpty, diagnostics.isEmpty {
      diagnostics.append(
        Diagnostic(
          "there is no <trans-unit> and no <unit>", at: SourcePosition(file: file, line: 1, column: 1),
          fix: "export XLIFF 1.2 or 2"))
    }
    let tables = shortcuts.tables
    let files = TableYAML.files(of: phrases) + tables.files
    return (PhraseExport.File.numbered(files), diagnostics + tables.diagnostics + shortcuts.passedOver)
  }

  /// A unit of translation.
  private struct Unit {
    var intent: String
    /// Its identifier, and the file that it was taken from.
    var key: String
    var original: String?
    var line: Int
    var sourceLocale: String?
    var targetLocale: String?
    var source: String?
    var target: String?
    /// Whether each of its segments has a target.
    var isWhole = true

    /// What it comes to: a sentence of which a part is not translated is not translated.
    var finished: Unit {
      var unit = self
      unit.source = source?.trimmed
      unit.target = isWhole ? target?.trimmed : nil
      return unit
    }
  }

  /// A part of a unit, as XLIFF 2 has them.
  private struct Segment {
    var source = ""
    var target: String?
    /// Whether it is what stands between sentences, which needs no translation.
    var isIgnorable: Bool
    /// Whether its target is no translation yet.
    var isOpen: Bool
  }

  /// What was read of a file.
  private struct Reading {
    let file: String
    private(set) var units: [Unit] = []
    private(set) var diagnostics: [Diagnostic] = []
    private var groups: [String] = []
    private var original: String?
    private var locales: (source: String?, target: String?) = (nil, nil)
    private var unit: Unit?
    /// What is being read: a source or a target; and its text so far.
    private var field: String?
    private var text = ""
    private var isAlternative = false
    private var segment: Segment?

    init(file: String) { self.file = file }

    /// The states in which a target is no translation yet.
    private static let open: Set<String> = ["new", "needs-translation", "initial"]

    mutating func read(_ content: String) throws(Diagnostic) {
      var reader = MarkupReader(content, file: file)
      while let event = try reader.next() {
        switch event {
        case .open(let name, let attributes): begin(name, attributes, line: reader.line)
        case .close(let name): end(name)
        case .text(let text): if field != nil { self.text += text }
        }
      }
    }

    private mutating func begin(_ name: String, _ attributes: [String: String], line: Int) {
      let own = attributes["resname"] ?? attributes["name"] ?? attributes["id"] ?? ""
      switch name {
      case "xliff", "file":
        locales.source = attributes["source-language"] ?? attributes["srcLang"] ?? locales.source
        locales.target = attributes["target-language"] ?? attributes["trgLang"] ?? locales.target
        original = attributes["original"]
      case "group": groups.append(own)
      case "trans-unit", "unit":
        let id = name == "unit" ? own : attributes["id"] ?? ""
        let named = groups.last { !$0.isEmpty } ?? id.lastIndex(of: ".").map { String(id[..<$0]) } ?? id
        unit = Unit(
          intent: named, key: id, original: original, line: line, sourceLocale: locales.source,
          targetLocale: locales.target)
      // What a tool proposed is not what the translator chose.
      case "alt-trans", "mtc:matches": isAlternative = true
      case "segment", "ignorable":
        let isOpen = Self.open.contains(attributes["state"] ?? "")
        segment = Segment(isIgnorable: name == "ignorable", isOpen: isOpen)
      case "source", "target":
        guard unit != nil, field == nil, !isAlternative else { return }
        let isOpen = name == "target" && (segment?.isOpen ?? Self.open.contains(attributes["state"] ?? ""))
        field = isOpen ? "" : name
        text = ""
        guard let language = attributes["xml:lang"] else { return }
        if name == "target" { unit?.targetLocale = language } else { unit?.sourceLocale = language }
      default: break
      }
    }

    private mutating func end(_ name: String) {
      switch name {
      case "group": groups.removeLast()
      case "alt-trans", "mtc:matches": isAlternative = false
      case "source", "target":
        guard unit != nil, let field else { return }
        take(text, as: field)
        self.field = nil
      case "segment", "ignorable": endSegment()
      case "trans-unit", "unit":
        if let unit { units.append(unit.finished) }
        (unit, field, segment) = (nil, nil, nil)
      default: break
      }
    }

    private mutating func take(_ text: String, as field: String) {
      switch (field, segment != nil) {
      case ("source", true): segment?.source = text
      case ("target", true): segment?.target = text
      case ("source", false): if unit?.source == nil { unit?.source = text }
      case ("target", false): if unit?.target == nil { unit?.target = text }
      default: break
      }
    }

    private mutating func endSegment() {
      guard let segment, var unit else { return }
      unit.source = (unit.source ?? "") + segment.source
      if let target = segment.target ?? (segment.isIgnorable ? segment.source : nil) {
        unit.target = (unit.target ?? "") + target
      } else {
        unit.isWhole = false
      }
      self.unit = unit
      self.segment = nil
    }
  }
}
