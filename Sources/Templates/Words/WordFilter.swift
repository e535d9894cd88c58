/// One bit of many for each word, by its hash: tells of most words that they are not among a few others, without a look at any.
package struct WordFilter: Sendable {
  /// 256 bits, of which the upper eight bits of a hash choose one.
  @usableFromInline var bits = SIMD4<UInt64>()

  /// Knows no words.
  package init() {}

  /// Notes the word of a hash.
  @inlinable
  package mutating func note(_ hash: UInt64) { bits[Int(hash >> 62)] |= 1 << (hash >> 56 & 63) }

  /// Whether the word of a hash may be one of those that were noted.
  @inlinable @inline(__always)
  package func mayHold(_ hash: UInt64) -> Bool { bits[Int(hash >> 62)] & (1 << (hash >> 56 & 63)) != 0 }
}
