import ParlanceAssistant
import Testing

/// What becomes of words that a recogniser heard.
@Suite("Heard words")
struct HearingTests {
  private func turn(
    _ talk: Talk, _ text: String, or others: String..., confidence: Double? = nil, isRecognised: Bool = true
  ) async -> Turn {
    let alternatives = others.map { Utterance.Alternative(text: $0) }
    return await talk.session.respond(
      to: .utterance(
        Utterance(text, alternatives: alternatives, confidence: confidence, isRecognised: isRecognised)))
  }

  @Test("Of several hearings the one that makes sense is taken") func sense() async throws {
    let talk = try await Talk("Fern", "Rose")
    let turn = await turn(talk, "what are fern", or: "wait her fern", "water fern", "water rose")
    #expect(turn.spoken == "Watered “Fern”.")
    #expect(turn.utterance == "water fern")
    #expect(await talk.session.match(nil)?.utterance == "water fern")
  }

  @Test("What is typed may be offered, and what a recogniser heard is not") func offer() async throws {
    let talk = try await Talk("Fern")
    #expect(await turn(talk, "propagate mint").state == .notUnderstood)
    let typed = await turn(talk, "propagate mint", isRecognised: false)
    #expect(typed.state == .asking && typed.prompt?.kind == .confirmation)
    #expect(talk.garden.plants == ["Fern"])
    _ = await talk.say("yes")
    #expect(talk.garden.plants == ["Fern", "propagate mint"])
    // Where something is asked it is an answer or nothing.
    #expect(await talk.say("water a plant").state == .asking)
    #expect(await talk.say("propagate sage").prompt?.parameter == "plant")
    #expect(talk.garden.plants == ["Fern", "propagate mint"])
  }

  @Test("A sentence that breaks off waits for its rest, through noise and sounds of thinking") func cut() async throws {
    let talk = try await Talk("Fern")
    for text in ["Sow the…", "um", "thank you"] { _ = await turn(talk, text) }
    #expect(await turn(talk, "big lily").spoken == "Sowed “the big lily”.")
    #expect(await turn(talk, "sow my").spoken == "Go on.")
    #expect(await turn(talk, "old and").spoken == "Go on.")
    #expect(await turn(talk, "dear rose").spoken == "Sowed “my old and dear rose”.")
    #expect(await turn(talk, "sow a lily and.").spoken != "Go on.")
    #expect(await turn(talk, "sow what I look at").spoken != "Go on.")
    #expect(await turn(talk, "sow the", isRecognised: false).spoken != "Go on.")
  }

  @Test("What broke off is done without its last word where no rest comes, and dropped where it is not wanted")
  func cutAlone() async throws {
    let talk = try await Talk("Fern")
    #expect(await turn(talk, "sow roses and").spoken == "Go on.")
    #expect(await turn(talk, "water fern").spoken == "Sowed “roses”. Watered “Fern”.")
    _ = await turn(talk, "sow mint and")
    #expect(await turn(talk, "yes").spoken == "Sowed “mint”.")
    _ = await turn(talk, "sow sage and")
    #expect(await turn(talk, "cancel").spoken == "Cancelled.")
    _ = await turn(talk, "sow thyme and")
    #expect(await turn(talk, "sow basil and").spoken == "Sowed “thyme”.")
    #expect(await turn(talk, "water fern").spoken == "Sowed “basil”. Watered “Fern”.")
    _ = await turn(talk, "sow my")
    _ = await turn(talk, "old dill and")
    #expect(await talk.session.respond(to: .silence).spoken == "Sowed “my old dill”.")
    #expect(await talk.session.respond(to: .silence).state == .silence)
    #expect(talk.garden.plants == ["Fern", "roses", "mint", "thyme", "basil", "my old dill"])
  }

  @Test("An exact hearing wins over one with something forgiven, and the first of two that are exact") func order()
    async throws
  {
    let talk = try await Talk("Fern", "Rose")
    #expect(await turn(talk, "watter fern", or: "water rose").spoken == "Watered “Rose”.")
    #expect(await turn(talk, "water fern", or: "water rose").spoken == "Watered “Fern”.")
  }

