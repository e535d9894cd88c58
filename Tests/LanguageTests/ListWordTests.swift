import ParlanceLanguage
import Testing

@Suite("Words between several values")
struct ListWordTests {
  @Test(
    "Each language has its words for one of two, and others for both",
    arguments: [
      ("en", ["or"], ["and"]), ("de", ["oder"], ["und"]), ("fr", ["ou"], ["et"]), ("es", ["o", "u"], ["y"]),
      ("ru", ["или"], ["и"]),
    ])
  func words(locale: String, either: [String], both: [String]) throws {
    let language = try Sample.language(locale)
    #expect(Set(language.listAlternatives) == Set(either))
    #expect(Set(language.listJoints) == Set(both))
  }
}
