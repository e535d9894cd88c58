import Foundation
import ParlanceLanguage
import ParlanceMatching
import ParlancePhraseTables
import Testing

@testable import ParlanceAssistant

@Suite("Several commands in one sentence")
struct CommandSplitterTests {
  private static let phrases: [String: String] = [
    "en": """
    language: en
    intents:
      Add: ["add {title}"]
      Complete: ["complete [the] {task}"]
      Open: ["open the door"]
    lists: {title: {wildcard: true}}
    """,
    "de": """
    language: de
    intents:
      Add: ["notiere {title}"]
      Complete: ["erledige [den|die|das] {task}"]
      Open: ["öffne die Tür"]
    lists: {title: {wildcard: true}}
    """,
  ]
  private static let tasks = ["Report", "Bericht", "Tea and cake", "Salz und Pfeffer", "Letter"]

  /// The parts of a sentence, a difference in parentheses; none if it is one command.
  private static func parts(_ sentence: String, _ locale: String = "en") throws -> [String] {
    var reader = PhraseTableReader(locale: locale)
    reader.add(yaml: try #require(phrases[locale]), file: "table.yaml")
    let language = try Language(locale: locale)
    let task = IntentSignature.Slot(name: "task", type: .entity("Task"), isRequired: true)
    let matcher = Matcher(
      reader.finish().table, language: language,
      signatures: [
        IntentSignature(name: "Complete", slots: [task]), IntentSignature(name: "Open", slots: []),
        IntentSignature(name: "Add", slots: [IntentSignature.Slot(name: "title", type: .text, isRequired: true)]),
      ])
    var vocabulary = Vocabulary(language: language)
    vocabulary.replace("Task", with: tasks.map { VocabularyEntry(id: $0, title: $0) })
    let situation = Situation(
      vocabulary: vocabulary, now: Date(timeIntervalSince1970: 1_770_888_600),
      calendar: Calendar(identifier: .gregorian))
    let tokens = language.tokens(sentence)
    let splitter = CommandSplitter(
      language: language, tokens: tokens, utterance: sentence,
      match: { matcher.match($0, of: sentence, in: $1 ? situation.exactly : situation) },
      read: { matcher.match($0, in: $1 ? situation.exactly : situation) },
      differs: { words, command in
        command.intent == "Complete"
          && matcher.match(
            "\(locale == "en" ? "complete" : "erledige") "
              + words.map(\.text).joined(separator: " "), in: situation
          ).decision == .match
      }, whole: matcher.match(tokens, of: sentence, in: situation))
    return splitter.parts()?.parts.map { $0.isDifference ? "(\($0.text))" : $0.text } ?? []
  }

  @Test(
    "One command is not divided: “and” in a name or a text is its own, and so is what stands in quotation marks",
    arguments: [
      "complete the report", "complete tea and cake", "add milk and eggs", "add salt, pepper and bread",
      "add “milk, then bread”", "add “milk” and “open the door”", "add \"milk; bread\"", "add then and now",
      "open the door.", "and",
      "then open the door",
      "open the door and", "hello and goodbye",
    ])
  func one(_ sentence: String) throws { #expect(try Self.parts(sentence).isEmpty) }

  @Test(
    "Commands are divided by “and” where each is one, and by “then” and the end of a sentence also behind free text",
    arguments: [
      ("complete the report and open the door", ["complete the report", "open the door"]),
      ("complete tea and cake and open the door", ["complete tea and cake", "open the door"]),
      ("add milk, then complete the report", ["add milk", "complete the report"]),
      ("add milk and eggs. Complete the report!", ["add milk and eggs", "Complete the report"]),
      ("add “milk, then bread”; open the door", ["add “milk, then bread”", "open the door"]),
      ("add “milk” and open the door", ["add “milk”", "open the door"]),
      ("add \"milk\", open the door", ["add \"milk\"", "open the door"]),
      ("open the door, complete the letter and then add tea", ["open the door", "complete the letter", "add tea"]),
      ("complete the report and the letter", ["complete the report", "(the letter)"]),
      (
        "complete the report, the letter and open the door", ["complete the report", "(the letter)", "open the door"]
      ),
    ])
  func several(_ sentence: String, _ parts: [String]) throws {
    let found = try Self.parts(sentence)
    #expect(found == parts)
  }

  @Test(
    "German divides by its own words",
    arguments: [
      ("erledige den Bericht und öffne die Tür", ["erledige den Bericht", "öffne die Tür"]),
      ("notiere Milch und Brot, dann öffne die Tür", ["notiere Milch und Brot", "öffne die Tür"]),
      ("erledige Salz und Pfeffer", []), ("notiere „Milch, dann Brot“", []),
    ])
  func german(_ sentence: String, _ parts: [String]) throws { #expect(try Self.parts(sentence, "de") == parts) }

  @Test("A sentence of very many commands is none")
  func many() throws {
    let one = "open the door"
    #expect(try Self.parts(Array(repeating: one, count: 9).joined(separator: " and ")).count == 9)
    #expect(try Self.parts(Array(repeating: one, count: 10).joined(separator: " and ")).isEmpty)
  }
}
