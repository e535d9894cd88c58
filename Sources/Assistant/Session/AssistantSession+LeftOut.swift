import ParlanceDialog
import ParlanceMatching

// What of a sentence is not done, and is told.
extension AssistantSession {
  /// Says which commands of the sentence are not done.
  func leaveOut() -> Reply {
    defer { (rest, restWaitsFor) = ([], nil) }
    var reply = Reply()
    for notice in leftOut(rest) { reply.say(notice) }
    return reply
  }

  /// What is said where some of several things are left out by a no.
  func leaving(out titles: [String]) -> Reply {
    var reply = Reply()
    reply.state = .cancelled
    for notice in leftOut(titles.map { CommandPart(text: $0, isDifference: true) }) { reply.say(notice) }
    return reply
  }

  /// Has it said before the next reply which commands were not done.
  func tellLeftOut(_ parts: [CommandPart]) { notices += leftOut(parts) }

  /// Has it said before the reply what was said of a command that is done, and its intent does not take: “20 minutes” of “I ran for 20 minutes”.
  func tellUntaken(_ understood: Understood, _ dialog: DialogTurn) {
    guard case .heard(let heard) = understood.event, let match = understood.matched?.matches.first,
      !match.untaken.isEmpty, heard.commands.first?.intent == match.intent,
      assistant.intent(named: match.intent)?.isUndoable == true,
      dialog.performed.contains(where: { $0.intent.name == match.intent }) || asks(dialog, match.intent)
    else { return }
    tellLeftOut(match.untaken.map { CommandPart(text: $0, isDifference: false) })
  }

  private func asks(_ dialog: DialogTurn, _ intent: String) -> Bool {
    guard case .asking(let prompt, _) = dialog.result else { return false }
    return prompt.intent == intent
  }

  /// What is said of one that is not done.
  func leftOut(_ part: CommandPart) -> String { spoken.voice.string("rest.leftOut", .text(part.text)) }

  /// The same of several, in one sentence.
  func leftOut(_ parts: [CommandPart]) -> [String] {
    guard parts.count > 1 else { return parts.map(leftOut) }
    let quoted = parts.map { spoken.voice.string("help.quoted", .text($0.text)) }
    let list = quoted.formatted(.list(type: .and).locale(spoken.voice.locale))
    return [spoken.voice.string("rest.allLeftOut", .text(list))]
  }
}
