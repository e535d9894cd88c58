/// A word of a sentence to spoil, and whether it may be.
struct NoisyWord: Sendable, Hashable {
  /// What a word is part of.
  enum Role: Sendable, Hashable {
    /// The words of the phrase itself.
    case phrase
    /// What names something known.
    case name
    /// What is taken as it is said, such as the title of a new thing: nothing there can be called noise.
    case text
  }

  /// The word as it is written.
  var text: String
  /// What it is part of.
  var role: Role
  /// Whether it may be spoiled once more; each word is spoiled in one way at most.
  var isFresh = true
}

extension NoisyWord {
  /// The words of a sentence: what stands between spaces, or where there are none, what is written in one script.
  static func words(
    of sentence: String, names: [Range<String.Index>], texts: [Range<String.Index>], spaced: Bool
  ) -> [NoisyWord] {
    var words: [NoisyWord] = []
    var last: Script?
    for index in sentence.indices {
      let letter = sentence[index]
      let role: Role =
        if texts.contains(where: { $0.contains(index) }) {
          .text
        } else if names.contains(where: { $0.contains(index) }) {
          .name
        } else {
          .phrase
        }
      if spaced, letter == " " {
        last = nil
        continue
      }
      let script = spaced ? Script.other : Script(letter)
      if script == last, let word = words.last, spaced || word.role == role {
        words[words.count - 1].text.append(letter)
        // A word of which a part names something is part of the name: l’eau.
        if role != .phrase { words[words.count - 1].role = role }
      } else {
        words.append(NoisyWord(text: String(letter), role: role))
      }
      last = script
    }
    return words
  }

  /// The scripts that Japanese mixes.
  enum Script: Sendable, Hashable {
    /// ひらがな
    case hiragana
    /// カタカナ
    case katakana
    /// All others.
    case other

    /// The script of a letter.
    init(_ letter: Character) {
      switch letter.unicodeScalars.first?.value ?? 0 {
      case 0x3041...0x309F: self = .hiragana
      case 0x30A0...0x30FF: self = .katakana
      default: self = .other
      }
    }
  }
}
