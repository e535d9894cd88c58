import ParlanceDiagnostics
import ParlancePhraseTables
import ParlanceReports
import Testing

@Suite("XLIFF that translators give back")
struct XLIFFReadingTests {
  private func unit(_ inner: String, head: String = "source-language=\"en\" target-language=\"de\"") -> String {
    "<?xml version=\"1.0\"?>\n<xliff version=\"1.2\">\n<file \(head)><body>\n\(inner)\n</body></file></xliff>\n"
  }

  @Test("What was exported is read again, whatever stands in it", arguments: [PhraseExport.Format.xliff, .xliff2])
  func roundTrip(_ format: PhraseExport.Format) throws {
    let english = table("intents:\n  Go: [\"go [to] {place} & on\", \"walk\"]\n", "en")
    let german = table(
      "intents:\n  Go: [\"geh [nach] {place} & an\", \"lauf “los”\"]\n", "de")
    let file = try #require(PhraseExport([english, german], as: format).files.first)
    #expect(file.text.contains("version=\"\(format == .xliff ? "1.2" : "2.0")\""))
    let read = PhraseXLIFF.tables(of: file.text, file: "de.xliff")
    #expect(read.diagnostics.isEmpty)
    #expect(read.files.map(\.path) == ["de/phrases.yaml"])
    let again = table(try #require(read.files.first).text, "de").intents
    #expect(again.flatMap(\.blocks).flatMap(\.phrases).map(\.text) == ["geh [nach] {place} & an", "lauf “los”"])
  }

  @Test("Of Xcode's export the phrases of shortcuts are read as of a catalogue, and other texts are told and left out")
  func xcode() throws {
    let text = """
      <xliff version="1.2"><file original="Fit/AppShortcuts.xcstrings" source-language="en" target-language="de"><body>
      <trans-unit id="Start ${sport} with ${applicationName}"><source>Start ${sport} with ${applicationName}</source>
      <target state="translated">Starte ${sport} mit ${applicationName}</target></trans-unit>
      <trans-unit id="Stop ${applicationName}"><source>Stop ${applicationName}</source>
      <target>Stopp ${applicationName</target></trans-unit></body></file>
      <file original="Fit/Localizable.xcstrings" source-language="en" target-language="de"><body>
      <trans-unit id="Done"><source>Done</source><target>Fertig</target></trans-unit></body></file></xliff>
      """
    let read = PhraseXLIFF.tables(of: text, file: "de.xliff")
    #expect(read.files.map(\.path) == ["de/phrases.yaml"])
    let again = table(try #require(read.files.first).text, "de")
    #expect(again.intents.map(\.name) == ["Start ${sport} with ${applicationName}"])
    #expect(
      again.intents.first?.blocks.first?.phrases.first?.text == "Starte {sport} mit {applicationName:@applicationName}")
    #expect(again.lists["applicationName"] != nil)
    #expect(read.diagnostics.map(\.severity) == [.error, .warning])
    #expect(read.diagnostics.first?.position?.line == 4)
    #expect(read.diagnostics.last?.message.contains("Localizable.xcstrings") == true)
  }

  @Test("What a translators' table leaves out is told", arguments: [PhraseExport.Format.csv, .xliff])
  func losses(_ format: PhraseExport.Format) {
    let table = table(
      """
      intents:
        Go: {data: [{sentences: ["go <there> {l}"], requires_context: {area: x}, slots: {a: b}}]}
      lists: {l: {values: [x]}}
      expansion_rules: {there: "(there|home)"}
      """, "en")
    let told = PhraseExport([table], as: format).losses.map(\.message)
    #expect(
      told == [
        "the lists, rules of “en” are left out",
        "of this block what it demands of the context, its fixed slots cannot be said there",
      ])
  }

