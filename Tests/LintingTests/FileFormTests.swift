import Foundation
import ParlanceDiagnostics
import ParlanceLinting
import ParlancePhraseTables
import Testing

@Suite("Forms that files come in")
struct FileFormTests {
  private static let table = "intents:\n  Go: [\"go\"]\n"

  @Test("A table in another encoding is told wherever it lies; what another tool wrote is not")
  func encodings() async throws {
    let project = try Project(["a/sound.yaml": Self.table])
    let wide: [UInt8] = [0xFF, 0xFE] + Self.table.utf8.flatMap { [$0, 0] }
    try project.write("b/wide.yaml", Data(wide))
    try project.write("c/latin.yaml", Data("intents:\n  Caf".utf8) + Data([0xE9]) + Data(": [\"go\"]\n".utf8))
    try project.write("d/ci.yml", Data("jobs:\n  caf".utf8) + Data([0xE9]))
    let found = await project.lint()
    #expect(found.map(\.code) == ["unreadable-file", "unreadable-file"])
    #expect(found.compactMap { $0.position?.file }.map { $0.suffix(9) } == ["wide.yaml", "atin.yaml"])
  }

  @Test("A folder is taken for a language of which nothing is known only beside languages, and that is told")
  func doubtfulLanguage() async throws {
    let found = try await Project.lint(["en/a.yaml": Self.table, "tv/a.yaml": Self.table])
    let doubts = found.filter { $0.message.contains("“tv”, of which nothing is known") }
    #expect(doubts.map(\.code) == ["faulty-table"] && doubts.first?.severity == .warning)
    for files in [
      ["tv/a.yaml": Self.table, "audio/b.yaml": "intents:\n  Play: [\"play\"]\n"],
      ["en/a.yaml": Self.table, "tv/a.yaml": "language: tv\n" + Self.table],
    ] {
      #expect(try await Project.lint(files).isEmpty)
    }
  }

