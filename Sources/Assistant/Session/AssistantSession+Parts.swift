import Foundation
import ParlanceMatching
import ParlanceTemplates

// A name can join two things, or say when: who bought milk has not done “Buy milk and bread”, and “evening pills” are no “Morning pills”.
extension AssistantSession {
  /// Whether words name one side alone of a name that joins several things, or have another part of the day than it, and would change it without asking.
  func namesHalf(_ match: Match) -> Bool {
    guard assistant.intents.contains(where: { $0.name == match.intent && $0.isUndoable && !$0.isDestructive }) else {
      return false
    }
    let said = match.slots.filter { $0.type == .date || $0.type == .pastDate }
      .flatMap { spoken.language.tokens($0.text ?? "") }
    return isAtAnotherTime(match, said)
      || partlyNamed(match).contains { isHalf(spoken.language.tokens($0.said), of: $0.title) }
  }

  /// Whether a name has a part of the day in the words of it that were not said, and another one is among what was said of it.
  func isAtAnotherTime(_ match: Match, _ said: [Token]) -> Bool {
    let parts = said.compactMap(hourOfPart)
    guard !parts.isEmpty else { return false }
    return partlyNamed(match).contains { name in
      let words = spoken.language.tokens(name.said).map(\.text)
      let unsaid = spoken.language.tokens(name.title).filter { !words.contains($0.text) }.compactMap(hourOfPart)
      return unsaid.contains { hour in parts.allSatisfy { abs($0 - hour) > Self.leastHoursApart } }
    }
  }

  /// “Night” and “tonight” are one part of the day.
  private static var leastHoursApart: Double { 3 }

  /// The hour that stands for a word that is a part of the day by itself, “morning”; `nil` for others.
  private func hourOfPart(_ word: Token) -> Double? {
    let language = spoken.language
    guard word.text.first?.isLetter == true, !language.areHourWords([word]) else { return nil }
    let dates = language.dates(now: calendar.startOfDay(for: assistant.environment.now()), calendar: calendar)
    return dates.spans(in: [word], at: 0).lazy.compactMap { span -> Double? in
      guard case .instant(let seconds, let precision) = span.value, precision.hasTime else { return nil }
      return Double(self.calendar.component(.hour, from: Date(timeIntervalSinceReferenceDate: seconds)))
    }.first
  }

  /// The things of which a match has a part of the name, each the only one that has it.
  private func partlyNamed(_ match: Match) -> [(said: String, title: String)] {
    match.slots.compactMap { slot in
      guard slot.cost.partial > 0, case .names(let entries) = slot.value, entries.count == 1, let text = slot.text
      else { return nil }
      return (text, entries[0].title)
    }
  }

  /// Whether words speak of one of the things that a title joins, and not of another.
  func isHalf(_ words: [Token], of title: String) -> Bool {
    let said = Set(words.map(\.text))
    let sides = sides(of: title)
    return sides.count > 1 && sides.contains { $0.isDisjoint(with: said) }
  }

  /// The words of each thing that a title joins by a word, or of three and more that it lists, without those that name nothing.
  private func sides(of title: String) -> [Set<String>] {
    let listed = sides(of: title, takingMarks: true)
    return listed.count > 2 ? listed : sides(of: title, takingMarks: false)
  }

  private func sides(of title: String, takingMarks: Bool) -> [Set<String>] {
    let language = spoken.language
    let tokens = language.tokens(title)
    var sides: [Set<String>] = [[]]
    var place = 0
    while place < tokens.count {
      if let joint = language.conjunctionLength(at: place, of: tokens) {
        sides.append([])
        place += joint
      } else {
        if takingMarks, place > 0, RepeatedRecognizer.hasMark(before: place, in: tokens) { sides.append([]) }
        if !language.stopWords.contains(tokens[place]) { sides[sides.count - 1].insert(tokens[place].text) }
        place += 1
      }
    }
    return sides.filter { !$0.isEmpty }
  }
}
