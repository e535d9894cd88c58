import Testing

@testable import ParlanceStrings

@Suite("Locale fallback")
struct LocaleFallbackTests {
  @Test(
    "A locale falls back to its relatives, then to the development language",
    arguments: [
      ("pt-BR", ["pt-BR", "pt", "en"]),
      ("pt-AO", ["pt-AO", "pt-PT", "pt", "en"]),
      ("zh-CN", ["zh-CN", "zh-Hans", "zh", "en"]),
      ("zh_TW", ["zh-TW", "zh-Hant", "zh", "en"]),
      ("zh-Hant-HK", ["zh-Hant-HK", "zh-HK", "zh-Hant", "zh", "en"]),
      ("zh-Hans-HK", ["zh-Hans-HK", "zh-Hans", "zh", "en"]),
      ("es-MX", ["es-MX", "es-419", "es", "en"]),
      ("en-AU", ["en-AU", "en-GB", "en"]),
      ("en", ["en"]),
      ("nb-NO", ["nb-NO", "nb", "no", "en"]),
      ("de_DE.UTF-8", ["de-DE", "de", "en"]),
      ("sr_RS@latin", ["sr-Latn-RS", "sr-Latn", "sr", "en"]),
    ])
  func chain(locale: String, expected: [String]) {
    #expect(LocaleFallback.chain(locale) == expected)
  }

  @Test("The development language is the app's, with its own relatives")
  func development() {
    #expect(LocaleFallback.chain("fr", development: "de-AT") == ["fr", "de-AT", "de"])
    #expect(LocaleFallback.chain("de-CH", development: "de") == ["de-CH", "de"])
  }

  @Test(
    "Every spelling of a locale is one",
    arguments: [
      ("de_DE.UTF-8", "de-DE"), ("DE-de", "de-DE"), ("de_AT@euro", "de-AT"), ("C", "en"), ("POSIX", "en"),
      ("C.UTF-8", "en"), ("", "en"), ("zh-hans-cn", "zh-Hans-CN"), ("es-419", "es-419"), ("iw", "he"),
      ("ar-u-nu-latn", "ar"), ("ca-ES-valencia", "ca-ES-valencia"), ("../../etc", "und"), ("de/../x", "und"),
      ("d\0e", "und"), ("@", "und"), ("-", "und"), ("de-\u{e9}t", "de"), ("x-klingon", "und"),
    ] as [(String, String)])
  func normalized(given: String, expected: String) {
    #expect(LocaleFallback.normalized(given) == expected)
  }

  @Test(
    "The best of what is there is chosen, or none",
    arguments: [
      ("de-AT", ["en", "de"], "de"), ("de", ["en", "de_CH", "de-DE"], "de-DE"), ("pt", ["pt-PT", "pt-BR"], "pt-BR"),
      ("pt-BR", ["pt-PT", "en"], "pt-PT"), ("zh-TW", ["zh-CN", "en"], nil), ("zh-TW", ["zh-Hans", "zh-HK"], "zh-HK"),
      ("en-AU", ["en-US", "en-GB"], "en-GB"), ("fr", ["en", "de"], nil), ("nonsense-locale", ["en"], nil),
      ("en_US.UTF-8", [], nil),
    ] as [(String, [String], String?)])
  func best(requested: String, available: [String], expected: String?) {
    #expect(LocaleFallback.best(requested, among: available) == expected)
  }
}
