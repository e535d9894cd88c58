import ParlanceDiagnostics
import ParlanceJSONText
import ParlancePhraseTables
import ParlanceStrings

extension LintCatalog {
  /// Reads Apple's `.xcstrings`; throws if nothing of it can be used.
  init(xcstrings source: SourceText) throws(Diagnostic) {
    let root: JSONNode
    do {
      root = try JSONReader.parse(source.text, file: source.file)
    } catch {
      throw Self.unreadable(
        source.diagnostic(
          "\(error.message); the file is left out", line: error.line, column: error.column, fix: error.fix))
    }
    guard let strings = root["strings"]?.object else {
      throw Self.unreadable(
        source.diagnostic(
          "a string catalogue is an object with “sourceLanguage” and “strings”; the file is left out",
          line: root.position.line, column: root.position.column))
    }
    self.init(
      kind: Self.kind(of: source.file), name: source.file, folder: LintFiles.folder(of: source.file),
      sourceLocale: LocaleFallback.normalized(root["sourceLanguage"]?.string ?? "en"), sources: [source.file: source])
    var reader = XCStringsWalk(source: source, sourceLocale: sourceLocale)
    let repeated = strings.duplicates + strings.members.flatMap { $0.value.repeatedMembers }
    repeatedKeys = repeated.map {
      LintFinding(
        "the key “\($0.key)” is given again, and only one of them counts",
        at: source.position($0.keyPosition.line, $0.keyPosition.column + 1), length: $0.key.unicodeScalars.count)
    }
    var places: [String: Int] = [:]
    for (number, member) in strings.members.enumerated() where !member.key.isEmpty {
      if let comment = member.value["comment"]?.string, comment.contains(Allowance.mark) {
        let next = number + 1 < strings.members.count ? strings.members[number + 1].keyPosition : nil
        allowances.read(
          comment: comment, at: source.position(member.keyPosition.line, member.keyPosition.column),
          until: next.map { source.position($0.line, $0.column) })
      }
      guard let entry = reader.entry(member) else { continue }
      if let place = places[member.key] {
        entries[place] = entry
      } else {
        places[member.key] = entries.count
        entries.append(entry)
      }
    }
    if root["sourceLanguage"]?.string == nil {
      reader.tell("the catalogue names no “sourceLanguage”; “en” is taken", at: root, severity: .warning)
    }
    shapeFaults = reader.faults
    brokenKeys = reader.brokenKeys
    brokenPlaces = reader.brokenPlaces
  }

  private static func unreadable(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.code = Diagnostic.unreadableFile
    return diagnostic
  }
}

extension JSONNode {
  /// The members of objects, however deep within, whose key stands there before.
  fileprivate var repeatedMembers: [JSONObject.Member] {
    if let object { return object.duplicates + object.members.flatMap { $0.value.repeatedMembers } }
    return (array ?? []).flatMap(\.repeatedMembers)
  }
}

/// Walks through the JSON of a catalogue.
private struct XCStringsWalk {
  let source: SourceText
  let sourceLocale: String
  var faults: [LintFinding] = []
  var brokenKeys: [String: Set<String>] = [:]
  var brokenPlaces: [(place: SourcePosition, locale: String)] = []
  private var neededForms: [String: [String]] = [:]
  private var spellings: [String: String] = [:]

  init(source: SourceText, sourceLocale: String) {
    self.source = source
    self.sourceLocale = sourceLocale
  }

  mutating func entry(_ member: JSONObject.Member) -> LintCatalog.Entry? {
    guard let object = member.value.object else {
      tell("the entry “\(member.key)” must be an object, not \(member.value.kind)", at: member.value)
      return nil
    }
    var entry = LintCatalog.Entry(key: text(member.key, at: member.keyPosition))
    entry.extraction = object["extractionState"]?.string
    entry.comment = object["comment"]?.string
    entry.isTranslatable = object["shouldTranslate"]?.bool ?? true
    guard let localizations = object["localizations"] else { return entry }
    guard let locales = localizations.object?.members else {
      tell("“localizations” of “\(member.key)” must be an object, not \(localizations.kind)", at: localizations)
      return entry
    }
    for locale in locales {
      if let translation = translation(locale, key: member.key) {
        entry.translations.append(translation)
      } else {
        let name = LocaleFallback.normalized(locale.key)
        brokenKeys[name, default: []].insert(member.key)
        brokenPlaces.append((source.position(locale.keyPosition.line, locale.keyPosition.column + 1), name))
      }
    }
    return entry
  }

