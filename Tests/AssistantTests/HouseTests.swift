import AppIntents
import ParlanceAssistant
import ParlanceDialog
import Testing

@Suite("Lights, blinds, doors and numbered tables")
struct HouseTests {
  @Test(
    "A second deed has the first one's verb, and says its own",
    arguments: [
      ("turn the floor lamp off and the desk lamp on", "Floor lamp is off. Desk lamp is on."),
      ("turn the floor lamp on and the desk lamp off", "Floor lamp is on. Desk lamp is off."),
      ("turn off the floor lamp and the desk lamp", "Floor lamp is off. Desk lamp is off."),
      (
        "set the floor lamp to 10, the desk lamp to 20 and the bedside lamp to 30",
        "Floor lamp at 10. Desk lamp at 20. Bedside lamp at 30."
      ),
    ])
  func severalDeeds(sentence: String, spoken: String) async throws {
    let house = try await House()
    let said = await house.say(sentence).spoken
    #expect(said == spoken)
  }

  @Test("What stands for the thing is no number, and a number among names is no place")
  func names() async throws {
    let house = try await House()
    #expect(await house.hear("set the brightness to 50", "the desk one") == ["Which lamp?", "Desk lamp at 50."])
    #expect(await house.hear("seat the guests", "table 4") == ["At which table?", "Seated at 4."])
    #expect(await house.hear("seat the guests", "the second one") == ["At which table?", "Seated at 2."])
  }

  @Test("A word that stands behind a number in phrases stands behind it in answers and corrections")
  func units() async throws {
    let house = try await House()
    #expect(await house.hear("dim the desk lamp", "50 percent") == ["How bright?", "Desk lamp at 50."])
    let corrected = await house.hear("dim the floor lamp to 40 percent", "make it 20 percent", "no, 30 percent")
    #expect(
      corrected.map { $0.split(separator: ". ").last.map(String.init) } == [
        "Floor lamp at 40.", "Floor lamp at 20.", "Floor lamp at 30.",
      ])
  }

  @Test("A number that has to be said is no count, and is meant of each of several things")
  func levelOfEach() async throws {
    let house = try await House()
    #expect(
      await house.hear("give 30 percent to the desk lamp and the floor lamp") == ["Desk lamp at 30. Floor lamp at 30."])
    #expect(
      await house.hear("dim the desk lamp to 40 percent and the floor lamp") == ["Desk lamp at 40. Floor lamp at 40."])
  }

  @Test(
    "A name with an “and” in it is one, also where only a search knows it",
    arguments: [
      ("play rock and roll", "Playing Rock and Roll."),
      ("play help and rock and roll", "Playing Help. Playing Rock and Roll."),
      ("play rock and roll and help", "Playing Rock and Roll. Playing Help."),
      ("play help and roll over", "Playing Help. Playing Roll Over."),
    ])
  func joinedNames(sentence: String, spoken: String) async throws {
    let house = try await House()
    let said = await house.say(sentence).spoken
    #expect(said == spoken)
  }

  @Test("A command that answers the open question of the same one keeps what was said before")
  func continued() async throws {
    let house = try await House()
    #expect(await house.hear("dim the desk lamp", "set the brightness to 40") == ["How bright?", "Desk lamp at 40."])
    #expect(await house.hear("dim the desk lamp", "dim the floor lamp to 30 percent").last == "Floor lamp at 30.")
  }

  @Test("What a phrase itself says counts behind “again”")
  func openedAgain() async throws {
    let house = try await House()
    let spoken = await house.hear("close the kitchen blinds", "open it again", "close it again", "again")
    #expect(
      spoken == ["kitchen blinds at 0.", "kitchen blinds at 100.", "kitchen blinds at 0.", "kitchen blinds at 0."])
  }

  @Test("The same again is as many as before, and another one is one")
  func counts() async throws {
    let house = try await House()
    #expect(await house.hear("pour 3 cups", "the same again", "one more") == ["Poured 3.", "Poured 3.", "Poured 1."])
  }

  @Test("What tells one deed from its contrary behind a number is no unit of it")
  func contraries() async throws {
    let house = try await House()
    #expect(await house.hear("volume 2 up", "no, 3 down").last?.contains("up 3") == false)
  }

  @Test("A case that has its parameter's title in it is still that case")
  func titledCase() async throws {
    let house = try await House()
    #expect(await house.hear("lock the front door", "no, the back door").last?.hasSuffix("Locked: back door.") == true)
  }

  @Test("What cannot be taken back is told, and what was done before it is taken back by another word")
  func lastingDeeds() async throws {
    let house = try await House()
    let spoken = await house.hear("turn on the desk lamp", "ring the bell", "undo", "undo")
    #expect(spoken[2] == "I cannot undo that. Say “undo” again for what was done before it.")
    #expect(spoken[3] == "Undone: Switch On.")
    #expect(await house.hear("ring the bell", "undo").last == "There is nothing that I can undo.")
  }

  @Test(
    "Words that Apple's texts have inflected are said in their number",
    arguments: [(1, "1 light and 1 candle."), (3, "3 lights and 3 candles.")])
  func inflected(number: Int, spoken: String) async throws {
    let house = try await House()
    #expect(await house.say("count \(number) lights").spoken == spoken)
  }
}
