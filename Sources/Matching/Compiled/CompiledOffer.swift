import ParlanceArchives
import ParlanceLanguage
import ParlancePhraseTables
import ParlanceTemplates

/// Phrases that are only offered, for one kind of text.
struct CompiledOffer: Sendable {
  /// The words of which one must begin the text, each as its tokens.
  let begins: [[String]]
  /// Those of which one must end it, if none begins it.
  let ends: [[String]]
  /// Those that must not be said.
  let without: [[String]]
  /// The most words of a text beside which a time of day must stand; `nil` where none need.
  let timed: Int?
  /// Whether any text will do.
  let takesAny: Bool
  /// The words with which those that must begin the text begin, and those with which the others end.
  private let edges: WordSet
  /// The phrases.
  let table: CompiledTable

  /// Compiles the phrases of a table of which this is demanded.
  init(_ offer: PhraseOffer, _ table: PhraseTable, language: Language, signatures: [IntentSignature]) {
    let tokens = { (words: [String]) in words.map { language.tokens($0).map(\.text) }.filter { !$0.isEmpty } }
    (begins, ends, without) = (tokens(offer.begins), tokens(offer.ends), tokens(offer.without))
    timed = offer.timed
    takesAny = offer.begins.isEmpty && offer.ends.isEmpty && timed == nil
    edges = Self.edges(begins, ends)
    self.table = CompiledTable(table, language: language, signatures: signatures)
  }

  /// Reads what was compiled for the language.
  init(from archive: inout ArchiveReader, language: Language) throws(ArchiveError) {
    begins = try [[String]](from: &archive)
    ends = try [[String]](from: &archive)
    without = try [[String]](from: &archive)
    timed = try Int?(from: &archive)
    takesAny = try Bool(from: &archive)
    edges = Self.edges(begins, ends)
    table = try CompiledTable(from: &archive, language: language)
  }

  /// Writes it.
  func write(to archive: inout ArchiveWriter) {
    begins.write(to: &archive)
    ends.write(to: &archive)
    without.write(to: &archive)
    timed.write(to: &archive)
    takesAny.write(to: &archive)
    table.write(to: &archive)
  }

  /// How many words begin some others, or end them, for which these phrases are offered: the “buy” of “buy milk”; 0 and 0 if none do.
  func deed(of words: [String]) -> (begin: Int, end: Int) {
    if let first = begins.filter({ $0.count < words.count && words.starts(with: $0) }).map(\.count).max() {
      return (first, 0)
    }
    let last = ends.filter { $0.count < words.count && words.suffix($0.count).elementsEqual($0) }
    return (0, last.map(\.count).max() ?? 0)
  }

  private static func edges(_ begins: [[String]], _ ends: [[String]]) -> WordSet {
    WordSet(begins.compactMap(\.first) + ends.compactMap(\.last))
  }

  /// Whether some words can hold such a text, as one of them tells; cheap, and true where any may.
  func canRead(_ tokens: [Token]) -> Bool { edges.isEmpty || tokens.contains { edges.contains($0) } }

  /// Whether a match of these phrases may be offered for some words.
  func isMeant(_ match: Match, _ tokens: [Token]) -> Bool {
    reads(match, tokens) && !without.contains { tokens.hold($0) }
  }

  /// Whether a match of these phrases reads the words of a text as they are offered for, whatever else is said.
  func reads(_ match: Match, _ tokens: [Token]) -> Bool {
    guard match.unknownName == nil, match.how == .exact, !match.isHalf else { return false }
    guard !takesAny else { return true }
    if timed != nil, !match.saysTime { return false }
    return match.slots.contains { slot in
      guard slot.cost.wildcards > 0, let range = slot.range else { return false }
      let words = tokens.filter { range.overlaps($0.range) }.map(\.text)
      if let timed, words.count > timed { return false }
      if begins.isEmpty, ends.isEmpty { return true }
      // A verb alone says what is to be done where it is said when: “study tonight”.
      let most = match.slots.contains(where: \.value.isMoment) ? words.count : words.count - 1
      return begins.contains { $0.count <= most && words.starts(with: $0) }
        || ends.contains { $0.count <= most && words.suffix($0.count).elementsEqual($0) }
    }
  }
}
