import ParlanceDiagnostics
import ParlanceJSONText

/// What a fault is about; put into words only when there is one.
private struct EntryName: CustomStringConvertible {
  let key: String
  let locale: String
  var parts: [String] = []

  func part(_ name: String) -> EntryName {
    EntryName(key: key, locale: locale, parts: [name] + parts)
  }

  var description: String { parts.map { "\($0) of " }.joined() + "“\(key)” in “\(locale)”" }
}

/// Reads Apple's string catalogues.
struct XCStringsReader {
  /// What was wrong.
  private(set) var faults: SourceFaults

  // A catalogue names its few locales in every entry.
  private var spellings: [String: String] = [:]
  /// The language of the keys.
  private var source = "en"

  /// Prepares to read; `file` names the text in faults.
  init(text: String, file: String) { faults = SourceFaults(text: text, file: file) }

  /// The source language and, by key and locale, the texts. Throws if the text is no catalogue.
  mutating func read() throws(Diagnostic) -> (source: String, entries: [String: [String: LocalizedText]]) {
    let root: JSONNode
    do {
      root = try JSONReader.parse(faults.text, file: faults.file)
    } catch {
      throw faults.add(error.message, line: error.line, column: error.column, fix: error.fix)
    }
    guard let strings = root["strings"] else {
      throw fault("a string catalogue is an object with “sourceLanguage” and “strings”", at: root)
    }
    guard let members = strings.object else {
      throw fault("“strings” must be an object, not \(strings.kind)", at: strings)
    }
    if let language = root["sourceLanguage"]?.string {
      source = LocaleFallback.normalized(language)
    } else {
      faults.add(
        "the catalogue names no “sourceLanguage”; “en” is taken", severity: .warning, line: root.position.line,
        column: root.position.column, fix: "Write \"sourceLanguage\": \"en\".")
    }
    for repeated in members.duplicates {
      let place = repeated.keyPosition
      faults.add(
        "the key “\(repeated.key)” is given again; the last one counts", severity: .warning, line: place.line,
        column: place.column)
    }
    var entries: [String: [String: LocalizedText]] = [:]
    entries.reserveCapacity(members.members.count)
    for member in members.members {
      entries[member.key] = entry(member.value, key: member.key)
    }
    return (source, entries)
  }

  @discardableResult
  private mutating func fault(_ message: String, at node: JSONNode, fix: String? = nil) -> Diagnostic {
    faults.add(message, line: node.position.line, column: node.position.column, fix: fix)
  }

  private mutating func entry(_ node: JSONNode, key: String) -> [String: LocalizedText]? {
    guard let object = node.object else {
      fault("the entry “\(key)” must be an object, not \(node.kind)", at: node)
      return nil
    }
    guard let localizations = object["localizations"] else { return [:] }
    guard let members = localizations.object?.members else {
      fault("“localizations” of “\(key)” must be an object, not \(localizations.kind)", at: localizations)
      return nil
    }
    var texts: [String: LocalizedText] = [:]
    for member in members {
      if let text = localization(member.value, name: EntryName(key: key, locale: member.key)) {
        texts[normalized(member.key)] = text
      }
    }
    return texts
  }

  private mutating func normalized(_ locale: String) -> String {
    if let known = spellings[locale] { return known }
    let name = LocaleFallback.normalized(locale)
    spellings[locale] = name
    return name
  }

  private mutating func localization(_ node: JSONNode, name: EntryName) -> LocalizedText? {
    var substitutions: [String: LocalizedText.Substitution] = [:]
    if let parts = node["substitutions"] {
      guard let members = parts.object?.members else {
        fault("“substitutions” of \(name) must be an object, not \(parts.kind)", at: parts)
        return nil
      }
      for member in members {
        guard let part = substitution(member.value, name: name.part("the substitution “\(member.key)”")) else {
          return nil
        }
        substitutions[member.key] = part
      }
    }
    guard let form = form(node, name: name) else { return nil }
    let known = Set(substitutions.keys)
    for missing in Self.references(of: form, substitutions).subtracting(known).sorted() {
      fault(
        "\(name) uses “%#@\(missing)@”, but has no substitution of that name", at: node,
        fix: "Add it under “substitutions”.")
      return nil
    }
    return LocalizedText(form, substitutions: substitutions)
  }

