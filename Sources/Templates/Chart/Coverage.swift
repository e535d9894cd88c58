/// Which words a recogniser can take: what rules out templates before any of them is read.
package enum Coverage: Sendable {
  /// Any, and it says nothing of them: free text.
  case anyText
  /// Any, as far as is known before it is asked.
  case anything
  /// These, and the others that it says, if it takes any; recognisers of one group say the same of others, in every utterance.
  case words([String], others: OtherWords? = nil)
  /// Those that it says; recognisers of one group always say the same, so one of them is asked.
  ///
  /// With `always` they say the same of a word in every utterance, and that recogniser is asked once, when the automaton is built.
  case asked(group: Int, always: (any SpanRecognizer)? = nil)
  /// Any, behind a first word with which it says that it can begin; recognisers of one group, whose numbers are those of ``asked(group:always:)``
  /// too, always say the same.
  ///
  /// With `always` they say so of a word in every utterance, and that is asked of the words of phrases once.
  case begun(group: Int, always: (@Sendable (Token) -> Bool)? = nil)
}

/// What a recogniser takes beside the words that it is known to take.
package struct OtherWords: Sendable {
  /// The number of those that say the same, among those of ``Coverage/asked(group:always:)``.
  package var group: Int
  /// Whether it can take a word.
  package var canTake: @Sendable (Token) -> Bool

  /// Says it for a group.
  package init(group: Int, canTake: @escaping @Sendable (Token) -> Bool) {
    (self.group, self.canTake) = (group, canTake)
  }
}
