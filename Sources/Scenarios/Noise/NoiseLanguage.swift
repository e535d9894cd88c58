/// What noise is made of in one language.
///
/// Nothing that understands sentences reads it: what is tested must not know the test.
package struct NoiseLanguage: Sendable {
  /// The rows of letters of the language's usual keyboard, each shifted by half a key against the row above; empty where words
  /// are typed by their sound.
  let keyboard: [String]
  /// What people say in the middle of a sentence while they think.
  let fillers: [String]
  /// Whether spaces stand between words.
  let isSpaced: Bool
  /// The fewest letters of a word that is mistyped.
  let shortest: Int
  /// The endings after which a filler can stand where there are no spaces.
  let pauses: String

  /// Describes a language.
  init(keyboard: [String], fillers: [String], isSpaced: Bool = true, shortest: Int = 4, pauses: String = "") {
    self.keyboard = keyboard
    self.fillers = fillers
    self.isSpaced = isSpaced
    self.shortest = shortest
    self.pauses = pauses
  }

  /// The codes of the languages that noise can be made in.
  package static let available = ["de", "en", "es", "fr", "ja", "ru"]

  /// The letters on the keys around a letter's own, marks left out if its key is not known.
  func neighbours(of letter: Character) -> [Character] {
    let small = Character(letter.lowercased())
    let plain =
      small.unicodeScalars.first.map { String($0).decomposedStringWithCanonicalMapping.first ?? small } ?? small
    for wanted in [small, Character(String(plain.unicodeScalars.prefix(1)))] {
      for (row, keys) in keyboard.enumerated() {
        guard let place = Array(keys).firstIndex(of: wanted) else { continue }
        return beside(row, place).filter { $0 != wanted }
      }
    }
    return []
  }

  private func beside(_ row: Int, _ place: Int) -> [Character] {
    let places = [
      (row, place - 1), (row, place + 1), (row - 1, place), (row - 1, place + 1), (row + 1, place - 1),
      (row + 1, place),
    ]
    return places.compactMap { row, place in
      guard keyboard.indices.contains(row) else { return nil }
      let keys = Array(keyboard[row])
      return keys.indices.contains(place) ? keys[place] : nil
    }
  }
}