  private mutating func translation(_ member: JSONObject.Member, key: String) -> LintCatalog.Translation? {
    let node = member.value
    let place = source.position(member.keyPosition.line, member.keyPosition.column + 1)
    let locale = normalized(member.key, at: place)
    var translation = LintCatalog.Translation(locale: locale, place: place, shape: .unit, state: nil, texts: [])
    let substitutions = node["substitutions"]?.object?.members ?? []
    translation.substitutions = Set(substitutions.map(\.key))
    for part in substitutions {
      if let plural = part.value["variations"]?["plural"] { check(plural: plural, key: key, locale) }
    }
    if let unit = node["stringUnit"], node["stringSet"] != nil {
      tell("“stringUnit” of “\(key)” stands beside a “stringSet”, of which alone the texts count", at: unit)
    }
    if let set = node["stringSet"] {
      translation.shape = .set
      translation.state = state(of: set, in: locale)
      guard let values = set["values"]?.array else {
        tell("the “stringSet” of “\(key)” has no list of texts as its “values”", at: set)
        return nil
      }
      for value in values {
        guard let string = value.string else {
          tell("the “values” of “\(key)” must be texts, not \(value.kind)", at: value)
          continue
        }
        let text = text(string, at: value.position)
        if string.trimmed.isEmpty { translation.emptyPlaces.append(text.place) } else { translation.texts.append(text) }
      }
    } else if let unit = node["stringUnit"] {
      guard take(unit, key: key, into: &translation) else { return nil }
      translation.state = state(of: unit, in: locale)
    } else if let variations = node["variations"] {
      translation.shape = .variations
      take(variations: variations, key: key, into: &translation)
    } else {
      tell("“\(key)” has neither a “stringUnit” nor a “stringSet” in “\(member.key)”", at: node)
      return nil
    }
    return translation
  }

  private mutating func take(_ unit: JSONNode, key: String, into translation: inout LintCatalog.Translation) -> Bool {
    guard let value = unit["value"], let string = value.string else {
      tell("the “stringUnit” of “\(key)” has no text as its “value”", at: unit)
      return false
    }
    if !string.trimmed.isEmpty { translation.texts.append(text(string, at: value.position)) }
    return true
  }

  /// All texts of variations, by device and within these by number.
  private mutating func take(
    variations node: JSONNode, key: String, into translation: inout LintCatalog.Translation, depth: Int = 0
  ) {
    guard let kinds = node.object?.members, !kinds.isEmpty, depth < 4 else {
      return tell("the “variations” of “\(key)” must be an object with “plural” or “device”", at: node)
    }
    for kind in kinds {
      if kind.key == "plural" { check(plural: kind.value, key: key, translation.locale) }
      for form in kind.value.object?.members ?? [] {
        if let unit = form.value["stringUnit"] {
          guard take(unit, key: key, into: &translation) else { continue }
          translation.state = translation.state ?? state(of: unit, in: translation.locale)
        } else if let inner = form.value["variations"] {
          take(variations: inner, key: key, into: &translation, depth: depth + 1)
        } else {
          tell("“\(form.key)” of “\(key)” has no “stringUnit”", at: form.value)
        }
      }
    }
  }

  /// Tells the forms of a plural that its language needs and that are not there.
  private mutating func check(plural node: JSONNode, key: String, _ locale: String) {
    guard let forms = node.object?.members.map(\.key) else { return }
    guard forms.contains("other") else {
      return tell("the “plural” of “\(key)” has no form “other”, which every language needs", at: node)
    }
    let missing = needed(in: locale).filter { !forms.contains($0) }.map { "“\($0)”" }
    guard !missing.isEmpty else { return }
    let list = missing.count == 1 ? "form \(missing[0])" : "forms \(missing.joined(separator: " and "))"
    tell("the “plural” of “\(key)” lacks the \(list) of \(locale)", at: node, severity: .warning)
  }

  /// The forms that whole numbers up to some hundreds have in a language, as people count things.
  private mutating func needed(in locale: String) -> [String] {
    if let known = neededForms[locale] { return known }
    let rules = PluralRules(locale: locale)
    let used = Set((0...200).map { rules.category(for: $0) })
    let forms = PluralCategory.allCases.filter(used.contains).map(\.rawValue)
    neededForms[locale] = forms
    return forms
  }

  /// What the translator noted; in the language of the keys “new” is what Xcode writes, and nothing has to be translated.
  private mutating func state(of unit: JSONNode, in locale: String) -> String? {
    guard let node = unit["state"], let state = node.string else { return nil }
    if !Self.states.contains(state) {
      let near = Spelling.nearest(to: state, in: Self.states).map { "; did you mean “\($0)”?" } ?? ""
      tell("“\(state)” is no state of a translation\(near)", at: node, severity: .warning)
    }
    return state == "new" && locale == sourceLocale ? nil : state
  }

  private static let states = ["new", "translated", "needs_review", "stale"]

  private mutating func normalized(_ locale: String, at place: SourcePosition) -> String {
    if let known = spellings[locale] { return known }
    let name = LocaleFallback.normalized(locale)
    spellings[locale] = name
    // Told once of a file: whoever writes it so writes it so everywhere.
    let meant = PhraseLocale.meant(by: locale)
    if meant != nil || name != locale && (locale.contains("_") || !PhraseLocale.isLocale(locale)) {
      let proposal = meant ?? (name == "und" ? nil : name)
      faults.append(
        LintFinding(
          PhraseLocale.wrongName(locale), at: place, length: locale.unicodeScalars.count,
          fix: proposal.map { "write “\($0)”" }, severity: .warning))
    }
    return name
  }

  private func text(_ text: String, at quote: JSONPosition) -> LintCatalog.Text {
    LintCatalog.Text(text: text, place: source.position(quote.line, quote.column + 1), offset: quote.offset + 1)
  }

  mutating func tell(_ message: String, at node: JSONNode, severity: Diagnostic.Severity? = nil) {
    faults.append(
      LintFinding(message, at: source.position(node.position.line, node.position.column), severity: severity))
  }
}
