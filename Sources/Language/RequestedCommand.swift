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
  /// Whether its verb asks to be reminded of something, which may be to be told it.
  package var isOfMemory = false
}
