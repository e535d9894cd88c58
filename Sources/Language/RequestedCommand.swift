import ParlanceTemplates

/// A command that a question asks for: „setz mir Milch auf die Liste“ of „setzt du mir Milch auf die Liste?“.
package struct RequestedCommand {
  /// Its words, the verb first. They keep their ranges, but for a verb behind a pronoun, which has none of its own and stands where that begins.
  package var tokens: [Token]
  /// The scalars of the verb.
  package var verb: Range<Int>
  /// The scalars of the verb with the pronouns before and behind it.
  package var head: Range<Int>
  /// Whether it may as well ask whether the assistant does such a thing at all.
  package var isDoubted: Bool

  /// What a person would say to command it, of the text that asks for it.
  package func text(of utterance: String) -> String {
    let scalars = Array(utterance.unicodeScalars)
    let words = tokens.prefix { $0.range.lowerBound < head.upperBound }.map(\.text)
    let rest = tokens.dropFirst(words.count)
    guard let first = rest.first, let last = rest.last else { return words.joined(separator: " ") }
    let text = scalars[first.range.lowerBound..<last.range.upperBound]
    return (words + [String(String.UnicodeScalarView(text))]).joined(separator: " ")
  }
}
