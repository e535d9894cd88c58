import Testing

@testable import ParlanceStrings

@Suite("The localizer")
struct LocalizerTests {
  /// A catalogue of plain texts: key, locale, text.
  private func catalog(_ texts: [(String, String, String)], source: String = "en") throws -> StringCatalog {
    let entries = Dictionary(grouping: texts, by: \.0).map { key, texts in
      let localizations = texts.map { "\"\($0.1)\":{\"stringUnit\":{\"value\":\"\($0.2)\"}}" }
      return "\"\(key)\":{\"localizations\":{\(localizations.joined(separator: ","))}}"
    }
    return try StringCatalog(
      xcstrings: "{\"sourceLanguage\":\"\(source)\",\"strings\":{\(entries.joined(separator: ","))}}", file: "a")
  }

  @Test("The first catalogue overrides the second")
  func overrides() throws {
    let app = try catalog([("hello", "en", "Hi")])
    let base = try catalog([("hello", "en", "Hello"), ("bye", "en", "Goodbye")])
    let localizer = Localizer(catalogs: [app, base], locale: "en", development: "en")
    #expect(localizer.string("hello") == "Hi")
    #expect(localizer.string("bye") == "Goodbye")
  }

  @Test("An app's override in one language does not displace another language's text")
  func languageFirst() throws {
    let app = try catalog([("hello", "en", "Hi")])
    let base = try catalog([("hello", "en", "Hello"), ("hello", "de", "Hallo")])
    #expect(Localizer(catalogs: [app, base], locale: "de-AT", development: "en").string("hello") == "Hallo")
    #expect(Localizer(catalogs: [app, base], locale: "fr", development: "en").string("hello") == "Hi")
  }

  @Test("A region falls back to its language, then to its relatives, then to the development language")
  func fallback() throws {
    let base = try catalog([
      ("a", "pt-BR", "br"), ("a", "pt", "pt"), ("a", "en", "en"), ("b", "pt", "pt"), ("b", "en", "en"),
      ("c", "pt-PT", "pt-PT"), ("d", "en", "en"), ("e", "zh-Hans", "hans"), ("e", "zh-Hant", "hant"),
    ])
    let localizer = Localizer(catalogs: [base], locale: "pt_BR.UTF-8", development: "en")
    #expect(localizer.locale == "pt-BR")
    #expect(["a", "b", "c", "d"].map { localizer.string($0) } == ["br", "pt", "pt-PT", "en"])
    #expect(Localizer(catalogs: [base], locale: "zh-CN", development: "en").string("e") == "hans")
    #expect(Localizer(catalogs: [base], locale: "zh-TW", development: "en").string("e") == "hant")
  }

  @Test("A key that no catalogue has is filled itself")
  func unknownKey() throws {
    let localizer = Localizer(catalogs: [try catalog([])], locale: "de", development: "en")
    #expect(localizer.format("Added %@.", arguments: []) == nil)
    #expect(localizer.string("Added %@, %.1f.", "milk", 1.5) == "Added milk, 1,5.")
    #expect(Localizer(catalogs: [], locale: "", development: "").string("%lld%%", 5) == "5%")
  }

  @Test("A key without a text of its own says itself in the source language")
  func impliedText() throws {
    let base = try catalog([("Delete", "de", "Löschen")])
    #expect(Localizer(catalogs: [base], locale: "en", development: "de").string("Delete") == "Delete")
    #expect(Localizer(catalogs: [base], locale: "fr", development: "de").string("Delete") == "Löschen")
  }

  @Test("A text is filled in its own locale, not in the one that lacks it")
  func fillLocale() throws {
    let base = try catalog([("value %@", "en", "It is %@")])
    #expect(Localizer(catalogs: [base], locale: "de", development: "en").string("value %@", 1.5) == "It is 1.5")
  }
}
