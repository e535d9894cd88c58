import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// A number that measures something and counts nothing: “log 8 hours of sleep” is one record, and no eight of “hours of sleep”.
extension AssistantSession {
  /// What is measured before a thing by its length, its weight or its volume; times are found by themselves.
  private static var dimensions: [String] { ["UnitLength", "UnitMass", "UnitVolume"] }

  /// A result whose best match takes the number of a quantity for itself and its unit for the beginning of a name that nobody knows, behind another that
  /// takes both for the name.
  func preferringQuantity(_ result: MatchResult, _ tokens: [Token]) -> MatchResult {
    guard let best = result.matches.first, best.lacksName,
      let name = best.slots.first(where: { $0.cost.unknown > 0 })?.range,
      let number = best.slots.compactMap({ counted($0) ? $0.range : nil }).first(where: {
        isFollowed($0, by: name, in: tokens)
      }),
      let start = tokens.firstIndex(where: { $0.range.lowerBound >= number.lowerBound }),
      isQuantity(at: start, of: tokens),
      let place = result.matches.firstIndex(where: { match in
        match.intent == best.intent && match.lacksName
          && match.slots.contains { $0.cost.unknown > 0 && $0.range?.lowerBound == number.lowerBound }
      })
    else { return result }
    var result = result
    result.matches.insert(result.matches.remove(at: place), at: 0)
    return result
  }

  private func counted(_ slot: Match.Slot) -> Bool {
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

  /// Whether words begin with a quantity of more than its number.
  private func isQuantity(at start: Int, of tokens: [Token]) -> Bool {
    let language = spoken.language
    let end = language.number.spans(in: tokens, at: start).map(\.end).max() ?? start
    if language.duration.spans(in: tokens, at: start).contains(where: { $0.end > end }) { return true }
    return Self.dimensions.contains { dimension in
      language.measures(of: dimension).spans(in: tokens, at: start).contains { span in
        if case .measured = span.value { span.end > end } else { false }
      }
    }
  }
}
