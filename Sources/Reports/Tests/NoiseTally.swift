import ParlanceDiagnostics

/// How sentences with noise of one kind were understood that are understood without it.
package struct NoiseTally: Sendable, Hashable {
  /// The locale.
  package var locale: String
  /// The kind of noise.
  package var kind: String
  /// How many came out in each way.
  package var counts: [Understanding.Verdict: Int]

  /// The sentences that were understood as something else, in the order of their tests.
  package var misreadings: [Misreading]

  /// Makes a tally.
  package init(
    locale: String, kind: String, counts: [Understanding.Verdict: Int], misreadings: [Misreading] = []
  ) {
    self.locale = locale
    self.kind = kind
    self.counts = counts
    self.misreadings = misreadings
  }

  /// A sentence that noise made another of.
  package struct Misreading: Sendable, Hashable {
    /// The sentence with noise.
    package var text: String
    /// The sentence of the test.
    package var original: String
    /// What the test expects, as a report of tests words it.
    package var expected: String
    /// What was understood, in the same words.
    package var got: String
    /// Where the test is written.
    package var position: SourcePosition

    /// Makes the record of a sentence.
    package init(text: String, original: String, expected: String, got: String, position: SourcePosition) {
      self.text = text
      self.original = original
      self.expected = expected
      self.got = got
      self.position = position
    }
  }

  /// How many sentences there were.
  package var total: Int { counts.values.reduce(0, +) }
}
