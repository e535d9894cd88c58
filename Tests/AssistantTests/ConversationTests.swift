import ParlanceAssistant
import Testing

@Suite("A conversation")
struct ConversationTests {
  // MARK: Creation

  @Test("An unknown name is offered to be created, and the command goes on with it")
  func creation() async throws {
    let talk = try await Talk("Fern")
    let turn = await talk.say("water the lilies")
    #expect(turn.state == .asking && turn.prompt?.kind == .confirmation)
    #expect(turn.spoken == "I know no plant called “lilies”. Create it?")
    let done = await talk.say("yes please")
    #expect(done.state == .done && done.spoken == "Watered “lilies”.")
    #expect(done.performed.map(\.intent) == ["SowPlant", "WaterPlant"])
    #expect(talk.garden.log == ["sow lilies", "water lilies"])
  }

  @Test("A new name as an answer is offered as well, and what else was missing is asked afterwards")
  func creationWithin() async throws {
    let talk = try await Talk("Fern")
    let spoken = await talk.hear("move a plant", "two", "ivy", "yes", "spring")
    #expect(
      spoken == [
        "How many steps?", "Which plant?", "I know no plant called “ivy”. Create it?", "In which season?", "Done.",
      ])
    #expect(talk.garden.log == ["sow ivy", "move ivy 2 spring"])
  }

  @Test("A name that is not to be created ends it, and nothing is done")
  func refused() async throws {
    let talk = try await Talk("Fern")
    #expect(await talk.hear("water lilies", "no") == ["I know no plant called “lilies”. Create it?", "Cancelled."])
    #expect(talk.garden.log.isEmpty)
    #expect(await talk.session.openPrompt == nil)
  }

  @Test("A creation that fails is told, and the command does not go on")
  func failedCreation() async throws {
    let talk = try await Talk("Fern")
    await talk.say("water weeds")
    let turn = await talk.say("yes")
    #expect(turn.state == .failed && turn.spoken == "The shed is locked.")
    #expect(talk.garden.log.isEmpty)
  }

  // MARK: Asking while it runs

  @Test("An intent that needs a value begins again with it")
  func restart() async throws {
    let talk = try await Talk()
    #expect(await talk.hear("experiment restart", "three") == ["How deep exactly?", "Dug 3 deep."])
    #expect(talk.garden.log == ["begin restart", "begin restart"])
  }

  @Test("An intent that requests a value goes on with it, after a number that it does not take")
  func request() async throws {
    let talk = try await Talk()
    let spoken = await talk.hear("experiment request", "nine", "3")
    #expect(spoken == ["How deep?", "It must be a number from 1 to 5. How deep?", "Dug 3 deep."])
    #expect(talk.garden.log == ["begin request", "go on 3"])
  }

  @Test("An intent that asks which of several takes one of them, and no other")
  func disambiguation() async throws {
    let talk = try await Talk("Fern", "Red rose", "White rose")
    let turn = await talk.say("experiment choose")
    #expect(turn.spoken == "Which rose?" && turn.choices == ["Red rose", "White rose"])
    #expect(await talk.say("fern").spoken == "I did not understand “Fern”. Which rose?")
    #expect(await talk.say("rose").choices == ["Red rose", "White rose"])
    #expect(await talk.say("the white one").spoken == "Chose “White rose”.")
  }

  @Test("A value is confirmed or not, and the intent goes on either way")
  func valueConfirmation() async throws {
    let talk = try await Talk()
    #expect(await talk.hear("experiment confirm", "yes") == ["Do you mean the fern?", "The fern."])
    #expect(await talk.hear("experiment confirm", "nope") == ["Do you mean the fern?", "Not the fern."])
  }

  @Test("A running intent's question takes a name that only a search knows")
  func requestedSearch() async throws {
    let talk = try await Talk()
    let spoken = await talk.hear("experiment tool", "chainsaw", "rake", "the long one")
    #expect(
      spoken == ["Which tool?", "I know no tool called “chainsaw”. Which tool?", "Which tool?", "Used “Long rake”."])
  }

  @Test("An act is confirmed, or declined and not done")
  func confirmation() async throws {
    let talk = try await Talk("Fern", "Rose")
    let asked = await talk.say("remove fern")
    #expect(asked.prompt?.kind == .confirmation && asked.spoken == "Remove “Fern”?" && asked.choices.isEmpty)
    let declined = await talk.say("no")
    #expect(declined.state == .cancelled && declined.performed.isEmpty)
    #expect(talk.garden.plants == ["Fern", "Rose"])
    let spoken = await talk.hear("remove fern", "purple", "yes")
    #expect(spoken.suffix(2) == ["Please say yes or no. Remove “Fern”?", "Removed “Fern”."])
    #expect(talk.garden.plants == ["Rose"])
  }

  @Test("An intent that another one opens is asked for what it lacks") func openedLacking() async throws {
    let talk = try await Talk()
    let asked = await talk.say("open the shed")
    #expect(asked.state == .asking && asked.spoken == "The shed is open. Which tool?")
    #expect(asked.performed.map(\.intent) == ["OpenShed"])
    let done = await talk.say("spade")
    #expect(done.spoken == "Took “Spade”." && done.performed.map(\.intent) == ["TakeTool"])
  }

  @Test("So is one that is none of the app's list") func openedUnlisted() async throws {
    let talk = try await Talk()
    #expect(await talk.say("open the cellar").spoken == "How many bottles?")
    let done = await talk.say("three")
    #expect(done.state == .done && done.spoken == "Here are 3.")
    #expect(await talk.say("open the cellar").prompt?.parameter == "count")
  }

  @Test("An intent that only another one opens can ask, and is answered")
  func opened() async throws {
    let talk = try await Talk()
    let turn = await talk.say("open the gate")
    #expect(turn.state == .asking && turn.spoken == "The gate is open. Who is it?")
    #expect(turn.performed.map(\.intent) == ["OpenGate"])
    #expect(await talk.say("Ann").spoken == "Hello, Ann.")
  }

  // MARK: Built-in words

  @Test("Cancel drops the open question, in words or without, and says so when there is none")
  func cancel() async throws {
    let talk = try await Talk("Fern")
    await talk.say("water a plant")
    #expect(await talk.say("never mind").state == .cancelled)
    await talk.say("remove fern")
    #expect(await talk.session.respond(to: .cancel).state == .cancelled)
    #expect(await talk.session.openPrompt == nil)
    #expect(await talk.say("cancel").spoken == "There is nothing to cancel.")
    #expect(talk.garden.log.isEmpty)
  }

  @Test("Help tells how to answer an open question, else what can be said")
  func help() async throws {
    let talk = try await Talk("Fern")
    await talk.say("water a plant")
    let turn = await talk.say("help")
    #expect(turn.state == .asking && turn.spoken.hasSuffix("Which plant?") && turn.spoken.contains("cancel"))
    await talk.say("cancel")
    #expect(await talk.say("help").displayed.contains("water …"))
  }

  @Test("Repeat says the question or the last reply again, and does nothing again")
  func `repeat`() async throws {
    let talk = try await Talk("Fern")
    #expect(await talk.hear("water fern", "say that again", "repeat") == Array(repeating: "Watered “Fern”.", count: 3))
    #expect(talk.garden.log == ["water Fern"])
    #expect(await talk.hear("water a plant", "repeat") == ["Which plant?", "Which plant?"])
  }

  @Test("Silence keeps the question open and is no answer")
  func silence() async throws {
    let talk = try await Talk("Fern")
    #expect(await talk.session.respond(to: .silence).state == .silence)
    await talk.say("water a plant")
    #expect(await talk.session.respond(to: .silence).state == .asking)
    #expect(await talk.say("…").state == .asking)
    #expect(await talk.say("fern").state == .done)
  }

  // MARK: Commands while a question is open

  @Test(
    "A whole other command is done while a question is open, also with a part of a name; then the question comes again")
  func interruption() async throws {
    let talk = try await Talk("Red fern", "Rose")
    #expect(
      await talk.hear("move a plant", "water fern").last
        == "Watered “Red fern”. Back to “Move a Plant”. How many steps?")
    #expect(
      await talk.hear("cancel", "water a plant", "move rose 3 in spring", "rose") == [
        "Cancelled.", "Which plant?", "Done. Back to “Water a Plant”. Which plant?", "Watered “Rose”.",
      ])
    #expect(
      await talk.hear("remove rose", "water rose", "no") == [
        "Remove “Rose”?", "Watered “Rose”. Back to “Remove a Plant”. Remove “Rose”?", "Cancelled.",
      ])
    #expect(talk.garden.plants == ["Red fern", "Rose"])
  }

  @Test("A choice that reads like a command is a choice; a text that is a whole command is one, in other words a text")
  func choiceLikeCommand() async throws {
    let talk = try await Talk("Water rose", "Rose")
    await talk.say("remove water rose")
    await talk.say("no")
    #expect(await talk.hear("water a plant", "water rose").last == "Watered “Water rose”.")
    #expect(await talk.hear("sow something", "water a plant", "cancel", "cancel").dropFirst().first == "Which plant?")
    #expect(await talk.hear("sow something", "water of a plant").last == "Sowed “water of a plant”.")
  }

  @Test("Two commands that fit alike are asked apart by their titles")
  func clarification() async throws {
    let talk = try await Talk("Fern")
    let turn = await talk.say("do it again now")
    #expect(turn.prompt?.kind == .clarification)
    #expect(turn.choices == ["Label Plants", "Open the Gate"])
    #expect(await talk.say("open the gate").spoken == "The gate is open. Who is it?")
    await talk.say("cancel")
    await talk.say("do it again now")
    #expect(await talk.say("label").spoken == "Which plants?")
    await talk.say("cancel")
    await talk.say("do it again now")
    #expect(await talk.say("the first one").spoken == "Which plants?")
  }

  @Test("What fits nothing is told, with what could be said")
  func notUnderstood() async throws {
    let talk = try await Talk("Fern")
    let turn = await talk.say("water")
    #expect(turn.state == .notUnderstood && turn.spoken == "I did not understand “water”. You can say “water …”.")
    #expect(turn.failure?.code == "notUnderstood")
  }
}
