import ParlanceTemplates

/// Phrases by the word that they begin with.
struct PhrasesByWord: Sendable {
  private var words = WordTable()
  private var phrases: [[[String]]] = []

  /// Takes phrases, each as its words, of which it has one at least.
  init(_ phrases: [[String]]) {
    for phrase in phrases {
      let number = Int(words.insert(phrase[0]))
      if number == self.phrases.count { self.phrases.append([]) }
      self.phrases[number].append(phrase)
    }
  }

  /// Those that begin with a word, in their order.
  func beginning(with word: String) -> [[String]] {
    let number = words.number(of: word)
    return number < 0 ? [] : phrases[Int(number)]
  }
}
