import Foundation
import ParlanceDiagnostics
import ParlanceLinting
import Testing

@Suite("Files of translations, as tools and people leave them")
struct TranslationFileTests {
  private static let english = "\"Open ${applicationName}\" = \"Open ${applicationName}\";\n"
  private static let german = "\"Open ${applicationName}\" = \"Öffne ${applicationName}\";\n"

  private static func wide(_ text: String, hasMark: Bool = true) -> Data {
    Data(hasMark ? [0xFF, 0xFE] : []) + Data(text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] })
  }

  @Test(
    "A file in UTF-16 is read with its mark and without, and mended in its own encoding", arguments: [true, false])
  func wideText(_ hasMark: Bool) async throws {
    let project = try Project(["en.lproj/AppShortcuts.strings": Self.english])
    try project.write("de.lproj/AppShortcuts.strings", Self.wide(Self.german, hasMark: hasMark))
    #expect(await project.lint().isEmpty)
    let wrong = Self.german.replacing("Öffne ${", with: "Öffne $ {")
    try project.write("de.lproj/AppShortcuts.strings", Self.wide(wrong, hasMark: hasMark))
    #expect(Fixes.apply(await project.lint()).count == 1)
    #expect(try project.bytes("de.lproj/AppShortcuts.strings") == Self.wide(Self.german, hasMark: hasMark))
  }

  @Test("A file that cannot be read has no other faults")
  func unreadable() async throws {
    let texts = { (name: String) in "\"Done\" = \"\(name)\";\n" }
    let project = try Project([
      "en.lproj/AppShortcuts.strings": Self.english, "en.lproj/Localizable.strings": texts("Done"),
      "de.lproj/AppShortcuts.strings": "<<<<<<< HEAD\n=======\n>>>>>>> a\n",
      "de.lproj/Localizable.strings": texts("Fertig"),
    ])
    #expect(await project.lint().map(\.code) == ["unreadable-file"])
  }

  @Test("A file without a phrase is told where other languages have some")
  func empty() async throws {
    let found = try await Project.lint([
      "en.lproj/AppShortcuts.strings": Self.english, "de.lproj/AppShortcuts.strings": "/* later */\n",
    ])
    #expect(found.map(\.code) == ["language-without-phrases"])
  }

  @Test("A key that changed is one fault")
  func changedKey() async throws {
    let found = try await Project.lint([
      "en.lproj/AppShortcuts.strings": Self.english,
      "de.lproj/AppShortcuts.strings": Self.german.replacing("\"Open ", with: "\"Opens "),
    ])
    #expect(found.map(\.code) == ["missing-translation"])
    #expect(found.first?.position?.file.hasSuffix("de.lproj/AppShortcuts.strings") == true)
  }

  @Test("A quote that is never closed is told at its own line, and the rest is read")
  func openQuote() async throws {
    let found = try await Project.lint([
      "en.lproj/AppShortcuts.strings": Self.english + Self.english.replacing("Open", with: "Close"),
      "de.lproj/AppShortcuts.strings": Self.german.replacing("}\";", with: "};")
        + Self.german.replacing("Open", with: "Close"),
    ])
    #expect(found.map(\.message) == ["the text of “Open ${applicationName}” is never closed"])
    #expect(found.first?.position?.line == 1)
  }

  @Test("Without its semicolon an entry is lost, and the next one is not")
  func semicolon() async throws {
    let found = try await Project.lint([
      "en.lproj/AppShortcuts.strings": Self.english + Self.english.replacing("Open", with: "Close"),
      "de.lproj/AppShortcuts.strings": Self.german.replacing(";", with: "")
        + Self.german.replacing("Open", with: "Close"),
    ])
    #expect(found.map(\.position?.line) == [1])
  }

  @Test("A folder that names no language is told")
  func noLanguage() async throws {
    let found = try await Project.lint([
      "en.lproj/AppShortcuts.strings": Self.english, "german.lproj/AppShortcuts.strings": Self.german,
    ])
    #expect(found.map(\.message) == ["“german” is no name of a locale, so that the file is left out"])
  }

  @Test(
    "What is broken in a catalogue is not missing besides",
    arguments: [
      #"{"de": {"text": "Öffne"}, "fr": {"stringUnit": {"value": "Ouvre ${applicationName}"}}}"#,
      #"{"de": {"variations": {"device": {"other": {"stringUnit": {"value": "Öffne"}}}}}}"#,
    ])
  func broken(_ translations: String) async throws {
    let found = try await Project.lint([
      "AppShortcuts.xcstrings":
        #"{"sourceLanguage": "en", "strings": {"Open ${applicationName}": {"localizations": "# + translations + "}}}"
    ])
    #expect(found.map(\.code) == ["catalog-shape"])
  }

  @Test("What a shortcut says twice is told once")
  func twice() async throws {
    let set = #"{"stringSet": {"values": ["Go ${applicationName}", "go ${applicationName}!"]}}"#
    let found = try await Project.lint([
      "AppShortcuts.xcstrings":
        #"{"sourceLanguage": "en", "strings": {"Go ${applicationName}": {"localizations": {"en": "# + set + "}}}}"
    ])
    #expect(found.map(\.code) == ["duplicate-phrase"])
  }

  @Test("XLIFF that names no language of its translations is told")
  func noTarget() async throws {
    let found = try await Project.lint([
      "de.xliff": """
      <xliff version="1.2"><file original="AppShortcuts.xcstrings" source-language="en"><body>
      <trans-unit id="Go ${applicationName}"><source>Go ${applicationName}</source><target>Los ${applicationName}</target>
      </trans-unit></body></file></xliff>
      """
    ])
    #expect(found.map(\.code) == ["catalog-shape"])
  }

  @Test("What Xcode gives translators is looked at beside the project, and its copy of the project is not")
  func exported() async throws {
    let phrases = CatalogText.units(["Go ${applicationName}": ["de": "Los ${applicationName}"]])
    let found = try await Project.lint([
      "App/AppShortcuts.xcstrings": phrases,
      "App/Localizable.xcstrings": CatalogText.units(["Done": ["de": "Fertig"]]),
      "es.xcloc/Source Contents/App/AppShortcuts.xcstrings": phrases.replacing("${applicationName}\"", with: "\""),
      "es.xcloc/Localized Contents/es.xliff": """
      <xliff version="1.2"><file original="App/AppShortcuts.xcstrings" source-language="en" target-language="es"><body>
      <trans-unit id="Go ${applicationName}"><source>Go ${applicationName}</source><target>Ve a ${applicationName}</target>
      </trans-unit></body></file></xliff>
      """,
    ])
    #expect(found.isEmpty, "\(found)")
  }

  @Test("Two apps in one folder have their own languages")
  func twoApps() async throws {
    let found = try await Project.lint([
      "A/Phrases/AppShortcuts.xcstrings": CatalogText.units(["Go ${applicationName}": ["de": "Los ${applicationName}"]]
      ),
      "A/Texts/Localizable.xcstrings": CatalogText.units(["Done": ["de": "Fertig"]]),
      "B/Phrases/AppShortcuts.xcstrings": CatalogText.units(["Go ${applicationName}": ["fr": "Va ${applicationName}"]]),
      "B/Texts/Localizable.xcstrings": CatalogText.units(["Done": ["fr": "Fini"]]),
    ])
    #expect(found.isEmpty, "\(found)")
  }

  @Test(
    "A placeholder in another one's place is an error",
    arguments: [
      ("%@ has %lld", "%lld hat %@", "“%lld” takes the place of “%@” in de"),
      ("%lld%% done", "%lld% fertig", "a percent sign beside placeholders is not written “%%” in de"),
      ("%#@files@", "%#@dirs@", "nothing fills “%#@dirs@” in de"),
      ("Added %@", "%lld hinzugefügt", "nothing fills “%lld” in de"),
      ("%@ in %@", "in %@", "“%@” is lost in de"),
    ])
  func formats(_ key: String, _ text: String, _ message: String) async throws {
    let found = try await Project.lint(["Localizable.xcstrings": CatalogText.units([key: ["de": text]])])
    #expect(found.map(\.message) == [message])
  }

  @Test(
    "What fills the same is no fault",
    arguments: [
      ("%@ has %lld", "%2$lld hat %1$@"), ("%d items", "%i Dinge"), ("100% sure", "zu 100 % sicher"),
      ("%lld%% done", "zu %lld %% fertig"), ("%.2f left", "noch %f"),
    ])
  func sameFormats(_ key: String, _ text: String) async throws {
    #expect(try await Project.lint(["Localizable.xcstrings": CatalogText.units([key: ["de": text]])]).isEmpty)
  }

  @Test(
    "One mistake is one finding",
    arguments: [
      ("Öffne ${book} in ${Anwendung}", "unknown-placeholder"),
      ("Öffne ${buch} in ${applicationName}", "unknown-placeholder"),
      ("  ", "empty-translation"),
    ])
  func once(_ text: String, _ code: String) async throws {
    let found = try await Project.lint([
      "AppShortcuts.xcstrings": CatalogText.units(["Open ${book} in ${applicationName}": ["de": text]])
    ])
    #expect(found.map(\.code) == [code])
  }

  @Test("A slot that another language calls otherwise is one finding")
  func strangeSlot() async throws {
    let found = try await Project.lint([
      "Phrases/en/a.yaml": "intents:\n  Play: [\"play {song} [by {artist}]\"]\n",
      "Phrases/de/a.yaml": "intents:\n  Play: [\"spiele {lied} [von {artist}]\"]\n",
    ])
    #expect(found.map(\.message) == ["Play has {song} in en and {lied} in de"])
  }

  @Test(
    "What drops phrases is an error",
    arguments: [
      "language: en\nintent:\n  Go: [\"go\"]\n", "intents:\n  Go:\n    date:\n      - sentences: [\"go\"]\n",
      "language: de\nintents:\n  Go: [\"los\"]\n", "intents:\n  Go: [\"go {x}\"]\nlists:\n  x: {valeus: [a]}\n",
    ])
  func dropped(_ text: String) async throws {
    let found = try await Project.lint(["Phrases/en/a.yaml": text])
    #expect(found.map(\.code) == ["faulty-table"] && found.map(\.severity) == [.error], "\(found)")
  }

  @Test("Numbers are not taken for each other")
  func numbers() async throws {
    let table = (10...12).map { "  Thing\($0): [\"do thing \($0)\"]\n" }.joined()
    #expect(try await Project.lint(["a.yaml": "intents:\n" + table]).isEmpty)
  }
}
