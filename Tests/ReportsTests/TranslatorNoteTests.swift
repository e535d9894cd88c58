import ParlancePhraseTables
import ParlanceReports
import Testing

@Suite("What is noted for translators")
struct TranslatorNoteTests {
  /// The blocks of the first table that was made.
  private func blocks(of files: [PhraseExport.File]) throws -> [PhraseBlock] {
    let file = try #require(files.first)
    return table(file.text, "de").intents.flatMap(\.blocks)
  }

  /// A language and one that is translated from it: a comment beside both, and a mark of review beside the other.
  private var tables: [PhraseTable] {
    var (english, german) = (
      table("intents: {Go: [go, walk], Stop: [stop]}", "en"), table("intents: {Go: [los]}", "de")
    )
    english.note("For <both> & \"all\"", needsReview: false, of: "Go")
    german.note("For <both> & \"all\"", needsReview: true, of: "Go")
    return [english, german]
  }

  @Test(
    "Comments and marks of review go to the translator and come back",
    arguments: [PhraseExport.Format.xliff, .xliff2, .csv])
  func roundTrip(_ format: PhraseExport.Format) throws {
    let export = PhraseExport(tables, as: format, target: "de")
    #expect(export.losses.isEmpty)
    let text = try #require(export.files.first).text
    let read =
      format == .csv ? PhraseCSV.tables(of: text, file: "a.csv") : PhraseXLIFF.tables(of: text, file: "a.xliff")
    let block = try #require(try blocks(of: read.files).first)
    #expect(block.phrases.map(\.text) == ["los"])
    #expect(block.comment == "For <both> & \"all\"" && block.needsReview)
  }

  @Test("A table keeps them as metadata, and phrases of which other things are noted stand in other blocks")
  func yaml() throws {
    let csv = "intent,locale,phrase,comment,state\nGo,de,los,a,\nGo,de,geh,a,\nGo,de,lauf,,needs_review\nGo,de,renn,,\n"
    let read = PhraseCSV.tables(of: csv, file: "a.csv")
    let blocks = try blocks(of: read.files)
    #expect(blocks.map { $0.phrases.map(\.text) } == [["los", "geh"], ["lauf"], ["renn"]])
    #expect(blocks.map(\.comment) == ["a", nil, nil] && blocks.map(\.needsReview) == [false, true, false])
    let made = try #require(read.files.first)
    let again = PhraseExport([table(made.text, "de")], as: .yaml)
    #expect(try self.blocks(of: again.files).map(\.metadata) == blocks.map(\.metadata))
  }

  @Test("Catalogues keep comments; where a form has no place for a note, that is told")
  func others() throws {
    var (english, german) = (
      table("intents: {Go: [\"go {applicationName}\"]}", "en"),
      table("intents: {Go: [\"los {applicationName}\"]}", "de")
    )
    english.note("Say */ it", needsReview: false, of: "Go")
    german.note(nil, needsReview: true, of: "Go")
    let catalog = try #require(PhraseExport([english, german], as: .xcstrings).files.first).text
    #expect(catalog.contains("\"comment\":\"Say */ it\"") && catalog.contains("\"state\":\"needs_review\""))
    let strings = PhraseExport([english, german], as: .strings)
    #expect(strings.files.allSatisfy { $0.text.hasPrefix("/* Say * / it */\n\"go ${applicationName}\" = ") })
    let mark = "one text is marked as “needs_review” and carried over without that mark"
    #expect(strings.losses.map(\.message) == [mark])
    for format in [PhraseExport.Format.rasa, .sentences] {
      let told = PhraseExport([english, german], as: format).losses.map(\.message)
      #expect(told == ["a comment cannot be said there", mark])
    }
  }

  @Test("Notes of Xcode's files are read")
  func xcode() throws {
    let text = """
      <xliff version="1.2"><file original="AppShortcuts.xcstrings" source-language="en" target-language="de"><body>
      <trans-unit id="Go ${applicationName}"><source>Go ${applicationName}</source>
      <target state="needs-review-l10n">Los ${applicationName}</target><note>Starts &amp; ends</note><note/></trans-unit>
      </body></file></xliff>
      """
    let read = PhraseXLIFF.tables(of: text, file: "de.xliff")
    let block = try #require(try blocks(of: read.files).first)
    #expect(block.comment == "Starts & ends" && block.needsReview)
  }
}
