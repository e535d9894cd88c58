import Foundation
import ParlanceLanguage
import ParlanceTemplates

// Words before a date that are nearly those that belong to one.
extension Matcher {
  /// Whether a date takes a word of free text for one of its own by a slip, where another reading has the same day as it stands: “call Kate
  /// tomorrow” is no “late tomorrow”. Letters that only changed places are a slip.
  func stretchesDate(
    _ derivation: Derivation, beside attempts: [Attempt], _ allowances: Allowances, _ tokens: [Token],
    in situation: Situation
  ) -> Bool {
    guard derivation.deviations.isEmpty else { return false }
    return derivation.captures.contains { capture in
      guard takesDate[capture.recognizer], capture.cost.edits > 0 else { return false }
      let plain = attempts.lazy.flatMap(\.candidates).flatMap(\.derivation.captures).first {
        $0.slot == capture.slot && $0.cost.edits == 0 && $0.scalars != capture.scalars
          && $0.scalars.clamped(to: capture.scalars) == $0.scalars
          && self.isSameDay($0.value, capture.value, in: situation)
      }
      guard let plain else { return false }
      return !tokens.indices.contains { place in
        capture.scalars.overlaps(tokens[place].range) && !plain.scalars.overlaps(tokens[place].range)
          && hasChangedPlaces(place, allowances, tokens)
      }
    }
  }

  private func isSameDay(_ one: SpanValue, _ other: SpanValue, in situation: Situation) -> Bool {
    guard case .instant(let first, _) = one, case .instant(let second, _) = other else { return false }
    return situation.calendar.isDate(
      Date(timeIntervalSinceReferenceDate: first), inSameDayAs: Date(timeIntervalSinceReferenceDate: second))
  }

  /// Whether a word has the letters of one that it may be, in another order.
  private func hasChangedPlaces(_ place: Int, _ allowances: Allowances, _ tokens: [Token]) -> Bool {
    let letters = tokens[place].text.sorted()
    return allowances.sites[place].respellings.contains { $0.word.sorted() == letters }
  }
}
