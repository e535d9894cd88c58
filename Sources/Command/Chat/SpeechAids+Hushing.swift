import ParlanceAssistant
import ParlanceTerminal

extension SpeechAids {
  /// Stops speaking because of what was heard or typed, unless nobody may have said it.
  func hush(for event: HeardEvent, _ session: AssistantSession?) async {
    guard let voice else { return }
    let isSaid: Bool
    switch event {
    case .partial(let text): isSaid = await session?.isHardlySaid(text, isPartial: true) != true
    case .line(let line, _):
      if case .utterance(let utterance) = line.input, utterance.isRecognised {
        isSaid = await session?.isHardlySaid(utterance.text, isPartial: false) != true
      } else {
        isSaid = true
      }
    case .problem, .unreadable: isSaid = true
    }
    if isSaid { voice.stop() }
  }
}
