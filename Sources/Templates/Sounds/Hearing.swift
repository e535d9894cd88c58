/// An utterance as it sounds: its places lie between sounds, and words may stand there that only sound like what was said.
package struct Hearing: Sendable {
  /// A word that may stand at a place.
  package struct Arc: Sendable, Hashable {
    /// The word as phrases, lists and names have it.
    package var word: String
    /// The place behind it.
    package var end: Int
    /// What it costs to take what was said for it, in points; 0 for a token that is the word.
    package var points: Int

    /// Makes an arc.
    package init(_ word: String, end: Int, points: Int) {
      self.word = word
      self.end = end
      self.points = points
    }
  }

  /// Of each token, its first place; and the end. Every token has one place at least.
  package var starts: [Int]
  /// Of each place, how many scalars of its token's text stand before it; 0 at the beginning of a token and nowhere else.
  package var offsets: [Int]
  /// Of each place, the words that may stand from there, in no order.
  package var arcs: [[Arc]]

  /// Makes a hearing of so many arcs as there are places.
  package init(starts: [Int], offsets: [Int], arcs: [[Arc]]) {
    self.starts = starts
    self.offsets = offsets
    self.arcs = arcs
  }

  /// The place behind the last sound.
  package var end: Int { arcs.count }
}
