import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// A whole command that was said twice in one breath, or that a recogniser gave twice.
extension AssistantSession {
  /// The fewest words of a command that are taken for the same command said again.
  private static var leastRepeated: Int { 3 }

  /// A command without its second half where that is the first once more: “add milk tomorrow add milk tomorrow”; `nil` for other words.
  func saidOnce(_ tokens: [Token], of utterance: String) async -> String? {
    let count = tokens.count / 2
    guard count >= Self.leastRepeated, tokens.count == 2 * count, promptNow == nil,
      zip(tokens, tokens[count...]).allSatisfy({ $0.text == $1.text })
    else { return nil }
    let once = UtteranceText(utterance).words(Array(tokens[..<count]))
    let half = spoken.language.tokens(once)
    let result = spoken.matcher.match(half, of: once, in: await situation(Utterance(once), half).exactly)
    return CommandSplitter.isKnown(result) && result.matches.first?.how == .exact ? once : nil
  }
}
