import ParlanceDiagnostics
import ParlanceTemplates

/// What a language's data file says of units, beside their names in CLDR.
struct MeasureWords: Sendable {
  /// More words for a unit, by its name in CLDR.
  var words: [String: [String]] = [:]
  /// Countries where units are spelled otherwise.
  var regions: [String] = []
  /// Words that stand for one.
  var articles: WordSet = []

  /// Nothing.
  init() {}

  /// Reads the data under `measures`, and the articles under `durations`.
  init(_ data: DataNode, durations: DataNode) throws(Diagnostic) {
    regions = try data.optional("regions")?.words() ?? []
    for (name, value) in try data.optional("words")?.entries() ?? [] { words[name] = try value.words() }
    articles = WordSet(try durations.child("articles").words())
  }
}
