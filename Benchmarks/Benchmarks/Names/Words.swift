/// The same numbers in every run.
struct Numbers {
  /// What the next number follows from.
  var state: UInt64

  /// A number from 0 to below a bound.
  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}

/// Made-up words of two to five syllables, some of them much commoner than others.
struct Words {
  /// All words, the commonest first.
  let all: [String]

  /// Makes so many different words.
  init(count: Int, _ random: inout Numbers) {
    let beginnings = [
      "b", "br", "c", "ch", "d", "f", "g", "h", "k", "l", "m", "n", "p", "pr", "r", "s", "st", "t", "v", "w",
    ]
    let middles = ["a", "e", "i", "o", "u", "ai", "ea", "ou"]
    let ends = ["", "", "n", "r", "s", "t", "l", "m"]
    var words: Set<String> = []
    var all: [String] = []
    while all.count < count {
      let word = (0..<2 + random.next(below: 4)).map { _ in
        beginnings[random.next(below: beginnings.count)] + middles[random.next(below: middles.count)]
          + ends[random.next(below: ends.count)]
      }.joined()
      if words.insert(word).inserted { all.append(word) }
    }
    self.all = all
  }

  /// A word; half of all are of the first thousandth part.
  func next(_ random: inout Numbers) -> String {
    all[random.next(below: random.next(below: 2) == 0 ? max(1, all.count / 1000) : all.count)]
  }
}
