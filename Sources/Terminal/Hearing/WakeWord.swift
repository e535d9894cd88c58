/// The name that an assistant is called by, as it stands in front of what is said to it.
package struct WakeWord: Sendable, Hashable {
  /// What people call before a name, in the languages that are spoken here.
  private static let calls: Set<String> = [
    "hey", "hi", "ok", "okay", "hello", "hallo", "he", "dis", "salut", "bonjour", "oye", "hola", "эй", "привет", "окей",
    "ねえ", "ヘイ", "オーケー",
  ]

  private let words: [String]
  private let isPlain: Bool

  /// Takes the words of a name that nothing else is called; `nil` if there are none.
  package init?(_ text: String) { self.init(text, isPlain: true) }

  /// Takes an app's own name, which may begin a sentence as any word does: it counts where it is called, “hey daybook”, or a sign stands behind it.
  package init?(ofApp name: String) { self.init(name, isPlain: false) }

  private init?(_ text: String, isPlain: Bool) {
    self.isPlain = isPlain
    words = Self.parts(text[...]).map(\.word)
    if words.isEmpty { return nil }
  }

  /// The text without the name in front, and without “hey” before it; the text as it is if something else stands there.
  package func dropped(from text: String) -> String {
    let parts = Self.parts(text[...])
    for start in [0, 1] where parts.count >= start + words.count {
      guard start == 0 || Self.calls.contains(parts[0].word),
        parts[start..<(start + words.count)].map(\.word) == words
      else { continue }
      let rest = text[parts[start + words.count - 1].end...]
      guard isPlain || start == 1 || rest.first.map(Self.divides) == true else { continue }
      return String(rest.drop { !$0.isLetter && !$0.isNumber && !Self.opens($0) })
    }
    return text
  }

  /// A sign between a name that is called and what is said; a hyphen or an apostrophe belongs to the word.
  private static func divides(_ sign: Character) -> Bool { ",:;!…、，：！".contains(sign) }

  /// A sign that belongs to what follows it.
  private static func opens(_ sign: Character) -> Bool { "“„«「\"'({[<#/~".contains(sign) }

  private static func parts(_ text: Substring) -> [(word: String, end: String.Index)] {
    text.split { !$0.isLetter && !$0.isNumber }.map { ($0.lowercased(), $0.endIndex) }
  }
}
