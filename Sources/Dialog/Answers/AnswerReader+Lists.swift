import AppIntents
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

extension AnswerReader {
  /// The most values of one list, and the most parts of one name in it.
  private static var mostItems: Int { 50 }
  private static var mostParts: Int { 4 }

  /// Several values that are said one after the other: “milk, eggs and bread”; `nil` if nothing divides the words.
  ///
  /// A name may hold an “and”: of the words from a place the most that are a name are taken for one.
  func list(
    _ tokens: [Token], _ utterance: String, _ kind: ValueKind, _ parameter: ParameterDescriptor
  ) -> Answer? {
    let parts = parts(of: tokens)
    guard (2...Self.mostItems).contains(parts.count) else { return nil }
    let text = UtteranceText(utterance)
    var values: [IntentValue] = []
    var start = 0
    while start < parts.count {
      let most = kind == .text ? start + 1 : min(start + Self.mostParts, parts.count)
      var taken: Int?
      for end in (start + 1...most).reversed() where taken == nil {
        let range = parts[start].lowerBound..<parts[end - 1].upperBound
        let said = text.part(tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound)
        guard case .value(let value)? = single(Array(tokens[range]), said, kind, parameter).first?.content else {
          continue
        }
        values.append(value)
        taken = end
      }
      guard let next = taken else {
        let said =
          tokens[parts[start].lowerBound].range.lowerBound..<tokens[parts[start].upperBound - 1].range.upperBound
        return Answer(.unknown(text.part(said)), isExact: false)
      }
      start = next
    }
    return Answer(.value(.list(values)), isExact: true, isFree: kind == .text)
  }

  /// The words between commas and words such as “and”.
  func parts(of tokens: [Token]) -> [Range<Int>] {
    let separators = RepeatedRecognizer.separators(language)
    var parts: [Range<Int>] = []
    var start = 0
    for place in tokens.indices {
      let isSeparator = separators.contains(tokens[place].text)
      guard isSeparator || RepeatedRecognizer.hasMark(before: place, in: tokens) else { continue }
      if start < place { parts.append(start..<place) }
      start = isSeparator ? place + 1 : place
    }
    if start < tokens.count { parts.append(start..<tokens.count) }
    return parts
  }
}
