import ParlancePhraseTables
import Testing

@testable import ParlanceAssistant

@Suite("Samples of what can be said")
struct SampleTextTests {
  @Test("What begins with a capital begins without one where other phrases begin with the same word")
  func openings() {
    var reader = PhraseTableReader(locale: "en")
    reader.add(
      yaml: """
        language: en
        intents:
          Complete:
            data:
              - sentences: ["Complete a task in Daybook", "complete {task}", "Aufgabe {task}"]
        """, file: "openings.yaml")
    #expect(SampleText.openings(in: reader.finish().table) == ["Aufgabe", "complete", "complete a task in Daybook"])
  }
}
