import AppIntents
import ParlanceAssistant
import Testing

@Suite("The rules of shortcuts and names")
struct ShortcutRuleTests {
  @Test("Names that an app tells to be new are understood in the next turn, without an intent that ran")
  func refreshed() async throws {
    let sitting = try await Sitting()
    #expect(await sitting.say("Good morning").state != .asking)
    sitting.lamps.hang("Noon")
    // As long as it is not known, it is taken for a slip of the tongue.
    StudioShortcuts.updateAppShortcutParameters()
    #expect(await sitting.say("Find the noon in Studio").spoken == "“Noon” hangs there.")
  }

  @Test("A negative phrase is never meant for the app")
  func negative() async throws {
    let sitting = try await Sitting()
    #expect(await sitting.say("Find the moon in Studio").state == .done)
    #expect(await sitting.say("Find the moon in Studio at night").state == .notUnderstood)
  }

  @Test(
    "The other names of a type point at a place of a list, as its name does", arguments: ["lamp", "light", "lantern"])
  func synonyms(word: String) async throws {
    let sitting = try await Sitting()
    #expect(await sitting.hear("list the lamps", "show the second \(word)") == ["These.", "“Moon” hangs there."])
    #expect(await sitting.hear("list the lamps", "show \(word) 1") == ["These.", "“Sun” hangs there."])
  }
}
