import ParlanceLanguage
import ParlanceTemplates

/// A part of an utterance that was taken for something that sounds like it.
struct HeardPiece {
  /// Where it stands.
  var scalars: Range<Int>
  /// What it costs.
  var points: Int
  /// The word of a phrase that it was taken for.
  var word: String?
  /// The slot that it fills.
  var slot: Int?
}

extension Hearing {
  /// How alike pieces are to what they were taken for, from 0 to 1.
  func likeness(of pieces: [HeardPiece], _ tokens: [Token]) -> Double {
    let points = pieces.reduce(0) { $0 + $1.points }
    let sounds = pieces.reduce(0) { $0 + self.sounds(within: $1.scalars, of: tokens) }
    return sounds == 0 ? 1 : 1 - Double(points) / Double(SoundCosts.whole * sounds)
  }

  /// How many sounds stand within a part of the utterance.
  func sounds(within scalars: Range<Int>, of tokens: [Token]) -> Int {
    tokens.indices.reduce(0) { sum, number in
      let range = tokens[number].range
      guard range.overlaps(scalars) else { return sum }
      return sum
        + (starts[number]..<starts[number + 1]).count {
          scalars.contains(min(range.lowerBound + offsets[$0], range.upperBound - 1))
        }
    }
  }
}
