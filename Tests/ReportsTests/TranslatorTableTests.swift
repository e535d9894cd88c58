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

  @Test("A line that is not translated is a warning")
  func open() {
    let (files, faults) = PhraseCSV.tables(of: Self.head + "Go,de,\nGo,de,los\n", file: "a.csv")
    #expect(faults.map(\.severity) == [.warning] && files.count == 1)
  }
}
