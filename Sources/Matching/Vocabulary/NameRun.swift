import ParlanceTemplates

/// Some words that stand side by side in names: where the endings are that begin with them.
struct NameRun: Sendable {
  /// How many words.
  private(set) var count = 0
  private var settled: Range<Int>
  private var recent: Range<Int>
  /// How many of the endings may belong to names that are gone.
  private var lost = 0

  /// No words: all endings.
  init(in index: NameIndex) {
    settled = index.settled.table.all
    recent = index.recent.table.all
  }

  /// Whether no name has these words.
  var isEmpty: Bool { settled.isEmpty && recent.isEmpty }

  /// The run with one word more.
  func followed(by word: String, in index: NameIndex) -> NameRun {
    var run = self
    run.count += 1
    run.settled = narrowed(settled, to: word, in: index.settled, &run.lost)
    run.recent = narrowed(recent, to: word, in: index.recent, &run.lost)
    return run
  }

  /// The words with which names go on behind it; `nil` if too many names share it.
  func following(in index: NameIndex, most: Int) -> [String]? {
    guard settled.count + recent.count <= most else { return nil }
    return index.settled.table.words(after: count, in: settled) + index.recent.table.words(after: count, in: recent)
  }

  /// The entries whose whole name this is, by number and in order; of very many only so many as are told.
  func wholes(in index: NameIndex) -> [Int] {
    numbers(settled.isEmpty ? settled : index.settled.table.wholes(in: settled, depth: count), index.settled)
      .merged(numbers(recent.isEmpty ? recent : index.recent.table.wholes(in: recent, depth: count), index.recent))
  }

  /// The entries of whose names this is a part, with how many words the shortest of them has; `nil` if too many names share it.
  func parts(in index: NameIndex) -> (numbers: [Int], least: Int)? {
    guard settled.count + recent.count <= NameIndex.mostSharing + lost else { return nil }
    var numbers: [Int] = []
    var least = Int.max
    add(settled, index.settled, &numbers, &least)
    add(recent, index.recent, &numbers, &least)
    guard !numbers.isEmpty, numbers.count <= NameIndex.mostSharing else { return nil }
    return ([].merged(numbers), least)
  }

  private func add(_ endings: Range<Int>, _ layer: NameLayer, _ numbers: inout [Int], _ least: inout Int) {
    for ending in endings {
      let slot = Int(layer.table.owner(of: ending))
      guard layer.isLive(slot) else { continue }
      numbers.append(Int(layer.numbers[slot]))
      least = min(least, layer.table.length(of: ending))
    }
  }

  private func narrowed(_ range: Range<Int>, to word: String, in layer: NameLayer, _ lost: inout Int) -> Range<Int> {
    guard !range.isEmpty else { return range }
    let number = layer.table.words.number(of: word)
    guard number >= 0 else { return 0..<0 }
    if count == 0 { lost += layer.lostEndings(beginningWith: number) }
    return layer.table.narrowed(range, depth: count, to: number)
  }

  private func numbers(_ endings: Range<Int>, _ layer: NameLayer) -> [Int] {
    var numbers: [Int] = []
    for ending in endings where numbers.count < NameIndex.mostNamesakes {
      let slot = Int(layer.table.owner(of: ending))
      if layer.isLive(slot) { numbers.append(Int(layer.numbers[slot])) }
    }
    return numbers
  }
}

extension [Int] {
  /// All numbers of both, in order, each once.
  fileprivate func merged(_ others: [Int]) -> [Int] {
    var all = self + others
    if zip(all, all.dropFirst()).allSatisfy({ $0 < $1 }) { return all }
    all.sort()
    var last: Int?
    all.removeAll { number in
      defer { last = number }
      return number == last
    }
    return all
  }
}
