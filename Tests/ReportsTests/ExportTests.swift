import Foundation
import FoundationXML
import ParlanceDiagnostics
import ParlancePhraseTables
import ParlanceReports
import Testing

@Suite("Exports of phrases")
struct ExportTests {
  private static let yaml = """
    language: en
    intents:
      Go:
        data:
          - sentences:
              - "go [to] {place} (now|at once)[ please]"
              - "(run; quickly) <somewhere> \\\\(or walk\\\\)"
              - "set {0..100,5:level} in {name:@who}"
            requires_context: {area: {slot: true}}
            weight: 0.5
            lists: {name: {wildcard: true}}
            slots: {speed: 3}
          - {sentences: ["{place}"], lists: {place: {wildcard: true}}, offer: {begins: ["off to", go], ends: ["ho"], without: [no, "on"]}}
      Stay:
        data: [{sentences: ["stay {place}"], offer: true}]
    lists:
      place:
        values:
          - "home"
          - in: "the (office|bureau)"
            out: office
            context: {inside: true}
    expansion_rules: {somewhere: "(here|there)"}
    skip_words: ["please", "the \\"big\\" one"]
    """

  private static func table(_ text: String, _ locale: String = "en") -> PhraseTable {
    var reader = PhraseTableReader(locale: locale)
    reader.add(yaml: text, file: "\(locale).yaml")
    let read = reader.finish()
    #expect(read.diagnostics.map(\.message) == [])
    return read.table
  }

  private static func shortcuts(_ phrases: [String], _ locale: String) -> PhraseTable {
    PhraseTableReader(
      locale: locale,
      declarations: ShortcutDeclarations(
        applicationNames: [], shortcuts: [.init(intent: "Open", phrases: phrases)], locale: locale, origin: "Shortcuts")
    ).finish().table
  }

