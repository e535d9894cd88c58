import ParlanceLanguage
import ParlanceTemplates

// An answer that is taken back in the same breath.
extension AnswerReader {
  /// The most words in which one choice is corrected by another.
  private static var longestCorrected: Int { 16 }

  /// The choice that is meant where another was said before it: “bread, I mean milk”, “the first one, no, the second”; `nil` for other words.
  func corrected(_ tokens: [Token], _ utterance: String, to prompt: Prompt) -> [Answer]? {
    guard !prompt.choices.isEmpty, (3...Self.longestCorrected).contains(tokens.count) else { return nil }
    // Most answers have no such word, and need no look at the choices.
    let turns = tokens.indices.dropFirst().filter { language.mayTurnBack(at: tokens[$0]) }
    guard !turns.isEmpty, !choices(tokens, in: prompt).contains(where: \.isExact) else { return nil }
    for start in turns {
      let words = Array(tokens[start...])
      let turning = language.turning(words)
      guard turning > 0 || language.isSign(before: start..<tokens.count, of: tokens, in: utterance),
        !chosen(Array(tokens[..<start]), in: prompt).isEmpty
      else { continue }
      var meant = [RepairWords.Kind.change, .aside, .refusal].flatMap { language.repairs($0, in: words) }.map(\.new)
      if turning > 0, turning < words.count { meant.append(turning..<words.count) }
      for new in meant.sorted(by: { $0.count < $1.count }) {
        let answers = chosen(Array(words[new]), in: prompt)
        // Words that correct an answer are nothing else, whatever part of a name they say.
        if answers.count == 1 { return [Answer(answers[0].content, isExact: true)] }
        if !answers.isEmpty { return answers }
      }
    }
    return nil
  }

  /// The choices that words name or point at.
  private func chosen(_ words: [Token], in prompt: Prompt) -> [Answer] {
    if let picked = pick(words, from: prompt), picked.content != nothing(of: prompt) { return [picked] }
    return choices(words, in: prompt)
  }
}
