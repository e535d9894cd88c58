import ParlanceDiagnostics
import Testing

/// Faults that apps were shipped with.
@Suite("Faults of real catalogues")
struct PublicBugTests {
  @Test("A catalogue with Swift's way to name the app is told, and mended")
  func wrongToken() async throws {
    let found = try await Project.lint([
      "AppShortcuts.xcstrings": CatalogText.units([
        "Ask ${applicationName}": ["fr": "Demander à \\(.applicationName)", "it": "Chiedi a ${applicationName}"]
      ])
    ])
    #expect(found.map(\.code) == ["wrong-placeholder"])
    #expect(found.first?.edits.isEmpty == false)
  }

  @Test("Phrases that code declares and no language translates are told one by one")
  func untranslated() async throws {
    let found = try await Project.lint([
      "AppShortcuts.xcstrings": CatalogText.units([
        "Ask ${applicationName}": ["fr": "Demander à ${applicationName}", "it": "Chiedi a ${applicationName}"],
        "Chat with ${applicationName}": [:], "Talk to ${applicationName}": [:],
      ])
    ])
    #expect(found.map(\.code) == ["missing-translation", "missing-translation"])
    #expect(found.allSatisfy { $0.severity == .error })
  }

  @Test("A phrase that does not name the app is told in files of one language too")
  func missingToken() async throws {
    let found = try await Project.lint([
      "en.lproj/AppShortcuts.strings": "\"Open my key\" = \"Open my key\";\n",
      "de.lproj/AppShortcuts.strings": "\"Open my key\" = \"Öffne meinen Schlüssel\";\n",
    ])
    #expect(found.map(\.code) == ["missing-app-name"])
  }

  @Test("A wildcard that takes another intent's sentence is told with the sentence")
  func greedyWildcard() async throws {
    let found = try await Project.lint([
      "Phrases/es/luces.yaml": """
      language: es
      intents:
        Encender: ["pon [la] {name}"]
        Brillo: ["pon [la] {luz} al {nivel}"]
      lists:
        name: {wildcard: true}
        luz: {wildcard: true}
        nivel: {wildcard: true}
      """
    ])
    let finding = try #require(found.first { $0.code == "swallowed-sentence" })
    #expect(finding.message.contains("Encender"))
  }
}
