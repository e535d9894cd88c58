import ParlanceDiagnostics
import ParlancePhraseTables

/// Phrases as a table for translators: intent, locale, phrase; with a comment and a state where some are noted.
package enum PhraseCSV {
  /// The table, with a head, as RFC 4180 has it.
  static func text(of tables: [PhraseTable]) -> String {
    let lines = tables.flatMap { table in
      table.intents.flatMap { intent in
        PhrasePair.phrases(of: intent.name, in: table).map { ([intent.name, table.locale, $0.text], $0.notes) }
      }
    }
    return text(["intent", "locale", "phrase"], lines)
  }

  /// The table of one language with the phrases that it translates beside its own, in turn; what lacks is empty.
  static func text(from source: PhraseTable, to target: PhraseTable) -> String {
    let lines = PhrasePair.all(from: source, to: target).map {
      ([$0.intent, target.locale, $0.target ?? "", $0.source], $0.notes)
    }
    return text(["intent", "locale", "phrase", "source"], lines)
  }

  /// Lines with their head, and with columns for what is noted if anything is.
  private static func text(_ head: [String], _ lines: [([String], TranslatedPhrase.Notes)]) -> String {
    let hasComments = lines.contains { $0.1.comment != nil }
    let hasStates = lines.contains(where: \.1.needsReview)
    let head = head + (hasComments ? ["comment"] : []) + (hasStates ? ["state"] : [])
    let written = lines.map { fields, notes in
      fields + (hasComments ? [notes.comment ?? ""] : []) + (hasStates ? [notes.needsReview ? needsReview : ""] : [])
    }
    return ([head] + written).map { $0.map(quoted).joined(separator: ",") + "\r\n" }.joined()
  }

  /// What stands in the column of states, as in Apple's catalogues.
  private static let needsReview = "needs_review"

  /// Reads what ``text(of:)`` writes, in any order of its columns; a faulty line is told and left out. `names` are those of the app.
  package static func tables(
    of text: String, file: String, names: [String] = []
  ) -> (files: [PhraseExport.File], diagnostics: [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    let (records, open) = records(of: text)
    let head = records.first?.fields.map { $0.lowercased() } ?? []
    guard let intent = head.firstIndex(of: "intent"), let locale = head.firstIndex(of: "locale"),
      let phrase = head.firstIndex(of: "phrase")
    else {
      let fault = Diagnostic(
        "the first line names no columns “intent”, “locale” and “phrase”",
        at: SourcePosition(file: file, line: 1, column: 1),
        fix: "begin with the line intent,locale,phrase")
      return ([], [fault])
    }
    let source = head.firstIndex(of: "source")
    let (comment, state) = (head.firstIndex(of: "comment"), head.firstIndex(of: "state"))
    let whole = records.dropFirst().map(\.fields).filter { $0.count == head.count }
    let slots = SourceSlots(source.map { source in whole.map { ($0[intent], $0[source]) } } ?? [])
    var tables: PhraseXLIFF.Phrases = [:]
    for record in records.dropFirst() where record.fields != [""] {
      let place = SourcePosition(file: file, line: record.line, column: 1)
      guard record.fields.count == head.count else {
        diagnostics.append(
          Diagnostic("the line has \(record.fields.count) fields, and the head \(head.count)", at: place))
        continue
      }
      let (name, language) = (record.fields[intent], record.fields[locale])
      let text = TemplateText.fromOutside(record.fields[phrase])
      guard !name.isEmpty, PhraseLocale.isLocale(language) else {
        let lack = name.isEmpty ? "intent" : "locale"
        let isOther = !name.isEmpty && !language.isEmpty
        diagnostics.append(
          Diagnostic(isOther ? "“\(language)” is no locale" : "the line lacks its \(lack)", at: place))
        continue
      }
      guard !text.isEmpty else {
        let said = source.map { record.fields[$0] } ?? ""
        let what = said.isEmpty ? "a phrase of “\(name)” in \(language)" : "“\(said)”"
        diagnostics.append(Diagnostic(.warning, "\(what) is not translated", at: place))
        continue
      }
      if let fault = TemplateText.fault(in: text, at: place) {
        diagnostics.append(fault)
        continue
      }
      diagnostics += slots.faults(in: text, of: name, at: place)
      let notes = TranslatedPhrase.Notes(
        comment: comment.map { record.fields[$0] }.flatMap { $0.isEmpty ? nil : $0 },
        needsReview: state.map { record.fields[$0] } == needsReview)
      tables[language, default: [:]][name, default: []].append(TranslatedPhrase(text: text, notes: notes))
    }
    if let open {
      diagnostics.append(
        Diagnostic(
          "the quote is never closed; what follows is left out", at: SourcePosition(file: file, line: open, column: 1),
          fix: "write \"\" for a quote within a field"))
    }
    return (TableYAML.files(of: tables, names: names), diagnostics)
  }

  private static func quoted(_ field: String) -> String {
    // A spreadsheet takes what begins so for a formula; the apostrophe would change the phrase, so it is only quoted.
    let isPlain = !field.contains { ",\"\r\n".contains($0) }
    return isPlain ? field : "\"" + field.replacing("\"", with: "\"\"") + "\""
  }

  /// What divides the fields: a comma, or what spreadsheets of other countries write in its place.
  private static func separator(of head: Substring.UnicodeScalarView) -> Unicode.Scalar {
    head.contains(",") ? "," : [";", "\t"].first { head.contains($0) } ?? ","
  }

  /// The lines with their fields; and the line on which a quote begins that is never closed.
  private static func records(of text: String) -> (records: [(line: Int, fields: [String])], open: Int?) {
    var records: [(line: Int, fields: [String])] = []
    var fields: [String] = []
    var field = ""
    var isQuoted = false
    var line = 1
    var start = 1
    var scalars = text.unicodeScalars.drop { $0 == "\u{FEFF}" }[...]
    let separator = separator(of: scalars.prefix { $0 != "\n" })
    func end() {
      fields.append(field)
      field = ""
    }
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\"" where isQuoted && scalars.first == "\"":
        field += "\""
        scalars.removeFirst()
      case "\"" where isQuoted || field.isEmpty: isQuoted.toggle()
      case separator where !isQuoted: end()
      case "\n" where !isQuoted:
        end()
        records.append((start, fields))
        fields = []
        line += 1
        start = line
      case "\r" where !isQuoted: break
      default:
        if scalar == "\n" { line += 1 }
        field.unicodeScalars.append(scalar)
      }
    }
    guard !isQuoted else { return (records, start) }
    if !field.isEmpty || !fields.isEmpty {
      end()
      records.append((start, fields))
    }
    return (records, nil)
  }
}
