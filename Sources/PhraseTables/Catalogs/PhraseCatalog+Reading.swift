import ParlanceDiagnostics
import ParlanceJSONText
import ParlanceStrings

extension PhraseCatalog {
  /// Reads Apple's `.xcstrings`; what cannot be used is told and left out, `nil` if that is all.
  init?(xcstrings text: String, file: String, kind: Kind, _ diagnostics: inout BoundedDiagnostics) {
    let source = SourceText(file: file, text: text)
    self.init(kind: kind, source: source)
    var reader = XCStringsPhrases(source: source)
    guard reader.read(into: &self) else {
      diagnostics.append(reader.diagnostics)
      return nil
    }
    diagnostics.append(reader.diagnostics)
    faults = reader.localFaults.mapValues(\.sorted)
  }

  /// Reads Apple's `.strings` of one locale; what cannot be used is told and left out.
  init(strings text: String, file: String, kind: Kind, locale: String, _ diagnostics: inout BoundedDiagnostics) {
    let source = SourceText(file: file, text: text)
    self.init(kind: kind, source: source)
    let (found, faults) = StringsFile.entries(of: text, file: file)
    for var fault in faults {
      if found.isEmpty, fault.severity == .error { fault.code = Diagnostic.unreadableFile }
      diagnostics.append(fault)
    }
    entries = found.map { entry in
      Entry(
        key: Text(text: entry.key, position: source.position(entry.line, entry.keyColumn)),
        texts: [locale: [Text(text: entry.text, position: source.position(entry.textLine, entry.textColumn))]])
    }
  }
}

/// Walks through the JSON of a catalogue.
private struct XCStringsPhrases {
  let source: SourceText
  private var sourceLocale: String?
  /// What is wrong with the file, whatever language is read.
  var diagnostics = BoundedDiagnostics(most: PhraseTableReader.mostDiagnostics)
  /// What is wrong with the texts of one locale.
  var localFaults: [String: BoundedDiagnostics] = [:]
  private var locale: String?

  init(source: SourceText) {
    self.source = source
  }

  /// Reads all entries; `false` if the text is no catalogue.
  mutating func read(into catalog: inout PhraseCatalog) -> Bool {
    let root: JSONNode
    do {
      root = try JSONReader.parse(source.text, file: source.file)
    } catch {
      lose(
        source.diagnostic(
          "\(error.message); the file is left out", line: error.line, column: error.column, fix: error.fix))
      return false
    }
    guard let strings = root["strings"]?.object else {
      lose(
        source.diagnostic(
          "a string catalogue is an object with “sourceLanguage” and “strings”; the file is left out",
          line: root.position.line, column: root.position.column))
      return false
    }
    let source = root["sourceLanguage"]?.string ?? "en"
    catalog.sourceLocale = source
    sourceLocale = source
    for repeated in strings.duplicates {
      tell("the key “\(repeated.key)” is given again; the last one counts", at: repeated.keyPosition, .warning)
    }
    var places: [String: Int] = [:]
    for member in strings.members {
      guard let entry = entry(member) else { continue }
      if let place = places[member.key] {
        catalog.entries[place] = entry
      } else {
        places[member.key] = catalog.entries.count
        catalog.entries.append(entry)
      }
    }
    return true
  }

  /// Tells why nothing of the file can be used.
  private mutating func lose(_ fault: Diagnostic) {
    var fault = fault
    fault.code = Diagnostic.unreadableFile
    diagnostics.append(fault)
  }

  private mutating func entry(_ member: JSONObject.Member) -> PhraseCatalog.Entry? {
    guard !member.key.isEmpty else { return nil }
    var entry = PhraseCatalog.Entry(key: text(member.key, at: member.keyPosition))
    guard let object = member.value.object else {
      tell("the entry “\(member.key)” must be an object, not \(member.value.kind)", at: member.value)
      return nil
    }
    entry.isStale = object["extractionState"]?.string == "stale"
    guard let localizations = object["localizations"] else { return entry }
    guard let locales = localizations.object?.members else {
      tell("“localizations” of “\(member.key)” must be an object, not \(localizations.kind)", at: localizations)
      return entry
    }
    defer { self.locale = nil }
    for locale in locales {
      self.locale = locale.key
      guard let values = values(locale.value, key: member.key), !isOpen(locale) else { continue }
      if !values.isEmpty { entry.texts[locale.key] = values }
      if locale.value["stringSet"] != nil { entry.sets.insert(locale.key) }
    }
    return entry
  }

  /// Whether a text has yet to be translated, whatever stands there meanwhile; what the keys' own language says needs no translation.
  private func isOpen(_ locale: JSONObject.Member) -> Bool {
    let unit = locale.value["stringSet"] ?? locale.value["stringUnit"]
    guard unit?["state"]?.string == "new", let sourceLocale else { return false }
    return LocaleFallback.normalized(locale.key) != LocaleFallback.normalized(sourceLocale)
  }

  /// The texts in one locale: none for a text that has yet to be translated, `nil` for a fault.
  private mutating func values(_ node: JSONNode, key: String) -> [PhraseCatalog.Text]? {
    if let set = node["stringSet"] {
      guard let values = set["values"]?.array else {
        tell("the “stringSet” of “\(key)” has no list of texts as its “values”", at: set)
        return nil
      }
      return values.compactMap { value in
        guard let string = value.string else {
          tell("the “values” of “\(key)” must be texts", at: value)
          return nil
        }
        return string.isEmpty ? nil : text(string, at: value.position)
      }
    }
    guard let unit = node["stringUnit"] else {
      tell("“\(key)” has neither a “stringUnit” nor a “stringSet” here", at: node)
      return nil
    }
    guard let value = unit["value"], let string = value.string else {
      tell("the “stringUnit” of “\(key)” has no text as its “value”", at: unit)
      return nil
    }
    return string.isEmpty ? [] : [text(string, at: value.position)]
  }

  private func text(_ text: String, at quote: JSONPosition) -> PhraseCatalog.Text {
    PhraseCatalog.Text(text: text, position: source.position(quote.line, quote.column + 1))
  }

  private mutating func tell(_ message: String, at node: JSONNode) {
    tell(message, at: node.position, .error)
  }

  private mutating func tell(_ message: String, at place: JSONPosition, _ severity: Diagnostic.Severity) {
    let fault = source.diagnostic(severity: severity, message, line: place.line, column: place.column)
    if let locale {
      localFaults[locale, default: BoundedDiagnostics(most: PhraseTableReader.mostDiagnostics)].append(fault)
    } else {
      diagnostics.append(fault)
    }
  }
}
