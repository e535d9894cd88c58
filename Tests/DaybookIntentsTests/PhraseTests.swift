import DaybookIntents
import Foundation
import Testing

@Suite("Phrases")
struct PhraseTests {
  @Test("The tables have no faults", arguments: ["de", "en", "es", "fr", "ja", "ru"])
  func faults(locale: String) async throws {
    let understanding = try await Understanding(locale)
    #expect(understanding.tableDiagnostics.isEmpty)
    #expect(understanding.matcher.diagnostics.isEmpty)
  }

  @Test("English sentences mean what they should")
  func english() async throws {
    let understanding = try await Understanding("en")
    for (utterance, meaning) in Self.english {
      #expect(understanding.meaning(of: utterance) == meaning, "\(utterance)")
    }
  }

  @Test("German sentences mean what they should")
  func german() async throws {
    let understanding = try await Understanding("de")
    for (utterance, meaning) in Self.german {
      #expect(understanding.meaning(of: utterance) == meaning, "\(utterance)")
    }
  }

  @Test(
    "The clean sentences of every language mean what they should, whatever is due when",
    arguments: ["de", "en", "es", "fr", "ja", "ru"])
  func clean(locale: String) async throws {
    let understanding = try await Understanding(locale, things: NoiseFixture.read(locale))
    for sentence in try NoiseFixture.sentences(locale) {
      #expect(understanding.meaning(of: sentence.text, without: ["due"]) == sentence.meaning, "\(sentence.text)")
    }
  }

  @Test(
    "Each intent can be said in five ways at least in the languages that are tested by files",
    arguments: ["es", "fr", "ja", "ru"])
  func ways(locale: String) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let tests = try ["tasks", "events"].map { name in
      try String(contentsOf: root.appendingPathComponent("Phrases/\(locale)/\(name).jsonl"), encoding: .utf8)
    }.joined()
    let sentences = try NoiseFixture.sentences(locale).map(\.intent)
    for intent in DaybookFeatures.intents {
      let tested = tests.split(separator: "\n").count { $0.contains("\"intent\": \"\(intent)\"") }
      #expect(tested + sentences.count { $0 == "\(intent)" } >= 5, "\(intent)")
    }
  }

  @Test("Each intent can be said in five ways at least, in English and German")
  func waysOfBoth() {
    for sentences in [Self.english, Self.german] {
      let counts = Dictionary(grouping: sentences) { $0.meaning.split(separator: " ").first ?? "" }.mapValues(\.count)
      for intent in DaybookFeatures.intents {
        #expect((counts["\(intent)"[...]] ?? 0) >= 5, "\(intent)")
      }
    }
  }
}
