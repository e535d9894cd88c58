import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates
import Testing

@Suite("Scripts without spaces, not quite as they should be")
struct CharacterTests {
  private static let names = ["パスポートを更新する", "大家さんにメールする", "植木に水をやる", "三号室", "三号車", "部屋の掃除1"]

  @Test(
    "A name is known though one of its characters is missing, too many, another or in the wrong place",
    arguments: [
      ("パスートを更新する", "パスポートを更新する"), ("パスポーートを更新する", "パスポートを更新する"),
      ("パスポートを更信する", "パスポートを更新する"), ("大家さんメールする", "大家さんにメールする"),
      ("植木に水やをる", "植木に水をやる"), ("大家さんにメーする", "大家さんにメールする"),
    ])
  func mistyped(said: String, name: String) throws {
    let match = try bench().best("\(said)を消して")
    #expect(match.how == .tolerant)
    #expect(try titles(of: match) == [name])
  }

  @Test(
    "The first character, short names, numbers and negations are what they are, and one mistake is forgiven",
    arguments: ["バスポートを更新する", "三号家", "部屋の掃除2", "パスートを更信する"])
  func strict(said: String) throws {
    #expect(try bench().match("\(said)を消して").decision == .none)
  }

  @Test(
    "A word that was said twice is one, however many characters it has",
    arguments: ["リストリストを見せて", "リストを見せ見せて", "月曜日月曜日の予定を見せて"])
  func twice(said: String) throws {
    let result = try bench().match(said)
    #expect(result.decision == .match)
    #expect(result.matches.first?.intent == "Show")
  }

  @Test("A name among a million others is looked for in few of them")
  func many() throws {
    let language = try Languages.shelf.thing("ja")
    let entries = (0..<2000).map {
      VocabularyEntry(id: "\($0)", title: "植木に水を\(String(repeating: "や", count: $0 % 7 + 1))る")
    }
    let index = NameIndex(entries, language: language)
    let tokens = language.tokens("植木に水をやろる")
    #expect(index.spans(in: tokens, at: 0, forgiving: .mistyped).allSatisfy { $0.end <= tokens.count })
  }

  private func bench() throws -> Bench {
    let entries = Self.names.map { VocabularyEntry(id: $0, title: $0) }
    return try Bench(
      """
      Delete: ["{thing}を消して"]
      Show: ["リストを見せて", "月曜日の予定を見せて"]
      """, locale: "ja",
      intents: [IntentSignature("Delete", ["thing": .entity("Thing")]), IntentSignature("Show", [:])],
      names: ["Thing": entries])
  }

  private func titles(of match: Match) throws -> [String] {
    guard case .names(let entries)? = match.slot("thing")?.value else { return [] }
    return entries.map(\.title)
  }
}
