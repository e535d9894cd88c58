import ParlanceTemplates

/// Phrases by the word that they begin with; an object, so that to ask it copies nothing.
///
/// Most words begin none, which is told without a look at the phrases, however many there are.
final class PhrasesByWord: Sendable {
  private let words: WordTable
  private let phrases: [[[String]]]

  /// Whether there are none.
  var isEmpty: Bool { phrases.isEmpty }

  /// Takes phrases, each as its words, of which it has one at least, the longest first.
  init(_ phrases: [[String]]) {
    var words = WordTable()
    var groups: [[[String]]] = []
    for phrase in phrases {
      let number = Int(words.insert(phrase[0]))
      if number == groups.count { groups.append([]) }
      groups[number].append(phrase)
    }
    self.words = words
    self.phrases = groups
  }

  /// Those that begin with a word, in their order.
  func beginning(with word: String) -> [[String]] {
    let number = words.number(of: word)
    return number < 0 ? [] : phrases[Int(number)]
  }

  /// How many words the longest takes that stands at a place, of those with fewer than a `limit`; `nil` if none does.
  func length(in tokens: [Token], at place: Int, below limit: Int = .max) -> Int? {
    guard tokens.indices.contains(place), case let number = words.number(of: tokens[place]), number >= 0 else {
      return nil
    }
    return phrases[Int(number)].first { $0.count < limit && tokens.holds($0, at: place) }?.count
  }

  /// Whether one stands somewhere among the tokens.
  func standWithin(_ tokens: [Token]) -> Bool { tokens.indices.contains { length(in: tokens, at: $0) != nil } }
}
