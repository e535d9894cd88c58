import ParlanceMatching
import ParlanceTemplates

// A name can join two things: who bought milk has not done “Buy milk and bread”.
extension AssistantSession {
  /// Whether words name one side alone of a name that joins two things, and would change it without asking.
  func namesHalf(_ match: Match) -> Bool {
    guard assistant.intents.contains(where: { $0.name == match.intent && $0.isUndoable && !$0.isDestructive }) else {
      return false
    }
    return match.slots.contains { slot in
      guard slot.cost.partial > 0, case .names(let entries) = slot.value, entries.count == 1, let text = slot.text
      else { return false }
      return isHalf(spoken.language.tokens(text), of: entries[0].title)
    }
  }

  /// Whether words speak of one of the things that a title joins, and not of another.
  func isHalf(_ words: [Token], of title: String) -> Bool {
    let said = Set(words.map(\.text))
    let sides = sides(of: title)
    return sides.count > 1 && sides.contains { $0.isDisjoint(with: said) }
  }

  /// The words of each thing that a title joins, without those that name nothing.
  private func sides(of title: String) -> [Set<String>] {
    let language = spoken.language
    let tokens = language.tokens(title)
    var sides: [Set<String>] = [[]]
    var place = 0
    while place < tokens.count {
      if let joint = language.conjunctionLength(at: place, of: tokens) {
        sides.append([])
        place += joint
      } else {
        if !language.stopWords.contains(tokens[place]) { sides[sides.count - 1].insert(tokens[place].text) }
        place += 1
      }
    }
    return sides.filter { !$0.isEmpty }
  }
}
