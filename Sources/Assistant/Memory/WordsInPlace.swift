import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

/// Reads words as the last command said once more with them in the place of others: after “what is due today” the words “next week”.
struct WordsInPlace {
  /// The most words of a command whose words are exchanged.
  private static var longest: Int { 14 }
  /// The most words that others take the place of.
  private static var mostReplaced: Int { 4 }

  /// The language.
  let language: Language
  /// Understands a sentence.
  let match: (String) -> MatchResult
  /// Whether new words and old ones can make one value: “tomorrow” and “after 6”.
  var joinsValues = false
  /// Whether a sentence may lack what is to be asked for: “how many in October” of no event.
  var takesHalves = false

  /// A sentence and its match, and how many values it changes.
  typealias Reading = (sentence: String, match: MatchResult, changes: Int)

  /// The sentence that changes the fewest values, of those with the fewest words replaced; `nil` if there is none. `changes` tells how many a
  /// match changes, and 0 of one that is not meant.
  func reading(of words: String, in said: String, changes: (Match) -> Int) -> Reading? {
    let tokens = language.tokens(said)
    guard !tokens.isEmpty, tokens.count <= Self.longest else { return nil }
    var best: Reading?
    var isBestNamed = false
    // Words are put in between only where they cannot take the place of any, or may be what the sentence lacks.
    for count in Array(1...min(Self.mostReplaced, tokens.count)) + [0] where count > 0 || best == nil || takesHalves {
      for start in 0...tokens.count - count {
        guard let (sentence, place) = sentence(said, tokens, start..<start + count, words) else { continue }
        guard let found = reading(sentence, place, changes) else { continue }
        // “Last month” that is a value by itself is no first day of it, as “on last month” would be.
        let isNamed = found.match.matches.first.map { Self.isNamed(place, $0) } ?? false
        if best.map({ isNamed == isBestNamed ? found.changes < $0.changes : isNamed }) ?? true {
          (best, isBestNamed) = (found, isNamed)
        }
      }
    }
    return best
  }

  /// The sentence with the words added, at its end rather than in it; `nil` if that is no sentence which `isMeant` allows. `takesTexts`
  /// tells that it may hold free text.
  func added(_ words: String, to said: String, takesTexts: Bool = false, isMeant: (Match) -> Bool) -> Reading? {
    let tokens = language.tokens(said)
    guard !tokens.isEmpty, tokens.count <= Self.longest else { return nil }
    for start in (0...tokens.count).reversed() {
      guard let (sentence, place) = sentence(said, tokens, start..<start, words) else { continue }
      if let found = reading(sentence, place, takesTexts: takesTexts, { isMeant($0) ? 1 : 0 }) { return found }
    }
    return nil
  }

  private func reading(
    _ sentence: String, _ place: Range<Int>, takesTexts: Bool = false, _ changes: (Match) -> Int
  ) -> Reading? {
    let result = match(sentence)
    guard result.decision == .match, !result.isGuess, let match = result.matches.first, match.how == .exact,
      match.unknownName == nil, takesHalves || !match.isHalf, takesTexts || match.cost.wildcards == 0,
      joinsValues || Self.holds(place, match)
    else { return nil }
    let changes = changes(match)
    return changes > 0 ? (sentence, result, changes) : nil
  }

  /// The sentence with the words in the place of some of its own; `nil` where a word has no place of its own, as in “what's”.
  private func sentence(
    _ said: String, _ tokens: [Token], _ place: Range<Int>, _ words: String
  ) -> (sentence: String, place: Range<Int>)? {
    let scalars = Array(said.unicodeScalars)
    // Behind the last word, and before the sign that makes a question of it.
    let last = tokens.last?.range.upperBound ?? scalars.count
    let start = place.lowerBound < tokens.count ? tokens[place.lowerBound].range.lowerBound : last
    let end = place.isEmpty ? start : tokens[place.upperBound - 1].range.upperBound
    let before = place.lowerBound > 0 ? tokens[place.lowerBound - 1].range.upperBound : 0
    let after = place.upperBound < tokens.count ? tokens[place.upperBound].range.lowerBound : scalars.count
    guard before <= start, start <= end, end <= after else { return nil }
    let text = { (range: Range<Int>) in String(String.UnicodeScalarView(scalars[range])) }
    let gap = place.isEmpty ? " " : ""
    let first = start + gap.unicodeScalars.count
    return (
      text(0..<start) + gap + words + gap + text(end..<scalars.count), first..<first + words.unicodeScalars.count
    )
  }

  /// Whether the new words are a name, and no moment.
  private static func isNamed(_ place: Range<Int>, _ match: Match) -> Bool {
    match.slots.contains { slot in
      if case .names = slot.value { slot.range == place } else { false }
    }
  }

  /// Whether no value is made of new words and old ones: “on Friday week” is not what “on Friday” says.
  private static func holds(_ place: Range<Int>, _ match: Match) -> Bool {
    match.slots.compactMap(\.range).allSatisfy { !$0.overlaps(place) || place.contains($0) }
  }
}
