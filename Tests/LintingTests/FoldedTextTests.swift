@testable import ParlanceLinting
import Testing

@Suite("Phrases as they are compared")
struct FoldedTextTests {
  @Test(
    "What is written in ASCII alone is folded as any other text",
    arguments: [
      "", " ", "Open the door", "  two   spaces ", "tab\tand\u{B}feed\nline", "Don't stop-and-go, please!",
      "${task} in ${applicationName}", "100% done (or 3 of 4)", "a . b", "\u{7F}\u{0}x",
    ])
  func ascii(_ text: String) {
    #expect(FoldedText.ascii(text) == FoldedText.any(text))
  }

  @Test("Letters of all scripts are kept, marks of writing are not")
  func letters() {
    #expect(FoldedText.ascii("Öffne") == nil)
    #expect(LintRule.folded("ÖFFNE die  „Tür“!") == "öffne die tür")
    #expect(LintRule.folded("ｶﾀｶﾅ を 開く。") == "カタカナ を 開く")
    #expect(LintRule.folded("संगीत ①") == "संगीत 1")
  }
}
