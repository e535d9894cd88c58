import AppIntents
import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// A number that measures something and counts nothing: “log 8 hours of sleep” is one record, and no eight of “hours of sleep”.
extension AssistantSession {
  /// What is measured before a thing, beside times.
  private static var dimensions: [String] { ["UnitLength", "UnitMass", "UnitVolume"] }
  /// The sign of the only unit that is counted: three cups of tea are three teas.
  private static var counted: String { "cup" }

  /// What a command is without the quantity before a name that nobody knows with the unit in it, where the intent takes none: it is done or asked about
  /// without, and what is left out is told; `nil` for others.
  func withoutQuantity(_ said: Said, _ result: MatchResult) async -> Understood? {
    let tokens = said.tokens
    guard said.prompt == nil, let best = result.matches.first, best.lacksName,
      let intent = assistant.intent(named: best.intent), !intent.parameters.contains(where: takesQuantity),
      let name = best.slots.first(where: { $0.cost.unknown > 0 })?.range,
      let number = best.slots.compactMap({ isNumber($0) ? $0.range : nil }).first(where: {
        isFollowed($0, by: name, in: tokens)
      }),
      let start = tokens.firstIndex(where: { $0.range.lowerBound >= number.lowerBound }),
      let end = endOfQuantity(at: start, of: tokens), end < tokens.count
    else { return nil }
    let words = UtteranceText(said.text)
    let next = tokens[end...].firstIndex { !spoken.language.stopWords.contains($0) } ?? tokens.count
    // “2 meter readings” are counted, and so are “2 m&ms”.
    guard next < tokens.count,
      next > end || spoken.language.singular(of: words.words(tokens[end...])) == nil,
      words.slice(tokens[end - 1].range.upperBound..<tokens[end].range.lowerBound).allSatisfy(\.isWhitespace)
    else { return nil }
    let understood = await understood(said, without: start..<next) { heard in
      heard.commands.count == 1 && heard.commands[0].intent == best.intent && heard.repair == nil
    }
    if understood != nil {
      tellLeftOut([CommandPart(text: words.words(tokens[start..<end]), isDifference: false)])
    }
    return understood
  }

  private func takesQuantity(_ parameter: ParameterDescriptor) -> Bool {
    switch parameter.kind.element {
    case .duration, .measurement: true
    default: false
    }
  }

  private func isNumber(_ slot: Match.Slot) -> Bool {
    switch slot.value {
    case .integer, .number: true
    default: false
    }
  }

  /// Whether nothing stands between a number and a name.
  private func isFollowed(_ number: Range<Int>, by name: Range<Int>, in tokens: [Token]) -> Bool {
    number.upperBound <= name.lowerBound
      && !tokens.contains { $0.range.lowerBound >= number.upperBound && $0.range.upperBound <= name.lowerBound }
  }

  /// Where a quantity of more than its number ends; `nil` where none stands.
  private func endOfQuantity(at start: Int, of tokens: [Token]) -> Int? {
    let language = spoken.language
    let number = language.number.spans(in: tokens, at: start).map(\.end).max() ?? start
    let length = language.duration.spans(in: tokens, at: start).map(\.end).max()
    let measured = Self.dimensions.flatMap { dimension in
      language.measures(of: dimension).spans(in: tokens, at: start).compactMap { span -> Int? in
        guard case .measured(_, let unit) = span.value, MeasureUnits.symbol(unit) != Self.counted else { return nil }
        return span.end
      }
    }
    return (measured + [length].compactMap(\.self)).max().flatMap { $0 > number ? $0 : nil }
  }
}
