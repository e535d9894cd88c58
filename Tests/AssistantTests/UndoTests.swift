import ParlanceAssistant
import Testing

@Suite("Undo")
struct UndoTests {
  @Test("What an intent registered is taken back, under the intent's title if it named nothing")
  func undone() async throws {
    let talk = try await Talk("Fern", "Rose")
    #expect(
      await talk.hear("give up fern", "yes", "undo") == ["Give Up a Plant, Fern?", "Done.", "Undone: Give Up a Plant."])
    #expect(talk.garden.plants == ["Rose", "Fern"])
    #expect(await talk.hear("water fern") == ["Watered “Fern”."])
  }

  @Test("What cannot be taken back is told, and can be tried again once")
  func failing() async throws {
    let talk = try await Talk("Fern")
    await talk.hear("give up fern", "yes")
    talk.garden.change { $0.isShedLocked = true }
    let turn = await talk.say("undo")
    #expect(turn.state == .failed && turn.spoken == "The shed is locked.")
    talk.garden.change { $0.isShedLocked = false }
    #expect(await talk.hear("undo", "undo") == ["Undone: Give Up a Plant.", "There is nothing that I can undo."])
    #expect(talk.garden.plants == ["Fern"])
  }

  @Test("A session takes back what it did itself, and not what another did")
  func sessions() async throws {
    let talk = try await Talk("Fern")
    await talk.hear("give up fern", "yes")
    let other = try await talk.assistant.makeSession(named: "other", locale: "en")
    #expect(await other.respond(to: .utterance(Utterance("undo"))).spoken == "There is nothing that I can undo.")
    #expect(await talk.say("undo").spoken == "Undone: Give Up a Plant.")
  }

  @Test("That an intent registers nothing is told, and what was done before it can still be taken back")
  func between() async throws {
    let talk = try await Talk("Fern", "Rose")
    #expect(
      await talk.hear("give up fern", "yes", "water rose", "undo", "undo") == [
        "Give Up a Plant, Fern?", "Done.", "Watered “Rose”.",
        "I cannot undo that. Say “undo” again for what was done before it.", "Undone: Give Up a Plant.",
      ])
  }

  /// Says something, and ends the turn once work has begun; from then on deadlines of at most `passing` pass.
  private func dropped(_ text: String, in talk: Talk, passing: Duration? = nil) async -> Turn {
    let running = RunningTurn()
    let turn = await talk.garden.begun {
      Task { await running.run(.utterance(Utterance(text)), in: talk.session, report: nil) }
    }
    if let passing { talk.deadlines.pass(passing) }
    running.cancel()
    return await turn.value
  }

  @Test("An undo that is cancelled and heeds that has undone nothing, and can be said again; so has a redo")
  func cancelled() async throws {
    let talk = try await Talk("Fern")
    await talk.hear("pick fern")
    talk.garden.change { $0.pace = .listening }
    for _ in 1...2 {
      let turn = await dropped("undo", in: talk)
      #expect(turn.state == .cancelled && turn.spoken == "Cancelled.")
      #expect(talk.garden.plants.isEmpty)
    }
    talk.garden.change { $0.pace = .brisk }
    #expect(await talk.hear("redo", "undo") == ["There is nothing that I can do again.", "Undone: Pick “Fern”."])
    talk.garden.change { $0.pace = .listening }
    for _ in 1...2 { #expect(await dropped("redo", in: talk).spoken == "Cancelled.") }
    #expect(talk.garden.plants == ["Fern"])
    talk.garden.change { $0.pace = .brisk }
    #expect(await talk.hear("undo", "redo") == ["There is nothing that I can undo.", "Done again: Pick “Fern”."])
  }

  @Test("An undo that is cancelled too late is told as done, and can be done again; so is a redo")
  func tooLate() async throws {
    let talk = try await Talk("Fern")
    await talk.hear("pick fern")
    talk.garden.change { $0.pace = .stubborn }
    let turn = await dropped("undo", in: talk)
    #expect(turn.state == .done && turn.spoken == "Undone: Pick “Fern”.")
    #expect(talk.garden.plants == ["Fern"])
    #expect(await talk.hear("undo") == ["There is nothing that I can undo."])
    #expect(await dropped("redo", in: talk).spoken == "Done again: Pick “Fern”.")
    #expect(talk.garden.plants.isEmpty)
    #expect(await talk.hear("redo") == ["There is nothing that I can do again."])
  }

  @Test("Of an undo that does not end nobody knows whether it was done, and nothing more is taken back")
  func unknown() async throws {
    let talk = try await Talk("Fern", "Rose")
    await talk.hear("pick rose", "pick fern")
    talk.garden.change { $0.pace = .deaf }
    let turn = await dropped("undo", in: talk, passing: .seconds(5))
    talk.deadlines.hold()
    #expect(turn.state == .failed && turn.failure?.code == "deadlineExceeded")
    #expect(turn.spoken == "That took too long, so I stopped waiting; it may still finish.")
    #expect(
      await talk.hear("undo", "redo") == ["There is nothing that I can undo.", "There is nothing that I can do again."])
  }
}
