import ParlanceLanguage
import ParlanceTemplates

extension Language {
  /// Whether some words stand between two numbers, which would be another one without them: “five, um, six”.
  func partsNumbers(_ range: Range<Int>, in tokens: [Token]) -> Bool {
    range.lowerBound > 0 && range.upperBound < tokens.count && isNumberWord(tokens[range.lowerBound - 1])
      && isNumberWord(tokens[range.upperBound])
  }

  /// Whether a word is an everyday word behind an article, whatever else it may be: «el sobre».
  func isThing(_ place: Int, in tokens: [Token]) -> Bool {
    place > 0 && everydayWords.contains(tokens[place].text) && articles.contains(tokens[place - 1].text)
  }

  /// Free text without the sounds of thinking, and without small words that were said twice (“the the trash”), unless there is nothing
  /// else in it.
  ///
  /// A word that means something may be meant twice: “Duran Duran”.
  package func withoutNoise(_ text: String) -> String {
    let tokens = tokens(text)
    let noise = tokens.indices.filter { place in
      hesitations.contains(tokens[place].text) || isRepeated(place, in: tokens)
    }
    guard !noise.isEmpty, noise.count < tokens.count else { return text }
    let scalars = Array(text.unicodeScalars)
    var kept = String.UnicodeScalarView()
    var place = 0
    for number in noise {
      let next = number + 1 < tokens.count ? tokens[number + 1].range.lowerBound : scalars.count
      kept.append(contentsOf: scalars[place..<tokens[number].range.lowerBound])
      place = next
    }
    kept.append(contentsOf: scalars[place...])
    return String(kept).trimmed
  }

  /// Words without their beginning where people begin twice: “I need to I need to call the vet”.
  func withoutStutter(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 4, !tokens[0].isCharacter else { return tokens }
    for count in 2...4 where 2 * count < tokens.count {
      let isTwice = (0..<count).allSatisfy { tokens[$0].text == tokens[count + $0].text }
      if isTwice { return Array(tokens[count...]) }
    }
    return tokens
  }

  /// Free text without what people say while they think where a comma or the like stands behind it: “well, buy bread”.
  package func withoutOpening(_ text: String) -> String {
    let tokens = tokens(text)
    let scalars = Array(text.unicodeScalars)
    for filler in fillers where filler.count < tokens.count && tokens.holds(filler, at: 0) {
      let next = tokens[filler.count].range.lowerBound
      let between = scalars[tokens[filler.count - 1].range.upperBound..<next]
      guard between.contains(where: { $0 == "," || $0 == "、" || $0 == "，" || $0 == "…" }) else { continue }
      return withoutOpening(String(String.UnicodeScalarView(scalars[next...])))
    }
    return text
  }

  /// Whether a small word stands there that is said again behind a space.
  private func isRepeated(_ place: Int, in tokens: [Token]) -> Bool {
    guard place + 1 < tokens.count, tokens[place].text == tokens[place + 1].text,
      tokens[place].range.upperBound < tokens[place + 1].range.lowerBound
    else { return false }
    return stopWords.contains(tokens[place].text)
  }
}
