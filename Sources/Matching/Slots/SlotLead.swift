import ParlanceArchives

/// What an intent's own phrases tell of a slot before it is filled: who answers only for it may say the same.
package struct SlotLead: Sendable, Hashable {
  /// The words that stand right before the slot, as “to” does in “move {task} to {due}”.
  package internal(set) var words: Set<String> = []
  /// The words that can stand right behind the slot, as “percent” does in “dim {lamp} to {level} percent”.
  package internal(set) var followers: Set<String> = []
  /// Whether the slot is for moments that have been.
  package internal(set) var takesPast = false
  /// Whether the slot is for moments that may be ahead, in any of the phrases.
  package internal(set) var takesAhead = false

  /// Whether the slot is for moments that have been, and for no others.
  package var takesOnlyPast: Bool { takesPast && !takesAhead }

  /// What two of them tell together.
  func joined(_ other: SlotLead) -> SlotLead {
    SlotLead(
      words: words.union(other.words), followers: followers.union(other.followers),
      takesPast: takesPast || other.takesPast, takesAhead: takesAhead || other.takesAhead)
  }
}

extension SlotLead: Archivable {
  /// Reads what is told of the slot.
  package init(from archive: inout ArchiveReader) throws(ArchiveError) {
    words = Set(try [String](from: &archive))
    followers = Set(try [String](from: &archive))
    takesPast = try Bool(from: &archive)
    takesAhead = try Bool(from: &archive)
  }

  /// Writes what is told of the slot, its words sorted, so that equal ones give equal bytes.
  package func write(to archive: inout ArchiveWriter) {
    words.sorted().write(to: &archive)
    followers.sorted().write(to: &archive)
    takesPast.write(to: &archive)
    takesAhead.write(to: &archive)
  }
}
