import Foundation
import ParlanceDiagnostics
import ParlancePhraseTables
import ParlanceTestSupport
import Testing

@Suite("Folders of phrase tables")
struct FolderTests {
  @Test("A flat folder is one locale; its files are read by name, folders below too")
  func flat() throws {
    let folder = try TemporaryFolder([
      "b.yaml": "A: [b]", "a.yml": "A: [a]", "extra-folder/c.yaml": "A: [c]", "notes.txt": "[",
    ])
    let (table, diagnostics) = PhraseTableReader.read(folders: [folder.path], locale: "en")
    #expect(diagnostics.isEmpty)
    #expect(table.texts("A") == ["a", "b", "c"])
    #expect(table.locale == "en")
  }

  @Test("A flat folder says its locale in its files")
  func flatLanguage() throws {
    let folder = try TemporaryFolder(["a.yaml": "language: de\nA: [a]", "b.yaml": "B: [b]"])
    let found = PhraseTableReader.read(folders: [folder.path], locale: "de-AT")
    #expect(found.table.locale == "de")
    #expect(found.table.intents.map(\.name) == ["A", "B"])
    let missing = PhraseTableReader.read(folders: [folder.path], locale: "en")
    #expect(missing.diagnostics.map(\.message) == ["there are no phrases for the locale “en”; there are some for de"])
    #expect(missing.table.intents.isEmpty)
  }

