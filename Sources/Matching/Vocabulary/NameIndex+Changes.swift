import ParlanceLanguage
import ParlanceTemplates

extension NameIndex {
  /// How many changes stand in the small layer before all names are indexed anew.
  private var mostChanges: Int { 256 + settled.slots / 64 }

  /// The first entry of an id.
  package func entry(of id: String) -> VocabularyEntry? { location(of: id).map { list[$0.number] } }

  /// Adds an entry, or puts it in place of the first one with its id, whose place it keeps if it has none; `false` if nothing is new.
  mutating func apply(_ entry: VocabularyEntry) -> Bool {
    guard let location = location(of: entry.id) else {
      add(entry)
      return true
    }
    let old = list[location.number]
    var entry = entry
    if entry.place == VocabularyEntry.lastPlace { entry.place = old.place }
    guard old != entry else { return false }
    guard old.place == entry.place else {
      forget(location, old)
      list.remove(location.number)
      add(entry)
      return true
    }
    if !old.hasNames(of: entry) {
      forget(location, old)
      ownRecent.insert(entry, number: location.number, language)
    }
    list[location.number] = entry
    settleIfMany()
    return true
  }

  /// Takes out the first entry of an id; `false` if there is none.
  mutating func remove(_ id: String) -> Bool {
    guard let location = location(of: id) else { return false }
    forget(location, list[location.number])
    list.remove(location.number)
    settleIfMany()
    return true
  }

  /// Takes other entries; only what differs by id or name is indexed anew. `false` if nothing is new.
  ///
  /// What stays costs a comparison.
  mutating func update(_ new: [VocabularyEntry]) -> Bool {
    let count = list.count
    let ranks = list.ranks
    let ends = list.ends(alike: new, ranks)
    guard ends.start < max(count, new.count) else { return false }
    let shift = new.count - count
    let numbers = [settled, recent].map { layer in
      layer.numbers.indices.map { slot -> Int32 in
        guard layer.isLive(slot) else { return -1 }
        let rank = ranks.rank(of: Int(layer.numbers[slot]))
        if rank < ends.start { return Int32(rank) }
        return rank < count - ends.tail ? -1 : Int32(rank + shift)
      }
    }
    var change = Change(settled: numbers[0], recent: numbers[1])
    for number in ends.start..<new.count - ends.tail { claim(number, new[number], &change) }
    guard change.added.count + recent.slots + settled.goneCount <= mostChanges else {
      self = NameIndex(new, language: language, isOpen: isOpen, isExact: isExact)
      return true
    }
    for slot in change.settled.indices where change.settled[slot] < 0 && settled.isLive(slot) {
      ownSettled.remove(slot, list[Int(settled.numbers[slot])], language)
    }
    for slot in change.recent.indices where change.recent[slot] < 0 && recent.isLive(slot) {
      ownRecent.remove(slot, list[Int(recent.numbers[slot])], language)
    }
    ownSettled.renumber(change.settled)
    ownRecent.renumber(change.recent)
    for number in change.added { ownRecent.insert(new[number], number: number, language) }
    list = EntryList(new)
    return true
  }

  private struct Location {
    var isRecent: Bool
    var slot: Int
    var number: Int
  }

  /// What a new list leaves of an old one: the numbers that slots get, −1 for those that have none yet, and what is to be added.
  private struct Change {
    var settled: [Int32]
    var recent: [Int32]
    var added: [Int] = []
  }

  /// Gives a number to the slot of the same id and names, if there is one that has none yet.
  private func claim(_ number: Int, _ entry: VocabularyEntry, _ change: inout Change) {
    let isSame = { (layer: NameLayer, slot: Int) -> Bool in
      let old = list[Int(layer.numbers[slot])]
      return old.id == entry.id && old.hasNames(of: entry)
    }
    if let slot = settled.slots(of: entry.id).first(where: { change.settled[$0] < 0 && isSame(settled, $0) }) {
      change.settled[slot] = Int32(number)
    } else if let slot = recent.slots(of: entry.id).first(where: { change.recent[$0] < 0 && isSame(recent, $0) }) {
      change.recent[slot] = Int32(number)
    } else {
      change.added.append(number)
    }
  }

  /// Where the first entry of an id is indexed.
  private func location(of id: String) -> Location? {
    let locations =
      settled.slots(of: id).map { Location(isRecent: false, slot: $0, number: Int(settled.numbers[$0])) }
      + recent.slots(of: id).map { Location(isRecent: true, slot: $0, number: Int(recent.numbers[$0])) }
    return locations.filter { list[$0.number].id == id }.min { $0.number < $1.number }
  }

  private mutating func add(_ entry: VocabularyEntry) {
    let number = list.append(entry)
    ownRecent.insert(entry, number: number, language)
    settleIfMany()
  }

  private mutating func forget(_ location: Location, _ entry: VocabularyEntry) {
    if location.isRecent {
      ownRecent.remove(location.slot, entry, language)
    } else {
      ownSettled.remove(location.slot, entry, language)
    }
  }

  /// Indexes all names anew once there are very many changes; until then only where the whole list is replaced.
  private mutating func settleIfMany() {
    guard recent.slots + settled.goneCount > 2 * mostChanges else { return }
    self = NameIndex(entries, language: language, isOpen: isOpen, isExact: isExact)
  }
}
