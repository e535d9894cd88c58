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
    let (isKept, change) = (ofSeveral.kept != nil, ofSeveral.change)
    let isList = memory.isList == true || change != .anew && takenBack.isList
    ofSeveral.isList = isList
    let before = severalDone ?? (change == .anew ? nil : takenBack.current ?? memory.lastDeeds)
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
    if commands.count == 1 && !isKept || change != .anew { done.reply = undone.reply.followed(by: done.reply) }
    // “Undo” behind “only the milk” leaves no task done; what was just said to be added would be lost by that.
    let isStep =
      !isKept || change != .anew || before?.allSatisfy { $0.values.values.allSatisfy(\.entities.isEmpty) } == true
    if let before, isStep {
      takenBack.note(
        before, isList: isList, before: change, to: commands, inTurn: turns, sentence: await driver.lastSentence)
    }
    return done
  }

  /// What an undo means right behind a change of what was done with several things: it is done as it was before; or a redo behind that; `nil`
  /// for others.
  func bringingBackAmended(_ said: Said) async -> Heard? {
    guard said.prompt == nil,
      let deeds = takenBack.step(said.builtIn, last: await driver.lastSentence)
    else { return nil }
    // Of several one may be left.
    let done = severalDone ?? takenBack.current ?? []
    if done.count > 1, await !driver.canTakeBack(several: done.count) { return nil }
    (ofSeveral.kept, ofSeveral.change) = (deeds, said.builtIn == .redo ? .forwards : .backwards)
    return Heard(utterance: said.text, builtIn: said.builtIn)
  }

  /// The commands that were performed last with several things, with what is said to be otherwise; `nil` where only one was, and where that
  /// is a guess.
  private func amended(_ understood: Understood) async -> [Command]? {
    // “Move to Monday” is a command that lacks its thing, and is not done where it mends.
    guard case .heard(let heard) = understood.event, heard.builtIn == nil,
      heard.commands.isEmpty || !heard.isExactCommand && !heard.isPlainCommand,
      let repair = heard.repair, repair.command == nil, repair.answer == nil, !repair.changes.isEmpty,
      promptNow == nil, let deeds = severalDone, await driver.canTakeBack(several: deeds.count)
    else { return nil }
    if let (place, changes) = restated(repair, among: deeds) {
      return deeds.indices.map { $0 == place ? changes.reduce(deeds[$0].command) { $0.saying($1) } : deeds[$0].command }
    }
    guard repair.isSure else { return nil }
    let differing = Set(deeds.flatMap(\.values.keys)).filter { name in Set(deeds.map { $0.values[name] }).count > 1 }
    let isOfEach = !repair.changes.contains { differing.contains($0.parameter) }
    let isOfThings = repair.changes.contains { change in
      if case .value(.entity) = change.meaning { differing.contains(change.parameter) } else { false }
    }
    // “No, only the milk” is said instead of all of them.
    if isOfThings { return [repair.changes.reduce(deeds[0].command) { $0.saying($1) }] }
    let changed = isOfEach ? Array(deeds.indices) : meant(by: heard.utterance, among: deeds)
    return deeds.indices.map { place in
      changed.contains(place) ? repair.changes.reduce(deeds[place].command) { $0.saying($1) } : deeds[place].command
    }
  }

  /// Which of several deeds is named by what would else be another text, and what is changed of it: “no, call mum at six” of the first of two;
  /// `nil` where none is.
  private func restated(_ repair: Repair, among deeds: [TurnMemory.Deed]) -> (place: Int, changes: [SlotBinding])? {
    for change in repair.changes {
      guard case .value(.text(let text)) = change.meaning else { continue }
      let others = repair.changes.filter { $0 != change }
      let places = deeds.indices.filter { place in
        if case .text(let said)? = deeds[place].values[change.parameter] {
          spoken.language.tokens(said).map(\.text) == spoken.language.tokens(text).map(\.text)
        } else {
          false
        }
      }
      if let place = places.first, places.count == 1, !others.isEmpty { return (place, others) }
    }
    return nil
  }

  /// Which of several deeds a change is of that says otherwise what each of them said by itself: the one whose name the words have, “no, call dad
  /// at six”, or else the last one.
  private func meant(by utterance: String, among deeds: [TurnMemory.Deed]) -> [Int] {
    let said = Set(spoken.language.tokens(utterance).map(\.text))
    let names = deeds.map { deed in Set(deed.names.flatMap { spoken.language.tokens($0).map(\.text) }) }
    let named = deeds.indices.filter { place in
      let others = names.indices.filter { $0 != place }.flatMap { names[$0] }
      return !names[place].subtracting(others).isDisjoint(with: said)
    }
    return named.count == 1 ? named : [deeds.count - 1]
  }

  /// Whether a command says otherwise what was done with something before the last thing: behind “move both to Sunday” “actually the laundry should
  /// be today” leaves the other one where it is. What is done once more each time, as “log coffee”, says nothing otherwise.
  func isOfOneBefore(_ command: Command) -> Bool {
    let last = memory.last?.entities ?? []
    guard assistant.intent(named: command.intent)?.counting == nil, !command.entities.contains(where: last.contains)
    else { return false }
    return memory.turns.joined().contains { deed in
      deed.intent == command.intent && !deed.isStep && deed.isUndone != true
        && command.entities.contains(where: deed.entities.contains)
        && command.differences(from: deed.values) > 0
    }
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
  /// A command as if it had been done.
  init(_ command: Command) {
    var values: [String: IntentValue] = [:]
    for binding in command.bindings {
      if case .value(let value) = binding.meaning { values[binding.parameter] = value }
    }
    self.init(intent: command.intent, values: values, result: nil, isStep: false)
  }

  /// The command that does it again.
  fileprivate var command: Command {
    let bindings = values.sorted { $0.key < $1.key }.map { SlotBinding(parameter: $0, meaning: .value($1)) }
    return Command(intent: intent, bindings: bindings)
  }
}
