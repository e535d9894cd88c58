import Foundation
import ParlanceLanguage
import ParlanceTemplates

// Words before a date that are nearly those that belong to one.
extension Matcher {
  /// Whether a date takes a word of free text for one of its own by a slip, where another reading has the same day as it stands and the word is
  /// hardly that: “call kate tomorrow” is no “late tomorrow”, which begins with another letter, and “pay Earl on Monday” names somebody.
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
      return tokens.indices.contains { place in
        capture.scalars.overlaps(tokens[place].range) && !plain.scalars.overlaps(tokens[place].range)
          && (beginsOtherwise(place, allowances, tokens)
            || !language.endsInVerbs && hasCapital(tokens[place].range, in: situation.utterance))
      }
    }
  }

  private func isSameDay(_ one: SpanValue, _ other: SpanValue, in situation: Situation) -> Bool {
    guard case .instant(let first, _) = one, case .instant(let second, _) = other else { return false }
    return situation.calendar.isDate(
      Date(timeIntervalSinceReferenceDate: first), inSameDayAs: Date(timeIntervalSinceReferenceDate: second))
  }

  /// Whether a word begins with another letter than all that it may be, and is no such with two letters that changed places.
  private func beginsOtherwise(_ place: Int, _ allowances: Allowances, _ tokens: [Token]) -> Bool {
    let (word, others) = (tokens[place].text, allowances.sites[place].respellings.map(\.word))
    return !others.isEmpty && others.allSatisfy { $0.first != word.first && $0.sorted() != word.sorted() }
  }
}
