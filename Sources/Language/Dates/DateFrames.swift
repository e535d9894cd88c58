import ParlanceDiagnostics
import ParlanceTemplates

/// Words that stand around a date and say nothing that changes it, and those that tell where a date stands in a text.
struct DateFrames: Sendable {
  private let leads: PhrasesByWord
  private let tails: PhrasesByWord
  private let asides: PhrasesByWord
  private let limits: [(words: [String], limit: DateLimit)]
  /// What begins with the word of a limit and is a day or a part of it: « après-demain ».
  private let compounds: [[String]]

  /// The words with which what stands before a date begins.
  let beginnings: WordSet

  /// Words with which a date begins at the beginning of a text: “on Thursday call the dentist”.
  let openings: WordSet

  /// Words with which a text goes on behind a date within it: “dinner tomorrow at 8 with Ann”.
  let followers: WordSet
  /// The same behind a time of day, before a word that belongs to no date.
  let timedFollowers: WordSet
  /// What the date of something is called.
  let names: [[String]]

  /// The ends of a word for a day of which something is: “tonight's”.
  let possessives: [String]

  /// Reads the data under `dates`; a language can do without any of it.
  init(_ data: DataNode, tokenizer: Tokenizer) throws(Diagnostic) {
    let read = { (node: DataNode?) throws(Diagnostic) -> [[String]] in
      guard let text = try node?.text() else { return [] }
      return text.split(separator: ",").map { tokenizer.tokens(String($0)).map(\.text) }.filter { !$0.isEmpty }
        .sorted { $0.count > $1.count }
    }
    let phrases = { (key: String) throws(Diagnostic) -> [[String]] in try read(data.optional(key)) }
    let leads = try phrases("leads")
    self.leads = PhrasesByWord(leads)
    tails = PhrasesByWord(try phrases("tails"))
    asides = PhrasesByWord(try phrases("asides"))
    compounds = try phrases("compounds")
    var limits: [(words: [String], limit: DateLimit)] = []
    for (key, value) in try data.optional("limits")?.entries() ?? [] {
      guard let limit = DateLimit(rawValue: key) else { throw value.fault("“\(key)” is no limit of a time") }
      limits += try read(value).map { ($0, limit) }
    }
    self.limits = limits.sorted { $0.words.count > $1.words.count }
    beginnings = WordSet((leads + limits.map(\.words)).compactMap(\.first))
    openings = WordSet(try phrases("openings").joined())
    followers = WordSet(try phrases("followers").joined())
    names = try phrases("names")
    timedFollowers = WordSet(try phrases("timedFollowers").joined())
    possessives = try data.optional("possessives")?.text().split(separator: ",").map { String($0).trimmed } ?? []
  }

  /// Where a date begins before which words stand that belong to it: “no later than Friday”.
  func lead(in tokens: [Token], at place: Int) -> Int? { leads.length(in: tokens, at: place).map { place + $0 } }

  /// Where what goes on with a moment from `start` on begins, behind words that belong to it and those that say nothing of it: “tomorrow, exactly at
  /// six”, “I ran yesterday too, around 7”. By itself “yesterday too at 7” is one more.
  func further(in tokens: [Token], at place: Int, from start: Int) -> [Int] {
    let aside = start == 0 ? nil : asides.length(in: tokens, at: place)
    return [lead(in: tokens, at: place), aside.map { place + $0 }].compactMap(\.self)
  }

  /// Where words end that stand behind a date and belong to it: “Friday at the latest”.
  func tail(in tokens: [Token], at place: Int) -> Int? { tails.length(in: tokens, at: place).map { place + $0 } }

  /// What a time is the limit of where it is not said exactly: “after 3”, 3時以降; `nil` for one that is.
  func limit(of time: Range<Int>, in tokens: [Token]) -> DateLimit? {
    limits.first {
      isLimit($0.words, in: tokens, at: time.lowerBound)
        || tokens.holds($0.words, at: max(0, time.upperBound - $0.words.count))
    }?.limit
  }

  /// Where a day begins of which words before it say that it is a limit: “after Friday”.
  func limited(in tokens: [Token], at place: Int) -> (day: Int, limit: DateLimit)? {
    limits.first { isLimit($0.words, in: tokens, at: place) }.map { (place + $0.words.count, $0.limit) }
  }

  private func isLimit(_ words: [String], in tokens: [Token], at place: Int) -> Bool {
    tokens.holds(words, at: place) && !compounds.contains { tokens.holds($0, at: place) }
  }
}
