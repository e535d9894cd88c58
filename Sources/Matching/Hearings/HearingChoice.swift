import ParlanceLanguage
import ParlanceTemplates

/// Which of several hearings of the same words counts, by what they mean together.
///
/// A recogniser tells first what people say most, which is often no command; what was said may be among the others. So a meaning counts by
/// the hearing that is nearest to it, the earlier the better, and by how many hearings mean the same. Whatever only one of many means, in
/// words of which the first hearing has none, is asked about.
package struct HearingChoice {
  /// What is to be done with the hearings.
  package enum Outcome: Hashable {
    /// None of them means anything.
    case nothing
    /// A hearing means by itself what is meant.
    case understood(Int)
    /// So many hearings may mean a match that it is meant.
    case agreed(Int, Match)
    /// A hearing may mean a match of it, or nobody knows whether another hearing means something else.
    case guess(Int, Match)
  }

  /// A hearing: its words, and what they mean by themselves.
  package struct Hearing {
    /// What was heard.
    package let text: String
    /// What it means by itself.
    package let result: MatchResult
    let tokens: [Token]
    /// Those of its words that tell something.
    let words: Set<String>

    /// Makes a hearing in a language.
    package init(_ text: String, _ result: MatchResult, _ language: Language) {
      self.text = text
      self.result = result
      tokens = language.tokens(text)
      words = Set(tokens.map(\.text)).subtracting(language.stopWords)
    }
  }

  /// What hearings mean: with free text the intent alone, since each of them has other words for the text.
  private struct Meaning {
    /// The match that is nearest, and the hearing that it is of.
    var match: Match
    var place: Int
    /// How near it is: 1 is an exact first hearing.
    var worth: Double
    /// Whether it takes words for others of which the recogniser is sure.
    var isContradicted: Bool
    /// The hearings that mean it, those that mean nothing else, and those that say it as a phrase has it.
    var places: Set<Int>
    var sure: Set<Int>
    var exact: Set<Int>

    var hasText: Bool { match.cost.wildcards > 0 }

    func isSame(as other: Match) -> Bool {
      hasText ? other.cost.wildcards > 0 && other.intent == match.intent : match.meansTheSame(as: other)
    }
  }

  /// What a place behind the first hearing costs, what a second match does, and what another hearing of the same meaning is worth.
  private static var perPlace: Double { 0.01 }
  private static var perRival: Double { 0.1 }
  private static var perHearing: Double { 0.03 }
  private static var mostCounted: Int { 4 }
  /// What free text costs beside a meaning without.
  private static var text: Double { 0.35 }
  /// How much more a meaning must be worth than the next to be acted on.
  private static var margin: Double { 0.08 }
  /// What a meaning of another hearing than the first must be worth to be asked about.
  private static var leastAsked: Double { 0.6 }
  /// What a meaning that only sounds like hearings must be worth to be acted on, if some mean it and if one does.
  private static var leastMeant: Double { 0.65 }
  private static var leastAlone: Double { 0.8 }
  /// What a guess must be worth that many of the hearings share.
  private static var leastShared: Double { 0.84 }

  /// The share of the hearings that has a word of which the recogniser is sure.
  private static var sureShare: Double { 0.7 }
  /// The points for each letter of a word that is nearly the same, in a meaning of which a hearing is sure and in a guess.
  private static var pointsOfSame: Int { 2 }
  private static var pointsOfGuess: Int { 1 }

  private let hearings: [Hearing]
  /// The words that nearly all hearings have.
  private let sureWords: Set<String>

  /// Looks at hearings, likeliest first.
  package init(_ hearings: [Hearing]) {
    self.hearings = hearings
    var counts: [String: Int] = [:]
    for hearing in hearings { for word in hearing.words { counts[word, default: 0] += 1 } }
    let least = max(3, Self.sureShare * Double(hearings.count))
    sureWords = Set(counts.filter { Double($0.value) >= least }.keys)
  }

  /// What is to be done.
  package var outcome: Outcome {
    if let first = hearings.first?.result, first.decision == .match, first.matches.first?.how == .exact {
      return .understood(0)
    }
    let meanings = ranked
    guard let best = meanings.first else { return .nothing }
    let places = best.places
    guard places.contains(0) || best.worth >= Self.leastAsked && !best.isContradicted else { return .nothing }
    let lead = meanings.count > 1 ? total(best, among: meanings) - total(meanings[1], among: meanings) : 1
    guard !best.isContradicted, isSupported(best), lead >= Self.margin || !best.exact.isEmpty && !best.hasText else {
      return .guess(best.place, best.match)
    }
    return (best.exact.min() ?? best.sure.min()).map { .understood($0) } ?? .agreed(best.place, best.match)
  }

  /// Whether so much speaks for a meaning that it can be acted on.
  private func isSupported(_ meaning: Meaning) -> Bool {
    let isShared = meaning.places.count >= max(1, hearings.count / 5)
    let sharesWord = !hearings[meaning.place].words.isDisjoint(with: hearings[0].words)
    if meaning.sure.isEmpty {
      let isDoubted = isContradicted(meaning.match, hearings[meaning.place], Self.pointsOfGuess)
      return !isDoubted && !meaning.hasText && meaning.worth >= Self.leastShared
        && 5 * meaning.places.count >= 2 * hearings.count
    }
    // Free text takes any words, so that a hearing with another beginning makes it of anything.
    if meaning.hasText { return meaning.places.contains(0) || meaning.exact.count > 1 && isShared }
    if !meaning.exact.isEmpty { return isShared || sharesWord }
    return isShared && meaning.worth >= Self.leastMeant || meaning.sure.contains(0)
      || sharesWord && meaning.worth >= Self.leastAlone
  }

  /// Whether a match takes words for others that nearly all hearings have: where the recogniser doubts, they differ.
  private func isContradicted(_ match: Match, _ hearing: Hearing, _ points: Int) -> Bool {
    match.deviations.contains { deviation in
      guard deviation.kind == .sound || deviation.kind == .typo, deviation.points > points * deviation.scalars.count
      else { return false }
      let taken = hearing.tokens.filter { deviation.scalars.overlaps($0.range) && hearing.words.contains($0.text) }
      return !taken.isEmpty && taken.allSatisfy { sureWords.contains($0.text) }
    }
  }

  /// What a meaning is worth beside others.
  private func total(_ meaning: Meaning, among meanings: [Meaning]) -> Double {
    let isBeaten = meaning.hasText && meanings.contains { !$0.hasText && $0.worth >= Self.leastAsked }
    return meaning.worth + Self.perHearing * Double(min(meaning.places.count, Self.mostCounted) - 1)
      - (isBeaten ? Self.text : 0)
  }

  /// What the hearings mean, best first.
  private var ranked: [Meaning] {
    var meanings: [Meaning] = []
    for (place, hearing) in hearings.enumerated() {
      for (number, match) in hearing.result.matches.filter({ $0.why == nil }).prefix(2).enumerated() {
        let isSure = number == 0 && hearing.result.decision == .match
        let worth = match.score - Self.perPlace * Double(place) - (number == 0 ? 0 : Self.perRival)
        let isExact = isSure && match.how == .exact
        let meaning = Meaning(
          match: match, place: place, worth: worth, isContradicted: isContradicted(match, hearing, Self.pointsOfSame),
          places: [place], sure: isSure ? [place] : [],
          exact: isExact ? [place] : [])
        guard let known = meanings.firstIndex(where: { $0.isSame(as: match) }) else {
          meanings.append(meaning)
          continue
        }
        meanings[known] = joined(meanings[known], meaning)
      }
    }
    // What only another beginning makes free text of is none.
    meanings.removeAll { $0.hasText && $0.sure.isEmpty && !$0.places.contains(0) }
    let totals = meanings.map { total($0, among: meanings) }
    return meanings.indices.sorted { (totals[$1], $0) < (totals[$0], $1) }.map { meanings[$0] }
  }

  private func joined(_ known: Meaning, _ other: Meaning) -> Meaning {
    var joined = other.worth > known.worth ? other : known
    joined.places = known.places.union(other.places)
    joined.sure = known.sure.union(other.sure)
    joined.exact = known.exact.union(other.exact)
    return joined
  }
}