  @Test("A table as YAML is the same table when it is read again")
  func yaml() throws {
    let once = try #require(PhraseExport([Self.table(Self.yaml)], as: .yaml).files.first)
    #expect(once.path == "en/phrases.yaml")
    let twice = PhraseExport([Self.table(once.text)], as: .yaml).files.first
    #expect(twice?.text == once.text)
    let (first, second) = (Self.table(Self.yaml), Self.table(once.text))
    #expect(
      first.intents.flatMap(\.blocks).map(\.requiresContext) == second.intents.flatMap(\.blocks).map(\.requiresContext))
    #expect(first.skipWords == second.skipWords)
    #expect(first.offers.map(\.name) == ["Go", "Stay"])
    #expect(first.offers.flatMap(\.blocks).map(\.offer) == second.offers.flatMap(\.blocks).map(\.offer))
    let sentences = { (table: PhraseTable) in PhraseExport([table], as: .sentences).files.map(\.text) }
    #expect(sentences(first) == sentences(second))
  }

  @Test("Phrases as CSV are the same phrases when they are imported, whatever stands in them")
  func csv() throws {
    let table = Self.table("intents:\n  Go: [\"say \\\"hi, there\\\"\", \"go {place}\"]")
    let file = try #require(PhraseExport([table], as: .csv).files.first)
    #expect(file.text == "intent,locale,phrase\r\nGo,en,\"say \"\"hi, there\"\"\"\r\nGo,en,go {place}\r\n")
    let read = PhraseCSV.tables(of: file.text, file: "a.csv")
    #expect(read.diagnostics.isEmpty)
    let again = Self.table(try #require(read.files.first).text)
    #expect(again.intents.flatMap(\.blocks).flatMap(\.phrases).map(\.text) == ["say \"hi, there\"", "go {place}"])
  }

  @Test("Faulty lines of CSV are told and left out")
  func faultyCSV() {
    let read = PhraseCSV.tables(of: "phrase,intent,locale\ngo,Go,en\nalone\n,Go,en\ngo,Go,!!\n", file: "a.csv")
    #expect(read.files.map(\.path) == ["en/phrases.yaml"])
    #expect(read.diagnostics.map { $0.position?.line } == [3, 4, 5])
    #expect(PhraseCSV.tables(of: "a,b\n", file: "a.csv").diagnostics.count == 1)
    #expect(PhraseCSV.tables(of: "", file: "a.csv").files.isEmpty)
  }

  @Test("A catalogue has a list for each shortcut, under its first phrase")
  func catalog() throws {
    let tables = [
      Self.shortcuts(["Open ${applicationName}", "Open ${book} in ${applicationName}"], "en"),
      Self.shortcuts(["Öffne ${applicationName}"], "de"),
    ]
    let export = PhraseExport(tables, as: .xcstrings)
    #expect(export.losses.isEmpty)
    let text = try #require(export.files.first).text
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let strings = try #require(object["strings"] as? [String: [String: Any]])
    #expect(Array(strings.keys) == ["Open ${applicationName}"])
    #expect(text.contains("\"values\":[\"Open ${applicationName}\",\"Open ${book} in ${applicationName}\"]"))
    #expect(
      PhraseExport(tables, as: .strings).files.map(\.text) == [
        "\"Open ${applicationName}\" = \"Öffne ${applicationName}\";\n",
        "\"Open ${applicationName}\" = \"Open ${applicationName}\";\n\"Open ${book} in ${applicationName}\" = \"Open ${book} in ${applicationName}\";\n",
      ])
  }

  @Test("That phrases which are only offered are left out is told once for each table")
  func offers() {
    let table = Self.table(
      "Go: [\"go home\", {sentences: [\"home\", \"{x}\"], lists: {x: {wildcard: true}}, offer: true}]")
    let export = PhraseExport([table], as: .sentences)
    #expect(export.files.map(\.text) == ["go home\n"])
    #expect(export.losses.map(\.message) == ["phrases that are only offered are left out"])
    #expect(PhraseExport([table], as: .yaml).losses.isEmpty)
  }

  @Test("What a catalogue cannot take is told at its place")
  func losses() {
    let export = PhraseExport([Self.table("intents:\n  Go: [\"go home\"]")], as: .xcstrings)
    #expect(export.losses.map(\.message) == ["“go home” does not name the app"])
    #expect(export.losses.first?.position?.line == 2)
    let many = PhraseExport([Self.table("intents:\n  Go: [\"(a|b|c|d) (a|b|c|d) (a|b|c|d) (a|b|c|d)\"]")], as: .rasa)
    #expect(many.losses.count == 1)
    #expect(many.files.first?.text.split(separator: "\n").count { $0.hasPrefix("    - ") } == 50)
  }

  @Test("XLIFF is XML with a unit for each phrase")
  func xliff() throws {
    let tables = [
      Self.table("intents:\n  Go: [\"go <b>\", \"run\"]\nexpansion_rules: {b: \"now\"}"),
      Self.table("intents:\n  Go: [\"los\"]", "de"),
    ]
    let file = try #require(PhraseExport(tables, as: .xliff).files.first)
    #expect(file.path == "de.xliff")
    let document = try XMLDocument(data: Data(file.text.utf8))
    #expect(try document.nodes(forXPath: "//*[local-name()='trans-unit']").count == 2)
    #expect(try document.nodes(forXPath: "//*[local-name()='target']").map(\.stringValue) == ["los"])
  }

  @Test("Catalogues of one language pair phrases with the same parameters, and tell what has no pair")
  func pairs() {
    let tables = [
      Self.shortcuts(
        ["Open ${applicationName}", "Show ${applicationName}", "Open ${book} in ${applicationName}"], "en"),
      Self.shortcuts(["Öffne ${applicationName}", "Öffne ${book} in ${applicationName}"], "de"),
    ]
    let export = PhraseExport(tables, as: .strings)
    #expect(
      export.files.first?.text
        == "\"Open ${applicationName}\" = \"Öffne ${applicationName}\";\n\"Open ${book} in ${applicationName}\" = \"Öffne ${book} in ${applicationName}\";\n"
    )
    #expect(export.losses.map(\.message).contains("1 of the phrases of “Open” have no translation in de"))
  }

  @Test("The app's name of an imported catalogue is its placeholder again")
  func nameRule() {
    let table = Self.table(
      "intents:\n  Go: [\"go with <applicationName>\"]\nexpansion_rules: {applicationName: \"(Runner|Run)\"}")
    let export = PhraseExport([table], as: .xcstrings)
    #expect(export.losses.isEmpty)
    #expect(export.files.first?.text.contains("go with ${applicationName}") == true)
  }

  @Test("Two apps' phrases of one language are exported together, or beside each other")
  func twoApps() {
    let tables = [
      Self.table("intents:\n  Go: [\"go\"]"), Self.table("intents:\n  Stop: [\"stop\"]"),
      Self.table("intents:\n  Go: [\"los\"]", "de"), Self.table("intents:\n  Stop: [\"halt\"]", "de"),
    ]
    let units = PhraseExport(tables, as: .xliff).files
    #expect(units.map(\.path) == ["de.xliff"])
    #expect(units.first?.text.contains("halt") == true && units.first?.text.contains("los") == true)
    #expect(PhraseExport(tables, as: .sentences).files.map(\.path) == ["de.txt", "de-2.txt", "en.txt", "en-2.txt"])
  }

  @Test("What a block says beside its phrases is told where it gets lost", arguments: [PhraseExport.Format.csv, .rasa])
  func ofBlocks(_ format: PhraseExport.Format) {
    let table = Self.table(
      "intents: {Go: {data: [{sentences: [\"go home\"], weight: 2, exact: true, response: fine, slots: {a: 1}}]}}")
    #expect(
      PhraseExport([table], as: format).losses.map(\.message) == [
        "of this block its fixed slots, its response, its weight, that it is exact cannot be said there"
      ])
  }
}
