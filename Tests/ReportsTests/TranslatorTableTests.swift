import ParlanceReports
import Testing

@Suite("Tables that translators gave back")
struct TranslatorTableTests {
  private static let head = "intent,locale,phrase\n"

  @Test("A line without its locale says so")
  func noLocale() {
    let (_, faults) = PhraseCSV.tables(of: Self.head + "Go,,x\n", file: "a.csv")
    #expect(faults.map(\.message) == ["the line lacks its locale"])
  }

  @Test("A quote that is never closed is told, and what stands before it is read")
  func openQuote() {
    let (files, faults) = PhraseCSV.tables(of: Self.head + "Go,en,go\nGo,en,\"run\nStop,en,halt\n", file: "a.csv")
    #expect(faults.map(\.position?.line) == [3])
    #expect(files.first?.text.contains("\"go\"") == true)
  }

  @Test("Semicolons and tabs divide fields too", arguments: [";", "\t"])
  func separators(_ mark: String) {
    let text = (Self.head + "Go,de,\"los, los\"\n").replacing("t,l", with: "t\(mark)l").replacing(
      "e,p", with: "e\(mark)p")
    let (files, faults) = PhraseCSV.tables(of: text.replacing("Go,de,", with: "Go\(mark)de\(mark)"), file: "a.csv")
    #expect(faults.isEmpty && files.first?.text.contains("\"los, los\"") == true)
  }

  @Test("A line that is not translated is a warning")
  func open() {
    let (files, faults) = PhraseCSV.tables(of: Self.head + "Go,de,\nGo,de,los\n", file: "a.csv")
    #expect(faults.map(\.severity) == [.warning] && files.count == 1)
  }
}
