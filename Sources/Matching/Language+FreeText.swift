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
    place > 0 && everydayWords.contains(tokens[place]) && articles.contains(tokens[place - 1])
  }

  /// The text without what its date is called, which a comma parts from it: “buy a gift, due date” before “Friday”.
  func withoutDateName(_ text: String) -> String {
    guard text.contains(",") else { return text }
    let tokens = tokens(text)
    let name = dateNames.first { $0.count < tokens.count && tokens.suffix($0.count).map(\.text) == $0 }
    guard let name, case let start = tokens.count - name.count else { return text }
    let words = UtteranceText(text)
    let gap = words.slice(tokens[start - 1].range.upperBound..<tokens[start].range.lowerBound)
    return gap.contains(",") ? words.slice(0..<tokens[start - 1].range.upperBound) : text
  }

  /// Free text without the sounds of thinking, and without small words that were said twice (“the the trash”), unless there is nothing
  /// else in it.
  ///
  /// A word that means something may be meant twice: “Duran Duran”.
  package func withoutNoise(_ text: String) -> String {
    let tokens = tokens(text)
    let noise = tokens.indices.filter { place in
      hesitations.contains(tokens[place]) || isRepeated(place, in: tokens)
    }
    guard !noise.isEmpty, noise.count < tokens.count else { return text }
    let scalars = Array(text.unicodeScalars)
    var kept = String.UnicodeScalarView()
    var place = 0
    for number in noise {
      let next = number + 1 < tokens.count ? tokens[number + 1].range.lowerBound : scalars.count
      let end =
        beginsAside(number, in: tokens, scalars) ? tokens[number - 1].range.upperBound : tokens[number].range.lowerBound
      kept.append(contentsOf: scalars[place..<max(place, end)])
      if end < tokens[number].range.lowerBound { kept.append(" ") }
      place = next
    }
    kept.append(contentsOf: scalars[place...])
    return String(kept).trimmed
  }

  /// Whether a sound of thinking stands between commas, of which none parts anything, since a small word stands beside it: “milk and, uh, eggs”,
  /// but not “milk, uh, eggs”.
  private func beginsAside(_ place: Int, in tokens: [Token], _ scalars: [Unicode.Scalar]) -> Bool {
    guard place > 0, place + 1 < tokens.count else { return false }
    let hasComma = { (place: Int) in
      let (before, behind) = (tokens[place - 1].range.upperBound, tokens[place].range.lowerBound)
      return before < behind && scalars[before..<behind].contains(where: Punctuation.isComma)
    }
    let isSmall = stopWords.contains(tokens[place - 1]) || conjunctionLength(at: place + 1, of: tokens) != nil
    return isSmall && hasComma(place) && hasComma(place + 1)
  }

  /// Words without their beginning where people begin twice, with sounds of thinking in between or without: “I need to I need to call the vet”.
  package func withoutStutter(_ tokens: [Token]) -> [Token] {
    let tokens = withoutRepeats(tokens)
    guard tokens.count > 4, !tokens[0].isCharacter else { return tokens }
    for count in 2...4 {
      let again = count + tokens.dropFirst(count).prefix { hesitations.contains($0) }.count
      let isTwice =
        again + count < tokens.count && (0..<count).allSatisfy { tokens[$0].text == tokens[again + $0].text }
      if isTwice { return Array(tokens[again...]) }
    }
    return tokens
  }

  /// Words without those that are said again behind a sound of thinking: “I uh I need”.
  private func withoutRepeats(_ tokens: [Token]) -> [Token] {
    let isSound = { (place: Int) in tokens.indices.contains(place) && hesitations.contains(tokens[place]) }
    guard tokens.indices.contains(where: isSound) else { return tokens }
    return tokens.indices.filter { place in
      // Each run of sounds is looked through once, from the word before it.
      guard !isSound(place), isSound(place + 1) else { return true }
      let next = tokens.indices.dropFirst(place + 1).first { !isSound($0) }
      return next.map { tokens[$0].text != tokens[place].text } ?? true
    }
    .map { tokens[$0] }
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

  /// Whether a small word stands there that is said again behind a space, or behind a sound of thinking: “the uh the car”.
  private func isRepeated(_ place: Int, in tokens: [Token]) -> Bool {
    guard stopWords.contains(tokens[place]) else { return false }
    let next = tokens.indices.dropFirst(place + 1).first { !hesitations.contains(tokens[$0]) }
    guard let next, tokens[place].text == tokens[next].text,
      next > place + 1 || !doubledWords.contains(tokens[place])
    else { return false }
    return tokens[place].range.upperBound < tokens[next].range.lowerBound
  }
}
