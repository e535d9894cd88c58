import ParlanceMatching
import ParlanceTemplates
import Testing

@Suite("Characters that are missing from words of phrases")
struct CharacterGapTests {
  private func bench() throws -> Bench {
    try Bench(
      """
      Show: ["(完了した|全部の)タスクを見せて"]
      Tell: ["掃除は済みましたか"]
      Reopen: ["掃除は[まだ]完了してない"]
      Open: ["未完了のリストを見せて"]
      """, locale: "ja")
  }

  @Test(
    "One kana of a phrase may be missing, at its beginning, within it and at its end, at a cost",
    arguments: [
      ("全部のタスを見せて", "Show", "ク"), ("完了したスクを見せて", "Show", "タ"), ("完了したタスクを見せ", "Show", "て"),
      ("掃除は済みしたか", "Tell", "ま"), ("掃除は済みました", "Tell", "か"),
    ])
  func missing(said: String, intent: String, character: String) throws {
    let result = try bench().match(said)
    #expect(result.matches.first?.intent == intent)
    #expect(result.matches.first?.how == .tolerant)
    let missing = try #require(result.matches.first).deviations.filter { $0.kind == .character }
    #expect(missing.map(\.word) == [character])
    #expect(missing.allSatisfy { $0.points > 0 })
  }

  @Test(
    "No character that means something by itself is missing, none where others are too many, and none of a few",
    arguments: ["完了のリストを見せて", "掃除を完了にしないで", "すか", "掃除は"])
  func strict(said: String) throws {
    #expect(try bench().match(said).decision == .none)
  }
}
