import ParlanceArchives

/// Words by number and numbers by word; a table of its own, since a lookup in it hashes a few bytes and allocates nothing.
///
/// Words are normalised, so that equal ones have the same bytes. The hash is the same in every run of every program.
package struct WordTable: Sendable, Archivable {
  /// All words, by number.
  package private(set) var words: [String] = []
  private var hashes: [UInt64] = []
  /// Numbers by their hash, −1 for a free place; a power of two, at least twice as many as words.
  private var places: [Int32] = []
  /// Most words that are asked for are in no small table.
  private var filter = WordFilter()

  /// Makes an empty table.
  package init() {}

  /// How many words there are.
  package var count: Int { words.count }

  /// The number of a word; −1 if it is not there.
  @inline(__always)
  package func number(of word: String) -> Int32 {
    number(of: word, hash: Self.hash(word))
  }

  /// The number of a word whose hash is known; −1 if it is not there.
  @inline(__always)
  package func number(of word: String, hash: UInt64) -> Int32 {
    filter.mayHold(hash) ? number(of: word, hash) : -1
  }

  /// The number of the word that some bytes are in UTF-8; −1 if it is not there.
  package func number(of bytes: UnsafeBufferPointer<UInt8>) -> Int32 {
    guard !places.isEmpty else { return -1 }
    return number(Self.hash(UnsafeRawBufferPointer(bytes))) { $0.utf8.elementsEqual(bytes) }
  }

  /// The number of the word of a token; −1 if it is not there.
  @inline(__always)
  package func number(of token: Token) -> Int32 { number(of: token.text, hash: token.hash) }

  /// Whether the word of a token is there.
  @inline(__always)
  package func holds(_ token: Token) -> Bool { number(of: token) >= 0 }

  /// Whether the word is there.
  package func holds(_ word: String) -> Bool { number(of: word) >= 0 }

  /// The number of a word, which is added if it is not there.
  package mutating func insert(_ word: String) -> Int32 {
    let hash = Self.hash(word)
    if !places.isEmpty, case let known = number(of: word, hash), known >= 0 { return known }
    let number = Int32(words.count)
    words.append(word)
    hashes.append(hash)
    filter.note(hash)
    if words.count * 2 > places.count {
      grow()
    } else {
      put(number)
    }
    return number
  }

  @inline(__always)
  private func number(of word: String, _ hash: UInt64) -> Int32 { number(hash) { $0 == word } }

  @inline(__always)
  private func number(_ hash: UInt64, where isWord: (String) -> Bool) -> Int32 {
    var place = Int(truncatingIfNeeded: hash) & (places.count - 1)
    while case let number = places[place], number >= 0 {
      if hashes[Int(number)] == hash, isWord(words[Int(number)]) { return number }
      place = (place + 1) & (places.count - 1)
    }
    return -1
  }

  private mutating func put(_ number: Int32) {
    var place = Int(truncatingIfNeeded: hashes[Int(number)]) & (places.count - 1)
    while places[place] >= 0 { place = (place + 1) & (places.count - 1) }
    places[place] = number
  }

  private mutating func grow() {
    places = Array(repeating: -1, count: max(32, places.count * 4))
    for number in words.indices { put(Int32(number)) }
  }

  /// Reads a table.
  package init(from archive: inout ArchiveReader) throws(ArchiveError) {
    words = try [String](from: &archive)
    hashes = try archive.plainArray()
    places = try archive.plainArray()
    for hash in hashes { filter.note(hash) }
  }

  /// Writes the table.
  package func write(to archive: inout ArchiveWriter) {
    words.write(to: &archive)
    archive.add(plain: hashes)
    archive.add(plain: places)
  }

  /// Mixes eight bytes at a time by a multiplication and a shift.
  package static func hash(_ word: String) -> UInt64 {
    var word = word
    return word.withUTF8 { hash(UnsafeRawBufferPointer($0)) }
  }

  @inline(__always)
  private static func hash(_ raw: UnsafeRawBufferPointer) -> UInt64 {
    var hash = 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: raw.count)
    var offset = 0
    while offset + 8 <= raw.count {
      hash = mixed(hash, raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian)
      offset += 8
    }
    return mixed(hash, rest(of: raw, from: offset))
  }

  /// Fewer than eight bytes as one number: the four first and the four last of them, or two, which may overlap.
  @inline(__always)
  private static func rest(of raw: UnsafeRawBufferPointer, from offset: Int) -> UInt64 {
    let count = raw.count - offset
    if count >= 4 {
      let first = raw.loadUnaligned(fromByteOffset: offset, as: UInt32.self).littleEndian
      let last = raw.loadUnaligned(fromByteOffset: raw.count - 4, as: UInt32.self).littleEndian
      return UInt64(first) << 32 | UInt64(last)
    }
    guard count > 0 else { return 0 }
    let middle = UInt64(raw[offset + count / 2])
    return UInt64(raw[offset]) << 16 | middle << 8 | UInt64(raw[raw.count - 1])
  }

  @inline(__always)
  private static func mixed(_ hash: UInt64, _ part: UInt64) -> UInt64 {
    let product = (hash ^ part) &* 0xD6E8_FEB8_6659_FD93
    return product ^ product >> 32
  }
}
