import AppIntents
import ParlanceDialog

// What is said of several things that one sentence was about: “move all tasks to Monday”, “actually Tuesday”.
extension AssistantSession {
  /// The commands by which what was done last with several things is done otherwise, for each of them; `nil` where it is not.
  func commandsForEach(_ understood: Understood) async -> [Command]? {
    if let kept = ofSeveral.kept { return kept.map(\.command) }
    return severalDone == nil ? nil : await amended(understood)
  }

  /// Carries out a change of what was done last with several things: takes all of it back, and does it otherwise.
  func carryOutForEach(_ commands: [Command], _ report: ProgressReport?) async -> CarriedOut {
    let isKept = ofSeveral.kept != nil
    let undone = await carryOut(Understood(event: .heard(Heard(utterance: "", builtIn: .undo))), nil, report)
    guard case .ended(.undone) = undone.result else { return undone }
    (rest, restWaitsFor) = (commands.dropFirst().map { part($0, besides: commands[0]) }, nil)
    let first = Heard(utterance: "", commands: [commands[0]], isExactCommand: true)
    var done = await carryOut(Understood(event: .heard(first)), nil, report)
    // What stays done had its yes.
    if isKept, case .asking(let prompt, _) = done.result, prompt.kind == .confirmation, prompt.purpose == .act {
      ofSeveral.agreesToAll = true
      let yes = Heard(utterance: "", answers: [Answer(.confirmed(true), isExact: true)])
      done = await carryOut(Understood(event: .heard(yes)), nil, report)
    }
    // What is done with one of them only is told to be taken back from the others.
    if commands.count == 1, !isKept { done.reply = undone.reply.followed(by: done.reply) }
    return done
  }

  /// The commands that were performed last with several things, with what is said to be otherwise; `nil` where only one was, and where that
  /// is a guess.
  private func amended(_ understood: Understood) async -> [Command]? {
    guard case .heard(let heard) = understood.event, heard.builtIn == nil, heard.commands.isEmpty,
      let repair = heard.repair, repair.command == nil, repair.answer == nil, repair.isSure, !repair.changes.isEmpty,
      promptNow == nil, let deeds = severalDone, await driver.canTakeBackSeveral
    else { return nil }
    let differing = Set(deeds.flatMap(\.values.keys)).filter { name in Set(deeds.map { $0.values[name] }).count > 1 }
    let commands = deeds.map { deed in
      repair.changes.reduce(deed.command) { $0.saying($1) }
    }
    // “No, only the milk” is said instead of all of them.
    return repair.changes.contains { differing.contains($0.parameter) } ? Array(commands.prefix(1)) : commands
  }

  /// What the last sentence did with several things by one intent that can be taken back; `nil` where it did not, or it was taken back.
  var severalDone: [TurnMemory.Deed]? {
    // Most sentences did one thing.
    guard !memory.isUndone, memory.lastDeeds.count > 1 else { return nil }
    let deeds = memory.lastDeeds.filter { deed in
      !deed.isStep && assistant.intents.contains { $0.isUndoable && $0.name == deed.intent }
    }
    return deeds.count > 1 && Set(deeds.map(\.intent)).count == 1 ? deeds : nil
  }
}

extension TurnMemory.Deed {
  /// The command that does it again.
  fileprivate var command: Command {
    let bindings = values.sorted { $0.key < $1.key }.map { SlotBinding(parameter: $0, meaning: .value($1)) }
    return Command(intent: intent, bindings: bindings)
  }
}