  private static func references(
    of form: LocalizedText.Form, _ substitutions: [String: LocalizedText.Substitution]
  ) -> Set<String> {
    var texts: [String] =
      switch form {
      case .text(let text): [text]
      case .plural(let forms): Array(forms.values)
      case .set: []
      }
    for part in substitutions.values { texts += part.forms.values }
    var names = Set<String>()
    for text in texts where text.utf8.contains(UInt8(ascii: "#")) {
      for case .substitution(let name, _) in FormatPiece.pieces(of: text) { names.insert(name) }
    }
    return names
  }
}

extension XCStringsReader {
  /// The text of a localization, or of the device variation that fits here; `nil` without a fault if it has yet to be
  /// translated.
  private mutating func form(_ node: JSONNode, name: EntryName) -> LocalizedText.Form? {
    if let unit = node["stringUnit"] {
      guard let value = unit["value"]?.string else {
        fault("the “stringUnit” of \(name) has no text as its “value”", at: unit)
        return nil
      }
      return isOpen(unit, name) ? nil : .text(value)
    }
    if let set = node["stringSet"] {
      guard let values = set["values"]?.array, let first = values.first else {
        fault("the “stringSet” of \(name) has no list of texts as its “values”", at: set)
        return nil
      }
      let texts = values.compactMap(\.string)
      guard texts.count == values.count else {
        fault("the “values” of \(name) must be texts", at: values.first { $0.string == nil } ?? first)
        return nil
      }
      return isOpen(set, name) ? nil : .set(texts)
    }
    guard let variations = node["variations"] else {
      fault(
        "\(name) has no text", at: node, fix: "Give it a “stringUnit” with a “value”, or “variations” with “plural”.")
      return nil
    }
    if let plural = variations["plural"] { return forms(plural, name: name).map { .plural($0) } }
    if let devices = variations["device"]?.object,
      let device = devices["other"] ?? devices["mac"] ?? devices.members.first?.value
    {
      return form(device, name: name)
    }
    fault("the “variations” of \(name) are neither by “plural” nor by “device”", at: variations)
    return nil
  }

  /// Whether a text has yet to be translated, whatever stands there meanwhile; in the language of the keys “new” is what the code says.
  private mutating func isOpen(_ unit: JSONNode, _ name: EntryName) -> Bool {
    guard unit["state"]?.string == "new" else { return false }
    return normalized(name.locale) != source || unit["value"]?.string?.isEmpty == true
  }

  /// The texts by number; those that have yet to be translated are left out, and with the general one all.
  private mutating func forms(_ node: JSONNode, name: EntryName) -> [PluralCategory: String]? {
    guard let members = node.object?.members else {
      fault("“plural” of \(name) must be an object, not \(node.kind)", at: node)
      return nil
    }
    var forms: [PluralCategory: String] = [:]
    var isOpen = false
    for member in members {
      guard let category = PluralCategory(rawValue: member.key) else {
        let place = member.keyPosition
        faults.add(
          "“\(member.key)” in \(name) is no plural category", line: place.line, column: place.column,
          fix: "They are zero, one, two, few, many and other.")
        return nil
      }
      if let unit = member.value["stringUnit"], self.isOpen(unit, name) {
        isOpen = isOpen || category == .other
        continue
      }
      guard case .text(let text)? = form(member.value, name: name.part(category.rawValue)) else { return nil }
      forms[category] = text
    }
    guard !isOpen else { return nil }
    guard forms[.other] != nil else {
      fault("the plural of \(name) has no “other”", at: node, fix: "Add “other”: every language needs it.")
      return nil
    }
    return forms
  }

  private mutating func substitution(_ node: JSONNode, name: EntryName) -> LocalizedText.Substitution? {
    let argument = node["argNum"]
    if let argument, !(1...99).contains(argument.integer ?? 0) {
      fault("“argNum” of \(name) must be the number of an argument, from 1", at: argument)
      return nil
    }
    let type = node["formatSpecifier"]
    if let type, type.string == nil {
      fault("“formatSpecifier” of \(name) must be a text such as “lld”", at: type)
      return nil
    }
    switch form(node, name: name) {
    case .plural(let forms)?:
      return .init(argument: argument?.integer, type: type?.string ?? "lld", forms: forms)
    case .text(let text)?:
      return .init(argument: argument?.integer, type: type?.string ?? "lld", forms: [.other: text])
    case .set?, nil: return nil
    }
  }
}
