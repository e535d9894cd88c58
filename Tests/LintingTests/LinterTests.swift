import Foundation
import ParlanceDiagnostics
import ParlanceLinting
import Testing

@Suite("The linter")
struct LinterTests {
  private static let sound = CatalogText.units(["Open ${applicationName}": [:]])
  private static let faulty = CatalogText.units(["Open": [:]])

  @Test(
    "A file that cannot be read is told, and all others are looked at",
    arguments: [
      "{\"strings\": ", "[]", "", "{\"sourceLanguage\": \"en\", \"strings\": []}", "\u{FEFF}{",
      String(repeating: "[", count: 5000),
    ])
  func broken(_ text: String) async throws {
    let project = try Project(["a/AppShortcuts.xcstrings": text, "b/AppShortcuts.xcstrings": Self.faulty])
    #expect(Set(await project.lint().map(\.code)) == ["unreadable-file", "missing-app-name"])
  }

  @Test("Other encodings than UTF-8 are told")
  func encodings() async throws {
    let project = try Project(["b/AppShortcuts.xcstrings": Self.faulty])
    try project.write(
      "a/AppShortcuts.xcstrings", Data(Self.sound.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }))
    try project.write("en.lproj/AppShortcuts.strings", Data([0xFF, 0xFE, 0x22, 0x00]))
    try project.write("Phrases/en/a.yaml", Data("intents:\n  A: [\"caf".utf8) + Data([0xE9, 0x22, 0x5D]))
    let codes = await project.lint().map(\.code)
    #expect(codes.count { $0 == "unreadable-file" } == 3)
    #expect(codes.contains("missing-app-name"))
  }

  @Test("Broken YAML drops its file and no other")
  func brokenYAML() async throws {
    let found = try await Project.lint([
      "Phrases/en/a.yaml": "intents:\n  A:\n    - [", "Phrases/en/b.yaml": "intents:\n  B: [\"go <nowhere>\"]",
    ])
    #expect(found.map(\.code) == ["unreadable-file", "faulty-table"])
  }

  @Test("A folder that links to itself is looked at once")
  func loops() async throws {
    let project = try Project(["App/AppShortcuts.xcstrings": Self.faulty])
    try FileManager.default.createSymbolicLink(
      atPath: project.folder + "/App/again", withDestinationPath: project.folder)
    #expect(await project.lint().count == 1)
  }

  @Test("A path that does not exist is told")
  func missing() async throws {
    var linter = Linter()
    await linter.lint(["/nonexistent/folder"])
    #expect(linter.diagnostics.map(\.code) == ["unreadable-file"])
  }

  @Test("YAML of other tools is passed over")
  func strangers() async throws {
    let project = try Project([
      "ci/build.yml": "jobs:\n  a: [\n", "Tests/en/t.yaml": "language: en\ntests:\n  - sentences: [a]\n",
    ])
    #expect(await project.lint().isEmpty)
  }

  @Test("What is safe to mend is mended, and nothing else in the file changes")
  func fixes() async throws {
    let bad = CatalogText.units([
      "Open ${applicationName}": [
        "de": "Öffne \\(.applicationName)", "fr": "Ouvre ${ApplicationName}", "es": "Abre ${app}",
      ]
    ])
    let project = try Project(["AppShortcuts.xcstrings": bad])
    let (count, problems, _) = Fixes.apply(await project.lint())
    #expect(count == 2)
    #expect(problems.isEmpty)
    let mended = bad.replacing("\\\\(.applicationName)", with: "${applicationName}")
      .replacing("${ApplicationName}", with: "${applicationName}")
    #expect(try project.text("AppShortcuts.xcstrings") == mended)
    #expect(await project.lint().allSatisfy { $0.edits.isEmpty })
  }

  @Test("A fix keeps the mark of the byte order")
  func mark() async throws {
    let project = try Project([
      "AppShortcuts.xcstrings": "\u{FEFF}"
        + CatalogText.units(["A ${applicationName}": ["de": "B \\(.applicationName)"]])
    ])
    #expect(Fixes.apply(await project.lint()).count == 1)
    #expect(try project.bytes("AppShortcuts.xcstrings").starts(with: [0xEF, 0xBB, 0xBF, UInt8(ascii: "{")]))
    #expect(await project.lint().isEmpty)
  }

  @Test("With a locale only its translations are looked at, beside the keys")
  func catalogLocale() async throws {
    let project = try Project([
      "AppShortcuts.xcstrings": CatalogText.units([
        "Open ${applicationName}": ["de": "Öffne {applicationName}", "fr": "Ouvre {applicationName}"]
      ])
    ])
    #expect(await project.lint().count == 2)
    #expect(await project.lint(locale: "de").map(\.message) == ["“{applicationName}” means nothing in a catalogue"])
    #expect(await project.lint(locale: "de").first?.sourceLine?.contains("\"de\"") == true)
  }

  @Test("With a locale only its phrases are held against each other")
  func locale() async throws {
    let two = "intents:\n  A: [\"go now\"]\n  B: [\"go now\"]"
    let project = try Project(["Phrases/en/a.yaml": two, "Phrases/de/a.yaml": two])
    #expect(Set(await project.lint(locale: "de").compactMap { $0.position?.file }).count == 1)
  }
}
