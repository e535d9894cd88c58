/// An utterance as an automaton reads it: its places, the symbols that stand there, and where words may be cut.
///
/// A place is the beginning of a token or, if words are cut, a seam within one: between “wohnzimmer” and “temperatur”. The last
/// place is the end.
struct Lattice: ~Copyable {
  /// Where a word is cut.
  struct Seam: Sendable {
    /// How many scalars of the token's text stand before it.
    var offset: Int
    /// The symbol of what stands before it; −1 if that is no beginning of a word.
    var beginning: Int32
  }

  /// The utterance's tokens.
  var tokens: [Token] = []
  /// Of each place, the symbol of what stands from there to the end of its token; −1 for what no phrase holds.
  var symbols = Stack<Int32>()
  /// Of each place, the place at which its token ends.
  var ends = Stack<Int32>()
  /// Of each place and the end, the characters of the utterance that stand in words before it.
  var charactersBefore = Stack<Int32>()
  /// Of each token, its first place; and the end.
  var places = Stack<Int32>()
  /// Of each token, where it is cut, in order; no lists at all if words are never cut.
  var seams: [[Seam]] = []
  /// What may be forgiven; `nil` for an exact reading.
  var allowances: Allowances?
  /// Of each place, the other words that may stand from there; none for an exact reading.
  var alternatives: [[Alternative]] = []
  /// The symbols of words that were not said and may be read all the same.
  var inserted: [Int32] = []
  /// The tokens with some of them taken for others.
  var respelled: [Respelled] = []
  /// Of each token, two symbols a seam: of what stands behind it, then before it; none where sounds divide it.
  var symbolsWithin: [[Int32]] = []

  /// The place behind the last token.
  var end: Int { symbols.count }

  /// Whether some word can be cut.
  var isCut = false

  /// Lays out other tokens; with seams also where a word can be cut.
  mutating func lay(_ tokens: [Token], _ words: WordTable, cuttingAt seams: AutomatonContent.Seams? = nil) {
    clear()
    self.tokens = tokens
    var characters: Int32 = 0
    for number in tokens.indices {
      places.append(Int32(symbols.count))
      symbols.append(words.number(of: tokens[number]))
      charactersBefore.append(characters)
      if let seams { cut(tokens[number], words, at: seams, characters) }
      while ends.count < symbols.count { ends.append(Int32(symbols.count)) }
      characters += Int32(tokens[number].range.count)
    }
    places.append(Int32(symbols.count))
    charactersBefore.append(characters)
  }

  /// Forgets the utterance and keeps the memory.
  mutating func clear() {
    tokens = []
    symbols.removeAll()
    ends.removeAll()
    charactersBefore.removeAll()
    places.removeAll()
    if !seams.isEmpty {
      seams = []
      symbolsWithin = []
    }
    isCut = false
    if allowances != nil {
      allowances = nil
      alternatives = []
      inserted = []
      respelled = []
    }
  }

  /// The longest word that is cut, in scalars.
  static var longestCut: Int { 64 }

  private mutating func cut(
    _ token: Token, _ words: WordTable, at seams: AutomatonContent.Seams, _ before: Int32
  ) {
    let cuts = Self.cuts(of: token.text, words, at: seams)
    var within: [Int32] = []
    for cut in cuts {
      symbols.append(cut.rest)
      charactersBefore.append(before + Int32(min(cut.offset, token.range.count)))
      within.append(cut.rest)
      within.append(cut.beginning)
    }
    isCut = isCut || !cuts.isEmpty
    self.seams.append(
      cuts.map { Seam(offset: $0.offset, beginning: seams.prefixes.contains($0.beginning) ? $0.beginning : -1) })
    symbolsWithin.append(within)
  }

