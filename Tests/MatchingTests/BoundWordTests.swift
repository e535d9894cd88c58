import ParlanceMatching
import ParlanceTemplates
import Testing

@Suite("Short words that are bound to another")
struct BoundWordTests {
  private func bench() throws -> Bench {
    try Bench(
      """
      Show: ["(montre|affiche)[-moi] les tâches"]
      Left: ["qu'est-ce qu'il me reste"]
      Remind: ["rappelle-moi (de|d') {title}", "rappelle-moi {date:due} (de|d') {title}"]
      """, locale: "fr")
  }

  @Test(
    "One letter of a short word may be wrong where a hyphen or an apostrophe binds it, at the cost of any other",
    arguments: [
      ("montre-oi les tâches", "Show", "moi"), ("montre-mio les tâches", "Show", "moi"),
      ("qu'est-ce qu'li me reste", "Left", "il"), ("qu’est-ce qu’li me reste", "Left", "il"),
    ])
  func bound(said: String, intent: String, meant: String) throws {
    let match = try #require(try bench().match(said).matches.first)
    #expect(match.intent == intent && match.how == .tolerant)
    #expect(match.deviations.map(\.word) == [meant] && match.cost.edits == 10)
  }

  @Test(
    "By itself a short word is no misspelled one, nor where it is another word or too far off",
    arguments: ["montre oi les tâches", "montre-la les tâches", "montre-xyz les tâches", "affiche - oi les tâches"])
  func strict(said: String) throws {
    #expect(try bench().match(said).decision == .none)
  }

  @Test(
    "What does without a small word only to take it for text is not asked about",
    arguments: ["rapplle-moi demain de lire", "rappelle-moi euh de lire", "rappelle-moi demain demain de lire"])
  func cutOpen(said: String) throws {
    let result = try bench().match(said)
    #expect(result.decision == .match)
    #expect(result.matches.first?.slot("title")?.text == "lire")
  }
}
