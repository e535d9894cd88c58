import Foundation
import Testing

@testable import ParlanceMatching

@Suite struct UtteranceTextTests {
  @Test(
    "A part keeps the brackets and marks that belong to its words, and leaves out those around all of it",
    arguments: [
      ("add pay rent (use new account)", "pay rent (use new account", "pay rent (use new account)"),
      ("add [new] door [urgent (really)]", "new] door [urgent (really", "[new] door [urgent (really)]"),
      ("add (buy milk)", "buy milk", "buy milk"),
      ("add buy milk)", "buy milk", "buy milk"),
      ("add call bob (work) tomorrow", "call bob (work", "call bob (work)"),
      ("add read 'the hobbit'", "read 'the hobbit", "read 'the hobbit'"),
      ("add 'read the hobbit'", "read the hobbit", "read the hobbit"),
      ("add 'buy milk tomorrow'", "buy milk", "buy milk"),
      ("add paint the boys'", "paint the boys", "paint the boys'"),
      ("add 'til we meet", "til we meet", "'til we meet"),
      ("add 買い物（牛乳）", "買い物（牛乳", "買い物（牛乳）"),
    ] as [(String, String, String)])
  func parts(utterance: String, words: String, text: String) throws {
    let start = try #require(utterance.range(of: words)).lowerBound
    let offset = utterance.unicodeScalars.distance(from: utterance.startIndex, to: start)
    #expect(UtteranceText(utterance).part(offset..<offset + words.unicodeScalars.count) == text)
  }
}