  /// Where a word can be cut, in scalars, with the symbols of what stands before and behind.
  private static func cuts(
    of text: String, _ words: WordTable, at seams: AutomatonContent.Seams
  ) -> [(offset: Int, beginning: Int32, rest: Int32)] {
    var cuts: [(offset: Int, beginning: Int32, rest: Int32)] = []
    var text = text
    text.withUTF8 { bytes in
      var offset = 0
      // A byte that goes on with a scalar begins none.
      for place in bytes.indices.dropFirst() where bytes[place] & 0xC0 != 0x80 {
        offset += 1
        guard offset < longestCut else { return cuts.removeAll() }
        let rest = words.number(of: UnsafeBufferPointer(rebasing: bytes[place...]))
        let isSuffix = rest >= 0 && seams.suffixes.contains(rest)
        guard isSuffix || !seams.prefixes.isEmpty else { continue }
        let beginning = words.number(of: UnsafeBufferPointer(rebasing: bytes[..<place]))
        guard isSuffix || seams.prefixes.contains(beginning) else { continue }
        cuts.append((offset, beginning, rest))
      }
    }
    return cuts
  }

  /// The symbols of the parts of a token that is cut.
  func symbols(within token: Int) -> [Int32] { symbolsWithin[token] }

  /// Whether a token can be cut at more than one place.
  func hasSeveralSeams(_ token: Int) -> Bool { isCut && seams[token].count > 1 }

  /// Whether a token can be cut.
  func isCut(_ token: Int) -> Bool { !seams[token].isEmpty }

  /// The places within the token of a place at which a beginning ends, with its symbol.
  func beginnings(at place: Int) -> [(symbol: Int32, place: Int)] {
    guard isCut else { return [] }
    let token = token(of: place)
    guard places[token] == place else { return [] }
    return seams[token].enumerated().compactMap { number, seam in
      seam.beginning >= 0 ? (seam.beginning, place + 1 + number) : nil
    }
  }

  /// The token in which a place lies; the count of tokens for the end.
  func token(of place: Int) -> Int {
    guard isCut else { return place }
    var low = 0
    var high = places.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if places[middle] <= place { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// How many scalars of its token stand before a place.
  func offset(of place: Int) -> Int {
    let token = token(of: place)
    let number = place - Int(places[token])
    return number == 0 ? 0 : seams[token][number - 1].offset
  }

  /// The Unicode scalars of the utterance between two places.
  func range(from start: Int, to end: Int) -> Range<Int> {
    guard start < end else {
      let place = start < self.end ? tokens[token(of: start)].range.lowerBound : tokens.last?.range.upperBound ?? 0
      return place..<place
    }
    let first = tokens[token(of: start)].range
    let lower = min(first.lowerBound + offset(of: start), first.upperBound)
    let number = offset(of: end)
    let last = tokens[number > 0 ? token(of: end) : token(of: end) - 1].range
    let upper = number > 0 ? min(last.lowerBound + number, last.upperBound) : last.upperBound
    return lower..<max(lower, upper)
  }

  /// The tokens from a place on, the first cut to what stands behind the place.
  func tokens(from place: Int) -> [Token] {
    let token = token(of: place)
    let offset = offset(of: place)
    guard offset > 0 else { return Array(tokens[token...]) }
    var rest = Array(tokens[token...])
    rest[0] = cut(rest[0], from: offset, to: nil)
    return rest
  }

  /// The tokens between two places, the second of which is a seam.
  func tokens(from start: Int, toSeam end: Int) -> [Token] {
    let first = token(of: start)
    let last = token(of: end)
    var part = Array(tokens[first...last])
    part[last - first] = cut(part[last - first], from: 0, to: offset(of: end))
    let offset = offset(of: start)
    if offset > 0 { part[0] = cut(part[0], from: offset, to: nil) }
    return part
  }

  private func cut(_ token: Token, from: Int, to: Int?) -> Token {
    let text = token.text.unicodeScalars
    let lower = text.index(text.startIndex, offsetBy: from, limitedBy: text.endIndex) ?? text.endIndex
    let upper = to.flatMap { text.index(text.startIndex, offsetBy: $0, limitedBy: text.endIndex) } ?? text.endIndex
    let start = min(token.range.lowerBound + from, token.range.upperBound)
    let end = to.map { min(token.range.lowerBound + $0, token.range.upperBound) } ?? token.range.upperBound
    return Token(String(text[min(lower, upper)..<upper]), range: start..<max(start, end))
  }
}
