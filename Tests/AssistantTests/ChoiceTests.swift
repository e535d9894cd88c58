import ParlanceAssistant
import Testing

@Suite("An intent that asks how to go on")
struct ChoiceTests {
  private let question = "How far shall I cut “Fern”?"

  @Test("The options are shown in their order, the cancelling one last, and the chosen one is returned")
  func chosen() async throws {
    let talk = try await Talk("Fern")
    let turn = await talk.say("prune fern")
    #expect(turn.spoken == question && turn.prompt?.kind == .choice)
    #expect(turn.choices == ["A little", "Start over", "To the ground", "Cancel"])
    #expect(await talk.say("a little").spoken == "A little: done.")
    #expect(await talk.hear("prune fern", "the third one") == [question, "To the ground: done."])
    #expect(talk.garden.log == ["prune true", "prune false"])
  }

  @Test("An option that is called like a word of the dialog is still an option")
  func builtIn() async throws {
    let talk = try await Talk("Fern")
    #expect(await talk.hear("prune fern", "start over") == [question, "Start over: done."])
  }

  @Test("The cancelling option, a no and a cancellation drop the intent", arguments: ["cancel", "none of them"])
  func cancelled(answer: String) async throws {
    let talk = try await Talk("Fern")
    await talk.say("prune fern")
    let turn = await talk.say(answer)
    #expect(turn.state == .cancelled && turn.spoken == "Cancelled." && talk.garden.log.isEmpty)
    await talk.say("prune fern")
    #expect(await talk.session.respond(to: .choice("4")).state == .cancelled)
  }

  @Test("What is no option is asked again")
  func unknown() async throws {
    let talk = try await Talk("Fern")
    #expect(
      await talk.hear("prune fern", "sideways", "5") == [
        question, "I did not understand “sideways”. \(question)",
        "It must be a number from 1 to 4. You can say “A little”, “Start over”, or “To the ground”, a number, or “cancel”. \(question)",
      ])
  }

  @Test("A confirmation for doubtful sources is asked only where the command was not said exactly")
  func conditions() async throws {
    let talk = try await Talk("Red rose")
    #expect(await talk.hear("burn red rose") == ["Burnt “Red rose”."])
    #expect(await talk.hear("burn rose", "yes") == ["Burn “Red rose”?", "Burnt “Red rose”."])
  }
}
