import ParlanceAssistant
import ParlanceJSONText

/// What one line of input asks of a session.
package struct InputLine: Sendable, Hashable {
  /// A JSON string or number that the result line repeats.
  package var id: JSONNode?
  /// What is said, chosen or left unsaid.
  package var input: Input
  /// The locale of the turn; `nil` for the session's own.
  package var locale: String?
  /// The session's name; `nil` for the one the program was started with.
  package var session: String?

  /// Makes a line.
  package init(id: JSONNode? = nil, input: Input, locale: String? = nil, session: String? = nil) {
    self.id = id
    self.input = input
    self.locale = locale
    self.session = session
  }

  /// The line without the name that the assistant is called by in front; a name alone says nothing.
  package func without(_ wakeWord: WakeWord?) -> InputLine {
    guard let wakeWord, case .utterance(var utterance) = input else { return self }
    utterance.text = wakeWord.dropped(from: utterance.text)
    for place in utterance.alternatives.indices {
      utterance.alternatives[place].text = wakeWord.dropped(from: utterance.alternatives[place].text)
    }
    var line = self
    line.input = utterance.text.allSatisfy(\.isWhitespace) ? .silence : .utterance(utterance)
    return line
  }
}
