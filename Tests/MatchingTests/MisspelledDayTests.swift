import ParlanceLanguage
import ParlanceMatching
import Testing

@Suite("Misspelled days")
struct MisspelledDayTests {
  /// The first moment of the bench's day, in seconds since 2001.
  private static let today = 792_547_200.0

  @Test(
    "A day with a wrong letter is that day",
    arguments: [
      ("en", "plan lunch for sundya", 3), ("en", "plan lunch for tomrrow", 1),
      ("en", "plan lunch for next mondya", 4), ("de", "plan lunch for Sontag", 3),
      ("de", "plan lunch for übermogen", 2), ("fr", "plan lunch for dmianche", 3),
      ("fr", "plan lunch for deamin", 1), ("ru", "plan lunch for завтьра", 1),
      ("es", "plan lunch for domigno", 3),
    ])
  func days(locale: String, utterance: String, daysAhead: Int) throws {
    let result = try bench(locale).match(utterance)
    #expect(result.decision == .match)
    #expect(result.matches.first?.slot("what")?.text == "lunch")
    #expect(
      result.matches.first?.slot("due")?.value
        == .instant(seconds: Self.today + Double(daysAhead) * 86400, precision: .day))
  }

  @Test("What may be two days is asked about")
  func twoDays() throws {
    #expect(try bench("en").match("plan lunch for tursday").decision == .ambiguous)
  }

  @Test("A word that is no more than like a day and explains nothing else is asked about, a shorter one is no day")
  func dessert() throws {
    #expect(try bench("en").match("plan lunch sundae").decision == .ambiguous)
    #expect(try bench("en").match("plan lunch mai").decision == .match)
  }

  private func bench(_ locale: String) throws -> Bench {
    try Bench(
      "Plan: [\"plan {what} [for] {date:due}\", \"plan {what}\"]\nlists: {what: {wildcard: true}}", locale: locale)
  }
}