  @Test("Which hearing makes sense depends on the open question") func question() async throws {
    let talk = try await Talk("Fern", "Rose")
    #expect(await turn(talk, "water a plant").state == .asking)
    #expect(await turn(talk, "rows", or: "rose").spoken == "Watered “Rose”.")
  }

  @Test("What one of many hearings says in words that none of the others has is asked about") func lone() async throws {
    let talk = try await Talk("Fern", "Rose")
    let turn = await turn(
      talk, "we need some rain", or: "we need some grain", "we need the rain", "he needs some rain", "we needed rain",
      "we knead some rain", "we meet some rain", "we need a train", "she needs rain", "water rose")
    #expect(turn.performed.isEmpty)
  }

  @Test("Free text that only another hearing announces is not taken for said") func freeText() async throws {
    let talk = try await Talk("Fern", "Rose")
    let turn = await turn(talk, "the tulips look nice", or: "so tulips look nice", "sow tulips look nice")
    #expect(turn.performed.isEmpty)
  }

  @Test("What several hearings mean is done, though the first means nothing")
  func agreement() async throws {
    let talk = try await Talk("Fern", "Rose")
    let agreed = await turn(
      talk, "what are rows", or: "wait a rose", "water rows", "what a rose", "waters rose", "wart or rose")
    #expect(agreed.performed.map(\.intent) == ["WaterPlant"])
  }

  @Test("Hearings of which none makes sense are told by the first") func none() async throws {
    let talk = try await Talk("Fern")
    let turn = await turn(talk, "florp", or: "glorp")
    #expect(turn.state == .notUnderstood)
    #expect(turn.utterance == "florp")
  }

  @Test("An answer and commands on one line are done one after another") func answerAndCommands() async throws {
    let talk = try await Talk("Fern", "Rose")
    _ = await talk.say("water a plant")
    let turn = await turn(talk, "The second one. Water fern. Water Rose!")
    #expect(turn.spoken == "Watered “Rose”. Watered “Fern”. Watered “Rose”.")
    #expect(turn.state == .done)
    _ = await talk.say("water a plant")
    let half = await self.turn(talk, "The second one. Florp.")
    #expect(half.state == .asking)
    #expect(half.performed.isEmpty)
  }

  @Test("An answer of thousands of conjunctions is looked at in a few places") func manyConjunctions() async throws {
    let talk = try await Talk("Fern", "Rose")
    _ = await talk.say("water a plant")
    let turn = await turn(talk, String(repeating: "and fern ", count: 3000))
    #expect(turn.performed.isEmpty)
    #expect(await talk.say("yes").performed.map(\.intent) == ["WaterPlant"])
  }

