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

  @Test("A translator may write the app's name as Apple's catalogues do; a “$” alone is a word")
  func applicationName() throws {
    let csv = PhraseCSV.tables(
      of: Self.head
        + "Go,de,Los mit ${applicationName}\nGo,de,Öffne ${route} in ${applicationName}\nPay,de,Zahle ${sum}\n",
      file: "a.csv")
    #expect(csv.diagnostics.isEmpty)
    let blocks = table(try #require(csv.files.first).text, "de").intents.flatMap(\.blocks)
    let phrases = blocks.flatMap(\.phrases).map(\.text)
    let name = "{applicationName:@applicationName}"
    #expect(phrases == ["Los mit \(name)", "Öffne {route} in \(name)", "Zahle ${sum}"])
    let unit = "<trans-unit id=\"Go.1\"><source>go</source><target>Los, ${applicationName}</target></trans-unit>"
    let xliff = "<xliff><file source-language=\"en\" target-language=\"de\"><body>\(unit)</body></file></xliff>"
    let read = PhraseXLIFF.tables(of: xliff, file: "a.xliff")
    #expect(read.files.first?.text.contains("Los, \(name)") == true)
  }

  @Test("A slot that the translator renamed is told, with the one that is likely meant; those of a neighbour are not")
  func renamedSlot() {
    let csv = """
      intent,locale,phrase,source
      Go,de,los,go
      Go,de,geh nach {place},walk
      Go,de,geh nach {plce} mit {wem},go to {place}
      Stop,de,halt {place},stop
      """
    let (files, faults) = PhraseCSV.tables(of: csv, file: "a.csv")
    #expect(files.count == 1 && faults.allSatisfy { $0.severity == .warning })
    #expect(faults.map { $0.position?.line } == [4, 4, 5])
    #expect(faults.first?.fix == "did you mean {place}?")
    let unit =
      "<trans-unit id=\"Go.1\"><source>go, {applicationName:@applicationName}</source><target>los, {app}</target>"
    let xliff = "<xliff><file source-language=\"en\" target-language=\"de\">\n\(unit)</trans-unit></file></xliff>"
    let read = PhraseXLIFF.tables(of: xliff, file: "a.xliff").diagnostics
    #expect(read.map(\.message) == ["“los, {app}” has {app}, which no phrase of “Go” has that is translated"])
    #expect(read.first?.position?.line == 2)
  }
}