  @Test(
    "A locale falls back to its language, and Chinese goes by its script",
    arguments: [
      ("de", "de"), ("de-AT", "de"), ("de_DE.UTF-8", "de"), ("pt-BR", "pt-BR"), ("pt-br", "pt-BR"),
      ("zh-Hans", "zh-CN"),
      ("zh-CN", "zh-CN"), ("zh-SG", "zh-CN"), ("zh", "zh-CN"), ("zh-TW", "zh-Hant"), ("zh-Hant-HK", "zh-Hant"),
    ] as [(String, String)])
  func fallback(locale: String, found: String) throws {
    let names = ["de", "pt-BR", "zh-CN", "zh-Hant"]
    let files = names.map { ("\($0)/a.yaml", "In: [\"\($0)\"]") }
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files))
    let (table, diagnostics) = PhraseTableReader.read(folders: [folder.path], locale: locale)
    #expect(diagnostics.isEmpty)
    #expect(table.texts("In") == [found])
    #expect(table.locale == found)
  }

  @Test(
    "Where a locale is missing CLDR's parents are taken, and what most speakers of a language write",
    arguments: [
      ("es-MX", "es-419"), ("es-ES", "es"), ("pt", "pt-BR"), ("no", "nb"), ("nb-NO", "nb"), ("en-AU", "en-GB"),
      ("en-US", "en"),
    ])
  func parents(locale: String, found: String) throws {
    let names = ["es", "es-419", "pt-BR", "nb", "en", "en-GB"]
    let files = names.map { ("\($0)/a.yaml", "In: [\"\($0)\"]") }
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files))
    #expect(PhraseTableReader.read(folders: [folder.path], locale: locale).table.texts("In") == [found])
  }

  @Test("A folder that links to itself is read once")
  func loop() throws {
    let folder = try TemporaryFolder(["en/a.yaml": "A: [a]", "en/more/b.yaml": "A: [b]"])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/en/more/loop", withDestinationPath: folder.path + "/en")
    let (table, diagnostics) = PhraseTableReader.read(folders: [folder.path], locale: "en")
    #expect(diagnostics.isEmpty)
    #expect(table.texts("A") == ["a", "b"])
  }

  @Test("A fault in another language's file of Apple's is only counted, and stale keys are nobody's")
  func otherLanguages() throws {
    let folder = try TemporaryFolder([
      "en.lproj/AppShortcuts.strings": "\"Go ${applicationName}\" = \"Go ${applicationName}\";",
      "fr.lproj/AppShortcuts.strings": "\"Go ${applicationName}\" = \"Va",
    ])
    #expect(
      PhraseTableReader.read(folders: [folder.path], locale: "en").diagnostics.map(\.code) == [
        Diagnostic.otherLanguages
      ])
    #expect(PhraseTableReader.read(folders: [folder.path], locale: "fr").diagnostics.contains { $0.severity == .error })
    let stale = try TemporaryFolder([
      "AppShortcuts.xcstrings":
        "{\"sourceLanguage\": \"en\", \"strings\": {\"Go ${applicationName}\": {\"extractionState\": \"stale\"},"
        + "\"Stop ${applicationName}\": {}}, \"version\": \"1.0\"}"
    ])
    #expect(
      PhraseTableReader.read(folders: [stale.path], locale: "en").table.intents.map(\.name) == [
        "Stop ${applicationName}"
      ])
  }

  @Test("A locale whose only file cannot be read is not told as missing")
  func unreadableLocale() throws {
    let folder = try TemporaryFolder(["en/a.yaml": "A: [a]"])
    try Data([0xFF]).write(to: URL(fileURLWithPath: folder.path + "/en/a.yaml"))
    let (_, diagnostics) = PhraseTableReader.read(folders: [folder.path], locale: "en")
    #expect(diagnostics.map(\.place) == ["error 1:1"])
  }

  @Test("A locale that is not there is told with those that are")
  func missingLocale() throws {
    let folder = try TemporaryFolder(["en/a.yaml": "A: [a]", "de/a.yaml": "A: [a]", "fr/readme.txt": ""])
    let (table, diagnostics) = PhraseTableReader.read(folders: [folder.path], locale: "fr")
    #expect(table.intents.isEmpty)
    #expect(diagnostics.map(\.message) == ["there are no phrases for the locale “fr”; there are some for de, en"])
  }

  @Test("Several folders make one table")
  func several() throws {
    let first = try TemporaryFolder(["en/a.yaml": "A: [\"<r>\"]"])
    let second = try TemporaryFolder(["r.yaml": "expansion_rules: {r: x}\nA: [second]"])
    let (table, diagnostics) = PhraseTableReader.read(folders: [first.path, second.path], locale: "en")
    #expect(diagnostics.isEmpty)
    #expect(table.texts("A") == ["<r>", "second"])
  }

  @Test("A missing folder, an empty one and none at all are told")
  func nothing() throws {
    let empty = try TemporaryFolder(["readme.txt": ""])
    let missing = empty.path + "/nowhere"
    #expect(
      PhraseTableReader.read(folders: [missing], locale: "en").diagnostics.map(\.message) == [
        "cannot read the phrases in \(missing): No such file or directory"
      ])
    #expect(
      PhraseTableReader.read(folders: [empty.path], locale: "en").diagnostics.map(\.message) == [
        "there are no phrases in \(empty.path)"
      ])
    #expect(
      PhraseTableReader.read(folders: [], locale: "en").diagnostics.map(\.message) == ["there is no folder of phrases"])
  }

  @Test("A file that cannot be read is told, and the others are read")
  func unreadable() throws {
    let folder = try TemporaryFolder(["en/a.yaml": "A: [a]"])
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/en/b.yaml", withDestinationPath: "nowhere")
    try Data([0x41, 0x3A, 0x0A, 0x20, 0xFF]).write(to: URL(fileURLWithPath: folder.path + "/en/c.yaml"))
    let (table, diagnostics) = PhraseTableReader.read(folders: [folder.path], locale: "en")
    #expect(table.texts("A") == ["a"])
    #expect(
      diagnostics.map(\.message) == [
        "the file cannot be read: No such file or directory",
        "the file is not UTF-8: the byte at offset 4 begins no character; the file is left out",
      ])
    #expect(diagnostics.first?.position?.file == folder.path + "/en/b.yaml")
    #expect(diagnostics.map(\.place) == ["error 1:1", "error 2:2"])
  }

  @Test("A file whose language is not its folder's is told")
  func disagreement() throws {
    let folder = try TemporaryFolder(["en/a.yaml": "language: de\nA: [a]", "en-GB/b.yaml": "language: en\nA: [b]"])
    #expect(PhraseTableReader.read(folders: [folder.path], locale: "en").diagnostics.map(\.severity) == [.warning])
    #expect(PhraseTableReader.read(folders: [folder.path], locale: "en-GB").diagnostics.isEmpty)
  }

  @Test("A table beside the folders of the locales is told")
  func mixed() throws {
    let folder = try TemporaryFolder(["en/a.yaml": "A: [a]", "b.yaml": "B: [b]"])
    let (table, diagnostics) = PhraseTableReader.read(folders: [folder.path], locale: "en")
    #expect(table.intents.map(\.name) == ["A"])
    #expect(diagnostics.map(\.severity) == [.warning])
  }

  @Test(
    "A folder that is only called like a locale is one beside others, and that is told; beside other folders it is none"
  )
  func doubtfulLocale() throws {
    let beside = try TemporaryFolder(["en/a.yaml": "A: [a]", "tv/b.yaml": "B: [b]"])
    let (english, told) = PhraseTableReader.read(folders: [beside.path], locale: "en")
    #expect(english.texts("A") == ["a"])
    #expect(
      told.map(\.message) == [
        "\(beside.path)/tv is taken for the phrases of a language “tv”, of which nothing is known"
      ])
    let said = try TemporaryFolder(["en/a.yaml": "A: [a]", "tv/b.yaml": "language: tv\nB: [b]"])
    #expect(PhraseTableReader.read(folders: [said.path], locale: "en").diagnostics.isEmpty)
    for name in ["audio/a", "app/a", "a"] {
      let other = try TemporaryFolder(["\(name).yaml": "A: [a]", "tv/b.yaml": "B: [b]"])
      let (all, silent) = PhraseTableReader.read(folders: [other.path], locale: "en")
      #expect(all.texts("A") == ["a"] && all.texts("B") == ["b"] && silent.isEmpty)
      #expect(PhraseFolder(path: other.path).locales.isEmpty)
    }
  }

  @Test("A folder with phrases beside those of the locales is told, and one without is passed over")
  func otherFolder() throws {
    let folder = try TemporaryFolder(
      ["en/a.yaml": "A: [a]", "audio/b.yaml": "intents:\n  B: [b]\n", "tests/c.yaml": "tests: []\n"])
    let (_, diagnostics) = PhraseTableReader.read(folders: [folder.path], locale: "en")
    #expect(
      diagnostics.map(\.message) == ["\(folder.path)/audio is left out: the folder beside it is that of a locale"])
  }

  @Test("The locales of a folder are known without reading its files")
  func locales() throws {
    let folder = try TemporaryFolder(["en/a.yaml": "[", "zh-Hans/b/c.yml": "", "assets/d.yaml": "", "fr/e.txt": ""])
    #expect(PhraseFolder(path: folder.path).locales == ["en", "zh-Hans"])
  }
}
