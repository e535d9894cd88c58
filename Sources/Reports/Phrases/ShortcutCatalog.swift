import ParlanceDiagnostics
import ParlanceJSONText
import ParlancePhraseTables
import ParlanceTemplates

/// Phrases as Apple's catalogues take them: sentences with the app's name and at most one parameter.
struct ShortcutCatalog {
  /// What could not be carried over.
  private(set) var losses: [Diagnostic] = []

  private let source: String
  /// The only locale that is written; `nil` for all.
  private let target: String?
  /// By intent and locale the sentences that a catalogue takes.
  private var sentences: [(intent: String, texts: [String: [String]])] = []
  /// By intent what is noted for those who translate its phrases.
  private var comments: [String: String] = [:]
  /// By intent the locales whose phrases somebody should look at again.
  private var reviews: [String: Set<String>] = [:]

  /// Gathers the sentences of all tables; what has none in `source`, whose sentences are the keys, is a loss.
  init(_ tables: [PhraseTable], source: String, target: String? = nil) {
    self.source = source
    self.target = target
    var places: [String: Int] = [:]
    for table in tables.map(Self.keepingName) {
      for intent in table.intents {
        let texts = texts(of: intent, in: table)
        guard !texts.isEmpty else { continue }
        if let comment = intent.blocks.lazy.compactMap(\.comment).first, comments[intent.name] == nil {
          comments[intent.name] = comment
        }
        if intent.blocks.contains(where: \.needsReview) { reviews[intent.name, default: []].insert(table.locale) }
        let place = places[intent.name] ?? sentences.count
        if place == sentences.count {
          places[intent.name] = place
          sentences.append((intent.name, [:]))
        }
        let known = sentences[place].texts[table.locale] ?? []
        sentences[place].texts[table.locale] = known + texts.filter { !known.contains($0) }
      }
    }
    for entry in sentences where entry.texts[source] == nil {
      losses.append(Diagnostic(.warning, "\(entry.intent) has no phrase in \(source) to be the key; it is left out"))
    }
    sentences = sentences.filter { $0.texts[source] != nil && !written($0.texts).isEmpty }
  }

  private func isWritten(_ locale: String) -> Bool { target.map { PhraseLocale.agree(locale, $0) } ?? true }

