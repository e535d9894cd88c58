import ParlanceDialog
import ParlanceMatching
import ParlanceTemplates

// Requests that are put as questions are gone on with as the commands that they ask for.
extension AssistantSession {
  /// What the commands mean that an utterance asks for with questions about what the assistant does: „setz Milch auf die Liste“ of „setzt du Milch
  /// auf die Liste?“, and then the others; `nil` for other utterances.
  ///
  /// Where a text is asked for such words are one, and where a yes is, « tu le supprimes ? » may wonder.
  func requested(_ utterance: Utterance, _ tokens: [Token]) async -> Understood? {
    let prompt = promptNow
    guard prompt?.kind != .value || prompt?.choices.isEmpty == false,
      spoken.matcher.mayRequest(tokens, of: utterance.text),
      case let situation = await situation(utterance, tokens).exactly,
      case let commands = spoken.matcher.commandsRequested(by: tokens, of: utterance.text, in: situation),
      let text = commands.first, text != utterance.text,
      prompt?.kind != .confirmation || spoken.language.tokens(text).count > 2
    else { return nil }
    var plain = utterance
    plain.text = text
    guard commands.count > 1 else { return await understand(.utterance(plain)) }
    // What else was said before goes on behind these, but what waits for an answer does not, as for any commands that come between.
    let others = isPart ? rest : []
    if !isPart { tellLeftOut(rest) }
    (rest, restWaitsFor) = ([], nil)
    let understood = await understand(.utterance(plain))
    rest += commands.dropFirst().map { CommandPart(text: $0, isDifference: false, isApart: true) } + others
    return understood
  }
}
