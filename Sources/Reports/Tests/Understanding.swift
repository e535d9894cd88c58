import ParlanceDiagnostics
import ParlanceMatching

/// How the sentence of a test was understood.
package struct Understanding: Sendable, Hashable {
  /// How it came out.
  package enum Verdict: String, Sendable, Hashable, CaseIterable {
    /// As the test wants it.
    case right
    /// As something else.
    case wrong
    /// As one thing or another.
    case ambiguous
    /// Not at all.
    case rejected
  }

  /// A second way to understand it, which means something else.
  package struct Rival: Sendable, Hashable {
    /// The intent.
    package var intent: String
    /// How much better the best way scores; 0 where only the order of phrases decides.
    package var margin: Double

    /// Makes a rival.
    package init(intent: String, margin: Double) {
      self.intent = intent
      self.margin = margin
    }
  }

  /// The locale.
  package var locale: String
  /// How it came out.
  package var verdict: Verdict
  /// The intent that is expected; `nil` if nothing may be understood.
  package var expected: String?
  /// The intent that was understood; `nil` for none.
  package var got: String?
  /// The score of the best way to understand it.
  package var score: Double?
  /// The next best way that means something else.
  package var rival: Rival?
  /// Where the phrase is written by which it was understood.
  package var phrase: SourcePosition?
  /// The slots that were filled.
  package var slots: Set<String>

  /// Makes the record of a test.
  package init(
    locale: String, verdict: Verdict, expected: String?, got: String? = nil, score: Double? = nil,
    rival: Rival? = nil, phrase: SourcePosition? = nil, slots: Set<String> = []
  ) {
    self.locale = locale
    self.verdict = verdict
    self.expected = expected
    self.got = got
    self.score = score
    self.rival = rival
    self.phrase = phrase
    self.slots = slots
  }

  /// Takes what a matcher says of a sentence; `isRight` says whether that is what the test wants.
  package init(_ result: MatchResult, expected: String?, locale: String, isRight: Bool) {
    let best = result.decision == .none ? nil : result.matches.first
    let verdict: Verdict =
      if isRight {
        .right
      } else {
        switch result.decision {
        case .match: .wrong
        case .ambiguous: .ambiguous
        case .none: .rejected
        }
      }
    self.init(locale: locale, verdict: verdict, expected: expected, got: best?.intent)
    guard let best else { return }
    score = best.score
    phrase = best.source
    slots = Set(best.slots.map(\.name))
    let next = result.matches.dropFirst().first {
      $0.intent != best.intent && $0.unknownName == nil && $0.cost.wildcards <= best.cost.wildcards
    }
    rival = next.map { Rival(intent: $0.intent, margin: max(0, best.score - $0.score)) }
  }
}
