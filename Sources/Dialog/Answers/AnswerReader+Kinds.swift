import AppIntents
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// Values of which a parameter says more than their type: what yes and no are called, and which part of a date it is about.
extension AnswerReader {
  /// Yes or no, by the parameter's own names or the language's words.
  func decided(_ tokens: [Token], _ parameter: ParameterDescriptor) -> [Answer] {
    let isYes = named(tokens, parameter.booleanNames) ?? language.isYes(tokens)
    return isYes.map { [Answer(.value(.boolean($0)), isExact: true)] } ?? []
  }

  private func named(_ tokens: [Token], _ names: Bool.IntentDisplayName?) -> Bool? {
    guard let names else { return nil }
    let said = tokens.filter { !language.stopWords.contains($0) }.map(\.text)
    // “The on one” and “on”: a name may consist of words that otherwise say nothing.
    let isSaid = { (name: LocalizedStringResource) in
      let words = language.tokens(localized(name))
      let content = words.filter { !language.stopWords.contains($0) }.map(\.text)
      return words.map(\.text) == tokens.map(\.text) || !content.isEmpty && content == said
    }
    switch (isSaid(names.true), isSaid(names.false)) {
    case (true, false): return true
    case (false, true): return false
    default: return nil
    }
  }

  /// The moment that all the words together are, or the part of one that the parameter is about: a time alone is no day, and a day alone no time.
  func moment(
    _ tokens: [Token], _ utterance: String, _ kind: ValueKind, _ parameter: ParameterDescriptor, arePast: Bool
  ) -> [Answer] {
    let dates = language.dates(now: now, calendar: calendar, arePast: arePast, takingRanges: arePast)
    let answers = whole(tokens, utterance, dates, kind)
    guard let part = parameter.dateKind, part != .dateTime, !answers.isEmpty else { return answers }
    let spans = dates.spans(in: tokens, at: 0).filter { $0.end == tokens.count }
    let hasTime = spans.contains(where: \.value.hasTime)
    guard part == .date else { return hasTime ? answers : answers.filter { $0.content.values.isEmpty } }
    guard hasTime else { return answers }
    let time = TimeAlone(tokens, in: language, calendar: calendar)
    return time.onTheDay(of: now) == nil ? answers.map(day) : []
  }

  /// An answer without the time of day that was said with it.
  private func day(_ answer: Answer) -> Answer {
    guard case .value(let value) = answer.content else { return answer }
    switch value {
    case .date(let date): return Answer(.value(.date(calendar.startOfDay(for: date))), isExact: answer.isExact)
    case .dateComponents(var components):
      (components.hour, components.minute, components.second) = (nil, nil, nil)
      return Answer(.value(.dateComponents(components)), isExact: answer.isExact)
    default: return answer
    }
  }
}
