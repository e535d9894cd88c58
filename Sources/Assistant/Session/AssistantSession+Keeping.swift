import AppIntents
import ParlanceDialog

// What outlives a turn: in time, and in another run of the program.
extension AssistantSession {
  /// Has the session kept from now on, and takes up what was kept of it; throws a sentence if the store cannot be used.
  func keep(in keeping: SessionKeeping, takingLocale: Bool) async throws {
    switch try await keeping.load() {
    case .nothing: break
    case .unusable(let reason):
      assistant.environment.log(reason)
      notices.append(spoken.voice.string("session.lost"))
    case .record(let record):
      // A language whose phrases are gone is no reason to lose the conversation.
      if takingLocale, record.locale != spoken.locale { try? await use(locale: record.locale) }
      await takeUp(record)
    }
    self.keeping = keeping
    await driver.announce { [weak self] in await self?.begins($0) }
  }

  /// What is shown before the first input of a session that is taken up: what became of it, and the open question; `nil` if nothing is.
  package func resumption() async -> Turn? {
    let question = await question()
    guard question != nil || !notices.isEmpty else { return nil }
    let reply = (question ?? Reply()).preceded(by: notices)
    notices = []
    return turn(nil, reply)
  }

  /// The open question once more.
  func question() async -> Reply? {
    guard let prompt = await driver.prompt else { return nil }
    let asking = assistant.intents.first { $0.name == prompt.intent }
    let dialog = DialogTurn(result: .asking(prompt, []), performed: [], asking: asking)
    return replies.reply(to: dialog, heard: nil, nearest: nil, last: lastReply)
  }

  /// Whether nothing was said for too long.
  var isTooLate: Bool { isTooLate(since: lastActive) }

  /// Drops the open question, and what was spoken of.
  func forget() async {
    if await driver.prompt != nil { notices.append(spoken.voice.string("session.expired")) }
    await driver.restore(DialogRecord())
    lastReply = Reply()
    memory = TurnMemory()
    rest = []
  }

  /// Notes the end of a turn.
  func endTurn() {
    lastActive = assistant.environment.now()
    begun = []
  }

  /// Keeps the session as it is.
  func save() async { await save(await driver.record) }

  private func isTooLate(since moment: Date?) -> Bool {
    guard let moment else { return false }
    // A clock that was set back says as little of the time between as one that went on.
    let seconds = abs(assistant.environment.now().timeIntervalSince(moment))
    return seconds >= assistant.sessionTimeout / .seconds(1)
  }

  /// More turns than a session ever has.
  private static var mostTurnsKept: Int { 1_000_000_000 }

  private func takeUp(_ record: SessionRecord) async {
    // A file that says otherwise was not written by this program.
    turns = (0..<Self.mostTurnsKept).contains(record.turns) ? record.turns : 0
    habits = record.habits ?? Habits()
    await takeUpUndo(record)
    for intent in record.begun {
      assistant.environment.log("\(intent.intent) (\(intent.id)) was begun when the program ended")
      let title = intent.title ?? title(intent.intent, intent.values)
      notices.append(spoken.voice.string(intent.isOver ? "session.done" : "session.unknown", .text(title)))
    }
    var dialog = record.dialog
    let isBack = !record.begun.isEmpty && dialog.comeBack()
    let question = dialog.state.prompt
    if !record.begun.isEmpty { tellLeftOut(record.rest) }
    guard !isTooLate(since: record.saved) else {
      if question != nil { notices.append(spoken.voice.string("session.expired")) }
      return
    }
    lastActive = record.saved
    lastReply.spoken = record.spoken
    lastReply.displayed = record.displayed
    memory = record.memory
    dialog.state = dialog.state.askingAgain
    if let paused = dialog.paused, !canGoOn(paused.state) {
      dialog.paused = nil
      tell("session.waiting", paused.state.prompt)
    }
    if canGoOn(dialog.state) {
      if isBack { tell("notice.back", question) }
      // What was to come after something that was begun is left out, and told.
      if record.begun.isEmpty { (rest, restWaitsFor) = (record.rest, record.restWaitsFor) }
    } else {
      dialog.state = .idle
      tell("session.waiting", question)
    }
    await driver.restore(dialog)
    if record.locale != spoken.locale { await driver.reword() }
  }

  /// Says something of a question with the next reply, under the title of its intent.
  private func tell(_ key: String, _ question: Prompt?) {
    if let question { notices.append(spoken.voice.string(key, .text(title(question.intent, [:])))) }
  }

  private func takeUpUndo(_ record: SessionRecord) async {
    var undo = record.undo ?? UndoRecord(lost: record.undoable.map { [$0] } ?? [])
    // Nobody knows whether it was done; what was done before it is not what a person takes back next.
    for begun in record.begun where !begun.isOver && begun.title == nil {
      guard let intent = assistant.intent(named: begun.intent), intent.isUndoable else {
        continue
      }
      undo.lose(intent.name)
    }
    await driver.restore(undo)
  }

  private func canGoOn(_ state: DialogState) -> Bool {
    guard let prompt = state.prompt else { return state.outlivesProgram }
    return state.outlivesProgram && assistant.intents.contains { $0.name == prompt.intent }
  }

  /// What an intent does, as people read it.
  private func title(_ name: String, _ values: [String: IntentValue]) -> String {
    guard let intent = assistant.intent(named: name) else { return name }
    return CurrentRuntime.$value.withValue(replies.runtime) {
      (values.isEmpty ? nil : intent.summary(of: values)) ?? spoken.voice.localized(intent.title)
    }
  }

  /// Keeps that an intent is about to begin: should the program end before it does, nobody could tell whether it was done.
  private func begins(_ deed: DialogDeed) async {
    for place in begun.indices { begun[place].isOver = true }
    let id = assistant.environment.makeUUID()
    switch deed {
    case .perform(let intent, let values):
      begun.append(SessionRecord.Begun(intent: intent.name, id: id, values: values))
    case .undo(let title):
      let title = spoken.voice.string("undo.of", .text(title))
      begun.append(SessionRecord.Begun(intent: "undo", id: id, values: [:], title: title))
    case .redo(let title): begun.append(SessionRecord.Begun(intent: "redo", id: id, values: [:], title: title))
    }
    await save(await driver.record.besides)
  }

  private func save(_ dialog: DialogRecord) async {
    guard let keeping else { return }
    let record = SessionRecord(
      app: assistant.identifier, session: name, locale: spoken.locale, saved: assistant.environment.now(), turns: turns,
      dialog: dialog, begun: begun, memory: memory, habits: habits, rest: rest, restWaitsFor: restWaitsFor,
      spoken: lastReply.spoken, displayed: lastReply.displayed, undo: await driver.undoRecord)
    do {
      try await keeping.save(record)
      isKeepingBroken = false
    } catch {
      // Told once: the conversation goes on, and is not taken up by the next run.
      if !isKeepingBroken {
        assistant.environment.log("\(error)")
        notices.append(spoken.voice.string("session.unkept"))
      }
      isKeepingBroken = true
    }
  }
}

extension Reply {
  /// The reply with other sentences before it.
  func preceded(by sentences: [String]) -> Reply {
    guard !sentences.isEmpty else { return self }
    var reply = self
    (reply.spoken, reply.displayed) = ("", "")
    for sentence in sentences { reply.say(sentence) }
    reply.say(spoken, showing: displayed)
    return reply
  }
}
