/// The keys under which a word is found although it is misspelled: what is left of its letters when a few of them are left out.
///
/// Two words with at most so many edits between them have a key in common. Of a long word the first four and the last three letters
/// count, which keeps its keys few and those of words that only begin or end alike apart.
struct DeletionKeys {
  /// The fewest letters of a known word that is forgiven an edit.
  static var shortest: Int { 4 }
  /// The fewest letters of a known word that is forgiven two edits.
  static var long: Int { 8 }
  /// The most letters of a word; a longer one is near to nothing.
  static var longest: Int { 64 }

  private static var head: Int { 4 }
  private static var tail: Int { 3 }

  /// The edits that a known word of so many letters is forgiven.
  static func mostEdits(_ length: Int) -> Int { length < shortest ? 0 : length < long ? 1 : 2 }

  /// Calls with each key that a text has as a misspelling of a known word of so many letters; the word itself has these, too.
  @inline(__always)
  static func forEach(
    _ text: UnsafeBufferPointer<UInt32>, forLength length: Int, _ body: (UInt64) -> Void
  ) {
    guard length >= long else {
      forEach(text, text[text.count...], UInt64(length), mostEdits: 1, body)
      return
    }
    let suffix = text[max(0, text.count - tail)...]
    forEach(UnsafeBufferPointer(rebasing: text.prefix(head)), suffix, UInt64(length), mostEdits: 2, body)
  }

  /// The key of all words that begin with the same letters as a text, which has as many as ``shortest`` at least.
  static func beginning(of text: UnsafeBufferPointer<UInt32>) -> UInt64 {
    text.prefix(shortest).reduce(UInt64.max) { mixed($0, $1) }
  }

  @inline(__always)
  private static func forEach(
    _ head: UnsafeBufferPointer<UInt32>, _ tail: Slice<UnsafeBufferPointer<UInt32>>, _ seed: UInt64, mostEdits: Int,
    _ body: (UInt64) -> Void
  ) {
    let count = head.count + tail.count
    let key = { (first: Int, second: Int) -> UInt64 in
      var hash = seed
      for place in 0..<head.count where place != first && place != second { hash = mixed(hash, head[place]) }
      hash = mixed(hash, 0)
      for place in head.count..<count where place != first && place != second {
        hash = mixed(hash, tail[tail.startIndex + place - head.count])
      }
      return hash ^ hash >> 29
    }
    body(key(-1, -1))
    for first in 0..<count {
      body(key(first, -1))
      guard mostEdits > 1 else { continue }
      for second in first + 1..<max(first + 1, count) { body(key(first, second)) }
    }
  }

  @inline(__always)
  private static func mixed(_ hash: UInt64, _ letter: UInt32) -> UInt64 {
    let product = (hash ^ UInt64(letter) &+ 0x9E37_79B9) &* 0xD6E8_FEB8_6659_FD93
    return product ^ product >> 32
  }
}
