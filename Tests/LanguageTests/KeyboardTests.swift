import ParlanceLanguage
import Testing

@Suite("Slips at a keyboard")
struct KeyboardTests {
  @Test(
    "A slip of the fingers is told from another word",
    arguments: [
      ("kitchrn", "kitchen", true), ("mikl", "milk", true), ("mil", "milk", true), ("millk", "milk", true),
      ("koffee", "coffee", true), ("vacumm", "vacuum", true), ("calender", "calendar", true),
      ("cofree", "coffee", true),
      ("toffee", "coffee", false), ("joan", "john", false), ("deer", "beer", false), ("anna", "hanna", false),
      ("mulk", "milk", false), ("tisch", "fisch", false), ("marion", "marian", false), ("mary", "marz", false),
    ] as [(String, String, Bool)])
  func slips(said: String, word: String, isSlip: Bool) throws {
    #expect(try Sample.language("en").keyboard.mayBeSlip(said, for: word) == isSlip)
  }

  @Test("Each language has its own keys, and where none are known every word may be a slip")
  func languages() throws {
    #expect(try Sample.language("de").keyboard.mayBeSlip("katyen", for: "katzen") == false)
    #expect(try Sample.language("en").keyboard.neighbours(of: "Y") == ["t", "u", "g", "h"])
    #expect(try Sample.language("de").keyboard.neighbours(of: "y") == ["x", "a", "s"])
    #expect(try Sample.language("ja").keyboard.mayBeSlip("abc", for: "xbc"))
    #expect(try Language.general(locale: "it").keyboard.mayBeSlip("toro", for: "coro"))
  }
}
