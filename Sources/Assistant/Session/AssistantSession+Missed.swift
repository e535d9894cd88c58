import ParlanceDialog
import ParlanceMatching
import ParlanceTemplates

// What a sentence that was not understood may have been about, so that “it” behind it may be that.
extension AssistantSession {
  /// Takes in what a turn did, asked or did not understand.
  func remember(_ dialog: DialogTurn, _ understood: Understood, _ input: Input?, isMore: Bool) {
    memory.note(dialog.performed, isMore: isMore, said: wholeSentence(of: understood.event, dialog.performed))
    if case .ended(.undone) = dialog.result { memory.noteUndone() }
    if case .asking(let prompt, _) = dialog.result {
      memory.note(prompt)
      memory.noteAsked(about: momentNow.open?.activity.values.values.flatMap(\.entities) ?? [])
    }
    missed = nil
    if case .ended(.notUnderstood) = dialog.result, case .utterance(let utterance)? = input { missed = utterance.text }
  }

  /// Has a command asked about that points at something by nothing but a pronoun, behind a sentence that was not understood and spoke of
  /// something by other words: “Grandma isn't answering”, “move it to tomorrow”.
  func doubtPronoun(_ heard: inout Heard) {
    guard let missed, promptNow == nil, heard.commands.count == 1, heard.others.isEmpty, heard.suggestion == nil,
      heard.repair == nil, heard.builtIn == nil, case let words = spoken.language.tokens(missed),
      words.count >= Self.leastMissed, !spoken.language.pronouns.contains(where: words.hold),
      let intent = assistant.intent(named: heard.commands[0].intent), intent.isUndoable, !intent.isDestructive,
      heard.commands[0].bindings.contains(where: isPronoun)
    else { return }
    heard.isGuess = true
    (heard.isExactCommand, heard.isPlainCommand) = (false, false)
  }

  /// The fewest words that speak of something.
  private static var leastMissed: Int { 3 }

  private func isPronoun(_ binding: SlotBinding) -> Bool {
    guard let text = binding.text, case .value(.entity) = binding.meaning else { return false }
    let words = spoken.language.tokens(text)
    return spoken.language.pronouns.contains { $0 == words.map(\.text) }
  }

  /// The phrase that came nearest to what was not understood.
  func nearest(_ input: Input?, _ dialog: DialogTurn, _ understood: Understood) -> MatchResult.Nearest? {
    guard case .ended(.notUnderstood) = dialog.result, case .utterance(let utterance)? = input,
      let situation = understood.situation
    else { return nil }
    return spoken.matcher.nearest(spoken.language.tokens(utterance.text), of: utterance.text, in: situation)
  }
}
