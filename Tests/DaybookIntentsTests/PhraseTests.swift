import DaybookIntents
import Foundation
import Testing

@Suite("Phrases")
struct PhraseTests {
  @Test("The tables have no faults", arguments: ["en", "de"])
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

  @Test("Each intent can be said in five ways at least, in both languages")
  func ways() {
    for sentences in [Self.english, Self.german] {
      let counts = Dictionary(grouping: sentences) { $0.meaning.split(separator: " ").first ?? "" }.mapValues(\.count)
      for intent in DaybookFeatures.intents {
        #expect((counts["\(intent)"[...]] ?? 0) >= 5, "\(intent)")
      }
    }
  }
}
