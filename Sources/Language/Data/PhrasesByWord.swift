import ParlanceTemplates

/// Phrases by the word that they begin with; an object, so that to ask it copies nothing.
final class PhrasesByWord: Sendable {
  private let words: WordTable
  private let phrases: [[[String]]]

  /// Takes phrases, each as its words, of which it has one at least.
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
}
