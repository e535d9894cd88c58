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
    /// Whether it is the first hearing once more, read with words of the others; it comes last, and agrees with none.
    let isWoven: Bool
    /// All of its words, with their places in ``text``.
    let tokens: [Token]
    /// Those of its words that tell something.
    let words: Set<String>

    /// Makes a hearing in a language.
    package init(_ text: String, _ result: MatchResult, _ language: Language, isWoven: Bool = false) {
      self.text = text
      self.result = result
      self.isWoven = isWoven
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
    /// Whether the first hearing means it for sure with words of the others.
    var isWoven: Bool

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
  /// The share of the hearings that has to have a guess for it to be acted on, what it must be worth then, and how much less with each more.
  private static var leastShare: Double { 0.4 }
  private static var perShare: Double { 0.35 }
  private static var leastShared: Double { 0.84 }

  /// What a meaning of the first hearing with words of the others must be worth that no hearing has by itself.
  private static var leastWoven: Double { 0.8 }

  /// The share of its words that a hearing has from the first to be nearly the same.
  private static var mostWords: Double { 0.6 }
  /// The letters of an utterance beyond which what was forgiven counts less, since there is more to be forgiven.
  private static var lettersOfLong: Double { 22 }
  /// The share of the hearings that has a word of which the recogniser is sure.
  private static var sureShare: Double { 0.7 }
  /// The points for each letter of a word that is nearly the same, in a meaning of which a hearing is sure and in a guess.
  private static var pointsOfSame: Int { 2 }
  private static var pointsOfGuess: Int { 1 }

  private let hearings: [Hearing]
  /// How many there are, each counted once.
  private let count: Int
  /// The intents that destroy nothing.
  private let harmless: Set<String>
  /// The words that nearly all hearings have.
  private let sureWords: Set<String>

  /// Looks at hearings, likeliest first; what destroys nothing is done on less agreement than other intents.
  package init(_ hearings: [Hearing], harmless: Set<String> = []) {
    self.harmless = harmless
    self.hearings = hearings
    var counts: [String: Int] = [:]
    let heard = hearings.filter { !$0.isWoven }
    for hearing in heard { for word in hearing.words { counts[word, default: 0] += 1 } }
    let least = max(3, Self.sureShare * Double(heard.count))
    count = heard.count
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
    guard places.contains(0) || best.isWoven || best.worth >= Self.leastAsked && !best.isContradicted else {
      return .nothing
    }
    let lead = meanings.count > 1 ? total(best, among: meanings) - total(meanings[1], among: meanings) : 1
    guard !best.isContradicted, isSupported(best), lead >= Self.margin || !best.exact.isEmpty && !best.hasText else {
      return .guess(best.place, best.match)
    }
    return (best.exact.min() ?? best.sure.min()).map { .understood($0) } ?? .agreed(best.place, best.match)
  }

  /// Whether so much speaks for a meaning that it can be acted on.
  private func isSupported(_ meaning: Meaning) -> Bool {
    let isShared = meaning.places.count >= max(1, count / 5)
    if meaning.isWoven, !meaning.hasText, isTakenFromOthers(meaning) { return true }
    // The first hearing with words of others shares all its own and speaks for none of them.
    let places = hearings[meaning.place].isWoven ? meaning.places : [meaning.place]
    let sharesWord = places.contains { !hearings[$0].words.isDisjoint(with: hearings[0].words) }
    if meaning.sure.isEmpty {
      let isDoubted = isContradicted(meaning.match, hearings[meaning.place], Self.pointsOfGuess)
      let share = Double(meaning.places.count) / Double(max(1, count))
      // The more hearings share what destroys nothing and is said in words of its own, the farther it may be from them.
      let isHarmless = harmless.contains(meaning.match.intent) && saysCommand(meaning.match, hearings[meaning.place])
      let least = Self.leastShared - (isHarmless ? Self.perShare * (share - Self.leastShare) : 0)
      return !isDoubted && !meaning.hasText && share >= Self.leastShare && meaning.worth >= least
    }
    // Free text takes any words, so that a hearing with another beginning makes it of anything.
    if meaning.hasText { return meaning.places.contains(0) || meaning.exact.count > 1 && isShared }
    if !meaning.exact.isEmpty { return isShared || sharesWord }
    return isShared && meaning.worth >= Self.leastMeant || meaning.sure.contains(0)
      || sharesWord && meaning.worth >= Self.leastAlone
      || sharesMost(meaning) && meaning.worth >= Self.leastMeant
  }

  /// Whether a hearing has a word of the command as it is, and not only names and what sounds like words.
  private func saysCommand(_ match: Match, _ hearing: Hearing) -> Bool {
    let taken = match.slots.compactMap(\.range) + match.deviations.map(\.scalars)
    return hearing.tokens.contains { token in
      hearing.words.contains(token.text) && token.text.unicodeScalars.count > 2
        && !taken.contains { $0.overlaps(token.range) }
    }
  }

  /// Whether a hearing that means it for sure has most words of the first.
  private func sharesMost(_ meaning: Meaning) -> Bool {
    meaning.sure.contains { place in
      let words = hearings[place].words
      return Double(words.intersection(hearings[0].words).count) >= Self.mostWords * Double(words.count)
    }
  }

  /// Whether what the first hearing means with words of the others can be acted on: it means that by itself, two of them do, or a word of the
  /// command stands as it is, and some hearing means it, or none anything else for sure.
  private func isTakenFromOthers(_ meaning: Meaning) -> Bool {
    let isSaid =
      meaning.places.contains(0) || meaning.places.count > 1 || saysCommand(meaning.match, hearings[meaning.place])
    return isSaid
      && (!meaning.places.isEmpty
        || hearings.allSatisfy { $0.isWoven || $0.result.decision != .match } && meaning.worth >= Self.leastWoven)
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
    return meaning.worth + Self.perHearing * Double(min(max(1, meaning.places.count), Self.mostCounted) - 1)
      - (isBeaten ? Self.text : 0)
  }

  /// What the hearings mean, best first.
  private var ranked: [Meaning] {
    var meanings: [Meaning] = []
    for (number, hearing) in hearings.enumerated() {
      let place = hearing.isWoven ? 0 : number
      for (rank, match) in hearing.result.matches.filter({ $0.unknownName == nil }).prefix(2).enumerated() {
        let isSure = rank == 0 && hearing.result.decision == .match
        let worth = worth(match, hearing) - Self.perPlace * Double(place) - (rank == 0 ? 0 : Self.perRival)
        let places: Set<Int> = hearing.isWoven ? [] : [place]
        let meaning = Meaning(
          match: match, place: number, worth: worth, isContradicted: isContradicted(match, hearing, Self.pointsOfSame),
          places: places, sure: isSure ? places : [], exact: isSure && match.how == .exact ? places : [],
          isWoven: isSure && hearing.isWoven)
        guard let known = meanings.firstIndex(where: { $0.isSame(as: match) }) else {
          meanings.append(meaning)
          continue
        }
        meanings[known] = joined(meanings[known], meaning)
      }
    }
    // What only another beginning makes free text of is none.
    meanings.removeAll { $0.hasText && $0.sure.isEmpty && !$0.places.contains(0) && !hearings[$0.place].isWoven }
    let totals = meanings.map { total($0, among: meanings) }
    return meanings.indices.sorted { (totals[$1], $0) < (totals[$0], $1) }.map { meanings[$0] }
  }

  /// How near a match is, the same for long utterances and short ones.
  private func worth(_ match: Match, _ hearing: Hearing) -> Double {
    let letters = hearing.tokens.reduce(0) { $0 + $1.text.unicodeScalars.count }
    let points = Double(match.cost.edits) * min(1, Self.lettersOfLong / Double(max(letters, 1)))
    return match.cost.edits == 0 ? match.score : 1 - Double(match.cost.partial) / 400 - points / 100
  }

  private func joined(_ known: Meaning, _ other: Meaning) -> Meaning {
    var joined = other.worth > known.worth ? other : known
    joined.places = known.places.union(other.places)
    joined.sure = known.sure.union(other.sure)
    joined.exact = known.exact.union(other.exact)
    joined.isWoven = known.isWoven || other.isWoven
    return joined
  }
}
