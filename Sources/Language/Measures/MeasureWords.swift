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
  /// What so much of a unit is called, by the name of the unit in CLDR.
  var multiples: [String: [(share: Double, word: String)]] = [:]
  /// Words that may stand before a smaller unit behind a larger one.
  var joints: WordSet = []
  /// What is added to a whole number of a unit.
  var shares: [Share] = []

  /// So much of one more, as “and a half”.
  struct Share: Sendable {
    /// How much.
    var of: Double
    /// The words, as tokens.
    var words: [String]
  }

  /// Nothing.
  init() {}

  /// Reads the data under `measures`, and the articles under `durations`.
  init(_ data: DataNode, durations: DataNode, tokenizer: Tokenizer) throws(Diagnostic) {
    regions = try data.optional("regions")?.words() ?? []
    for (name, value) in try data.optional("words")?.entries() ?? [] { words[name] = try value.words() }
    articles = WordSet(try durations.child("articles").words())
    words.merge(try Self.byCurrency(data.optional("currencies"))) { $0 + $1 }
    multiples = try Self.byCurrency(data.optional("hundredths")).mapValues { $0.map { (0.01, $0) } }
    for (name, value) in try data.optional("multiples")?.entries() ?? [] {
      multiples[name] = try value.wordsByNumber().map { ($0.number, $0.word) }
    }
    let and = if let own = data.optional("joints") { own } else { try durations.child("and") }
    joints = WordSet(try and.words())
    for (key, share) in [("halves", 0.5), ("quarters", 0.25)] {
      let phrases = try (data.optional(key) ?? durations.optional(key))?.text() ?? ""
      shares += phrases.split(separator: "|").map { Share(of: share, words: tokenizer.tokens(String($0)).map(\.text)) }
    }
  }

  /// Words by currency, of which each key names several by their codes: `USD CAD: dollar dollars`.
  private static func byCurrency(_ data: DataNode?) throws(Diagnostic) -> [String: [String]] {
    var found: [String: [String]] = [:]
    for (codes, value) in try data?.entries() ?? [] {
      let words = try value.words()
      for code in codes.split(separator: " ") { found["currency/\(code)", default: []] += words.map(Tokenizer().word) }
    }
    return found
  }
}
