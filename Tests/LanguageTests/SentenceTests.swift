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
}
