import ParlanceTemplates
import Synchronization

/// What phrases of the language were found in the words of one input: whether words are a yes, a choice or a built-in word is asked in many places,
/// and the same phrases answer.
package final class PhraseMemo: Sendable {
  /// The memo of the input that the current task understands; `nil` where nobody keeps one.
  @TaskLocal package static var current: PhraseMemo?

  private struct Question: Hashable {
    let phrases: ObjectIdentifier
    let start: Int
    let toEnd: Bool
  }

  /// What was found, with the phrases, which are told by where they are and so must stay there.
  private struct Answer {
    let phrases: PhraseSet
    let tokens: [Token]
    let found: [Derivation]
  }

  /// The most texts of which is kept what was found at one place of them: a long line is read in thousands of pieces, about which nobody asks again.
  private static var most: Int { 32 }

  private let known = Mutex<[Question: [Answer]]>([:])

  /// Makes a memo that knows nothing.
  package init() {}

  /// What was found of phrases in some words, or what `find` finds now.
  func matches(
    of phrases: PhraseSet, _ tokens: [Token], from start: Int, toEnd: Bool, _ find: () -> [Derivation]
  ) -> [Derivation] {
    let question = Question(phrases: ObjectIdentifier(phrases), start: start, toEnd: toEnd)
    let known = self.known.withLock { $0[question]?.first { $0.tokens == tokens } }
    if let known { return known.found }
    let found = find()
    let answer = Answer(phrases: phrases, tokens: tokens, found: found)
    self.known.withLock { known in
      if known[question, default: []].count == Self.most { known[question]?.removeFirst() }
      known[question, default: []].append(answer)
    }
    return found
  }
}
