/// Which words a recogniser can take: what rules out templates before any of them is read.
package enum Coverage: Sendable {
  /// Any, and it says nothing of them: free text.
  case anyText
  /// Any, as far as is known before it is asked.
  case anything
  /// These alone.
  case words([String])
  /// Those that it says; recognisers of one group always say the same, so one of them is asked.
  ///
  /// With `always` they say the same of a word in every utterance, and that recogniser is asked once, when the automaton is built.
  case asked(group: Int, always: (any SpanRecognizer)? = nil)
}
