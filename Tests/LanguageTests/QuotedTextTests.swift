import Foundation
import ParlanceLanguage
import Testing

@Suite struct QuotedTextTests {
  @Test(
    "Quotes within a text stay in pairs, those around all of it do not, and a path keeps its beginning",
    arguments: [
      ("read „War and Peace“ again", "War and Peace“ again", "„War and Peace“ again"),
      ("add “buy milk” please", "buy milk", "buy milk"),
      ("add read \"Emma\"", "read \"Emma", "read \"Emma\""),
      ("add don't panic", "don't panic", "don't panic"),
      ("add \"milk", "milk", "milk"),
      ("add milk\"", "milk", "milk"),
      ("import /tmp/a.csv", "tmp/a.csv", "/tmp/a.csv"),
      ("import ~/a.csv", "a.csv", "~/a.csv"),
      ("import ../a.csv", "a.csv", "../a.csv"),
      ("either/or", "or", "or"),
      ("add …milk", "milk", "milk"),
      ("add “the boys’ shoes”", "the boys’ shoes", "the boys’ shoes"),
      ("read «l’art d’aimer» again", "l’art d’aimer» again", "«l’art d’aimer» again"),
      ("「今日の料理」を見る", "今日の料理」を見る", "「今日の料理」を見る"),
    ] as [(String, String, String)])
  func widens(utterance: String, words: String, text: String) throws {
    let scalars = Array(utterance.unicodeScalars)
    let start = try #require(utterance.range(of: words)).lowerBound
    let offset = utterance.unicodeScalars.distance(from: utterance.startIndex, to: start)
    let range = QuotedText.widened(offset..<offset + words.unicodeScalars.count, in: scalars)
    #expect(String(String.UnicodeScalarView(scalars[range])) == text)
  }
  @Test(
    "A quotation ends with the partner of the sign that opens it",
    arguments: [
      ("add “the boys’ shoes, and cake” and eggs", ["“the boys’ shoes, and cake”"]),
      ("füge „Tee und Kuchen“ und ‚Salz‘ hinzu", ["„Tee und Kuchen“", "‚Salz‘"]),
      ("ajoute « pain » et «lait»", ["« pain »", "«lait»"]), ("add “milk and eggs", []), ("it’s late", []),
    ])
  func quotations(text: String, quoted: [String]) {
    let scalars = Array(text.unicodeScalars)
    #expect(QuotedText.quotations(in: text).map { String(String.UnicodeScalarView(scalars[$0])) } == quoted)
  }
}
