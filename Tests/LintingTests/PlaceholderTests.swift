import Foundation
import ParlanceDiagnostics
import ParlanceLinting
import Testing

@Suite("Placeholders of catalogues")
struct PlaceholderTests {
  private func project(_ key: String, _ locale: String, _ text: String) throws -> Project {
    try Project([
      "AppShortcuts.xcstrings": CatalogText.catalog([
        "\"\(key)\": {\"localizations\": {\"\(locale)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}}}}"
      ])
    ])
  }

  @Test(
    "What is never closed is told, and no fix takes what stands behind it",
    arguments: [
      "Llama a ${person] con ${applicationName}", "${applicationName: llama a ${person}",
      "Llama a ${person con ${applicationName}", "Llama a $(person con ${applicationName}",
    ])
  func unclosed(_ text: String) async throws {
    let project = try project("Call ${person} on ${applicationName}", "es", text)
    let before = try project.text("AppShortcuts.xcstrings")
    let found = await project.lint()
    #expect(found.contains { $0.code == "wrong-placeholder" && $0.message.contains("is not closed") })
    #expect(Fixes.apply(found).count == 0)
    #expect(try project.text("AppShortcuts.xcstrings") == before)
  }

  @Test(
    "Other tools' ways to write a parameter are told and mended",
    arguments: ["{person}", "$ {person}", "%{person}", "$person", "$(person)", "＄｛person｝", "\\\\(.person)"])
  func wrong(_ written: String) async throws {
    let project = try project("Call ${person} on ${applicationName}", "sv", "Ring \(written) på ${applicationName}")
    let found = await project.lint()
    #expect(found.contains { $0.code == "wrong-placeholder" })
    #expect(Fixes.apply(found).count == 1)
    #expect(try project.text("AppShortcuts.xcstrings").contains("\"Ring ${person} på ${applicationName}\""))
  }

  @Test("A numbered argument is no parameter")
  func numbered() async throws {
    let found = try await project("Call ${person} on ${applicationName}", "da", "Ring til %1$@ på ${applicationName}")
      .lint()
    let finding = try #require(found.first { $0.code == "wrong-placeholder" })
    #expect(finding.message.contains("“%1$@”"))
    #expect(finding.edits.isEmpty)
  }

  @Test("In a .strings file one backslash before the name is what people write; it is told and mended")
  func oneBackslash() async throws {
    let project = try Project([
      "en.lproj/AppShortcuts.strings": "\"Start ${applicationName}\" = \"Start ${applicationName}\";\n",
      "de.lproj/AppShortcuts.strings": "\"Start ${applicationName}\" = \"Starte \\(.applicationName)\";\n",
    ])
    let found = await project.lint()
    #expect(found.map(\.code) == ["wrong-placeholder"])
    #expect(Fixes.apply(found).count == 1)
    #expect(try project.text("de.lproj/AppShortcuts.strings").hasSuffix("= \"Starte ${applicationName}\";\n"))
  }

  @Test("A misspelt name of the app is no second parameter")
  func misspeltName() async throws {
    let found = try await project(
      "Call ${person} on ${applicationName}", "nl", "Bel ${person} met ${applicatieNaam}"
    ).lint()
    #expect(found.map(\.code) == ["unknown-placeholder"])
  }

  @Test("Of the names that a phrase may have only those are proposed that it lacks")
  func proposal() async throws {
    let found = try await project("Log ${mood} in ${applicationName}", "fr", "Noter ${xyzzy} dans ${applicationName}")
      .lint()
    #expect(found.first { $0.code == "unknown-placeholder" }?.fix == "write ${mood}")
  }

  @Test("Nothing but the app's name, and the app's name twice, are told")
  func alone() async throws {
    let both = CatalogText.units(["${applicationName}": [:], "Use ${applicationName} with ${applicationName}": [:]])
    #expect(
      try await Project.lint(["AppShortcuts.xcstrings": both]).map(\.code) == [
        "joined-placeholders", "joined-placeholders",
      ])
    let names =
      "{\"sourceLanguage\": \"en\", \"strings\": {\"CFBundleDisplayName\": {\"localizations\": {\"en\": "
      + "{\"stringUnit\": {\"state\": \"new\", \"value\": \"Fit\"}}}}}, \"version\": \"1.0\"}"
    let one = CatalogText.units(["${applicationName}": [:]])
    #expect(try await Project.lint(["AppShortcuts.xcstrings": one, "InfoPlist.xcstrings": names]).isEmpty)
  }

  @Test("A fix leaves the mode of the file as it is")
  func mode() async throws {
    let project = try project("Call ${person} on ${applicationName}", "sv", "Ring {person} på ${applicationName}")
    let file = project.folder + "/AppShortcuts.xcstrings"
    try FileManager.default.setAttributes([.posixPermissions: 0o664], ofItemAtPath: file)
    #expect(Fixes.apply(await project.lint()).count == 1)
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? NSNumber
    #expect(mode?.intValue == 0o664)
  }
}
