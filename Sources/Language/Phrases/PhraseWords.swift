import ParlanceTemplates

/// All words of some phrases, found without reading them as templates.
struct PhraseWords: Sendable {
  /// The words, as tokens; the names of slots too, unless they were to be left out.
  let words: WordSet
  /// Whether there may be others, put together of groups.
  let isOpen: Bool

  /// Looks at phrases.
  init(_ phrases: [Phrase], tokenizer: Tokenizer, besidesSlots: Bool = false) {
    isOpen = phrases.contains { Self.hasGluedGroups($0.text) }
    words = WordSet(
      phrases.lazy.flatMap { phrase in
        // Brackets and bars divide words as spaces do.
        tokenizer.tokens(besidesSlots ? Self.withoutSlots(phrase.text) : phrase.text).map(\.text)
      })
  }

  private static func withoutSlots(_ template: String) -> String {
    template.split(separator: "{", omittingEmptySubsequences: false).enumerated()
      .map { number, part in number == 0 ? part : part.drop { $0 != "}" }.dropFirst() }
      .joined(separator: " ")
  }

  /// Whether a letter stands against a group: `light[s]`.
  private static func hasGluedGroups(_ template: String) -> Bool {
    var last: UInt8 = 0x20
    for byte in template.utf8 {
      let isOpening = byte == 0x28 || byte == 0x5B
      let isClosing = last == 0x29 || last == 0x5D
      if isOpening && !isBoundary(last) || isClosing && !isBoundary(byte) { return true }
      last = byte
    }
    return false
  }

  /// Whether it is a space or a sign of templates.
  private static func isBoundary(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x28, 0x29, 0x3B, 0x5B, 0x5D, 0x7B, 0x7C, 0x7D: true
    default: false
    }
  }
}