  @Test("A language whose intents nobody can say lacks each of them")
  func silentLanguage() async throws {
    let found = try await Project.lint(["en/a.yaml": Self.table, "ja/a.yaml": "intents:\n  Go:\n"])
    #expect(found.map(\.code) == ["missing-intent", "silent-intent"])
    #expect(found.allSatisfy { $0.position?.file.hasSuffix("ja/a.yaml") == true })
    #expect(
      try await Project.lint(["en/a.yaml": Self.table, "ja/a.yaml": "intents:\n  Go: [\n"]).map(\.code) == [
        "unreadable-file"
      ])
  }

  @Test("Sentences without their block are told with where they belong")
  func sentencesWithoutBlock() async throws {
    let found = try await Project.lint(["en/a.yaml": "intents:\n  Go:\n    sentences: [\"go\"]\n"])
    let fault = try #require(found.first)
    #expect(found.count == 1 && fault.code == "faulty-table")
    #expect(fault.severity == .error && fault.fix?.contains("in a block under “data”") == true)
  }

  @Test("A link to nothing beside tables is told")
  func danglingLink() async throws {
    let project = try Project(["a/sound.yaml": Self.table])
    try FileManager.default.createSymbolicLink(
      atPath: project.folder + "/a/gone.yaml", withDestinationPath: "/nonexistent/x.yaml")
    #expect(await project.lint().map(\.code) == ["unreadable-file"])
  }

  @Test("A mark of the byte order before the first key hides no table")
  func mark() async throws {
    #expect(
      try await Project.lint(["a.yaml": "\u{FEFF}intents:\n  Go: [\"go <nowhere>\"]\n"]).map(\.code) == ["faulty-table"]
    )
  }

  @Test("A file that was named and is no table is told", arguments: ["", "- a\n", "jobs: {}\n"])
  func named(_ text: String) async throws {
    let project = try Project(["a.yaml": text])
    var linter = Linter(sentences: 4)
    await linter.lint([project.folder + "/a.yaml"])
    #expect(linter.diagnostics.map(\.code) == ["faulty-table"])
    #expect(await project.lint().isEmpty)
  }

  @Test("In the language of the keys “new” is no missing translation")
  func newSource() async throws {
    let entry = """
      "Start ${sport} with ${applicationName}": {"localizations": {
      "en": {"stringSet": {"state": "new", "values": ["Start ${sport} with ${applicationName}", "Go ${applicationName}"]}},
      "fr": {"stringSet": {"state": "new", "values": ["Commence ${applicationName}"]}}}}
      """
    let project = try Project(["AppShortcuts.xcstrings": CatalogText.catalog([entry])])
    let tables = FoundTables.tables(in: [project.folder]).tables
    #expect(tables.map(\.locale) == ["en"])
    #expect(tables.first?.intents.first?.blocks.first?.phrases.count == 2)
  }

  @Test(
    "What others wrote and what is built is passed over unless it is named",
    arguments: [
      "Frameworks/Kit.framework", "Kit.xcframework/ios-arm64", "SourcePackages/checkouts/kit", "Out/Old.app",
      "Old.xcarchive/Products", "Pods/Kit",
    ])
  func foreignFolders(_ folder: String) async throws {
    let project = try Project([
      "\(folder)/AppShortcuts.xcstrings": CatalogText.units(["Start": [:]]),
      "App/AppShortcuts.xcstrings": CatalogText.units(["Start ${applicationName}": [:]]),
    ])
    #expect(await project.lint().isEmpty)
    #expect(FoundTables.tables(in: [project.folder]).tables.count == 1)
    var linter = Linter()
    await linter.lint([project.folder + "/" + folder])
    #expect(linter.diagnostics.map(\.code) == ["missing-app-name"])
  }

  @Test("An empty phrase among others is told at its place, and a list of nothing else once")
  func emptyPhrases() async throws {
    let phrase = "Start ${applicationName}"
    let found = try await Project.lint([
      "AppShortcuts.xcstrings": CatalogText.sets([phrase: ["de": ["Starte ${applicationName}", "", " "]]]),
      "Other/AppShortcuts.xcstrings": CatalogText.sets([phrase: ["de": ["", ""]]]),
    ])
    #expect(found.map(\.code) == Array(repeating: "empty-translation", count: 3))
    let columns = found.prefix(2).compactMap { $0.position?.column }
    #expect(columns.count == 2 && columns[0] < columns[1])
    #expect(found.first?.message == "one of the phrases of “Start ${applicationName}” is empty in de")
  }

  @Test("A state and a locale that nobody knows are warnings")
  func spellings() async throws {
    let entry = """
      "Start ${applicationName}": {"localizations": {
      "de_AT": {"stringUnit": {"state": "bogus", "value": "Starte ${applicationName}"}}}}
      """
    let found = try await Project.lint(["AppShortcuts.xcstrings": CatalogText.catalog([entry])])
    #expect(found.map(\.code) == ["catalog-shape", "catalog-shape"])
    #expect(found.allSatisfy { $0.severity == .warning })
    #expect(found.first?.fix == "write “de-AT”")
  }

  @Test(
    "A language that is called by its country is told once, with the name that is meant",
    arguments: [
      ("jp", "ja"), ("cz", "cs"), ("dk", "da"), ("gr", "el"), ("ua", "uk"), ("cn", "zh-Hans"), ("cn-TW", "zh-TW"),
      ("en-UK", "en-GB"), ("at", "de-AT"),
    ])
  func countries(_ wrong: String, _ meant: String) async throws {
    let (phrase, other) = ("Start ${applicationName}", "Los ${applicationName}")
    let line = { (text: String) in "\"\(phrase)\" = \"\(text)\";\n\"Stop \(phrase)\" = \"Stop \(text)\";\n" }
    let xliff =
      "<xliff version=\"1.2\"><file original=\"AppShortcuts.xcstrings\" source-language=\"en\" target-language=\"\(wrong)\">"
      + "<body><trans-unit id=\"\(phrase)\"><source>\(phrase)</source><target>\(other)</target></trans-unit></body></file></xliff>"
    let projects = [
      [
        "AppShortcuts.xcstrings": CatalogText.units([
          phrase: [wrong: other], "Stop \(phrase)": [wrong: "Stop \(other)"],
        ])
      ],
      ["en.lproj/AppShortcuts.strings": line(phrase), "\(wrong).lproj/AppShortcuts.strings": line(other)],
      ["out.xliff": xliff],
      ["Phrases/en/a.yaml": Self.table, "Phrases/\(wrong)/a.yaml": "intents:\n  Go: [\"los\"]\n"],
      ["a.yaml": "language: \(wrong)\n" + Self.table],
    ]
    for files in projects {
      let found = try await Project.lint(files)
      #expect(found.map(\.message) == ["“\(wrong)” is no name of a locale"], "\(files.keys)")
      #expect(found.first?.fix?.contains(meant) == true && found.first?.severity == .warning)
    }
  }

  @Test(
    "Codes that languages have are nobody's slip", arguments: ["se", "kr", "si", "tw", "br", "uk", "en-GB", "de-AT"])
  func languageCodes(_ name: String) { #expect(PhraseLocale.meant(by: name) == nil) }

  @Test(
    "The longer code of a language that has a shorter one is told with that",
    arguments: [("ita", "it"), ("deu-AT", "de-AT"), ("fil", nil), ("app", nil)] as [(String, String?)])
  func longCodes(_ name: String, meant: String?) { #expect(PhraseLocale.meant(by: name) == meant) }

  @Test("A broken entry is no missing translation, and a key that only another language has is told")
  func strings() async throws {
    let found = try await Project.lint([
      "en.lproj/AppShortcuts.strings": """
      "Reorder in ${applicationName}" = "Reorder in ${applicationName}";
      "Stop ${applicationName}" = "Stop ${applicationName}";

      """,
      "de.lproj/AppShortcuts.strings": """
      "Reorder in ${applicationName}" = "Nochmal "bestellen" in ${applicationName}";
      "Stop ${applicationName}" = "Stopp ${applicationName}";
      "Gone ${applicationName}" = "Weg ${applicationName}";

      """,
    ])
    #expect(found.map(\.code) == ["catalog-shape", "missing-translation"])
    #expect(found.last?.message.contains("not in en") == true)
  }

  @Test("A third argument of two is told, and so is a plural without the form that every language needs")
  func arguments() async throws {
    let plural = """
      "%lld tasks": {"localizations": {"ja": {"variations": {"plural":
      {"one": {"stringUnit": {"state": "translated", "value": "%lld件"}}}}}}}
      """
    let sent = """
      "%@ sent %@": {"localizations": {"ja": {"stringUnit": {"state": "translated", "value": "%3$@が%1$@を送りました"}},
      "de": {"stringUnit": {"state": "translated", "value": "%2$@ kam von %1$@"}}}}
      """
    let found = try await Project.lint(["Localizable.xcstrings": CatalogText.catalog([plural, sent])])
    #expect(found.map(\.code) == ["catalog-shape", "format-mismatch"])
    #expect(found.last?.message.contains("“%3$@”") == true)
  }

  @Test("A phrase that varies by number is in no table")
  func variations() async throws {
    let entry = """
      "Show ${applicationName}": {"localizations": {"de": {"variations": {"plural":
      {"other": {"stringUnit": {"state": "translated", "value": "Zeig ${applicationName}"}}}}}}}
      """
    let project = try Project(["AppShortcuts.xcstrings": CatalogText.catalog([entry])])
    #expect(FoundTables.tables(in: [project.folder]).tables.map(\.locale) == ["en"])
  }

  @Test("What Xcode exports for translators is linted as the catalogues that it is made of, and mended")
  func translations() async throws {
    let project = try Project([
      "de.xliff": """
      <xliff version="1.2"><file original="Fit/AppShortcuts.xcstrings" source-language="en" target-language="de"><body>
      <trans-unit id="Start ${sport} with ${applicationName}">
      <source>Start ${sport} with ${applicationName}</source>
      <target state="translated">Starte &amp; ${sport} mit {applicationName}</target></trans-unit>
      <trans-unit id="Stop ${applicationName}"><source>Stop ${applicationName}</source></trans-unit></body></file>
      <file original="Fit/Localizable.xcstrings" source-language="en" target-language="de"><body>
      <trans-unit id="%@ of %@"><source>%@ of %@</source><target>%lld von %@</target></trans-unit></body></file></xliff>
      """, "Phrases/notes.xliff": "<xliff version=\"1.2\"></xliff>",
    ])
    var linter = Linter(sentences: 4)
    await linter.lint([project.folder])
    #expect(linter.fileCount == 1)
    let found = linter.diagnostics.map { "\($0.position?.line ?? 0) \($0.code ?? "")" }
    #expect(found.contains("4 wrong-placeholder"), "\(found)")
    #expect(found.contains { $0.hasSuffix("missing-translation") } && found.contains("7 format-mismatch"), "\(found)")
    #expect(Fixes.apply(linter.diagnostics).problems.isEmpty)
    #expect(try project.text("de.xliff").contains(">Starte &amp; ${sport} mit ${applicationName}</target>"))
  }

  @Test("A translators' file without texts of a catalogue is passed over, which is told if it is named")
  func otherTranslations() async throws {
    let project = try Project(["a.xliff": "<xliff version=\"1.2\"></xliff>", "b.xliff": "<xliff>"])
    #expect(await project.lint().map(\.code) == ["unreadable-file"])
    var linter = Linter()
    await linter.lint([project.folder + "/a.xliff"])
    #expect(linter.diagnostics.first?.fix == "make tables of it with `parlance import`")
  }
}
