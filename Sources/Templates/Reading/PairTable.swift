import ParlanceArchives

/// A small table from pairs of numbers to numbers, faster than a dictionary because it hashes with one multiplication.
struct PairTable: Sendable, Archivable {
  private struct Entry: Sendable {
    var key: UInt64
    var value: Int32
    /// When it was set; an entry of an older time is none.
    var time: UInt32
  }

  /// Twice as many places as entries at least, a power of two; none before the first entry.
  private var entries: [Entry] = []
  private var count = 0
  private var time: UInt32 = 1

  /// Makes an empty table.
  init() {}

  /// Reads places, count and time.
  init(from archive: inout ArchiveReader) throws(ArchiveError) {
    entries = try archive.plainArray()
    count = try Int(from: &archive)
    time = try archive.plain(UInt32.self)
  }

  /// Writes all places, those of pairs that were removed too, with the time that tells these.
  func write(to archive: inout ArchiveWriter) {
    archive.add(plain: entries)
    count.write(to: &archive)
    archive.add(plain: time)
  }

  /// The most places that are kept; a table that grew beyond is given up.
  private static var mostKept: Int { 1024 }

  /// Forgets all pairs, and keeps the memory unless there is much of it.
  mutating func removeAll() {
    guard count > 0 else { return }
    count = 0
    if entries.count > Self.mostKept || time == .max {
      entries = []
      time = 1
    } else {
      time += 1
    }
  }

  /// The value of a pair.
  @inline(__always)
  func value(_ first: Int32, _ second: Int32) -> Int32? {
    guard count > 0 else { return nil }
    let key = Self.key(first, second)
    var place = place(of: key)
    while entries[place].time == time {
      if entries[place].key == key { return entries[place].value }
      place = (place + 1) & (entries.count - 1)
    }
    return nil
  }

  /// Sets the value of a pair that has none.
  mutating func insert(_ value: Int32, for first: Int32, _ second: Int32) {
    if count * 2 >= entries.count { grow() }
    put(Entry(key: Self.key(first, second), value: value, time: time))
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
    while entries[place].time == time { place = (place + 1) & (entries.count - 1) }
    entries[place] = entry
  }

  private mutating func grow() {
    let old = entries
    entries = Array(repeating: Entry(key: 0, value: 0, time: 0), count: max(32, old.count * 4))
    for entry in old where entry.time == time { put(entry) }
  }

  private static func key(_ first: Int32, _ second: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: first)) << 32 | UInt64(UInt32(bitPattern: second))
  }

  private func place(of key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 40) & (entries.count - 1)
  }
}
