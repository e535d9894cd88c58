import AppIntents
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// What words make of a text that was said before.
extension RepairReader {
  /// A text whose end the words take the place of, since they begin with the same small word as that: “no, with Bob” behind “call with Ann”.
  func continued(_ new: Words, from parameter: ParameterDescriptor) -> Words? {
    guard new.tokens.count > 1, language.stopWords.contains(new.tokens[0].text),
      case .text(let text)? = known(parameter.name), case let words = language.tokens(text),
      let place = words.lastIndex(where: { $0.text == new.tokens[0].text }), place > 0, place + 1 < words.count
    else { return nil }
    let whole = UtteranceText(text).words(words[..<place]) + " " + new.text
    return (language.tokens(whole), whole)
  }

  /// The words without the one that stands before a text in the intent's phrases: “no, to soy milk” behind “rename it to oat milk”.
  func withoutLead(_ new: Words, of parameter: ParameterDescriptor) -> Words {
    guard new.tokens.count > 1, let first = new.tokens.first, language.stopWords.contains(first.text),
      answers.lead(parameter.name, subject.intent.name)?.words.contains(first.text) == true
    else { return new }
    let start = first.range.lowerBound
    let rest = new.tokens[1].range.lowerBound - start..<new.tokens[new.tokens.count - 1].range.upperBound - start
    return (Array(new.tokens.dropFirst()), UtteranceText(new.text).part(rest))
  }
}
