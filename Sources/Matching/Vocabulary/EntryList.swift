/// The entries as they were handed over, with the changes since beside them, so that a change among a million copies none of them.
///
/// An entry keeps its number until the whole list is replaced. Numbers are in the order of the entries, unless one was added that stands before
/// others.
struct EntryList: Sendable {
  private let given: [VocabularyEntry]
  private var changed: [Int: VocabularyEntry] = [:]
  private var added: [VocabularyEntry] = []
  /// The numbers of entries that are gone, in order.
  private var removed: [Int] = []
  /// Whether numbers are in the order of the entries.
  private(set) var isInOrder = true
  /// The last place of an entry that stands behind all before it.
  private var lastPlace: Int

  /// Takes all entries; each has as its number where it stands among them.
  init(_ entries: [VocabularyEntry]) {
    given = entries
    lastPlace = .min
    for entry in entries { note(entry) }
  }

  /// How many entries there are.
  var count: Int { given.count + added.count - removed.count }

  /// All entries, in order.
  var all: [VocabularyEntry] {
    if changed.isEmpty && added.isEmpty && removed.isEmpty && isInOrder { return given }
    return ordered.map { self[$0] }
  }

  /// Whether the entry of one number stands before that of another.
  func precedes(_ number: Int, _ other: Int) -> Bool {
    if isInOrder { return number < other }
    return (self[number].place, number) < (self[other].place, other)
  }

  /// The entry of a number that was not removed; can be set.
  subscript(number: Int) -> VocabularyEntry {
    get {
      guard number < given.count else { return added[number - given.count] }
      return changed.isEmpty ? given[number] : changed[number] ?? given[number]
    }
    set {
      if number < given.count { changed[number] = newValue } else { added[number - given.count] = newValue }
    }
  }

  /// Adds an entry, behind all others unless its place is before theirs; gives its number.
  mutating func append(_ entry: VocabularyEntry) -> Int {
    note(entry)
    added.append(entry)
    return given.count + added.count - 1
  }

  /// Takes out the entry of a number.
  mutating func remove(_ number: Int) {
    removed.insert(number, at: removedBefore(number))
  }

  /// What stands where in the order of all entries.
  struct Ranks {
    /// The numbers in order; `nil` where a number is its own rank.
    fileprivate let order: [Int]?
    /// Of each number its rank, where there is an order.
    private var ranks: [Int] = []

    fileprivate init(order: [Int]?, numbers: Int) {
      self.order = order
      guard let order else { return }
      ranks = Array(repeating: 0, count: numbers)
      for (rank, number) in order.enumerated() { ranks[number] = rank }
    }

    /// How many entries stand before the one of a number.
    func rank(of number: Int) -> Int { order == nil ? number : ranks[number] }
  }

  /// How the entries stand now; costs their number where some were removed or came between others.
  var ranks: Ranks {
    let isPlain = removed.isEmpty && isInOrder
    return Ranks(order: isPlain ? nil : ordered, numbers: given.count + added.count)
  }

  /// How many entries at the beginning and how many of the others at the end are those of another list.
  func ends(alike entries: [VocabularyEntry], _ ranks: Ranks) -> (start: Int, tail: Int) {
    let count = count
    let entry = { (rank: Int) -> VocabularyEntry in self[ranks.order?[rank] ?? rank] }
    let least = min(count, entries.count)
    var start = 0
    while start < least, entry(start) == entries[start] { start += 1 }
    var tail = 0
    while tail < least - start, entry(count - 1 - tail) == entries[entries.count - 1 - tail] { tail += 1 }
    return (start, tail)
  }

  private mutating func note(_ entry: VocabularyEntry) {
    if entry.place < lastPlace { isInOrder = false } else { lastPlace = entry.place }
  }

  /// The numbers of all entries, in the order of the entries.
  private var ordered: [Int] { isInOrder ? numbers : numbers.sorted(by: precedes) }

  /// The numbers of all entries, the lowest first.
  private var numbers: [Int] {
    var numbers: [Int] = []
    numbers.reserveCapacity(count)
    var start = 0
    for end in removed + [given.count + added.count] {
      numbers += start..<end
      start = end + 1
    }
    return numbers
  }

  private func removedBefore(_ number: Int) -> Int {
    var low = 0
    var high = removed.count
    while low < high {
      let middle = (low + high) / 2
      if removed[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
