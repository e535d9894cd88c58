import Foundation

/// How likely a word is behind the two words before it: what a recogniser listens by.
///
/// What a grammar expects has nearly all of the probability; the rest, and what free text has, is left to shorter histories, and in the end
/// to all words alike. The probabilities behind each history sum to 1.
struct LanguageModel {
  /// A word behind others.
  struct Entry {
    /// The probability.
    var probability: Double
    /// By how much what is not listed behind it is likelier, or less likely, than behind fewer words.
    var backOff: Double
  }

  /// The words by number.
  let words: [String]
  /// Words alone, behind one other, behind two, by their numbers; without what stands at the beginning and is never said.
  private(set) var entries: [[[Int]: Entry]] = [[:], [:], [:]]

  /// What is left for words that nobody expects.
  private static let reserve = 0.002
  /// How much of the probability of a word alone comes from its place in the grammar, behind free text and from the list of words.
  private static let shares = (grammar: 0.2, afterFree: 1.0, common: 1.0)
  /// The rank from which on common words are about as rare as each other.
  private static let commonRank = 20.0

  /// Makes the model of a grammar; `common` are words of free text, the most common first.
  init(_ counts: NGramCounts, common: [String]) {
    var words = counts.words
    var numbers = Dictionary(words.enumerated().map { ($1, $0) }) { first, _ in first }
    var ranks: [Int: Int] = [:]
    for (rank, word) in common.enumerated() {
      let number = numbers[word] ?? words.count
      if number == words.count {
        words.append(word)
        numbers[word] = number
      }
      ranks[number] = rank
    }
    self.words = words
    for (number, probability) in Self.single(counts, ranks, count: words.count) {
      entries[0][[number]] = Entry(probability: probability, backOff: 1)
    }
    for length in 1...2 {
      for (history, row) in counts.rows.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) })
      where history.count == length {
        add(row, behind: history)
      }
    }
    // It is never said; what stands behind it is.
    entries[0][[NGramCounts.start]] = Entry(probability: 0, backOff: entries[0][[NGramCounts.start]]?.backOff ?? 1)
  }

  /// The probability of a word behind at most two others.
  func probability(of word: Int, behind history: [Int]) -> Double {
    if let own = entries[history.count][history + [word]] { return own.probability }
    guard !history.isEmpty else { return 0 }
    let backOff = entries[history.count - 1][history]?.backOff ?? 1
    return backOff * probability(of: word, behind: Array(history.dropFirst()))
  }

  private mutating func add(_ row: NGramCounts.Row, behind history: [Int]) {
    let expected = row.expected
    guard expected > 0 else { return }
    let whole = expected * (1 + Self.reserve) + row.free
    let shorter = Array(history.dropFirst())
    // In order, so that the same sums are made in the same way each time.
    let words = row.words.keys.sorted()
    let listed = words.reduce(0) { $0 + probability(of: $1, behind: shorter) }
    // Where all words are listed nothing can be left to others.
    let isComplete = listed > 1 - 1e-9
    let scale = isComplete ? 1 / expected : 1 / whole
    for word in words {
      entries[history.count][history + [word]] = Entry(probability: (row.words[word] ?? 0) * scale, backOff: 1)
    }
    let left = isComplete ? 0 : 1 - expected * scale
    entries[history.count - 1][history]?.backOff = isComplete ? 1 : left / (1 - listed)
    if history == [NGramCounts.start] {
      entries[0][history] = Entry(probability: 0, backOff: isComplete ? 1 : left / (1 - listed))
    }
  }

  /// The probabilities of words alone, which sum to 1.
  private static func single(_ counts: NGramCounts, _ ranks: [Int: Int], count: Int) -> [Int: Double] {
    let all = counts.rows[[]] ?? NGramCounts.Row()
    let expected = all.expected
    let after = counts.afterFree.expected
    let free = counts.afterFree.free + all.free
    let common = ranks.values.sorted().reduce(0) { $0 + 1 / (Double($1) + commonRank) }
    var masses: [Int: Double] = [:]
    for number in 1..<count {
      var mass = expected > 0 ? shares.grammar * free * (all.words[number] ?? 0) / expected : 0
      if after > 0 { mass += shares.afterFree * (counts.afterFree.words[number] ?? 0) }
      if let rank = ranks[number] { mass += shares.common * free / (Double(rank) + commonRank) / common }
      masses[number] = mass
    }
    // Every word can be said, however rare.
    let sum = masses.keys.sorted().reduce(0) { $0 + (masses[$1] ?? 0) }
    let least = max(sum, 1e-6) * 1e-6
    let total = masses.keys.sorted().reduce(0) { $0 + (masses[$1] ?? 0) + least }
    return masses.mapValues { ($0 + least) / total }
  }
}
