/// How far sounds are from each other, in points: ten are a sound that has nothing of the other.
///
/// The same both ways, and nothing for a sound and itself.
package struct SoundCosts: Sendable {
  /// The points of a sound that nothing could be farther from.
  package static var whole: Int { 10 }

  /// How many sounds there are.
  private let count = Phoneme.all.count
  /// Of each two sounds, what one costs in place of the other.
  private let changed: [UInt8]
  /// Of each sound, what it costs to leave it out or to add it.
  private let added: [UInt8]

  /// The costs; made once, since they are the same for all languages.
  package static let standard = SoundCosts()

  private init() {
    let shapes = Phoneme.all.map(\.shape)
    changed = shapes.indices.flatMap { left in
      shapes.indices.map { right in
        left == right ? 0 : UInt8(max(1, min(Self.whole, Self.between(shapes[left], shapes[right]))))
      }
    }
    added = shapes.map { UInt8(Self.alone($0)) }
  }

  /// What a sound costs in place of another.
  @inline(__always)
  package func change(_ left: Phoneme, _ right: Phoneme) -> Int {
    Int(changed[Int(left.number) * count + Int(right.number)])
  }

  /// What a sound costs that is missing or too many.
  @inline(__always)
  package func addition(_ sound: Phoneme) -> Int { Int(added[Int(sound.number)]) }

  /// What two runs of sounds differ in, in points; `nil` if it is more than `most`.
  package func distance(_ left: [Phoneme], _ right: [Phoneme], most: Int = .max) -> Int? {
    var row = [0]
    row.reserveCapacity(right.count + 1)
    for sound in right { row.append(row[row.count - 1] + addition(sound)) }
    for sound in left {
      var diagonal = row[0]
      row[0] += addition(sound)
      var least = row[0]
      for column in right.indices {
        let above = row[column + 1]
        row[column + 1] = min(
          diagonal + change(sound, right[column]), above + addition(sound), row[column] + addition(right[column]))
        diagonal = above
        least = min(least, row[column + 1])
      }
      if least > most { return nil }
    }
    return row[right.count] <= most ? row[right.count] : nil
  }

  /// How alike two runs of sounds are, from 0 to 1.
  package func likeness(_ left: [Phoneme], _ right: [Phoneme]) -> Double {
    let longest = max(left.count, right.count)
    guard longest > 0, let distance = distance(left, right) else { return 1 }
    return max(0, 1 - Double(distance) / Double(Self.whole * longest))
  }

  /// What a sound costs by itself: the fainter the less.
  private static func alone(_ shape: SoundShape) -> Int {
    switch shape {
    case .schwa: 4
    case .vowel(let height, _, _): height <= 1 ? 6 : 8
    case .glide: 9
    case .consonant(let manner, let place, _):
      switch manner {
      case .breath: 4
      case .rhotic, .semivowel: 5
      case .stop: place == 4 ? 6 : 8
      case .nasal, .lateral: 7
      case .fricative, .affricate: 8
      }
    }
  }

  private static func between(_ left: SoundShape, _ right: SoundShape) -> Int {
    switch (left, right) {
    case (.schwa, .schwa): 0
    case (.schwa, .vowel), (.vowel, .schwa): 3
    case (.schwa, .glide), (.glide, .schwa): 5
    case (.vowel(let height, let back, let isRound), .vowel(let otherHeight, let otherBack, let isOtherRound)):
      min(8, 1 + abs(height - otherHeight) + abs(back - otherBack) + (isRound == isOtherRound ? 0 : 1))
    case (.glide(let from, let to), .vowel), (.vowel, .glide(let from, let to)):
      (between(shape(from), vowel(left, right)) + between(shape(to), vowel(left, right)) + 1) / 2
    case (.glide(let from, let to), .glide(let otherFrom, let otherTo)):
      (between(shape(from), shape(otherFrom)) + between(shape(to), shape(otherTo)) + 1) / 2
    case (.consonant(let manner, let place, let isVoiced), .consonant(let other, let otherPlace, let isOtherVoiced)):
      // The nose makes places hard to tell.
      min(
        9,
        Self.between(manner, other) + (isVoiced == isOtherVoiced ? 0 : 2)
          + (manner == .nasal && other == .nasal ? 2 : min(5, abs(place - otherPlace))))
    case (.consonant(let manner, let place, _), let vowel), (let vowel, .consonant(let manner, let place, _)):
      between(manner, place, vowel: vowel)
    default: whole
    }
  }

  /// A consonant and a vowel: some are nearly one.
  private static func between(_ manner: SoundShape.Manner, _ place: Int, vowel: SoundShape) -> Int {
    switch (manner, vowel) {
    case (.semivowel, .vowel(let height, let back, _)) where height <= 1: (place == 8) == (back >= 3) ? 3 : 7
    case (.rhotic, .schwa): 5
    case (.lateral, .schwa): 7
    default: whole
    }
  }

  private static func between(_ left: SoundShape.Manner, _ right: SoundShape.Manner) -> Int {
    if left == right { return 0 }
    switch (left, right) {
    case (.stop, .affricate), (.affricate, .stop): return 3
    case (.fricative, .affricate), (.affricate, .fricative): return 2
    case (.stop, .fricative), (.fricative, .stop), (.stop, .nasal), (.nasal, .stop): return 4
    case (.lateral, .rhotic), (.rhotic, .lateral), (.rhotic, .semivowel), (.semivowel, .rhotic): return 3
    case (.lateral, .semivowel), (.semivowel, .lateral), (.nasal, .lateral), (.lateral, .nasal): return 4
    case (.stop, .lateral), (.lateral, .stop), (.stop, .rhotic), (.rhotic, .stop): return 5
    case (.breath, _), (_, .breath): return 5
    default: return 6
    }
  }

  private static func shape(_ symbol: String) -> SoundShape {
    Phoneme.all.first { $0.symbol == symbol }?.shape ?? .schwa
  }

  private static func vowel(_ left: SoundShape, _ right: SoundShape) -> SoundShape {
    if case .glide = left { return right }
    return left
  }
}