  @Test("A template that cannot be used is told at its line and left out")
  func template() {
    let text = unit("<trans-unit id=\"Go.1\"><source>go</source><target>los [nach {place}</target></trans-unit>")
    let read = PhraseXLIFF.tables(of: text, file: "a.xliff")
    #expect(read.files.isEmpty && read.diagnostics.map { $0.position?.line } == [4])
    let csv = PhraseCSV.tables(of: "intent,locale,phrase\nGo,de,los\nGo,de,los [nach {place}\n", file: "a.csv")
    #expect(csv.files.count == 1 && csv.diagnostics.map { $0.position?.line } == [3])
  }

  @Test("Without any target the sources are read, in their own language")
  func sources() {
    let text = unit("<trans-unit id=\"Go.1\"><source>go</source></trans-unit>", head: "source-language=\"en\"")
    let read = PhraseXLIFF.tables(of: text, file: "a.xliff")
    #expect(read.diagnostics.isEmpty && read.files.map(\.path) == ["en/phrases.yaml"])
    #expect(read.files.first?.text.contains("\"go\"") == true)
  }

  @Test("What is not translated yet is told at its line; proposals of tools are passed over, marks within text too")
  func untranslated() {
    let text = unit(
      """
      <group resname="Go"><trans-unit id="1"><source>go</source><target>los &#x21;</target></trans-unit>
      <trans-unit id="2"><source>walk</source></trans-unit>
      <trans-unit id="3"><source>run</source><target state="needs-translation">run</target></trans-unit>
      <trans-unit id="4"><source>fly</source><alt-trans><target>schwebe</target></alt-trans>
      <target>flieg <g id="1">hoch</g></target></trans-unit></group>
      """)
    let read = PhraseXLIFF.tables(of: text, file: "a.xliff")
    #expect(read.diagnostics.map(\.message) == ["“walk” is not translated", "“run” is not translated"])
    #expect(read.diagnostics.map { $0.position?.line } == [5, 6])
    #expect(read.files.first?.text.contains("\"los !\"") == true)
    #expect(read.files.first?.text.contains("\"flieg hoch\"") == true)
    #expect(read.files.first?.text.contains("schwebe") == false)
  }

  @Test("XLIFF 2 is read too: the segments of a unit joined, its intent from its group or its own name")
  func second() {
    let text = """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de">
      <file id="f1">
      <group id="g1" name="Go"><unit id="u1"><segment state="translated"><source>go</source><target>los</target></segment></unit>
      <unit id="u2"><segment><source>walk </source><target>gehe </target></segment><ignorable><source>[now]</source></ignorable>
      <segment state="final"><source> on</source><target> <pc id="1">weiter</pc></target></segment></unit>
      <unit id="u3"><segment state="initial"><source>run</source><target>run</target></segment></unit>
      <unit id="u4"><segment><source>fly</source></segment>
      <mtc:matches><mtc:match ref="#1"><source>fly</source><target>schwebe</target></mtc:match></mtc:matches></unit></group>
      <unit id="u5" name="Stop.1"><segment><source>stop</source><target>halt</target></segment></unit>
      </file></xliff>
      """
    let read = PhraseXLIFF.tables(of: text, file: "a.xlf")
    #expect(read.diagnostics.map(\.message) == ["“run” is not translated", "“fly” is not translated"])
    let table = read.files.first?.text ?? ""
    #expect(read.files.count == 1)
    for phrase in ["\"Go\":", "\"los\"", "gehe [now] weiter", "\"Stop\":", "\"halt\""] {
      #expect(table.contains(phrase), "\(phrase) in \(table)")
    }
    #expect(!table.contains("schwebe"))
  }

  @Test(
    "Broken XML is told with its line, and nothing is read",
    arguments: [
      "<a><b></a>", "<a", "<a x=1>", "<a>&nope;</a>", "<!DOCTYPE a [<!ENTITY b \"c\">]><a/>", "<a><!-- ", "<>", "<a>",
      "</a>", "<xliff/>", "", String(repeating: "<a>", count: 500), "<a>&#xD800;</a>",
    ])
  func broken(text: String) {
    let read = PhraseXLIFF.tables(of: "\n" + text, file: "a.xliff")
    #expect(read.files.isEmpty)
    #expect(read.diagnostics.first?.severity == .error)
    #expect(read.diagnostics.first?.position != nil)
  }
}
