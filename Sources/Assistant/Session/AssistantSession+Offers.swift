import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

extension AssistantSession {
  /// Takes typed words that say nothing for what the app offers to do with such words, if it does. A recogniser hears a lot that is said to
  /// nobody, and whoever answers a question is offered nothing.
  func takeOffer(
    _ utterance: Utterance, _ tokens: [Token], _ result: MatchResult, isAsking: Bool, in situation: Situation,
    _ heard: inout Heard
  ) {
    let isLittleLike = result.matches.first?.isUnsure == true && heard.repair == nil && !heard.isMistake
    guard heard.saysNothing || isLittleLike, !isAsking, !utterance.isRecognised,
      case let offer = spoken.matcher.offering(result, tokens, of: utterance.text, in: situation),
      offer.matches.first?.isOffered == true
    else { return }
    heard = self.heard(utterance.text, offer, [])
  }
}
