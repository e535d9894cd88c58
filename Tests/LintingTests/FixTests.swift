import Foundation
import ParlanceDiagnostics
import ParlanceLinting
import Testing

@Suite("What a fix writes, and where")
struct FixTests {
  private static let key = "Play ${podcast} in ${applicationName}"

  /// A project with one translation, as it is written between its quotes.
  private func project(_ written: String, key: String = FixTests.key) throws -> Project {
    let unit = "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(written)\"}}"
    return try Project([
      "AppShortcuts.xcstrings": CatalogText.catalog(["\"\(key)\": {\"localizations\": {\"de\": \(unit)}}"])
    ])
  }

  /// Mends what can be mended until nothing changes any more; a second round must change nothing.
  private func mended(_ project: Project, _ file: String = "AppShortcuts.xcstrings") async throws -> String {
    _ = Fixes.apply(await project.lint())
    let text = try project.text(file)
    #expect(Fixes.apply(await project.lint()).count == 0)
    #expect(try project.text(file) == text)
    return text
  }

  @Test(
    "A fix edits the place of its finding, and no other that reads alike",
    arguments: [
      (#"$podcasts $podcast ${applicationName}"#, nil),
      (#"Spiele ($podcast) in ${applicationName}"#, #"Spiele (${podcast}) in ${applicationName}"#),
      (#"„\"Pod\"\u00e9 \ud83d\ude00“ {podcast} in ${applicationName}"#, #"\u00e9 \ud83d\ude00“ ${podcast} in"#),
      (#"\\(applicationName) spielt {podcast}"#, #""${applicationName} spielt ${podcast}""#),
      (#"applicationName $applicationName: ${podcast}"#, #""applicationName ${applicationName}: ${podcast}""#),
    ] as [(String, String?)])
  func place(_ written: String, _ expected: String?) async throws {
    let project = try project(written)
    let text = try await mended(project)
    #expect(text.contains(expected ?? "\"\(written)\""), "\(text)")
  }

  @Test(
    "What a phrase has already is not written a second time",
    arguments: ["Spiele ${podcast} ({podcast}) in ${applicationName}", "{podcast} {podcast} in ${applicationName}"])
  func twice(_ written: String) async throws {
    let project = try project(written)
    let found = await project.lint()
    #expect(found.last { $0.code == "wrong-placeholder" }?.fix == "leave it out")
    #expect(try await mended(project).contains("\"\(written)\""))
  }

  @Test("A phrase of which a part cannot be mended stays as it is")
  func partly() async throws {
    let written = "Spiele {podcast} %@ in ${applicationName}"
    #expect(try await mended(project(written)).contains("\"\(written)\""))
  }

  @Test("A finding is told at the second of two places that read alike")
  func column() async throws {
    let project = try project("Podcast: $podcasts in ${applicationName}, $podcast")
    let found = await project.lint().filter { $0.code == "wrong-placeholder" }
    let line = try #require(found.first?.sourceLine)
    let columns = found.compactMap { $0.position?.column }
    #expect(columns.count == 2)
    #expect(columns.map { String(line.unicodeScalars.dropFirst($0 - 1).prefix(8)) } == ["$podcast", "$podcast"])
    #expect(columns[0] + 33 == columns[1])
  }

  @Test("A parameter that the key itself writes wrongly is mended nowhere: nobody knows what code declares")
  func wrongKey() async throws {
    let project = try project("Spiele {podcast} in ${applicationName}", key: "Play {podcast} in ${applicationName}")
    #expect(try await mended(project).contains("Spiele {podcast} in"))
  }

  @Test("In a .strings file escapes before a placeholder do not move its fix")
  func strings() async throws {
    let english = "\"\(Self.key)\" = \"\(Self.key)\";\n"
    let german = "\\U00C4 \\\"$podcasts\\\": \\(.podcast)\nin ${applicationName}"
    let project = try Project([
      "en.lproj/AppShortcuts.strings": english,
      "de.lproj/AppShortcuts.strings": "\"\(Self.key)\" = \"\(german)\";\n",
    ])
    // One placeholder is unknown: nothing is mended before it is gone.
    #expect(Fixes.apply(await project.lint()).count == 0)
    let file = "de.lproj/AppShortcuts.strings"
    try project.write(file, Data(try project.text(file).replacing("$podcasts", with: "podcast").utf8))
    let text = try await mended(project, file)
    #expect(text.hasSuffix("= \"\\U00C4 \\\"podcast\\\": ${podcast}\nin ${applicationName}\";\n"))
  }

  @Test("Of translations that read alike on one line of XLIFF each is mended at its own place")
  func translators() async throws {
    let unit = { (id: Int, target: String) in
      let key = "Play \(id) ${podcast} in ${applicationName}"
      return "<trans-unit id=\"\(key)\"><source>\(key)</source><target>\(target)</target></trans-unit>"
    }
    let wrong = "A &amp; B {podcast} in ${applicationName}"
    let text =
      "<?xml version=\"1.0\"?><xliff version=\"1.2\" xmlns=\"urn:oasis:names:tc:xliff:document:1.2\">"
      + "<file original=\"AppShortcuts.xcstrings\" source-language=\"en\" target-language=\"de\"><body>"
      + unit(1, wrong) + unit(2, "\n  " + wrong + "\n") + "</body></file></xliff>\n"
    let project = try Project(["de.xliff": text])
    #expect(try await mended(project, "de.xliff") == text.replacing("B {podcast}", with: "B ${podcast}"))
  }
}
