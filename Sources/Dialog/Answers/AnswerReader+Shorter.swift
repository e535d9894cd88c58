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

  /// What the words say behind one that stands before the parameter in the intent's own phrases, before one that stands behind it there, or
  /// between two such: “to Saturday”, “20 percent”.
  func led(
    _ tokens: [Token], _ utterance: String, for parameter: ParameterDescriptor, of intent: String
  ) -> [Answer] {
    guard tokens.count > 1, takesAmount(parameter), let lead = lead(parameter.name, intent) else { return [] }
    let isLed = lead.words.contains(tokens[0].text)
    let isFollowed = isCounted(parameter) && lead.followers.contains(tokens[tokens.count - 1].text)
    for (first, last) in [(isLed, false), (false, isFollowed), (isLed, isFollowed)] where first || last {
      let words = Array(tokens.dropFirst(first ? 1 : 0).dropLast(last ? 1 : 0))
      guard !words.isEmpty else { continue }
      let found = values(words, UtteranceText(utterance).words(words), for: parameter)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// Whether a parameter takes numbers, behind which a word says of what: “no thanks” is no case called “no”.
  private func isCounted(_ parameter: ParameterDescriptor) -> Bool {
    switch parameter.kind.element {
    case .integer, .number, .measurement: true
    default: false
    }
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
