import ParlanceTemplates

extension Token {
  /// Whether it is one character of a script that has no spaces between words.
  package var isCharacter: Bool {
    text.unicodeScalars.first.map { WritingSystem.isTokenEach($0.value) } ?? false
  }

  /// Whether it is such a character with which no word begins: a small kana, the mark of a long vowel, the syllabic n.
  package var beginsNoWord: Bool { text.unicodeScalars.first.map(Self.innerKana.contains) ?? false }

  private static let innerKana = Set("ぁぃぅぇぉっゃゅょゎんァィゥェォッャュョヮンー".unicodeScalars)
}
