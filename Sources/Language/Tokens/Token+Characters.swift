import ParlanceTemplates

extension Token {
  /// Whether it is one character of a script that has no spaces between words.
  package var isCharacter: Bool {
    text.unicodeScalars.first.map { WritingSystem.isTokenEach($0.value) } ?? false
  }
}
