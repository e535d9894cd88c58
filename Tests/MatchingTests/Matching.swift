import Foundation
import ParlanceArchives
import ParlanceDiagnostics
import ParlanceLanguage
import ParlanceMatching
import ParlancePhraseTables
import ParlanceTemplates
import Testing

/// A table that is compiled, a few names, and Thursday 12 February 2026, 9:30 in London.
struct Bench {
  let matcher: Matcher
  let table: PhraseTable
  var situation: Situation
  let tableDiagnostics: [Diagnostic]

  init(
    _ files: String..., locale: String = "en", intents: [IntentSignature] = [],
    names: [String: [VocabularyEntry]] = [:], isOpen: Bool = false, exact: Set<String> = [],
    takesUnknownNames: Bool = false
  ) throws {
    var reader = PhraseTableReader(locale: locale)
    for (index, text) in files.enumerated() { reader.add(yaml: text, file: "\(index).yaml") }
    let read = reader.finish()
    tableDiagnostics = read.diagnostics
    table = read.table
    let language = try Languages.shelf.thing(locale)
    // What an archive holds must do all that what was compiled does.
    let kept = try CompiledTable(read.table, language: language, signatures: intents).kept(language)
    matcher = Matcher(kept, language: language, signatures: intents)
    var vocabulary = Vocabulary(language: language)
    for (type, entries) in names {
      vocabulary.replace(type, with: entries, isOpen: isOpen, isExact: exact.contains(type))
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    situation = Situation(
      vocabulary: vocabulary, now: Date(timeIntervalSince1970: 1_770_888_600), calendar: calendar,
      takesUnknownNames: takesUnknownNames)
  }

  func match(_ utterance: String, _ context: [String: ScalarValue] = [:]) -> MatchResult {
    var situation = situation
    situation.context = context
    return matcher.match(utterance, in: situation)
  }

  func details(_ utterance: String, _ context: [String: ScalarValue] = [:]) -> MatchDetails {
    var situation = situation
    situation.context = context
    return matcher.details(of: matcher.match(utterance, in: situation), utterance, in: situation, table)
  }

  func best(_ utterance: String, _ context: [String: ScalarValue] = [:]) throws -> Match {
    try #require(match(utterance, context).matches.first)
  }
}

extension CompiledTable {
  /// All that it holds, as an archive keeps it.
  var archive: [UInt8] {
    var archive = ArchiveWriter()
    write(to: &archive)
    return archive.bytes
  }

  /// What comes back of it from an archive.
  func kept(_ language: Language) throws -> CompiledTable {
    try archive.withUnsafeBytes { bytes in
      var reader = try ArchiveReader(bytes)
      let table = try CompiledTable(from: &reader, language: language)
      #expect(reader.isAtEnd)
      return table
    }
  }
}

extension IntentSignature {
  /// An intent whose slots are all required.
  init(_ name: String, _ slots: KeyValuePairs<String, SlotType?>) {
    self.init(name: name, slots: slots.map { Slot(name: $0.key, type: $0.value, isRequired: true) })
  }
}

extension VocabularyEntry {
  /// Entries whose identifiers are their titles.
  static func named(_ titles: String...) -> [VocabularyEntry] { titles.map { VocabularyEntry(id: $0, title: $0) } }
}

extension Match {
  /// The identifiers of the names that fill a slot; `nil` if no names do.
  func names(_ slot: String) -> [String]? {
    guard case .names(let entries) = self.slot(slot)?.value else { return nil }
    return entries.map(\.id)
  }
}

extension PhraseTree {
  /// The parts that have none of their own, in order.
  var leaves: [PhraseTree] { children.isEmpty ? [self] : children.flatMap(\.leaves) }

  /// The tree in a line: words as said, rules and slots with what they read in brackets, what was passed over between dashes.
  func text(_ utterance: String) -> String {
    let said = String(String.UnicodeScalarView(Array(utterance.unicodeScalars)[scalars]))
    let inner = children.map { $0.text(utterance) }.joined(separator: " ")
    return switch part {
    case .phrase: inner
    case .words: said
    case .rule(let name): "\(name)(\(inner))"
    case .slot(let name): "\(name)[\(said)]"
    case .passed: "-\(said)-"
    }
  }
}
