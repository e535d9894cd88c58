import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

extension MatchResult {
  /// Whether two words next to each other stand within one value that is no free text, such as a day.
  func holdsValue(across left: Token, _ right: Token) -> Bool {
    matches.first?.slots.contains { slot in
      guard let range = slot.range, slot.cost.wildcards == 0 else { return false }
      return range.overlaps(left.range) && range.overlaps(right.range)
    } ?? false
  }

  /// Whether the words begin with free text, of which a no before a command can be the first word: “nein, Brot hinzufügen”.
  func beginsWithText(_ tokens: [Token]) -> Bool {
    guard let first = tokens.first, let best = matches.first else { return false }
    return best.slots.contains { $0.cost.wildcards > 0 && $0.range?.lowerBound == first.range.lowerBound }
  }
}
