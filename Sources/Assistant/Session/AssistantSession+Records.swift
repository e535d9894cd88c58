import AppIntents
import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// What was noted of a thing, and can be noted of it many times.
extension AssistantSession {
  /// What takes back what was done last where words delete the thing that it was done with, by a pronoun or as the last one, and that can be done
  /// many times: “delete that” behind “log coffee” means what was logged, and not coffee; `nil` for other words.
  func takingBackRecord(_ result: MatchResult, _ said: Said) -> Heard? {
    guard said.prompt == nil, lastReply.state == .done, !memory.isUndone, let best = result.matches.first,
      assistant.intent(named: best.intent)?.isDestructive == true, best.slots.count == 1,
      let text = best.slots[0].text, let last = memory.last, lastCounted != nil, isSingle(last),
      !last.values.values.flatMap(\.entities).contains(where: { references.saysKind($0.typeName, in: said.tokens) })
    else { return nil }
    let words = spoken.language.tokens(text)
    if spoken.language.pick(words) == .last { return undoing(said) }
    guard result.decision == .match, spoken.language.pronouns.contains(words.map(\.text)),
      case .names(let entries) = best.slots[0].value
    else { return nil }
    let things = Set(last.values.values.flatMap(\.entities).map(\.id))
    return entries.contains { things.contains($0.id) } ? undoing(said) : nil
  }

  /// Whether a deed was the only one of its sentence, and was done once.
  private func isSingle(_ deed: TurnMemory.Deed) -> Bool {
    memory.lastDeeds.count { !$0.isStep } == 1
      && !deed.values.values.contains { if case .integer(let count) = $0 { count > 1 } else { false } }
  }

  private func undoing(_ said: Said) -> Heard {
    takenBack.deletedIn = turns
    // What was mended is gone as a whole.
    return Heard(utterance: said.text, builtIn: .undo, takesBackWhole: true)
  }

  /// What an undo means right behind what was deleted by undoing: to bring that back; `nil` for others.
  func bringingBack(_ said: Said) -> Heard? {
    guard said.builtIn == .undo, said.prompt == nil, let turn = takenBack.deletedIn, turns == turn + 1, memory.isUndone
    else { return nil }
    return Heard(utterance: said.text, builtIn: .redo)
  }
}
