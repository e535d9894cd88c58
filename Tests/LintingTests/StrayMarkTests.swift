import Foundation
import ParlanceDiagnostics
import ParlanceLinting
import Testing

@Suite("Marks beside placeholders")
struct StrayMarkTests {
  private func project(_ text: String, key: String = "Open ${book} in ${applicationName}") throws -> Project {
    try Project(["AppShortcuts.xcstrings": CatalogText.units([key: ["de": text]])])
  }

  @Test(
    "Marks that touch a placeholder are told with it, and go with the fix",
    arguments: [
      "${{book}}", "{{book}}", "{{{book}}}", "$book}", "{book}$", "$${book}", "${book}}", "{${book}}", "$\\(.book)",
      "${\\(.book)}", "｛{book}｝", "{$book}", "$$book", "${book}$", "{{Book}}", "{${Book}}",
    ])
  func touching(_ written: String) async throws {
    let project = try project("Öffne „\(written)“ in ${applicationName}")
    let found = await project.lint().filter { ["wrong-placeholder", "unknown-placeholder"].contains($0.code) }
    #expect(found.map(\.fix) == ["write ${book}"])
    #expect(Fixes.apply(found).count == 1)
    #expect(try project.text("AppShortcuts.xcstrings").contains("„${book}“ in ${applicationName}\""))
    #expect(await project.lint().isEmpty)
  }

  @Test("A finding shows all the marks, and begins at the first")
  func place() async throws {
    let finding = try #require(await project("Öffne ${{book}} in ${applicationName}").lint().first)
    #expect(finding.message == "“${{book}}” means nothing in a catalogue")
    let line = try #require(finding.sourceLine)
    let column = try #require(finding.position?.column)
    #expect(String(line.unicodeScalars.dropFirst(column - 1).prefix(12)) == "${{book}} in")
    #expect(finding.length == 9)
  }

  @Test(
    "Braces that touch no placeholder are told, and a phrase with them is left as it is",
    arguments: [
      ("Öffne {book in ${applicationName}", "“{” belongs to no placeholder"),
      ("Öffne book} in ${applicationName}", "“}” belongs to no placeholder"),
      ("{{ Öffne {book} in ${applicationName}", "“{{” belongs to no placeholder"),
      ("Öffne ${book}{author in ${applicationName}", "“{” belongs to no placeholder"),
      ("Öffne author}${book} in ${applicationName}", "“}” belongs to no placeholder"),
    ])
  func alone(_ text: String, _ message: String) async throws {
    let project = try project(text)
    let found = await project.lint()
    #expect(found.contains { $0.code == "wrong-placeholder" && $0.message.hasPrefix(message) }, "\(found)")
    #expect(Fixes.apply(found).count == 0)
  }

  @Test("A sum of money is no slip where the phrase in code has it too, of which a warning tells")
  func sums() async throws {
    let found = try await project(
      "Sende $${amount} mit ${applicationName}", key: "Send $${amount} with ${applicationName}"
    ).lint()
    #expect(found.map(\.message) == ["“$${amount}” has more marks than ${amount}, and people must say them"])
    #expect(found.first?.severity == .warning)
    #expect(found.first?.sourceLine?.contains("Send $$") == true)
  }

  @Test(
    "Marks that are words' are nobody's slip",
    arguments: [
      "5$ ${book} in ${applicationName}", "${book}, 5$, in ${applicationName}", "${book}$5 ${applicationName}",
    ])
  func words(_ text: String) async throws {
    #expect(try await project(text).lint().isEmpty)
  }

  @Test("Two placeholders that are joined keep their own marks")
  func joined() async throws {
    let project = try project("Öffne {{book}}{{applicationName}}")
    #expect(Fixes.apply(await project.lint()).count == 2)
    #expect(try project.text("AppShortcuts.xcstrings").contains("\"Öffne ${book}${applicationName}\""))
  }
}
