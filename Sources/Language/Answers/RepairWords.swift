/// One way in which words can mend what was said before; its parts are ranges of tokens.
package struct RepairWords: Sendable, Hashable {
  /// How they mend it.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A part is called by its name: “make the title Call Ann”.
    case naming
    /// What was not meant is said: “not tomorrow, Friday”.
    case contrast
    /// Something else is meant: “no, I meant the report”, “make it Friday”.
    case change
    /// It is said how it was: “no, it was yesterday”.
    case past
    /// A word that turns back, which many say for other reasons too: “actually at six”.
    case aside
    /// Another moment suits, or comes instead, and nothing else: „dann Mittwoch“, „Mittwoch reicht“.
    case moment
    /// A yes with a change: “yes, but tomorrow”.
    case acceptance
    /// A no with what is meant: “no, the other one”.
    case refusal
    /// An answer that says more than was asked for: “the report, and make it urgent”.
    case addition
    /// An answer and something else with little between them: “the report and tomorrow”.
    case joining
  }

  /// How they mend it.
  package var kind: Kind
  /// What is meant.
  package var new: Range<Int>
  /// What is not meant.
  package var old: Range<Int>?
  /// What the part is called.
  package var name: Range<Int>?
  /// What answers the open question.
  package var answer: Range<Int>?

  /// Makes words that say only what is meant.
  package init(kind: Kind, new: Range<Int>) {
    self.init(kind: kind, new: new, old: nil, name: nil, answer: nil)
  }

  /// Makes words that may say what is not meant, what the part is called, and what answers the open question.
  init(kind: Kind, new: Range<Int>, old: Range<Int>?, name: Range<Int>?, answer: Range<Int>?) {
    (self.kind, self.new, self.old, self.name, self.answer) = (kind, new, old, name, answer)
  }
}
