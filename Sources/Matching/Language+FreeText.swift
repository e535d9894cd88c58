import ParlanceLanguage
import ParlanceTemplates

extension Language {
  /// Free text without the sounds of thinking, and without small words that were said twice (“the the trash”), unless there is nothing
  /// else in it.
  ///
  /// A word that means something may be meant twice: “Duran Duran”.
  func withoutNoise(_ text: String) -> String {
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

  /// Whether a small word stands there that is said again behind a space.
  private func isRepeated(_ place: Int, in tokens: [Token]) -> Bool {
    guard place + 1 < tokens.count, tokens[place].text == tokens[place + 1].text,
      tokens[place].range.upperBound < tokens[place + 1].range.lowerBound
    else { return false }
    return stopWords.contains(tokens[place].text)
  }
}
