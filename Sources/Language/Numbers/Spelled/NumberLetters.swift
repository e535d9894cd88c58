/// Which letters stand beside each other in the number words of a language: most other words have two that do not.
struct NumberLetters: Sendable {
  private var single: Set<UInt32> = []
  private var pairs: Set<UInt64> = []
  /// The words of those numbers, without marks.
  private(set) var words: Set<String> = []

  /// Numbers in which every two parts of larger ones stand beside each other.
  private static var sample: [Int] {
    var numbers = Array(0..<200) + Array(1000...1025)
    for count in 1...9 {
      for size in [100, 1000, 10_000] { numbers += [count * size, count * size + 1, count * size + 21] }
      for base in [1000, 2000, 10_000] { numbers += [base + count * 100, base * 10 + count * 1000] }
    }
    return numbers
  }

  /// Looks at some numbers, and at words that are said with them.
  init(_ rules: SpellOut, _ tokenizer: Tokenizer, also words: [String]) {
    for form in rules.forms(of: Self.sample) {
      let tokens = tokenizer.tokens(form.text).map { Spellings.unmarked($0.text) }
      self.words.formUnion(tokens)
      add(tokens.joined())
    }
    for word in words {
      let bare = Spellings.unmarked(word)
      self.words.insert(bare)
      add(bare)
    }
  }

  /// Whether all letters of a word, without marks, stand beside each other in some number.
  func canSpell(_ word: String) -> Bool {
    let letters = word.unicodeScalars
    guard letters.count > 1 else { return letters.allSatisfy { single.contains($0.value) } }
    return zip(letters, letters.dropFirst()).allSatisfy { pairs.contains(Self.pair($0, $1)) }
  }

  private mutating func add(_ word: String) {
    let letters = word.unicodeScalars
    for letter in letters { single.insert(letter.value) }
    for (left, right) in zip(letters, letters.dropFirst()) { pairs.insert(Self.pair(left, right)) }
  }

  private static func pair(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> UInt64 {
    UInt64(left.value) << 32 | UInt64(right.value)
  }
}
