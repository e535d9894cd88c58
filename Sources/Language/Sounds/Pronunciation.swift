/// How a word sounds, and which of its letters sound so.
package struct Pronunciation: Sendable, Hashable {
  /// The sounds.
  package var sounds: [Phoneme]
  /// Of each sound, the place of its first letter among the word's scalars; they never go back.
  package var places: [Int]

  /// Nothing.
  package init() {
    sounds = []
    places = []
  }

  /// Spreads sounds evenly over a word of so many letters.
  package init(_ sounds: [Phoneme], over letters: Int) {
    self.sounds = sounds
    places = sounds.indices.map { $0 * letters / max(1, sounds.count) }
  }

  /// The sounds in IPA.
  package var ipa: String { sounds.map(\.symbol).joined() }

  /// Adds sounds that a letter begins.
  mutating func append(_ more: some Sequence<Phoneme>, at place: Int) {
    for sound in more {
      sounds.append(sound)
      places.append(place)
    }
  }
}
