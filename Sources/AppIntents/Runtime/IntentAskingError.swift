/// Why an intent that asks while it runs got no answer.
package enum IntentAskingError: Error, Sendable, Hashable {
  /// It was performed by code, where nobody can answer; `parameter` is `nil` if the whole act was to be confirmed.
  case nobodyToAsk(intent: String, parameter: String?)
  /// The person said no.
  case declined(intent: String)
  /// It began again too many times.
  case restartedTooOften(intent: String)
  /// It asked to choose among no values at all; `parameter` is `nil` if it was how to go on.
  case nothingToChoose(intent: String, parameter: String?)
  /// What draws its question was to return a value and returned none.
  case noValue(intent: String)
}

extension IntentAskingError: CustomStringConvertible {
  /// The error as a sentence for a log.
  package var description: String {
    switch self {
    case .nobodyToAsk(let intent, let parameter?):
      "The intent “\(intent)” asks for its parameter “\(parameter)”, but no conversation is there to answer. "
        + "Set the parameter before performing it."
    case .nobodyToAsk(let intent, nil):
      "The intent “\(intent)” asks for a decision, but no conversation is there to answer."
    case .declined(let intent):
      "The intent “\(intent)” was not confirmed."
    case .restartedTooOften(let intent):
      "The intent “\(intent)” began again too many times without an end."
    case .noValue(let intent):
      "The intent “\(intent)” was confirmed and returned no value."
    case .nothingToChoose(let intent, nil):
      "The intent “\(intent)” asks to choose among no options."
    case .nothingToChoose(let intent, let parameter?):
      "The intent “\(intent)” asks to choose its parameter “\(parameter)” among no values."
    }
  }
}
