import ParlanceLanguage
import ParlanceTemplates

// Words that are spelled with a mark less or more, or run on from the one before.
extension Matcher {
  /// The tokens in the spelling that phrases, lists or names have, where people write a mark less or more; `nil` if none differs.
  func respelled(_ tokens: [Token], in situation: Situation) -> [Token]? {
    var isChanged = false
    let enclitics = language.enclitics
    let respellings = respellings.value
    let respelled = tokens.enumerated().map { place, token -> Token in
      if let long = enclitics.first(where: { $0.count == 2 && $0[0] == token.text })?[1], leans(place, in: tokens) {
        isChanged = true
        return Token(long, range: token.range)
      }
      if let one = one(of: place, tokens, in: situation) {
        isChanged = true
        return Token(one, range: token.range)
      }
      var word = respellings.word(spelled: token.text) ?? situation.vocabulary.word(spelled: token.text)
      if word == nil, !token.text.utf8.allSatisfy({ $0 < 0x80 }), !automaton.knows(token.text) {
        word = language.variants(of: token.text).first { variant in
          automaton.knows(variant) || situation.vocabulary.holds(variant)
        }
      }
      guard let word, word != token.text else { return token }
      isChanged = true
      return Token(word, range: token.range)
    }
    return isChanged ? respelled : nil
  }

  /// Whether a token stands against the one before it, with one mark between them.
  private func leans(_ place: Int, in tokens: [Token]) -> Bool {
    place > 0 && tokens[place - 1].range.upperBound + 1 == tokens[place].range.lowerBound
  }
}
