/// How a person says that something is to be done once more with a difference.
package enum FollowUp: Sendable, Hashable {
  /// As it was: “the same again”, “another one”.
  case again
  /// With what comes next: “and the next one”.
  case next
  /// With what these words name, whatever that is: “the report too”, “the same for Friday”.
  case same(Range<Int>)
  /// With what these words name, if that is a thing, a time or the like: “what about tomorrow”.
  case about(Range<Int>)
}
