import ParlanceLanguage
import ParlanceTemplates

/// Which places of one hearing are those of another one of the same words.
///
/// Words that both have stand at each other's places; between them sounds do that are alike.
struct SoundAlignment {
  /// Of each place of the other hearing, and of its end, the place of the first; never falling.
  private(set) var mapped: [Int] = []
  /// The places of the other hearing where its words are others, each with a word on both sides where one of both has none.
  private(set) var differences: [Range<Int>] = []

  /// Lays another hearing along the first one.
  init(_ first: TokenSounds, _ tokens: [Token], _ other: TokenSounds, _ otherTokens: [Token]) {
    mapped = Array(0...other.sounds.count)
    var (at, otherAt) = (0, 0)
    for (number, otherNumber) in Self.common(tokens.map(\.text), otherTokens.map(\.text)) + [
      (tokens.count, otherTokens.count)
    ] {
      var (from, otherFrom) = (at, otherAt)
      var (to, otherTo) = (number, otherNumber)
      if from < to || otherFrom < otherTo {
        // Where one of them has no word, those beside it take part.
        if from == to || otherFrom == otherTo {
          if to < tokens.count {
            (to, otherTo) = (to + 1, otherTo + 1)
          } else if from > 0 {
            (from, otherFrom) = (from - 1, otherFrom - 1)
          }
        }
        align(
          first.sounds, first.starts[from]..<first.starts[to], other.sounds,
          other.starts[otherFrom]..<other.starts[otherTo])
        differences.append(other.starts[otherFrom]..<other.starts[otherTo])
      }
      guard number < tokens.count else { break }
      let length = first.starts[number + 1] - first.starts[number]
      for place in 0...length where differences.last.map({ other.starts[otherNumber] + place > $0.upperBound }) ?? true
      {
        mapped[other.starts[otherNumber] + place] = first.starts[number] + place
      }
      (at, otherAt) = (number + 1, otherNumber + 1)
    }
  }

  /// The words that both have in the same order, as many as there are.
  private static func common(_ left: [String], _ right: [String]) -> [(Int, Int)] {
    var table = [[Int]](repeating: [Int](repeating: 0, count: right.count + 1), count: left.count + 1)
    for row in left.indices.reversed() {
      for column in right.indices.reversed() {
        table[row][column] =
          left[row] == right[column]
          ? table[row + 1][column + 1] + 1 : max(table[row + 1][column], table[row][column + 1])
      }
    }
    var pairs: [(Int, Int)] = []
    var (row, column) = (0, 0)
    while row < left.count, column < right.count {
      if left[row] == right[column] {
        pairs.append((row, column))
        (row, column) = (row + 1, column + 1)
      } else if table[row + 1][column] >= table[row][column + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    return pairs
  }

  /// Lays some sounds of the other hearing along some of the first, so that they differ as little as they can.
  private mutating func align(
    _ first: [Phoneme?], _ places: Range<Int>, _ other: [Phoneme?], _ otherPlaces: Range<Int>
  ) {
    let costs = SoundCosts.standard
    let alone = { (sound: Phoneme?) in sound.map { costs.addition($0) } ?? 0 }
    let width = places.count + 1
    var table = [Int](repeating: 0, count: (otherPlaces.count + 1) * width)
    for column in 1..<max(1, width) { table[column] = table[column - 1] + alone(first[places.lowerBound + column - 1]) }
    for row in 0..<otherPlaces.count {
      let sound = other[otherPlaces.lowerBound + row]
      table[(row + 1) * width] = table[row * width] + alone(sound)
      for column in 0..<places.count {
        let said = first[places.lowerBound + column]
        let change = sound.flatMap { sound in said.map { costs.change(sound, $0) } } ?? SoundCosts.whole
        table[(row + 1) * width + column + 1] = min(
          table[row * width + column] + change, table[row * width + column + 1] + alone(sound),
          table[(row + 1) * width + column] + alone(said))
      }
    }
    var (row, column) = (otherPlaces.count, places.count)
    mapped[otherPlaces.upperBound] = places.upperBound
    while row > 0 {
      let sound = other[otherPlaces.lowerBound + row - 1]
      let here = table[row * width + column]
      if column > 0, here == table[row * width + column - 1] + alone(first[places.lowerBound + column - 1]) {
        column -= 1
        continue
      }
      let isAdded = here == table[(row - 1) * width + column] + alone(sound)
      row -= 1
      if column > 0, !isAdded { column -= 1 }
      mapped[otherPlaces.lowerBound + row] = places.lowerBound + column
    }
    mapped[otherPlaces.lowerBound] = places.lowerBound
  }
}
