import ParlanceLanguage
import ParlanceMatching
import Testing

@Suite("Words between several values")
struct JointTests {
  @Test(
    "Each language has its words for one of two, and others for both",
    arguments: [
      ("en", ["or"], ["and"]), ("de", ["oder"], ["und"]), ("fr", ["ou"], ["et"]), ("es", ["o", "u"], ["y"]),
      ("ru", ["или"], ["и"]),
    ])
  func words(locale: String, either: [String], both: [String]) throws {
    let language = try Language(locale: locale)
    let alternatives = RepeatedRecognizer.alternatives(language)
    #expect(alternatives == Set(either))
    #expect(RepeatedRecognizer.separators(language).isSuperset(of: either + both))
    #expect(alternatives.isDisjoint(with: both))
  }
}
