import ParlanceLanguage
import Testing

@Suite("Sentences of one line")
struct SentenceTests {
  private func sentences(_ text: String, _ locale: String = "en") throws -> [String] {
    let scalars = Array(text.unicodeScalars)
    return try Sample.language(locale).sentences(text).map { String(String.UnicodeScalarView(scalars[$0])) }
  }

  @Test(
    "A mark before a space ends a sentence",
    arguments: [
      ("Add milk. What are my tasks?", "en", ["Add milk", "What are my tasks"]),
      ("Füge Milch hinzu! Danke.", "de", ["Füge Milch hinzu", "Danke"]),
      ("牛乳を追加。ありがとう", "ja", ["牛乳を追加", "ありがとう"]), ("add milk", "en", ["add milk"]), (" . ", "en", []),
    ])
  func ends(text: String, locale: String, expected: [String]) throws {
    #expect(try sentences(text, locale) == expected)
  }

  @Test(
    "A full stop that shortens a word, or follows a number, ends none",
    arguments: [
      ("Call Dr. Smith tomorrow", "en"), ("Call J. Smith at 8.30", "en"), ("Call Prof. Kern am 3. Mai", "de"),
      ("Rappelle Mme. Petit", "fr"), ("Open readme.txt", "en"),
    ])
  func shortened(text: String, locale: String) throws { #expect(try sentences(text, locale) == [text]) }

  @Test(
    "The full stop of a shortened word is its own before a small letter, a name or a day, and ends a sentence before other capitals",
    arguments: [
      ("call Anna at 4 p.m. tomorrow", true), ("dentist at 9 a.m. Friday", true), ("call dr. Miller", true),
      ("call Anna at 4 p.m. Buy bread", false), ("add plan b. add milk", false), ("add milk. add bread", false),
    ])
  func ownStop(text: String, isOwn: Bool) throws {
    let scalars = Array(text.unicodeScalars)
    let place = try #require(scalars.lastIndex { $0 == "." })
    #expect(try Sample.language("en").shortens(fullStopAt: place, in: scalars) == isOwn)
  }

  @Test(
    "An answer loses what is only polite behind it, and its full stop, and nothing of its own",
    arguments: [
      ("bread please", "bread"), ("bread, ok", "bread"), ("bread.", "bread"),
      ("Check if mom is ok", "Check if mom is ok"),
      ("please", "please"), ("\"say please\"", "\"say please\""), ("bread etc.", "bread etc."),
      ("bread. milk.", "bread. milk."),
    ])
  func courtesy(text: String, left: String) throws {
    let language = try Sample.language("en")
    #expect(language.withoutCourtesy(language.withoutFullStop(text)) == left)
  }
}
