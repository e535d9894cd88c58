import ParlanceTemplates

/// Names as runs of word numbers in one array, and the endings of all names in order.
///
/// What begins with some words stands side by side among the endings, so any run of words is found by bisection, whole name or
/// part, and how many names have it is known without a look at them.
struct NameTable: Sendable {
  /// All words that were ever in a name, by number.
  private(set) var words = WordTable()
  /// The names one after the other: the numbers of their words, then −1 − the name's own number.
  private var symbols: [Int32] = []
  /// The entry of each name.
  private var owners: [Int32] = []
  /// Where in ``symbols`` the endings begin, in order of their words; of equal ones whole names first.
  private var endings: [Int32] = []
  /// Of each word, where in ``endings`` those begin that begin with it; empty once a name was added alone.
  private var firsts: [Int32] = []

  /// Makes a table without names.
  init() {}

  /// All endings.
  var all: Range<Int> { 0..<endings.count }

  /// Of the endings that agree in their first `depth` words, those that go on with a word.
  func narrowed(_ range: Range<Int>, depth: Int, to word: Int32) -> Range<Int> {
    if depth == 0, Int(word) + 1 < firsts.count { return Int(firsts[Int(word)])..<Int(firsts[Int(word) + 1]) }
    let lower = bisected(range) { symbols[Int(endings[$0]) + depth] >= word }
    let upper = bisected(lower..<range.upperBound) { symbols[Int(endings[$0]) + depth] > word }
    return lower..<upper
  }

  /// With which words the endings go on that agree in their first `depth` words, in order.
  func words(after depth: Int, in range: Range<Int>) -> [String] {
    var last: Int32 = -1
    return range.compactMap { ending in
      let symbol = symbols[Int(endings[ending]) + depth]
      guard symbol >= 0, symbol != last else { return nil }
      last = symbol
      return words.words[Int(symbol)]
    }
  }

  /// Of the endings that agree in their first `depth` words, how many of the first ones are whole names of as many words.
  func wholes(in range: Range<Int>, depth: Int) -> Range<Int> {
    range
      .lowerBound..<bisected(range) { place in
        let start = Int(endings[place])
        return symbols[start + depth] >= 0 || !isStart(start)
      }
  }

  /// The number of the name with an ending.
  func name(of ending: Int) -> Int32 { -1 - symbols[end(of: ending)] }

  /// The entry that has the name with an ending.
  func owner(of ending: Int) -> Int32 { owners[Int(name(of: ending))] }

  /// How many words the name with an ending has.
  func length(of ending: Int) -> Int {
    var start = Int(endings[ending])
    while !isStart(start) { start -= 1 }
    return end(of: ending) - start
  }

  private func end(of ending: Int) -> Int {
    var place = Int(endings[ending])
    while symbols[place] >= 0 { place += 1 }
    return place
  }

  private func isStart(_ place: Int) -> Bool { place == 0 || symbols[place - 1] < 0 }

  /// The first place of a range from which on `isBeyond` holds.
  private func bisected(_ range: Range<Int>, _ isBeyond: (Int) -> Bool) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension NameTable {
  /// Writes down a name of at least one word; until ``sort()`` it is not found.
  mutating func append(_ tokens: [Token], owner: Int32) {
    for token in tokens { symbols.append(words.insert(token.text)) }
    symbols.append(-1 - Int32(owners.count))
    owners.append(owner)
  }

  /// Puts the endings of all names in order.
  mutating func sort() {
    firsts = [Int32](repeating: 0, count: words.count + 1)
    for symbol in symbols where symbol >= 0 { firsts[Int(symbol) + 1] += 1 }
    for word in 0..<words.count { firsts[word + 1] += firsts[word] }
    var next = firsts
    endings = [Int32](repeating: 0, count: symbols.count - owners.count)
    for (place, symbol) in symbols.enumerated() where symbol >= 0 {
      endings[Int(next[Int(symbol)])] = Int32(place)
      next[Int(symbol)] += 1
    }
    symbols.withUnsafeBufferPointer { symbols in
      endings.withUnsafeMutableBufferPointer { endings in
        for word in 0..<words.count {
          var bucket = UnsafeMutableBufferPointer(rebasing: endings[Int(firsts[word])..<Int(firsts[word + 1])])
          bucket.sort { Self.precedes(Int($0), Int($1), in: symbols) }
        }
      }
    }
  }

  /// Adds a name of at least one word, which is found at once.
  mutating func insert(_ tokens: [Token], owner: Int32) {
    let start = symbols.count
    append(tokens, owner: owner)
    firsts = []
    for place in start..<symbols.count - 1 {
      let position = symbols.withUnsafeBufferPointer { symbols in
        bisected(all) { !Self.precedes(Int(endings[$0]), place, in: symbols) }
      }
      endings.insert(Int32(place), at: position)
    }
  }

  /// Whether an ending stands before another: by their words, the shorter first; of equal ones whole names first, then by age.
  private static func precedes(_ left: Int, _ right: Int, in symbols: UnsafeBufferPointer<Int32>) -> Bool {
    var offset = 0
    while symbols[left + offset] == symbols[right + offset] {
      if symbols[left + offset] < 0 { return left < right }
      offset += 1
    }
    let (first, second) = (symbols[left + offset], symbols[right + offset])
    guard first < 0, second < 0 else { return first < second }
    let isWhole = left == 0 || symbols[left - 1] < 0
    guard isWhole == (right == 0 || symbols[right - 1] < 0) else { return isWhole }
    return first > second
  }
}
