import Testing

@testable import ParlanceTemplates

@Suite("Sets of words")
struct WordSetTests {
  @Test("A set has its words, as texts and as tokens, and no others")
  func contains() {
    let words: WordSet = ["milk", "bread", "молоко", "牛乳", "milk"]
    #expect(words.count == 4 && !words.isEmpty)
    for word in ["milk", "bread", "молоко", "牛乳"] {
      #expect(words.contains(word) && words.contains(Token(word, range: 0..<1)))
    }
    for word in ["mil", "milks", "", "хлеб", "牛"] {
      #expect(!words.contains(word) && !words.contains(Token(word, range: 0..<1)))
    }
  }

  @Test("An empty set has nothing", arguments: ["", "milk"])
  func empty(word: String) {
    #expect(WordSet().isEmpty && !WordSet().contains(word))
    #expect(!WordSet().contains(Token(word, range: 0..<0)))
  }

  @Test("Words of two sets, of one alone and those that are wanted keep their order")
  func joined() {
    let words: WordSet = ["b", "a"]
    #expect(words.union(["c", "a"]).words == ["b", "a", "c"])
    #expect(words.subtracting(["b"]).words == ["a"])
    #expect(words.filtered { $0 > "a" }.words == ["b"])
    #expect(Array(words) == ["b", "a"])
  }

  @Test("A token whose word is changed is looked up by the new one")
  func changedToken() {
    let words: WordSet = ["milk"]
    var token = Token("bread", range: 0..<5)
    #expect(!words.contains(token))
    token.text = "milk"
    #expect(words.contains(token) && token == Token("milk", range: 0..<5))
  }

  @Test("Nothing that asynchronous functions keep is aligned to more than sixteen bytes")
  func alignment() {
    #expect(MemoryLayout<WordTable>.alignment <= 16)
    #expect(MemoryLayout<Token>.alignment <= 16)
  }
}
