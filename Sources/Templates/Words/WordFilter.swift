/// One bit of many for each word, by its hash: tells of most words that they are not among a few others, without a look at any.
///
/// Four numbers and no vector: frames of asynchronous functions have no room for what is aligned to more than sixteen bytes, and
/// Swift 6.3 writes beyond them.
package struct WordFilter: Sendable {
  /// 256 bits, of which the upper eight bits of a hash choose one.
  @usableFromInline var bits: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  /// Knows no words.
  package init() {}

  /// Notes the word of a hash.
  @inlinable
  package mutating func note(_ hash: UInt64) {
    let bit: UInt64 = 1 << (hash >> 56 & 63)
    switch hash >> 62 {
    case 0: bits.0 |= bit
    case 1: bits.1 |= bit
    case 2: bits.2 |= bit
    default: bits.3 |= bit
    }
  }

  /// Whether the word of a hash may be one of those that were noted.
  @inlinable @inline(__always)
  package func mayHold(_ hash: UInt64) -> Bool {
    let isFirst = hash >> 62 & 1 == 0
    let chosen = hash >> 63 == 0 ? (isFirst ? bits.0 : bits.1) : (isFirst ? bits.2 : bits.3)
    return chosen & (1 << (hash >> 56 & 63)) != 0
  }
}