  @Test("Free text ends with its sentence; of the others commands are done, and those that are none are told")
  func sentences() async throws {
    let talk = try await Talk("Fern", "Rose")
    let turn = await turn(talk, "Sow tulips. What a lovely day. Water fern. Thank you.")
    #expect(turn.performed.map(\.intent) == ["SowPlant", "WaterPlant"])
    #expect(turn.performed.first?.parameters.first?.value == .text("tulips"))
    let told = turn.spoken.range(of: "What a lovely day")
    let last = turn.spoken.range(of: "Watered")
    #expect(try #require(told).upperBound < #require(last).lowerBound, "each sentence is told in its place")
    #expect(!turn.spoken.contains("Thank you"))
    #expect(await self.turn(talk, "What a day. Rose is red.").performed.isEmpty)
    #expect(
      await self.turn(talk, "Sow St. Johns wort").performed.first?.parameters.first?.value == .text("St. Johns wort"))
    let typed = await self.turn(talk, "sow tulips. what a lovely day", isRecognised: false)
    #expect(typed.performed.first?.parameters.first?.value == .text("tulips. what a lovely day"))
  }

  @Test("What is heard where nobody speaks is nothing") func invented() async throws {
    let talk = try await Talk("Fern", "Rose")
    let first = await turn(talk, "Thank you.")
    #expect(first.state == .silence)
    #expect(first.spoken == "")
    _ = await talk.say("water a plant")
    for _ in 1...5 {
      let turn = await turn(talk, "Thanks for watching!")
      #expect(turn.state == .asking)
      #expect(turn.spoken == "")
    }
    #expect(await talk.hear("the second one") == ["Watered “Rose”."])
    #expect(await turn(talk, "Thank you.", isRecognised: false).spoken == "You’re welcome.")
  }

  @Test("It is something if it names what the open question is about, and no text") func inventedAnswer() async throws {
    let talk = try await Talk("Fern", "You")
    _ = await talk.say("sow something")
    #expect(await turn(talk, "you").spoken == "")
    _ = await talk.hear("cancel", "water a plant")
    #expect(await turn(talk, "you").spoken == "Watered “You”.")
  }

  @Test("What the assistant itself has just said is nothing when it is heard back") func echo() async throws {
    let talk = try await Talk("Fern", "Rose")
    #expect(await turn(talk, "water fern").spoken == "Watered “Fern”.")
    #expect(await turn(talk, "Watered fern.").state == .silence)
    #expect(await turn(talk, "give up fern").spoken == "Give Up a Plant, Fern?")
    #expect(await turn(talk, "Give up a plant, fern?").state == .asking)
    #expect(talk.garden.plants == ["Fern", "Rose"])
    #expect(await turn(talk, "yes").spoken == "Done.")
    // What is typed was said by the person.
    #expect(await turn(talk, "Done.", isRecognised: false).state == .notUnderstood)
  }

  @Test("What nobody may have said does not stop the voice") func speaksOn() async throws {
    let talk = try await Talk("Fern")
    #expect(await turn(talk, "water fern").spoken == "Watered “Fern”.")
    let session = talk.session
    for text in ["Thank you.", "you", "um", ""] { #expect(await session.isHardlySaid(text, isPartial: false)) }
    // A part of its own words may be the beginning of all of them; in full it takes more than two to be those.
    #expect(await session.isHardlySaid("watered", isPartial: true))
    #expect(await !session.isHardlySaid("watered fern", isPartial: false))
    #expect(await !session.isHardlySaid("give up", isPartial: true))
    #expect(await !session.isHardlySaid("give up fern", isPartial: false))
  }

  @Test("A yes that may not have been said deletes nothing until it is said again") func doubt() async throws {
    let talk = try await Talk("Fern", "Rose")
    for command in ["give up fern", "remove rose"] {
      _ = await talk.say(command)
      let plants = talk.garden.plants
      #expect(await turn(talk, "yes", confidence: 0.3).state == .asking)
      #expect(talk.garden.plants == plants)
      #expect(await turn(talk, "yes", confidence: 0.3).state == .done)
      #expect(talk.garden.plants.count == plants.count - 1)
    }
  }

  @Test("A yes that is sure is taken at once, and a no always") func sure() async throws {
    let talk = try await Talk("Fern", "Rose")
    _ = await talk.say("give up fern")
    #expect(await turn(talk, "no", confidence: 0.1).state == .cancelled)
    _ = await talk.say("give up fern")
    #expect(await turn(talk, "yes", confidence: 0.9).state == .done)
    #expect(talk.garden.plants == ["Rose"])
  }

  @Test("A command that is not sure asks where the app asks for that") func lowConfidence() async throws {
    let talk = try await Talk("Fern")
    #expect(await turn(talk, "burn fern", confidence: 0.9).spoken == "Burnt “Fern”.")
    #expect(await turn(talk, "burn fern", confidence: 0.2).spoken == "Burn “Fern”?")
  }

  @Test(
    "What sounds like a no is never a yes: it is asked about once, and then it is a no", arguments: ["know", "yes"])
  func misheardNo(again: String) async throws {
    let talk = try await Talk("Fern")
    _ = await talk.say("give up fern")
    let asked = await turn(talk, "know")
    #expect(asked.state == .asking && asked.spoken == "Did you say no?")
    #expect(await turn(talk, again).state == .cancelled)
    #expect(talk.garden.plants == ["Fern"])
  }

  @Test("After it the question is still open, and typed words are no doubt") func unheardNo() async throws {
    let talk = try await Talk("Fern")
    _ = await talk.say("give up fern")
    #expect(await turn(talk, "know", isRecognised: false).spoken.contains("Did you say no?") == false)
    #expect(await turn(talk, "know").spoken == "Did you say no?")
    #expect(await turn(talk, "florp").state == .asking)
    #expect(await turn(talk, "yes").state == .done)
  }
}