  /// The texts of a shortcut that are written, by locale.
  private func written(_ texts: [String: [String]]) -> [(locale: String, texts: [String])] {
    texts.filter { isWritten($0.key) }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// A table in which the rule for the app's name, as an import makes it, stands for any name: a catalogue has a placeholder there.
  private static func keepingName(_ table: PhraseTable) -> PhraseTable {
    var table = table
    let name = "applicationName"
    table.rules[name]?.phrase.expression = .slot(SlotReference(list: name, isCapture: true))
    return table
  }

  /// The catalogue of all languages: a list for each shortcut, whose first phrase is its key.
  var xcstrings: String {
    var writer = JSONWriter(capacity: 4096)
    writer.beginObject()
    writer.member("sourceLanguage", source)
    writer.key("strings")
    writer.beginObject()
    for (intent, texts) in sentences {
      // What is named like a phrase was the key of a catalogue, by which code knows it.
      writer.key(named: intent.contains("${applicationName}") ? intent : texts[source]?.first ?? "")
      writer.beginObject()
      if let comment = comments[intent] { writer.member("comment", comment) }
      writer.member("extractionState", "manual")
      writer.key("localizations")
      writer.beginObject()
      for (locale, values) in written(texts) {
        writer.key(named: locale)
        writer.beginObject()
        writer.key("stringSet")
        writer.beginObject()
        writer.member("state", reviews[intent]?.contains(locale) == true ? "needs_review" : "translated")
        writer.key("values")
        writer.array(values) { $1.value($0) }
        writer.endObject()
        writer.endObject()
      }
      writer.endObject()
      writer.endObject()
    }
    writer.endObject()
    writer.member("version", "1.0")
    writer.endObject()
    return writer.line + "\n"
  }

  /// What files of one language each cannot hold: they have one phrase for each key, and nothing tells which keys belong together.
  var stringsLosses: [Diagnostic] {
    var losses: [Diagnostic] = []
    let joined = sentences.filter { ($0.texts[source]?.count ?? 0) > 1 }
    if let first = joined.first {
      losses.append(
        Diagnostic(
          .warning,
          "that several phrases are of one intent cannot be said there; it is so with \(joined.count), such as “\(first.intent)”"
        ))
    }
    let reviewed = reviews.values.reduce(0) { $0 + $1.count(where: isWritten) }
    if reviewed > 0 { losses.append(PhraseExport.lostReviews(reviewed)) }
    for (intent, texts) in sentences {
      for (locale, values) in written(texts) {
        let (pairs, lost) = Self.paired(texts[source] ?? [], values)
        let missing = (texts[source]?.count ?? 0) - pairs.count
        if let first = lost.first {
          losses.append(
            Diagnostic(
              .warning,
              "“\(intent)” has phrases in \(locale) for which \(source) has none with the same parameters; \(lost.count) left out, the first is “\(first)”"
            ))
        }
        if missing > 0 {
          losses.append(
            Diagnostic(.warning, "\(missing) of the phrases of “\(intent)” have no translation in \(locale)"))
        }
      }
    }
    return losses
  }

  /// Keys with the translations of those with the same parameters, each in turn; and the translations that are left.
  private static func paired(_ keys: [String], _ values: [String]) -> (pairs: [(String, String)], lost: [String]) {
    var left = values
    let pairs = keys.compactMap { key -> (String, String)? in
      let wanted = placeholders(in: key)
      guard let place = left.firstIndex(where: { placeholders(in: $0) == wanted }) else { return nil }
      return (key, left.remove(at: place))
    }
    return (pairs, left)
  }

  /// The placeholders of a phrase, sorted.
  private static func placeholders(in text: String) -> [String] {
    text.split(separator: "${", omittingEmptySubsequences: false).dropFirst().map { String($0.prefix { $0 != "}" }) }
      .sorted()
  }

  /// A catalogue for each language: the phrases of the source in turn, each with one of the language.
  var stringsFiles: [PhraseExport.File] {
    Set(sentences.flatMap(\.texts.keys)).filter(isWritten).sorted().compactMap { locale in
      let lines = sentences.flatMap { entry -> [String] in
        guard let values = entry.texts[locale], let keys = entry.texts[source] else { return [] }
        let comment = comments[entry.intent].map { "/* \($0.replacing("*/", with: "* /")) */\n" } ?? ""
        return Self.paired(keys, values).pairs.map { "\(comment)\(quoted($0)) = \(quoted($1));\n" }
      }
      // A file without a phrase is none to whoever reads it.
      return lines.isEmpty
        ? nil : PhraseExport.File(path: "\(locale).lproj/AppShortcuts.strings", text: lines.joined())
    }
  }

  private mutating func texts(of intent: IntentPhrases, in table: PhraseTable) -> [String] {
    var all: [String] = []
    for block in intent.blocks {
      for phrase in block.phrases {
        let (texts, areAll) = PhraseSentences.sentences(of: phrase, block, table) { slot in "${\(slot.name)}" }
        let usable = texts.filter { $0.contains("${applicationName}") && $0.count(of: "${") <= 2 }
        if isWritten(table.locale), usable.count < texts.count || !areAll || !block.requiresContext.isEmpty {
          tell(phrase, texts, usable, areAll)
        }
        all += usable.filter { !all.contains($0) }
      }
    }
    return all
  }

  private mutating func tell(_ phrase: Phrase, _ texts: [String], _ usable: [String], _ areAll: Bool) {
    let lost = texts.first { !usable.contains($0) }
    let reason =
      if let lost, !lost.contains("${applicationName}") {
        "does not name the app"
      } else if let lost {
        lost.count(of: "${applicationName}") > 1 ? "names the app more than once" : "has more than one parameter"
      } else if !areAll {
        "stands for more than \(PhraseExport.mostSentences) sentences, of which some are left out"
      } else {
        "demands something of the context, which is left out"
      }
    losses.append(Diagnostic(.warning, "“\(phrase.text)” \(reason)", at: phrase.position))
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}

extension String {
  /// How often a part stands in the text.
  fileprivate func count(of part: String) -> Int { ranges(of: part).count }
}
