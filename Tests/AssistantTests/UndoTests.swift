import ParlanceAssistant
import Testing

@Suite("Undo")
struct UndoTests {
  @Test("What an intent registered is taken back, under the intent's title if it named nothing")
  func undone() async throws {
    let talk = try await Talk("Fern", "Rose")
    #expect(
      await talk.hear("give up fern", "yes", "undo") == ["Give Up a Plant?", "Done.", "Undone: Give Up a Plant."])
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

  @Test("An intent that registers nothing leaves what was done before it to be taken back")
  func between() async throws {
    let talk = try await Talk("Fern", "Rose")
    #expect(
      await talk.hear("give up fern", "yes", "water rose", "undo") == [
        "Give Up a Plant?", "Done.", "Watered “Rose”.", "Undone: Give Up a Plant.",
      ])
  }
}
