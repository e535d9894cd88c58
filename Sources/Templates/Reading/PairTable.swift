/// A small table from pairs of numbers to numbers, faster than a dictionary because it hashes with one multiplication.
struct PairTable: Sendable {
  private struct Entry: Sendable {
    var key: UInt64
    var value: Int32
  }

  /// Twice as many places as entries at least, a power of two; none before the first entry.
  private var entries: [Entry] = []
  private var count = 0

  private static var empty: UInt64 { .max }

  /// Makes an empty table.
  init() {}

  /// The value of a pair of which the first is not −1.
  @inline(__always)
  func value(_ first: Int32, _ second: Int32) -> Int32? {
    guard count > 0 else { return nil }
    let key = Self.key(first, second)
    var place = place(of: key)
    while entries[place].key != Self.empty {
      if entries[place].key == key { return entries[place].value }
      place = (place + 1) & (entries.count - 1)
    }
    return nil
  }

  /// Sets the value of a pair that has none.
  mutating func insert(_ value: Int32, for first: Int32, _ second: Int32) {
    if count * 2 >= entries.count { grow() }
    put(Entry(key: Self.key(first, second), value: value))
    count += 1
  }

  /// Sets the value of a pair.
  mutating func set(_ value: Int32, for first: Int32, _ second: Int32) {
    guard self.value(first, second) != nil else {
      insert(value, for: first, second)
      return
    }
    let key = Self.key(first, second)
    var place = place(of: key)
    while entries[place].key != key { place = (place + 1) & (entries.count - 1) }
    entries[place].value = value
  }

  private mutating func put(_ entry: Entry) {
    var place = place(of: entry.key)
    while entries[place].key != Self.empty { place = (place + 1) & (entries.count - 1) }
    entries[place] = entry
  }

  private mutating func grow() {
    let old = entries
    entries = Array(repeating: Entry(key: Self.empty, value: 0), count: max(32, old.count * 4))
    for entry in old where entry.key != Self.empty { put(entry) }
  }

  private static func key(_ first: Int32, _ second: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: first)) << 32 | UInt64(UInt32(bitPattern: second))
  }

  private func place(of key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 40) & (entries.count - 1)
  }
}
