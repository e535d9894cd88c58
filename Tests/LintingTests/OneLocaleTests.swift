import ParlanceDiagnostics
import Testing

@Suite("What concerns one language")
struct OneLocaleTests {
  private static let english = """
    "Open ${applicationName}" = "Open ${applicationName}";
    "Close ${applicationName}" = "Close ${applicationName}";

    """
  private static let german = """
    "Open ${applicationName}" = "Öffne ${applicationName}";
    "Close ${applicationName}" = "Schließe ${applicationName}";

    """

  @Test("A phrase that a language lacks is told at its file")
  func ownFile() async throws {
    let found = try await Project.lint([
      "en.lproj/AppShortcuts.strings": Self.english, "de.lproj/AppShortcuts.strings": Self.german,
      "fr.lproj/AppShortcuts.strings": "\"Open ${applicationName}\" = \"Ouvre ${applicationName}\";\n",
    ])
    #expect(found.map(\.message) == ["“Close ${applicationName}” is missing in fr"])
    #expect(found.first?.position?.file.hasSuffix("fr.lproj/AppShortcuts.strings") == true)
  }

  @Test("A phrase that all other languages lack is told where the language of the keys has it")
  func sourceFile() async throws {
    let found = try await Project.lint([
      "de.lproj/AppShortcuts.strings": String(Self.german.prefix { $0 != "\n" }) + "\n",
      "en.lproj/AppShortcuts.strings": Self.english,
    ])
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.position?.file.hasSuffix("en.lproj/AppShortcuts.strings") == true)
    #expect(found.first?.position?.line == 2)
  }

  @Test("With a locale what is missing is as grave as without it, and told of that locale only")
  func severity() async throws {
    let project = try Project([
      "AppShortcuts.xcstrings": CatalogText.units([
        "Open ${applicationName}": ["de": "Öffne ${applicationName}", "ar": "افتح ${applicationName}"],
        "Close ${applicationName}": ["de": "Schließe ${applicationName}"],
      ])
    ])
    let all = await project.lint()
    #expect(all.map(\.message) == ["the phrase is missing in ar"])
    #expect(await project.lint(locale: "ar") == all)
    #expect(await project.lint(locale: "de").isEmpty)
  }

  @Test("With a locale it is told what its tables lack that those of the others have")
  func tables() async throws {
    let project = try Project([
      "en/a.yaml": "language: en\nintents:\n  Go: [\"go\"]\n  Stop: [\"halt\"]\n",
      "de/a.yaml": "language: de\nintents:\n  Go: [\"los\"]\n",
    ])
    let all = await project.lint()
    #expect(all.map(\.message) == ["Stop has phrases in en and none in de"])
    #expect(await project.lint(locale: "de") == all)
    #expect(await project.lint(locale: "en").isEmpty)
  }

  @Test("With a locale the faults of other languages are not told, those of the keys' language among them")
  func others() async throws {
    let plural = #"{"variations": {"plural": {"one": {"stringUnit": {"value": "ein"}}}}}"#
    let project = try Project([
      "AppShortcuts.xcstrings": CatalogText.sets([
        "Open ${applicationName}": [
          "en": ["Open ${applicationName}", "open ${applicationName}!"], "de": ["Öffne die App"],
          "fr": ["Ouvre ${applicationName}"],
        ]
      ]),
      "Localizable.xcstrings": CatalogText.catalog([
        "\"Done\": {\"localizations\": {\"de\": \(plural), \"fr\": {\"text\": \"Fini\"}}}"
      ]),
    ])
    #expect(await project.lint(locale: "fr").map(\.code) == ["catalog-shape"])
    #expect(await project.lint(locale: "de").map(\.code) == ["missing-app-name", "catalog-shape"])
    #expect(await project.lint(locale: "en").map(\.code) == ["duplicate-phrase"])
  }

  @Test("With a locale the broken file of another one is not told")
  func brokenFile() async throws {
    let project = try Project([
      "en.lproj/AppShortcuts.strings": Self.english, "de.lproj/AppShortcuts.strings": Self.german,
      "fr.lproj/AppShortcuts.strings": "<<<<<<< HEAD\n",
    ])
    #expect(await project.lint(locale: "fr").map(\.code) == ["unreadable-file"])
    #expect(await project.lint(locale: "de").isEmpty)
  }
}
