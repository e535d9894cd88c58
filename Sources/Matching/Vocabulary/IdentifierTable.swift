import ParlanceTemplates

/// Finds the numbers under which things with an identifier were added, in a few bytes for each.
struct IdentifierTable: Sendable {
  /// By number.
  private var hashes: [UInt32] = []
  /// Numbers by their hash, −1 for a free place; a power of two, at least one and a half times as many as numbers.
  private var places: [Int32] = []

  /// Makes an empty table with room for so many identifiers.
  init(capacity: Int = 0) {
    hashes.reserveCapacity(capacity)
    if capacity > 0 { resize(toHold: capacity) }
  }

  /// Gives an identifier the next number.
  mutating func append(_ identifier: String) {
    hashes.append(UInt32(truncatingIfNeeded: WordTable.hash(identifier)))
    if hashes.count * 3 > places.count * 2 { resize(toHold: hashes.count * 2) } else { put(hashes.count - 1) }
  }

  /// The numbers of an identifier, the first one first; a few may be those of others.
  func numbers(of identifier: String) -> [Int] {
    guard !places.isEmpty else { return [] }
    let hash = UInt32(truncatingIfNeeded: WordTable.hash(identifier))
    var found: [Int] = []
    var place = Int(hash) & (places.count - 1)
    while case let number = places[place], number >= 0 {
      if hashes[Int(number)] == hash { found.append(Int(number)) }
      place = (place + 1) & (places.count - 1)
    }
    return found.sorted()
  }

  private mutating func resize(toHold count: Int) {
    var size = 16
    while size * 2 < count * 3 { size *= 2 }
    places = [Int32](repeating: -1, count: size)
    for number in hashes.indices { put(number) }
  }

  private mutating func put(_ number: Int) {
    var place = Int(hashes[number]) & (places.count - 1)
    while places[place] >= 0 { place = (place + 1) & (places.count - 1) }
    places[place] = Int32(number)
  }
}
