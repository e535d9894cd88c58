/// How dear a way to read an utterance is; ways are ranked by it, and it adds up along the way.
///
/// The parts weigh lexicographically: names that nobody knows, then what the words deviate from the phrase; then, in hassil's order,
/// wildcards, what is missing of partial names, characters that no phrase wrote literally, words that a wildcard took. They are
/// packed so that adding and comparing are one machine instruction each.
package struct Cost: Sendable, Hashable, Comparable, AdditiveArithmetic {
  private static var unknownShift: Int64 { 59 }
  private static var editShift: Int64 { 50 }
  private static var wildcardShift: Int64 { 44 }
  private static var partialShift: Int64 { 31 }
  private static var characterShift: Int64 { 10 }

  /// The most points of ``edits`` that fit beside the other parts; what has more is not read.
  package static var mostEdits: Int { 255 }

  /// The packed parts.
  package var raw: Int64

  private init(raw: Int64) { self.raw = raw }

  /// Makes a cost of its parts; each is cut to what its field holds.
  package init(
    unknown: Int = 0, edits: Int = 0, wildcards: Int = 0, partial: Int = 0, characters: Int = 0, wildcardWords: Int = 0
  ) {
    raw =
      Int64(min(unknown, 15)) << Self.unknownShift
      + Int64(min(edits, Self.mostEdits)) << Self.editShift
      + Int64(min(wildcards, 63)) << Self.wildcardShift
      + Int64(min(partial, 4095)) << Self.partialShift
      + Int64(min(characters, 65_535)) << Self.characterShift
      + Int64(min(wildcardWords, 255))
  }

  /// No cost.
  package static let zero = Cost(raw: 0)

  /// The names that nobody knows.
  package var unknown: Int { Int(raw >> Self.unknownShift) }

  /// What the words deviate from the phrase, in points: ten are a wrong letter.
  package var edits: Int { Int(raw >> Self.editShift) & 0x1FF }

  /// The wildcards used.
  package var wildcards: Int { Int(raw >> Self.wildcardShift) & 0x3F }

  /// What is missing of partial names, in hundredths of a name.
  package var partial: Int { Int(raw >> Self.partialShift) & 0x1FFF }

  /// The characters that stand in slots.
  package var characters: Int { Int(raw >> Self.characterShift) & 0x1FFFFF }

  /// The words that wildcards took.
  package var wildcardWords: Int { Int(raw) & 0x3FF }

  /// Both costs together; what is more than a cost can be is the dearest.
  package static func + (left: Cost, right: Cost) -> Cost {
    let (raw, isTooMuch) = left.raw.addingReportingOverflow(right.raw)
    return Cost(raw: isTooMuch ? .max : raw)
  }

  /// What is left of `left` without `right`.
  package static func - (left: Cost, right: Cost) -> Cost { Cost(raw: left.raw &- right.raw) }

  /// Whether `left` is the better reading.
  package static func < (left: Cost, right: Cost) -> Bool { left.raw < right.raw }
}
