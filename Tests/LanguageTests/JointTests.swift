import ParlanceLanguage
import ParlanceTemplates
import Testing

@Suite("Words that tie to what was said")
struct JointTests {
  @Test(
    "The hour from which something is moved stands before another",
    arguments: [
      ("en", "move gym from 10 to 11", "from 10"), ("en", "move gym from 12 pm to 1:30", "from 12 pm"),
      ("de", "verschieb Zahnarzt von 10 Uhr auf 11", "von 10 uhr"), ("fr", "de 10h à 11h", "de 10 h"),
      ("ru", "с 10 на 11", "с 10"), ("en", "move gym from Friday to Saturday", nil),
      ("en", "move gym from 10", nil), ("en", "read from 30 to 40", nil), ("en", "from 10 to", nil),
    ] as [(String, String, String?)])
  func hourLeft(locale: String, text: String, expected: String?) throws {
    let language = try Sample.language(locale)
    let tokens = language.tokens(text)
    let found = language.hourLeft(in: tokens)
    #expect(found.map { tokens[$0].map(\.text).joined(separator: " ") } == expected)
  }

  @Test(
    "What asks for more than what is known, and what says a time before it",
    arguments: [
      ("en", "what else is due", "else", false), ("fr", "quoi d'autre samedi", "d autre", false),
      ("de", "was steht sonst noch an", "sonst", false), ("en", "an hour before", nil, true),
      ("de", "eine Stunde vorher", nil, true), ("ja", "1時間前に", nil, true), ("en", "what is due", nil, false),
    ] as [(String, String, String?, Bool)])
  func besides(locale: String, text: String, besides: String?, isBefore: Bool) throws {
    let language = try Sample.language(locale)
    let tokens = language.tokens(text)
    #expect(language.besides(in: tokens).map { tokens[$0].map(\.text).joined(separator: " ") } == besides)
    #expect(language.saysBeforehand(tokens) == isBefore)
  }
}
