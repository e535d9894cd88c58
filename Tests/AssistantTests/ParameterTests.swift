import ParlanceAssistant
import Testing

@Suite("What an intent needs")
struct ParameterTests {
  @Test("The phrases of the garden are sound")
  func phrases() async throws {
    let talk = try await Talk()
    #expect(try await talk.assistant.locale(for: "en").diagnostics.map(\.description) == [])
    #expect(try await talk.assistant.locale(for: "de").diagnostics.map(\.description) == [])
  }

  @Test("What is missing is asked in the order of declaration, with what there is to choose")
  func order() async throws {
    let talk = try await Talk("Fern", "Rose")
    let first = await talk.say("move a plant")
    #expect(first.state == .asking && first.spoken == "How many steps?" && first.choices.isEmpty)
    let second = await talk.say("three")
    #expect(second.spoken == "Which plant?" && second.choices == ["Fern", "Rose"])
    let third = await talk.say("the last one")
    #expect(third.spoken == "In which season?" && third.choices == ["Spring", "Autumn"])
    let last = await talk.say("fall")
    #expect(last.state == .done && last.spoken == "Done.")
    #expect(talk.garden.log == ["move Rose 3 autumn"])
    #expect(last.performed.map(\.intent) == ["MovePlant"])
    #expect(last.performed.first?.parameters.map(\.name) == ["steps", "plant", "season"])
  }

  @Test("What was said is not asked; the rest is, in order")
  func said() async throws {
    let talk = try await Talk("Fern", "Rose")
    #expect(await talk.hear("move the fern by 4 steps", "spring") == ["In which season?", "Done."])
    #expect(await talk.say("move rose 2 in autumn").state == .done)
    #expect(talk.garden.log == ["move Fern 4 spring", "move Rose 2 autumn"])
  }

  @Test("One suggestion is still asked")
  func one() async throws {
    let talk = try await Talk("Fern")
    let turn = await talk.say("water a plant")
    #expect(turn.state == .asking && turn.choices == ["Fern"])
    #expect(talk.garden.log.isEmpty)
  }

  @Test(
    "A choice is taken by name, part of a name, ordinal, number or place",
    arguments: [
      ("second choice", "Second choice"), ("the red one", "Red rose"), ("the second one", "White rose"),
      ("number 2", "White rose"), ("1", "Red rose"), ("the last one", "Second choice"), ("white", "White rose"),
    ])
  func choice(answer: String, plant: String) async throws {
    let talk = try await Talk("Red rose", "White rose", "Second choice")
    await talk.say("water a plant")
    #expect(await talk.say(answer).spoken == "Watered “\(plant)”.")
  }

  @Test("A choice is taken by its identifier, and one that there is not is asked again")
  func identifier() async throws {
    let talk = try await Talk("Fern", "Rose")
    await talk.say("water a plant")
    #expect(await talk.session.respond(to: .choice("Lily")).state == .asking)
    #expect(await talk.session.respond(to: .choice("Rose")).spoken == "Watered “Rose”.")
    #expect(await talk.session.respond(to: .choice("Rose")).state == .notUnderstood)
  }

  @Test("A name of several is asked with those, and narrowed again")
  func disambiguation() async throws {
    let talk = try await Talk("Red wild rose", "Red tame rose", "White rose", "Fern")
    let turn = await talk.say("water the rose")
    #expect(turn.prompt?.kind == .disambiguation)
    #expect(turn.choices == ["Red wild rose", "Red tame rose", "White rose"] || turn.choices.first == "White rose")
    let narrowed = await talk.say("red")
    #expect(narrowed.state == .asking && narrowed.choices == ["Red wild rose", "Red tame rose"])
    #expect(await talk.say("the tame one").spoken == "Watered “Red tame rose”.")
  }

  @Test("A place that no choice has is told; none of them drops the question")
  func places() async throws {
    let talk = try await Talk("Fern", "Rose")
    await talk.say("water a plant")
    let turn = await talk.say("the seventh one")
    #expect(turn.state == .asking && turn.spoken == "It must be a number from 1 to 2. Which plant?")
    #expect(await talk.say("none of these").state == .cancelled)
    #expect(await talk.session.openPrompt == nil)
  }

  @Test("A number out of range is told with the range and asked again")
  func range() async throws {
    let talk = try await Talk("Fern")
    let spoken = await talk.hear("move a plant", "twelve", "5")
    #expect(spoken == ["How many steps?", "It must be a number from 1 to 9. How many steps?", "Which plant?"])
  }

  @Test("Several values answer a question for several; a name may hold an “and”, and an unknown one is told")
  func listsAsAnswers() async throws {
    let talk = try await Talk("Fern", "Rose", "Salt and pepper")
    #expect(await talk.hear("label plants", "fern, rose and salt and pepper") == ["Which plants?", "3"])
    #expect(await talk.hear("label plants", "the fern and the rose") == ["Which plants?", "2"])
    #expect(
      await talk.hear("label plants", "fern and ivy", "rose") == [
        "Which plants?", "I know no plant called “ivy”. Which plants?", "1",
      ])
  }

  @Test("A list takes one choice as its only element, by any way of choosing")
  func list() async throws {
    let talk = try await Talk("Fern", "Rose")
    await talk.say("label plants")
    #expect(await talk.session.respond(to: .choice("Rose")).spoken == "1")
    #expect(await talk.hear("label plants", "the first one", "label fern") == ["Which plants?", "1", "1"])
  }

  @Test("A name that only a search knows is found, said at once or as an answer")
  func search() async throws {
    let talk = try await Talk()
    #expect(await talk.say("take the spade").spoken == "Took “Spade”.")
    #expect(await talk.hear("take a tool", "spade") == ["Which tool?", "Took “Spade”."])
    await talk.say("take a tool")
    #expect(await talk.say("rake").choices == ["Long rake", "Short rake"])
    #expect(await talk.say("the short one").spoken == "Took “Short rake”.")
    await talk.say("take a tool")
    #expect(await talk.say("chainsaw").spoken == "I know no tool called “chainsaw”. Which tool?")
  }

  @Test("A query that throws is told in the app's words, and the conversation goes on")
  func throwing() async throws {
    let talk = try await Talk("Fern")
    talk.garden.change { $0.isShedLocked = true }
    let turn = await talk.say("take the spade")
    #expect(turn.state == .failed && turn.spoken == "The shed is locked.")
    #expect(turn.failure?.code == "app")
    await talk.say("take a tool")
    #expect(await talk.say("spade").spoken == "The shed is locked.")
    #expect(await talk.session.openPrompt == nil)
    #expect(await talk.say("water fern").state == .done)
  }

  @Test("A name that is new is known by the next turn, and one that is gone no longer")
  func vocabulary() async throws {
    let talk = try await Talk("Fern")
    #expect(await talk.say("sow poppies in autumn").spoken == "Sowed “poppies”.")
    #expect(await talk.say("water poppies").spoken == "Watered “poppies”.")
    #expect(await talk.hear("remove poppies", "yes").last == "Removed “poppies”.")
    #expect(await talk.say("water poppies").spoken == "I know no plant called “poppies”. Create it?")
  }

  @Test("An entity that is gone meanwhile is told and asked for again")
  func vanished() async throws {
    let talk = try await Talk("Fern", "Rose")
    await talk.say("water a plant")
    talk.garden.change { $0.plants = ["Rose"] }
    let turn = await talk.say("fern")
    #expect(turn.state == .asking && turn.spoken == "“Fern” is no longer there. Which plant?")
    #expect(await talk.say("rose").spoken == "Watered “Rose”.")
  }
}
