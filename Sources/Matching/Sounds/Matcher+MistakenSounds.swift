import ParlanceLanguage
import ParlanceTemplates

// Words that were hardly said where others were heard.
extension Matcher {
  /// How alike a value of a list must be to what was said.
  private static var leastOfValue: Double { 0.8 }
  /// The fewest letters of a word that says nothing and is always heard whole.
  private static var fewestLettersOfWhole: Int { 5 }

  /// Whether a word that everybody says, and that says what is to be done, was taken for one of the phrase that sounds otherwise: “silk instead of
  /// milk” is no “tick milk”, nor “bread to my list” a “print my list”.
  func mistakesEveryday(_ derivation: Derivation, _ tokens: [Token]) -> Bool {
    guard let first = tokens.first(where: saysSomething), language.everydayWords.contains(first) else { return false }
    return derivation.deviations.contains { deviation in
      deviation.kind == .sound && deviation.points > SoundCosts.whole / 2 && deviation.scalars.overlaps(first.range)
    }
  }

  /// Whether a value of a list was taken for words that are little like it, since something of a list is always a little like them: “very important” is
  /// no “low”.
  func inventsValue(_ derivation: Derivation, _ tokens: [Token], _ hearing: Hearing) -> Bool {
    heardPieces(derivation).contains { piece in
      guard let slot = piece.slot, !isNamed(slot) else { return false }
      return hearing.likeness(of: [piece], tokens) < Self.leastOfValue
    }
  }

  /// Whether a longer word that says nothing is divided: “coffee please” is no “coffee less”.
  func cutsSmallWord(_ derivation: Derivation, _ tokens: [Token]) -> Bool {
    let edges = Set(heardPieces(derivation).flatMap { [$0.scalars.lowerBound, $0.scalars.upperBound] })
    return tokens.contains { token in
      language.stopWords.contains(token) && token.text.count >= Self.fewestLettersOfWhole
        && edges.contains { token.range.contains($0) && $0 > token.range.lowerBound }
    }
  }
}
