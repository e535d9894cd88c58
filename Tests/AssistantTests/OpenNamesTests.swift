import ParlanceAssistant
import Testing

@Suite("Names that only a search knows")
struct OpenNamesTests {
  @Test(
    "What the search does not know is no name where the sentence is something else without it",
    arguments: [
      ("turn off the um kitchen radio", "Kitchen radio is silent."),
      ("turn off the kitchen radio and ring the bell", "Kitchen radio is silent. Ding."),
      ("set the old radio to 30 and ring the bell", "Old radio at 30. Ding."),
      ("set the old radio uh to 30", "Old radio at 30."),
      ("turn off the stereo and the old radio", "Stereo is silent. Old radio is silent."),
      ("turn off the old radio and the kitchen radio on", "Old radio is silent. Kitchen radio plays."),
      (
        "turn the old radio on and the stereo off and the kitchen radio on",
        "Old radio plays. Stereo is silent. Kitchen radio plays."
      ),
      ("turn off the kitchn radio", "Kitchen radio is silent."),
      ("turn on salt and pepper and turn off the stereo", "Salt and Pepper plays. Stereo is silent."),
      ("turn off the old radio, no, the kitchen radio", "Kitchen radio is silent."),
      ("turn on the old radio I mean the kitchen radio", "Kitchen radio plays."),
    ])
  func elseThanNames(sentence: String, spoken: String) async throws {
    let shop = try await SpeakerShop()
    #expect(await shop.say(sentence).spoken == spoken)
  }

  @Test("What the search finds by other words than its name is what was meant")
  func foundOtherwise() async throws {
    let shop = try await SpeakerShop()
    #expect(await shop.say("turn off the party box").spoken == "Stereo is silent.")
  }

  @Test("A name that nobody knows is told, whatever is said besides")
  func unknown() async throws {
    let shop = try await SpeakerShop()
    #expect(await shop.say("turn off the piano").spoken == "I know no speaker called “piano”. Which speaker?")
    #expect(await shop.say("turn on the piano and ring the bell").spoken.contains("“piano”") == true)
  }
}
