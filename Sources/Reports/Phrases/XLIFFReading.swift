import ParlanceDiagnostics
import ParlanceTemplates

/// What was read of a file.
struct XLIFFReading {
  private let file: String
  /// The units, in their order.
  private(set) var units: [XLIFFUnit] = []
  /// What is wrong with them.
  private(set) var diagnostics: [Diagnostic] = []
  private var groups: [String] = []
  private var original: String?
  private var locales: (source: String?, target: String?) = (nil, nil)
  private var unit: XLIFFUnit?
  /// What is being read: a source, a target or a note; and its text so far.
  private var field: String?
  private var text = ""
  /// How many bytes stand before it.
  private var start = 0
  private var isAlternative = false
  private var segment: Segment?

  /// Prepares to read a file.
  init(file: String) { self.file = file }

  /// The states in which a target is no translation yet.
  private static let open: Set<String> = ["new", "needs-translation", "initial"]

  /// Reads its content; throws at the first place where it is no XML.
  mutating func read(_ content: String) throws(Diagnostic) {
    var reader = MarkupReader(content, file: file)
    while let event = try reader.next() {
      switch event {
      case .open(let name, let attributes): begin(name, attributes, line: reader.line, offset: reader.offset)
      case .close(let name): end(name, line: reader.line)
      case .text(let text): if field != nil { self.text += text }
      }
    }
  }

  private mutating func begin(_ name: String, _ attributes: [String: String], line: Int, offset: Int) {
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
      unit = XLIFFUnit(
        intent: named, key: id, original: original, line: line, sourceLocale: locales.source,
        targetLocale: locales.target)
    // What a tool proposed is not what the translator chose.
    case "alt-trans", "mtc:matches": isAlternative = true
    case "segment", "ignorable":
      let isOpen = Self.open.contains(attributes["state"] ?? "")
      if attributes["subState"]?.hasSuffix(":needs-review") == true { unit?.needsReview = true }
      segment = Segment(isIgnorable: name == "ignorable", isOpen: isOpen)
    case "note":
      guard unit != nil, field == nil, !isAlternative else { return }
      (field, text) = (name, "")
    case "source", "target":
      guard unit != nil, field == nil, !isAlternative else { return }
      if name == "target", attributes["state"]?.hasPrefix("needs-review") == true { unit?.needsReview = true }
      let isOpen = name == "target" && (segment?.isOpen ?? Self.open.contains(attributes["state"] ?? ""))
      field = isOpen ? "" : name
      (text, start) = ("", offset)
      guard let language = attributes["xml:lang"] else { return }
      if name == "target" { unit?.targetLocale = language } else { unit?.sourceLocale = language }
    default: break
    }
  }

  private mutating func end(_ name: String, line: Int) {
    switch name {
    case "group": groups.removeLast()
    case "alt-trans", "mtc:matches": isAlternative = false
    case "source", "target", "note":
      guard unit != nil, let field else { return }
      take(text, as: field, line: line)
      self.field = nil
    case "segment", "ignorable": endSegment()
    case "trans-unit", "unit":
      if let unit { units.append(unit.finished) }
      (unit, field, segment) = (nil, nil, nil)
    default: break
    }
  }

  private mutating func take(_ text: String, as field: String, line: Int) {
    if field == "note" {
      let notes = [unit?.note, text.trimmed].compactMap { $0 }.filter { !$0.isEmpty }
      unit?.note = notes.joined(separator: "\n")
      return
    }
    if field == "source" {
      unit?.sourceLine = line
      unit?.sourceOffset = start
    } else if field == "target" {
      unit?.targetLine = line
      unit?.targetOffset = start
    }
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

/// A part of a unit, as XLIFF 2 has them.
private struct Segment {
  var source = ""
  var target: String?
  /// Whether it is what stands between sentences, which needs no translation.
  var isIgnorable: Bool
  /// Whether its target is no translation yet.
  var isOpen: Bool
}
