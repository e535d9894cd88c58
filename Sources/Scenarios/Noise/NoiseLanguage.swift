import ParlanceLanguage

/// What noise is made of in one language.
///
/// But for the keyboard nothing that understands sentences reads it: what is tested must not know the test.
package struct NoiseLanguage: Sendable {
  /// The language's usual keyboard.
  var keyboard = Keyboard(rows: [])
  /// What people say in the middle of a sentence while they think.
  let fillers: [String]
  /// Whether spaces stand between words.
  let isSpaced: Bool
  /// The fewest letters of a word that is mistyped.
  let shortest: Int
  /// The endings after which a filler can stand where there are no spaces.
  let pauses: String

  /// Describes a language.
  init(fillers: [String], isSpaced: Bool = true, shortest: Int = 4, pauses: String = "") {
    self.fillers = fillers
    self.isSpaced = isSpaced
    self.shortest = shortest
    self.pauses = pauses
  }

  /// The codes of the languages that noise can be made in.
  package static let available = ["de", "en", "es", "fr", "ja", "ru"]
}
