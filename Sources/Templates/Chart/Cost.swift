/// How dear a way to read an utterance is; ways are ranked by it, and it adds up along the way.
///
/// The parts weigh lexicographically, in hassil's order: names that nobody knows, then wildcards, then what is missing of
/// partial names, then characters that no phrase wrote literally, then words that a wildcard took. They are packed so that
/// adding and comparing are one machine instruction each.
package struct Cost: Sendable, Hashable, Comparable, AdditiveArithmetic {
  private static var unknownShift: Int64 { 54 }
  private static var wildcardShift: Int64 { 46 }
  private static var partialShift: Int64 { 32 }
  private static var characterShift: Int64 { 10 }

  /// The packed parts.
  package var raw: Int64

  private init(raw: Int64) { self.raw = raw }

  /// Makes a cost of its parts; each is cut to what its field holds.
  package init(unknown: Int = 0, wildcards: Int = 0, partial: Int = 0, characters: Int = 0, wildcardWords: Int = 0) {
    raw =
      Int64(min(unknown, 255)) << Self.unknownShift
      + Int64(min(wildcards, 255)) << Self.wildcardShift
      + Int64(min(partial, 4095)) << Self.partialShift
      + Int64(min(characters, 65_535)) << Self.characterShift
      + Int64(min(wildcardWords, 255))
  }

  /// No cost.
  package static let zero = Cost(raw: 0)

  /// The names that nobody knows.
  package var unknown: Int { Int(raw >> Self.unknownShift) }

  /// The wildcards used.
  package var wildcards: Int { Int(raw >> Self.wildcardShift) & 0xFF }

  /// What is missing of partial names, in hundredths of a name.
  package var partial: Int { Int(raw >> Self.partialShift) & 0x3FFF }

  /// The characters that stand in slots.
  package var characters: Int { Int(raw >> Self.characterShift) & 0x3FFFFF }

  /// The words that wildcards took.
  package var wildcardWords: Int { Int(raw) & 0x3FF }

  /// Both costs together.
  package static func + (left: Cost, right: Cost) -> Cost { Cost(raw: left.raw &+ right.raw) }

  /// What is left of `left` without `right`.
  package static func - (left: Cost, right: Cost) -> Cost { Cost(raw: left.raw &- right.raw) }

  /// Whether `left` is the better reading.
  package static func < (left: Cost, right: Cost) -> Bool { left.raw < right.raw }
}
