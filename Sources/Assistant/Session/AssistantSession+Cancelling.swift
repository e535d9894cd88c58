import ParlanceDialog
import ParlanceLanguage

// What ends a turn that goes on.
extension AssistantSession {
  /// Tells of an input in the session's language whether it does nothing but cancel, so that it may end a turn that goes on.
  package var cancellation: @Sendable (Input) -> Bool {
    let language = spoken.language
    return { input in
      switch input {
      case .cancel: true
      case .utterance(let utterance): language.builtIns(language.tokens(utterance.text)).contains(.cancel)
      case .silence, .choice: false
      }
    }
  }

  /// The turn of an input that has ended the one before: that one tells so, and nothing is left to say.
  package func turn(ofCancellation input: Input) -> Turn {
    var reply = Reply()
    reply.state = .cancelled
    return turn(input, reply)
  }
}
