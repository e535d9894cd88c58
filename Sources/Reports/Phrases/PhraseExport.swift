import ParlanceDiagnostics
import ParlancePhraseTables
import ParlanceTemplates

/// Phrases in the form of other tools.
package struct PhraseExport: Sendable {
  /// What phrases can be written as.
  package enum Format: String, Sendable, CaseIterable {
    /// Tables of hassil's, a file for each language.
    case yaml
    /// Apple's catalogue of all languages.
    case xcstrings
    /// Apple's catalogues of one language each.
    case strings
    /// Training data of Rasa's, a file for each language.
    case rasa
    /// Plain sentences, one a line.
    case sentences
    /// A table for translators, a phrase a line.
    case csv
    /// A file for translators' tools, one for each language: XLIFF 1.2.
    case xliff
    /// The same in XLIFF 2.0.
    case xliff2

    /// Whether it is for people who translate phrases.
    package var isForTranslators: Bool { [.csv, .xliff, .xliff2].contains(self) }

    /// Whether the app's name stays what it is in Apple's catalogues; elsewhere people read and say the name itself.
    package var keepsPlaceholders: Bool { isForTranslators || isCatalog }

    /// Whether it is one of Apple's catalogues, whose keys are in the language that others are translated from.
    package var isCatalog: Bool { self == .xcstrings || self == .strings }
  }

  /// One file that comes of it.
  package struct File: Sendable, Hashable {
    /// Its path below the folder that is written to.
    package var path: String
    /// What is in it.
    package var text: String

    /// Makes a file.
    package init(path: String, text: String) {
      self.path = path
      self.text = text
    }

    /// Files with paths of their own: of those with one path the second gets the number 2, and so on.
    package static func numbered(_ files: [File]) -> [File] {
      var counts: [String: Int] = [:]
      return files.map { file in
        let number = counts[file.path, default: 0] + 1
        counts[file.path] = number
        guard number > 1, let dot = file.path.lastIndex(of: ".") else { return file }
        return File(path: "\(file.path[..<dot])-\(number)\(file.path[dot...])", text: file.text)
      }
    }
  }

  /// The files.
  package private(set) var files: [File] = []

  /// What could not be carried over, each at its place.
  package private(set) var losses: [Diagnostic] = []

  /// The most sentences that one phrase is written as.
  static let mostSentences = 50

  /// Writes tables in a format; `source` is the locale that others are translated from.
  ///
  /// With a target translators get a file for that language alone, whether or not it has phrases yet, and a catalogue has that language
  /// alone under the keys of the source.
  package init(_ tables: [PhraseTable], as format: Format, source: String = "en", target: String? = nil) {
    var tables = tables.sorted { $0.locale < $1.locale }
    if format.isForTranslators { tables = Self.joined(tables) }
    let first = tables.first { $0.locale == source } ?? tables.first
    if let target, let first, format.isForTranslators {
      let own = tables.first { $0.locale == target } ?? PhraseTable(locale: target)
      tables = target == first.locale ? [first] : [first, own]
    }
    defer { files = File.numbered(files) }
    if format != .yaml { tellOffers(of: tables) }
    switch format {
    case .yaml:
      for table in tables { files.append(File(path: "\(table.locale)/phrases.yaml", text: TableYAML(table).text)) }
    case .sentences:
      for table in tables {
        let lines = sentences(of: table).map { $0.text + "\n" }
        files.append(File(path: "\(table.locale).txt", text: lines.joined()))
      }
      tellNotes(of: tables)
    case .csv:
      tellLosses(of: tables)
      let isOpen = target != nil && tables.count == 2
      let text = isOpen ? PhraseCSV.text(from: tables[0], to: tables[1]) : PhraseCSV.text(of: tables)
      files.append(File(path: "phrases.csv", text: text))
    case .rasa:
      tellLosses(of: tables, writesRules: true)
      for table in tables { files.append(File(path: "\(table.locale)/nlu.yml", text: rasa(table))) }
      tellNotes(of: tables)
    case .xcstrings, .strings:
      let catalog = ShortcutCatalog(tables, source: first?.locale ?? source, target: target)
      losses += catalog.losses + (format == .strings ? catalog.stringsLosses : [])
      files +=
        format == .strings ? catalog.stringsFiles : [File(path: "AppShortcuts.xcstrings", text: catalog.xcstrings)]
    case .xliff, .xliff2:
      let version = format == .xliff ? PhraseXLIFF.Version.first : .second
      tellLosses(of: tables)
      for table in tables where table.locale != first?.locale {
        let text = PhraseXLIFF.text(from: first, to: table, version: version)
        files.append(File(path: "\(table.locale).xliff", text: text))
      }
      if tables.count == 1, let first {
        let text = PhraseXLIFF.text(from: first, to: nil, version: version)
        files.append(File(path: "\(first.locale).xliff", text: text))
      }
    }
  }

  /// The sentences of a table, slots as their names in braces; what stands for more than can be written is told.
  private mutating func sentences(of table: PhraseTable) -> [(intent: String, text: String)] {
    var all: [(intent: String, text: String)] = []
    for intent in table.intents {
      for block in intent.blocks {
        for phrase in block.phrases {
          let (texts, areAll) = PhraseSentences.sentences(of: phrase, block, table) { "{\($0.name)}" }
          all += texts.map { (intent.name, $0) }
          if !areAll { tellCut(phrase) }
        }
      }
    }
    return all
  }

  /// One table for each locale: translators get all phrases of a language together.
  private static func joined(_ tables: [PhraseTable]) -> [PhraseTable] {
    var joined: [PhraseTable] = []
    for table in tables {
      guard let place = joined.firstIndex(where: { $0.locale == table.locale }) else {
        joined.append(table)
        continue
      }
      for intent in table.intents {
        if let known = joined[place].intents.firstIndex(where: { $0.name == intent.name }) {
          joined[place].intents[known].blocks += intent.blocks
        } else {
          joined[place].intents.append(intent)
        }
      }
      joined[place].lists.merge(table.lists) { first, _ in first }
      joined[place].rules.merge(table.rules) { first, _ in first }
      joined[place].skipWords += table.skipWords
    }
    return joined
  }

  /// Tells what phrases alone leave out; `writesRules` tells that what rules stand for is written out.
  private mutating func tellLosses(of tables: [PhraseTable], writesRules: Bool = false) {
    var locales: [String: [String]] = [:]
    for table in tables {
      let shared = Self.shared(by: table, writesRules: writesRules).joined(separator: ", ")
      if !shared.isEmpty { locales[shared, default: []].append("“\(table.locale)”") }
    }
    for (shared, locales) in locales.sorted(by: { $0.key < $1.key }) {
      losses.append(Diagnostic(.warning, "the \(shared) of \(locales.joined(separator: ", ")) are left out"))
    }
    for block in tables.flatMap(\.intents).flatMap(\.blocks) {
      let own = Self.losses(of: block, writesRules: writesRules)
      guard !own.isEmpty else { continue }
      losses.append(
        Diagnostic(
          .warning, "of this block \(own.joined(separator: ", ")) cannot be said there",
          at: block.phrases.first?.position))
    }
  }

  /// What a table says for all of its phrases.
  private static func shared(by table: PhraseTable, writesRules: Bool) -> [String] {
    // That a few words stand for the app's name nobody wrote.
    let hasLists = table.lists.values.contains { if case .words = $0 { false } else { true } }
    return [
      (hasLists, "lists"), (!writesRules && !table.rules.isEmpty, "rules"),
      (!table.skipWords.isEmpty, "words to skip"),
    ].filter(\.0).map(\.1)
  }

  /// Tells what is noted for translators, where a form has no place for it.
  private mutating func tellNotes(of tables: [PhraseTable]) {
    let blocks = tables.flatMap(\.intents).flatMap(\.blocks)
    // A comment stands beside the phrases of each language.
    let comments = Set(
      tables.flatMap(\.intents).flatMap { intent in
        intent.blocks.compactMap { block in block.comment.map { [intent.name, $0] } }
      }
    ).count
    if comments > 0 {
      let what = comments == 1 ? "a comment" : "\(comments) comments"
      losses.append(Diagnostic(.warning, "\(what) cannot be said there"))
    }
    let reviews = blocks.count(where: \.needsReview)
    if reviews > 0 { losses.append(Self.lostReviews(reviews)) }
  }

  /// What is told where no mark can say that phrases want a review.
  static func lostReviews(_ count: Int) -> Diagnostic {
    let what = count == 1 ? "one text is" : "\(count) texts are"
    return Diagnostic(.warning, "\(what) marked as “needs_review” and carried over without that mark")
  }

  /// Tells which phrases are left out since they are only offered, by the first of each table.
  private mutating func tellOffers(of tables: [PhraseTable]) {
    for phrase in tables.compactMap({ $0.offers.first?.blocks.first?.phrases.first }) {
      losses.append(Diagnostic(.warning, "phrases that are only offered are left out", at: phrase.position))
    }
  }

  /// What a block says beside its phrases.
  private static func losses(of block: PhraseBlock, writesRules: Bool) -> [String] {
    [
      (!block.requiresContext.isEmpty || !block.excludesContext.isEmpty, "what it demands of the context"),
      (!block.slots.isEmpty, "its fixed slots"),
      (!block.lists.isEmpty || !writesRules && !block.rules.isEmpty, writesRules ? "its lists" : "its lists and rules"),
      (!block.requiredKeywords.isEmpty, "its keywords"),
      (!block.nameDomains.isEmpty || block.inferredDomain != nil, "its domains"),
      (block.response != nil, "its response"), (!block.otherMetadata.isEmpty, "its metadata"),
      (block.weight != 1, "its weight"), (block.exact, "that it is exact"),
      (block.negation != .refuse, "what it does with a negation"),
    ].filter(\.0).map(\.1)
  }

  private mutating func tellCut(_ phrase: Phrase) {
    losses.append(
      Diagnostic(
        .warning, "“\(phrase.text)” stands for more than \(Self.mostSentences) sentences; some of them are left out",
        at: phrase.position))
  }

  private mutating func rasa(_ table: PhraseTable) -> String {
    var text = "version: \"3.1\"\nnlu:\n"
    for intent in table.intents {
      text += "- intent: \(intent.name)\n  examples: |\n"
      for block in intent.blocks {
        for phrase in block.phrases {
          let (texts, areAll) = PhraseSentences.sentences(of: phrase, block, table) { "[\($0.name)](\($0.name))" }
          text += texts.map { "    - \($0)\n" }.joined()
          if !areAll { tellCut(phrase) }
        }
      }
    }
    return text
  }
}
