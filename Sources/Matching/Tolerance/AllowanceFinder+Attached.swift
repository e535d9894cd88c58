import ParlanceTemplates

// Short words that a hyphen or an apostrophe binds to another: “montre-oi”, “qu'li”.
extension AllowanceFinder {
  /// Takes misspelled short words that are bound to another for those that stand there in some phrase. By themselves they would be like too
  /// many; bound to a word that is known they are like few.
  func respellAttached(_ tokens: [Token], _ known: [Bool], _ sites: inout [Allowances.Site]) {
    guard let utterance, utterance.unicodeScalars.contains(where: Self.binds) else { return }
    let scalars = Array(utterance.unicodeScalars)
    let isBound = { (place: Int) in
      place > 0 && place < tokens.count
        && Self.isBinding(tokens[place - 1].range.upperBound..<tokens[place].range.lowerBound, scalars)
    }
    for (place, token) in tokens.enumerated()
    where !known[place] && sites[place].respellings.isEmpty && isShort(token)
      && (isBound(place) || isBound(place + 1))
    {
      let before = place > 0 ? tokens[place - 1].text : nil
      let after = place + 1 < tokens.count ? tokens[place + 1].text : nil
      let near = tables.short.value.words(between: before, and: after).filter {
        WordDistance.between(token.text, $0, most: 1) == 1
      }
      sites[place].respellings = near.prefix(Points.mostRespellings).map {
        Allowances.Respelling($0, points: Points.typo)
      }
    }
  }

  private func isShort(_ token: Token) -> Bool {
    Points.lettersOfAttached.contains(token.text.unicodeScalars.count) && !tables.negations.contains(token)
  }

  /// Whether what stands between two words is one mark that binds them.
  private static func isBinding(_ gap: Range<Int>, _ scalars: [Unicode.Scalar]) -> Bool {
    gap.count == 1 && scalars.indices.contains(gap.lowerBound) && binds(scalars[gap.lowerBound])
  }

  private static func binds(_ scalar: Unicode.Scalar) -> Bool {
    // Most are letters of ASCII, and to look a property up takes longest.
    scalar.isASCII
      ? scalar == "'" || scalar == "-"
      : scalar == "\u{2019}" || scalar.properties.generalCategory == .dashPunctuation
  }
}
