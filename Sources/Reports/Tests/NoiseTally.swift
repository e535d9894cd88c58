/// How sentences with noise of one kind were understood that are understood without it.
package struct NoiseTally: Sendable, Hashable {
  /// The locale.
  package var locale: String
  /// The kind of noise.
  package var kind: String
  /// How many came out in each way.
  package var counts: [Understanding.Verdict: Int]

  /// Makes a tally.
  package init(locale: String, kind: String, counts: [Understanding.Verdict: Int]) {
    self.locale = locale
    self.kind = kind
    self.counts = counts
  }

  /// How many sentences there were.
  package var total: Int { counts.values.reduce(0, +) }
}
