import Testing

@testable import ParlanceCommand

@Suite("The command of a voice among other words")
struct SpeakArgumentsTests {
  @Test(
    "It stands at the end where an option follows it, so that none is forgotten",
    arguments: [
      (["chat", "--speak=cat", "--locale", "de"], ["chat", "--locale", "de", "--speak=cat"]),
      (["ask", "--speak=cat", "add", "milk"], ["ask", "add", "milk", "--speak=cat"]),
      (["chat", "--locale", "de", "--speak=cat"], ["chat", "--locale", "de", "--speak=cat"]),
      (["ask", "--speak=cat", "--", "--help"], ["ask", "--speak=cat", "--", "--help"]),
      (["chat", "--speak= ", "--locale", "de"], ["chat", "--speak= ", "--locale", "de"]),
    ])
  func atEnd(words: [String], arranged: [String]) {
    #expect(SpeakArguments.atEnd(words) == arranged)
  }
}
