import ParlanceLanguage
import ParlanceTemplates

/// The letters of an utterance as its phrase has them, without spaces, each with its place in what was said.
struct SpokenLetters {
  /// One letter.
  struct Letter {
    /// The letter or digit of the token, without its marks.
    var scalar: Unicode.Scalar
    /// The Unicode scalars of the utterance that it stands for; all of a word whose letters are not told apart.
    var place: Range<Int>
  }

  /// What was read, in the order of the utterance; words that were forgiven as they were meant.
  private(set) var letters: [Letter] = []
  /// What was passed over.
  private(set) var passed: [Range<Int>] = []

  /// Takes the tokens of an utterance, those that were read and those that were not, and what was forgiven.
  init(_ tokens: [Token], all: [Token], _ deviations: [Deviation], _ language: Language) {
    for token in tokens { letters += Self.letters(of: token, language) }
    let read = Set(tokens.map(\.range))
    passed = all.map(\.range).filter { !read.contains($0) }
    for deviation in deviations { apply(deviation, language) }
  }

  /// What of a text is compared: letters and digits without marks, so that nothing depends on how both sides are written.
  static func compared(_ text: String, _ language: Language) -> [Unicode.Scalar] {
    language.tokens(text).flatMap { language.unmarked($0.text).unicodeScalars.filter(isCompared) }
  }

  private static func isCompared(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  private static func letters(of token: Token, _ language: Language) -> [Letter] {
    let scalars = Array(language.unmarked(token.text).unicodeScalars)
    let isApart = scalars.count == token.range.count
    return scalars.enumerated().filter { isCompared($0.element) }.map { offset, scalar in
      let start = token.range.lowerBound + offset
      return Letter(scalar: scalar, place: isApart ? start..<start + 1 : token.range)
    }
  }

  /// Puts what was meant in the place of what was said.
  private mutating func apply(_ deviation: Deviation, _ language: Language) {
    let scalars = deviation.scalars
    switch deviation.kind {
    case .filler, .stutter, .extra:
      letters.removeAll { $0.place.overlaps(scalars) }
      passed.append(scalars)
    case .typo, .contrary, .sound, .missing, .character:
      guard let word = deviation.word else { return }
      let meant = Self.compared(word, language).map { Letter(scalar: $0, place: scalars) }
      letters.removeAll { $0.place.overlaps(scalars) }
      let place = letters.firstIndex { $0.place.lowerBound >= scalars.lowerBound } ?? letters.count
      letters.insert(contentsOf: meant, at: place)
    // Without spaces there is nothing to join or to divide.
    case .joined, .split: return
    }
  }
}
