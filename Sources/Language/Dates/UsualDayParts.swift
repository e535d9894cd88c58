import ParlanceDiagnostics
import ParlanceTemplates

/// What is mostly done in one part of the day, which tells the half of it where an hour alone does not: “dinner on Saturday at 7”.
struct UsualDayParts: Sendable {
  private let things: [(words: [String], part: Int)]
  /// The words with which they begin, and which of them begin with each.
  private let firstWords: WordTable
  private let beginning: [[Int]]
  /// What can stand before such words, with an article between them, and behind them; no leads where any words can.
  private let leads: [[String]]
  private let articles: WordSet
  private let followers: WordSet

  /// Takes what is done, each with the part of its day, and the words that can stand around it.
  init(_ things: [(words: [String], part: Int)], leads: [[String]], articles: WordSet, followers: WordSet) {
    self.things = things
    self.leads = leads
    self.articles = articles
    self.followers = followers
    var (firstWords, beginning) = (WordTable(), [[Int]]())
    for place in things.indices where !things[place].words.isEmpty {
      let number = Int(firstWords.insert(things[place].words[0]))
      if number == beginning.count { beginning.append([]) }
      beginning[number].append(place)
    }
    (self.firstWords, self.beginning) = (firstWords, beginning)
  }

  /// The part of the day of what is done at a time: “dinner with Ann on Saturday at 7”, but not “buy movie tickets at 9”, “call the
  /// theatre” or “email Bob about the party”. Of several the one that stands first in the data.
  func part(in tokens: [Token], around range: Range<Int>) -> Int? {
    var first: Int?
    for place in tokens.indices {
      let number = Int(firstWords.number(of: tokens[place]))
      for thing in number < 0 ? [] : beginning[number] where thing < first ?? .max {
        let words = things[thing].words
        if tokens.holds(words, at: place), isDone(place..<place + words.count, in: tokens, range) { first = thing }
      }
    }
    return first.map { things[$0].part }
  }

  /// Whether a word usually stands behind what is done, or behind its time: “with”.
  func isFollower(_ word: String) -> Bool { followers.contains(word) }

  /// Whether words are what is done themselves, by the words around them.
  private func isDone(_ words: Range<Int>, in tokens: [Token], _ range: Range<Int>) -> Bool {
    guard !leads.isEmpty else { return true }
    let hasArticle = words.lowerBound > 0 && articles.contains(tokens[words.lowerBound - 1])
    let first = hasArticle ? words.lowerBound - 1 : words.lowerBound
    // The first word of all is mostly the command’s.
    let isLed =
      first < 2 || words.lowerBound == range.upperBound || first == range.upperBound
      || leads.contains { isLead($0, before: first, in: tokens, range) }
    let next = words.upperBound
    let goesOn = next < tokens.count && !range.contains(next) && !isFollower(tokens[next].text)
    return isLed && !goesOn
  }

  /// Whether words stand before what is done, or the last of them right behind its time: “remind me of dinner”, “at 7 of dinner”.
  private func isLead(_ words: [String], before place: Int, in tokens: [Token], _ range: Range<Int>) -> Bool {
    place >= words.count && tokens.holds(words, at: place - words.count)
      || words.last == tokens[place - 1].text && range.contains(place - 2)
  }
}
