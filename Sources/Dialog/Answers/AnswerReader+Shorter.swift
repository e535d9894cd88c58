import AppIntents
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// Answers with words around them that say nothing of the value: “to Saturday”, “maybe Monday”, “Monday works”.
extension AnswerReader {
  /// What an answer says of an amount, a moment or the like without the words around it.
  func shorter(
    _ tokens: [Token], _ utterance: String, for parameter: ParameterDescriptor, of intent: String
  ) -> [Answer] {
    let led = led(tokens, utterance, for: parameter, of: intent)
    guard led.isEmpty, takesAmount(parameter) else { return led }
    let ways = [language.withoutFillers(tokens)].compactMap { $0 } + language.names(in: tokens)
    for words in ways {
      let values = values(words, UtteranceText(utterance).words(words), for: parameter, of: intent)
      if !values.isEmpty { return values }
    }
    return []
  }

  /// What the words say behind one that stands before the parameter in the intent's own phrases: “to Saturday”.
  func led(
    _ tokens: [Token], _ utterance: String, for parameter: ParameterDescriptor, of intent: String
  ) -> [Answer] {
    guard tokens.count > 1, takesAmount(parameter),
      lead(parameter.name, intent)?.words.contains(tokens[0].text) == true
    else { return [] }
    let words = Array(tokens.dropFirst())
    return values(words, UtteranceText(utterance).words(words), for: parameter)
  }

  /// Whether a parameter takes what is no name and no text, so that no word around it can belong to it.
  private func takesAmount(_ parameter: ParameterDescriptor) -> Bool {
    guard parameter.cases.isEmpty else { return false }
    switch parameter.kind.element {
    case .integer, .number, .measurement, .date, .dateComponents, .duration, .enumeration: return true
    default: return false
    }
  }
}
