import ParlanceLanguage
import ParlanceTestSupport
import Testing

@testable import ParlanceMatching

@Suite struct NameIndexUpdateTests {
  private func candidates(_ words: String, in index: NameIndex, _ language: Language) -> [[String]] {
    let tokens = language.tokens(words)
    return index.spans(in: tokens, at: 0).filter { $0.end == tokens.count }.map { span in
      guard case .candidates(let numbers) = span.value else { return [] }
      return numbers.map { index.entries[$0].id }
    }
  }

  @Test("An index that is changed answers as one that is made anew, whatever the changes")
  func changesAgree() throws {
    let language = try Language(locale: "en")
    var random = SeededGenerator(seed: 11)
    let words = ["milk", "bread", "the", "red", "report", "weekly"]
    var changed = NameIndex([], language: language)
    var found = 0
    for _ in 0..<300 {
      let entries = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        VocabularyEntry(
          id: String(Int.random(in: 0...7, using: &random)),
          title: (0..<Int.random(in: 1...3, using: &random)).compactMap { _ in words.randomElement(using: &random) }
            .joined(separator: " "),
          synonyms: Bool.random(using: &random) ? ["bread milk"] : [])
      }
      changed.update(entries)
      let fresh = NameIndex(entries, language: language)
      for text in words + ["red milk", "weekly report", "bread milk", "the red"] {
        let answer = candidates(text, in: fresh, language)
        found += answer.isEmpty ? 0 : 1
        #expect(candidates(text, in: changed, language) == answer, "\(text) among \(entries.map(\.title))")
      }
    }
    #expect(found > 300)
  }
}
