/// The entries as they were handed over, with the changes since beside them, so that a change among a million copies none of them.
///
/// An entry keeps its number until the whole list is replaced.
struct EntryList: Sendable {
  private let given: [VocabularyEntry]
  private var changed: [Int: VocabularyEntry] = [:]
  private var added: [VocabularyEntry] = []
  /// The numbers of entries that are gone, in order.
  private var removed: [Int] = []

  /// Takes all entries; each has its place as its number.
  init(_ entries: [VocabularyEntry]) { given = entries }

  /// How many entries there are.
  var count: Int { given.count + added.count - removed.count }

  /// All entries, in order.
  var all: [VocabularyEntry] {
    if changed.isEmpty && added.isEmpty && removed.isEmpty { return given }
    return numbers.map { self[$0] }
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

  /// Adds an entry behind all others; gives its number.
  mutating func append(_ entry: VocabularyEntry) -> Int {
    added.append(entry)
    return given.count + added.count - 1
  }

  /// Takes out the entry of a number.
  mutating func remove(_ number: Int) {
    removed.insert(number, at: removedBefore(number))
  }

  /// How many entries stand before the one of a number.
  func rank(of number: Int) -> Int { removed.isEmpty ? number : number - removedBefore(number) }

  /// How many entries at the beginning and how many of the others at the end are those of another list.
  func ends(alike entries: [VocabularyEntry]) -> (start: Int, tail: Int) {
    let numbers = removed.isEmpty ? nil : self.numbers
    let count = count
    let entry = { (rank: Int) -> VocabularyEntry in self[numbers?[rank] ?? rank] }
    let least = min(count, entries.count)
    var start = 0
    while start < least, entry(start) == entries[start] { start += 1 }
    var tail = 0
    while tail < least - start, entry(count - 1 - tail) == entries[entries.count - 1 - tail] { tail += 1 }
    return (start, tail)
  }

  /// The numbers of all entries, in order.
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
