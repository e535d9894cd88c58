import ParlanceDiagnostics

/// What became of an utterance.
package struct MatchResult: Sendable, Hashable {
  /// Whether the first match can be acted on.
  package enum Decision: String, Sendable, Hashable {
    /// Yes.
    case match
    /// Others are as good and mean something else, or the one that there is has to be asked about.
    case ambiguous
    /// There is none, or only such as name what nobody knows.
    case none
  }

  /// The phrase that came nearest to an utterance that fits none.
  package struct Nearest: Sendable, Hashable {
    /// The phrase as written.
    package var phrase: String
    /// Where it is written.
    package var source: SourcePosition
    /// The intent's name.
    package var intent: String
    /// The word of the utterance that broke it; `nil` if the utterance ended too early.
    package var word: String?
  }

  /// Whether the first match can be acted on.
  package var decision: Decision
  /// Whether the best match is no more than a guess, which is to be asked about: a word of it has its contrary among the phrases, or
  /// the same intent could be meant otherwise.
  package var isGuess = false
  /// The matches, best first; no two mean the same.
  package var matches: [Match]
  /// What came nearest if there is no match.
  package var nearest: Nearest?
  /// Why there is none that can be acted on; `nil` if no phrase reads the utterance.
  package var why: WhyNot?
}

extension MatchResult {
  /// Nothing.
  package static var nothing: MatchResult { MatchResult(decision: .none, matches: []) }

  /// Whether the match is only offered, since nothing else is understood.
  package var isOffer: Bool { decision == .ambiguous && matches.first?.isOffered ?? false }

  /// One match alone, to be acted on or asked about.
  package init(of match: Match, isGuess: Bool) {
    self.init(decision: isGuess ? .ambiguous : .match, isGuess: isGuess, matches: [match])
  }
}
