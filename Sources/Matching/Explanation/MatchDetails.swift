import ParlanceDiagnostics
import ParlancePhraseTables

/// What `explain` tells of an utterance beside its matches.
package struct MatchDetails: Sendable, Hashable {
  /// A phrase that reads the utterance and was not allowed to.
  package struct RuledOut: Sendable, Hashable {
    /// The intent's name.
    package var intent: String
    /// The phrase as written.
    package var phrase: String
    /// Where it is written.
    package var source: SourcePosition
    /// What ruled it out.
    package var reason: Reason
  }

  /// What rules out a phrase that reads the utterance.
  package enum Reason: Sendable, Hashable {
    /// It requires something of the context that is not there, or is something else.
    case requires(key: String, values: [ScalarValue], found: ScalarValue?)
    /// It excludes what the context holds.
    case excludes(key: String, found: ScalarValue)
    /// It requires one of these words.
    case keywords([String])
    /// It wants its exact words.
    case inexact
    /// It is only offered, and not for a question (`nil`) or where this is said.
    case notOffered(String?)
    /// A word that it does not explain turns it into its contrary.
    case negation(String)
  }

  /// Of each match how the words lie in its phrase, in the order of the result; `nil` where that cannot be told.
  package var trees: [PhraseTree?]
  /// The phrases that were ruled out, best first.
  package var ruledOut: [RuledOut]
}
