/// What a person says of one of several things that are asked about, besides a yes or a no.
package enum Objection: Sendable, Hashable {
  /// What these words name is not meant: “not the milk”, “keep the rent”.
  case spared(Range<Int>)
  /// Nothing is meant but what these words name: “only milk and bread”.
  case only(Range<Int>)
  /// The one that is asked about is not meant, whatever is to be done with the others: “skip it”, “not that one”.
  case skipped
}
