/// One word of an utterance or of a phrase: the unit on which templates match.
package struct Token: Sendable, Hashable {
  /// The normalised form, the same for both sides: what is compared.
  package var text: String {
    didSet { hash = WordTable.hash(text) }
  }

  /// What the word is looked up with: ``WordTable/hash(_:)`` of the text.
  package private(set) var hash: UInt64

  /// The Unicode scalars of the original text that the token stands for; ranges of successive tokens never overlap.
  package var range: Range<Int>

  /// Whether words right before it were left out, so that what is missing between it and the token before is no mark.
  package var isBehindLeftOut = false

  /// Makes a token.
  package init(_ text: String, range: Range<Int>) {
    self.text = text
    hash = WordTable.hash(text)
    self.range = range
  }

  /// Whether two tokens are the same word in the same place.
  package static func == (left: Token, right: Token) -> Bool {
    left.hash == right.hash && left.range == right.range && left.isBehindLeftOut == right.isBehindLeftOut
      && left.text == right.text
  }

  /// Hashes the word and its place.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(hash)
    hasher.combine(range)
  }
}

extension [Token] {
  /// Whether the word at a place has no letters of its own: the “every” that “mondays” stands for besides the day.
  package func isHidden(_ place: Int) -> Bool { self[place].range.isEmpty }

  /// The words that have letters of their own.
  package var visible: [Token] { contains(where: \.range.isEmpty) ? filter { !$0.range.isEmpty } : self }

  /// The words that some scalars of the original hold, also those without letters of their own.
  package func within(_ scalars: Range<Int>) -> [Token] {
    filter { scalars.overlaps($0.range) || $0.range.isEmpty && scalars.contains($0.range.lowerBound) }
  }

  /// Whether the words stand among the tokens, one behind the other.
  package func hold(_ words: [String]) -> Bool { indices.contains { holds(words, at: $0) } }

  /// Whether the words stand there, one behind the other.
  package func holds(_ words: [String], at place: Int) -> Bool {
    guard place + words.count <= count else { return false }
    return words.indices.allSatisfy { Self.areSame(self[place + $0].text, words[$0]) }
  }

  /// Whether two words are the same. Nearly none are, which the bytes of words that are normalised tell; to compare texts in other letters
  /// than those of ASCII, Swift normalises both once more.
  private static func areSame(_ word: String, _ other: String) -> Bool {
    let (bytes, others) = (word.utf8, other.utf8)
    return bytes.count == others.count && bytes.last == others.last && word == other
  }

  /// Whether nothing but spaces stands before and behind words that are left out, so that there is no mark where they stood.
  package func isGap(_ words: Range<Int>) -> Bool {
    [words.lowerBound, words.upperBound].allSatisfy { place in
      guard 0 < place, place < count else { return true }
      let distance = self[place].range.lowerBound - self[place - 1].range.upperBound
      guard distance == 1 else { return distance == 0 }
      // What stands between words of scripts without spaces is a mark.
      return !isBesideIdeographs(place)
    }
  }

  private func isBesideIdeographs(_ place: Int) -> Bool {
    let scalars = [self[place - 1].text.unicodeScalars.last, self[place].text.unicodeScalars.first]
    return scalars.allSatisfy { ($0?.value ?? 0) >= Self.firstIdeographic }
  }

  /// The first scalar of the blocks of scripts that are written without spaces: CJK Radicals Supplement.
  private static var firstIdeographic: UInt32 { 0x2E80 }
}
