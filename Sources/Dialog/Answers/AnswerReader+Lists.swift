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
    var found: [SlotBinding] = []
    var start = 0
    while start < parts.count {
      let most = kind == .text ? start + 1 : min(start + Self.mostParts, parts.count)
      let readings = (start + 1...most).reversed().lazy.map { end in
        (end, part(Array(tokens[parts[start].lowerBound..<parts[end - 1].upperBound]), text, kind, parameter))
      }
      let alone = part(Array(tokens[parts[start]]), text, kind, parameter)
      let whole = readings.first { if case .value = $0.1.meaning { true } else { false } }
      found.append(whole?.1 ?? alone)
      start = whole?.0 ?? start + 1
    }
    let binding = SlotBinding(parameter: parameter.name, text: nil, parts: found)
    guard case .value(let list) = binding.meaning else { return Answer(.parts(found), isExact: false) }
    return Answer(.value(list), isExact: true, isFree: kind == .text)
  }

  /// What some of the words, at least one, say of a list by themselves.
  private func part(_ tokens: [Token], _ text: UtteranceText, _ kind: ValueKind, _ parameter: ParameterDescriptor)
    -> SlotBinding
  {
    let said = text.part(tokens[0].range.lowerBound..<tokens[tokens.count - 1].range.upperBound)
    let meaning: SlotBinding.Meaning =
      switch single(tokens, said, kind, parameter).first?.content {
      case .value(let value)?: .value(value)
      case .several(let values)?: .candidates(values)
      default: .unknown
      }
    return SlotBinding(parameter: parameter.name, text: said, meaning: meaning)
  }

  /// The words between commas and words such as “and”.
  func parts(of tokens: [Token]) -> [Range<Int>] {
    let separators = RepeatedRecognizer.separators(language)
    var parts: [Range<Int>] = []
    var start = 0
    for place in tokens.indices {
      let isSeparator = separators.contains(tokens[place])
      guard isSeparator || RepeatedRecognizer.hasMark(before: place, in: tokens) else { continue }
      if start < place { parts.append(start..<place) }
      start = isSeparator ? place + 1 : place
    }
    if start < tokens.count { parts.append(start..<tokens.count) }
    return parts
  }
}
