import ParlanceTemplates
import ParlanceTestSupport
import Testing

@Suite("Near words")
struct NearWordTests {
  /// The distance, from its definition.
  private func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var table = Array(repeating: Array(repeating: 0, count: right.count + 1), count: left.count + 1)
    for row in 0...left.count {
      for column in 0...right.count {
        guard row > 0, column > 0 else {
          table[row][column] = max(row, column)
          continue
        }
        let change = table[row - 1][column - 1] + (left[row - 1] == right[column - 1] ? 0 : 1)
        table[row][column] = min(change, table[row - 1][column] + 1, table[row][column - 1] + 1)
        if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
          table[row][column] = min(table[row][column], table[row - 2][column - 2] + 1)
        }
      }
    }
    return table[left.count][right.count]
  }

  private func naive(_ token: String, _ words: Set<String>) -> [NearWord] {
    words.compactMap { word in
      let letters = Array(word.unicodeScalars)
      let most = letters.count < 4 ? 0 : letters.count < 8 ? 1 : 2
      let distance = distance(letters, Array(token.unicodeScalars))
      return (1...2).contains(distance) && distance <= most ? NearWord(word: word, distance: distance) : nil
    }.sorted()
  }

  private func word(_ letters: String, _ random: inout SeededGenerator) -> String {
    let letters = Array(letters)
    return String(
      (0..<Int.random(in: 1...13, using: &random)).map { _ in letters[Int.random(in: 0..<letters.count, using: &random)]
      })
  }

  private func misspelled(_ word: String, _ random: inout SeededGenerator) -> String {
    var letters = Array(word)
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let place = Int.random(in: 0...letters.count, using: &random)
      switch Int.random(in: 0...3, using: &random) {
      case 0: letters.insert("a", at: place)
      case 1 where place < letters.count: letters[place] = "b"
      case 2 where place < letters.count: letters.remove(at: place)
      case 3 where place + 1 < letters.count: letters.swapAt(place, place + 1)
      default: break
      }
    }
    return String(letters)
  }

  @Test(
    "They are those that a look at every word finds, also after words came and went",
    arguments: ["ab", "abcdж", "abcdefghijkl"])
  func agree(letters: String) {
    var random = SeededGenerator(seed: 5)
    var words = Set((0..<150).map { _ in word(letters, &random) })
    var index = NearWordIndex(words.sorted())
    var found = 0
    for round in 0..<240 {
      let other = word(letters, &random)
      if round % 3 == 0 {
        words.insert(other)
        index.insert(other)
      } else if round % 3 == 1, let gone = words.sorted().randomElement(using: &random) {
        words.remove(gone)
        index.remove(gone)
      }
      let known = words.sorted().randomElement(using: &random) ?? ""
      for token in [other, misspelled(known, &random)] {
        let expected = naive(token, words)
        found += expected.count
        #expect(index.nearWords(to: token, most: .max) == expected, "\(token)")
      }
    }
    #expect(found > 50)
  }

  @Test(
    "A typing mistake is near, wherever it is",
    arguments: ["iktchen", "kithcen", "kichen", "kitchenn", "xitchen", "kitcheb"])
  func mistakes(token: String) {
    let index = NearWordIndex(["kitchen", "chicken", "bathroom", "kit"])
    #expect(index.nearWords(to: token, most: 4) == [NearWord(word: "kitchen", distance: 1)])
  }

  @Test("Short words, words with a digit and the word itself are not near")
  func refused() {
    let index = NearWordIndex(["off", "room1001", "kitchen", "mi٤lk"])
    for token in ["of", "room1002", "room", "kitchen", "", "mi٤l", "milk"] {
      #expect(index.nearWords(to: token, most: 4).isEmpty, "\(token)")
    }
  }

  @Test("Only so many are told as are wanted, the nearest first, and none that is not wanted")
  func most() {
    let index = NearWordIndex(["bathroom", "bathrooms", "bedroom", "bathrobe"])
    #expect(index.nearWords(to: "bathrom", most: 1).map(\.word) == ["bathroom"])
    #expect(index.nearWords(to: "bathrom", most: 5).map(\.distance) == [1, 2, 2])
    #expect(index.nearWords(to: "bathrom", most: 1) { $0 != "bathroom" }.map(\.word) == ["bathrobe"])
  }

  @Test("Words begin alike that share four letters and half of all, or of which one begins the other")
  func beginnings() {
    let index = NearWordIndex(["milkshake", "milky", "milling", "photography", "internal", "milk"])
    #expect(index.words(beginningLike: "milk", most: 5) == ["milky", "milkshake"])
    #expect(index.words(beginningLike: "milkshakes", most: 5) == ["milkshake", "milk"])
    #expect(index.words(beginningLike: "photographer", most: 5) == ["photography"])
    #expect(index.words(beginningLike: "interview", most: 5) == ["internal"])
    #expect(index.words(beginningLike: "interesting times", most: 5) == [])
    #expect(index.words(beginningLike: "mil", most: 5) == [])
  }

  @Test("Words of any length and very many alike come to an end")
  func hostile() {
    let alike = (0..<3_000).map { number in
      "abcd" + String(number, radix: 2).map { $0 == "0" ? "x" : "y" } + "efg"
    }
    let index = NearWordIndex(alike + [String(repeating: "a", count: 100_000)])
    #expect(index.nearWords(to: "abcdxyxyxyxyefg", most: 5).count == 5)
    #expect(index.nearWords(to: String(repeating: "a", count: 99_999), most: 5).isEmpty)
  }

  @Test("Many threads that ask at once get the same")
  func threads() async {
    let near = Lazy { NearWordIndex(["kitchen", "bathroom", "bedroom"]) }
    await withTaskGroup(of: [NearWord].self) { group in
      for _ in 0..<20 { group.addTask { near.value.nearWords(to: "kichen", most: 3) } }
      for await words in group { #expect(words.map(\.word) == ["kitchen"]) }
    }
  }
}
