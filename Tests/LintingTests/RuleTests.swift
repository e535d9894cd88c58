import Foundation
import ParlanceDiagnostics
import ParlanceLinting
import Testing

@Suite("Rules")
struct RuleTests {
  @Test("Every rule fires where it should", arguments: RuleExample.all)
  func fires(_ example: RuleExample) async throws {
    let found = try await Project.lint(example.bad, app: example.app, sentences: example.sentences)
    #expect(found.contains { $0.code == example.code }, "found \(found.map(\.description))")
  }

  @Test("Every rule is silent where nothing is wrong", arguments: RuleExample.all)
  func isSilent(_ example: RuleExample) async throws {
    let found = try await Project.lint(example.good, app: example.goodApp, sentences: example.sentences).filter {
      $0.code == example.code
    }
    #expect(found.isEmpty, "found \(found.map(\.description))")
  }

  @Test("Every rule has an example, a code of its own and a reason")
  func all() {
    let codes = LintRule.all.map(\.code)
    #expect(Set(codes).count == codes.count)
    #expect(Set(codes) == Set(RuleExample.all.map(\.code)))
    #expect(LintRule.all.allSatisfy { !$0.reason.isEmpty && !$0.reason.contains("\n") })
  }

  @Test("Every rule is explained in the documentation, with a bad and a good example")
  func documentation() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let page = try String(contentsOf: folder.appendingPathComponent("../../Documentation/Rules.md"), encoding: .utf8)
    let sections = page.components(separatedBy: "\n### ").dropFirst()
    for rule in LintRule.all {
      let section = try #require(sections.first { $0.hasPrefix("`\(rule.code)`") }, "\(rule.code) has no section")
      #expect(section.contains("Bad") && section.contains("Good"), "\(rule.code)")
    }
    #expect(sections.count == LintRule.all.count)
  }

  @Test("A rule that is to be ignored tells nothing")
  func ignored() async throws {
    let project = try Project(["AppShortcuts.xcstrings": CatalogText.units(["Start": [:]])])
    #expect(await !project.lint().isEmpty)
    #expect(await project.lint(ignoring: ["missing-app-name"]).isEmpty)
  }

  @Test("A finding points at the words that are wrong")
  func places() async throws {
    let found = try await Project.lint([
      "AppShortcuts.xcstrings": CatalogText.units(["A “B” in ${applicationName}": ["de": "Ä \"\\(.applicationName)"]])
    ])
    let finding = try #require(found.first { $0.code == "wrong-placeholder" })
    let line = try #require(finding.sourceLine)
    let marked = String(String.UnicodeScalarView(line.unicodeScalars.dropFirst((finding.position?.column ?? 0) - 1)))
    #expect(marked.hasPrefix("\\\\(.applicationName)"))
  }

  @Test("A misspelt intent of another language is told with the name that is meant")
  func misspeltIntent() async throws {
    let found = try await Project.lint([
      "Phrases/en/a.yaml": "intents:\n  NextTrack: [\"next\"]\n",
      "Phrases/de/a.yaml": "intents:\n  NextTrak: [\"das andere Lied\"]\n",
    ])
    #expect(found.allSatisfy { $0.code == "missing-intent" })
    #expect(
      found.map(\.fix) == [
        "write phrases for NextTrack", "did you mean NextTrack? Else write phrases for NextTrak in en too",
      ])
  }

  @Test("In tables a phrase with words of the source language only is told, not words that both have")
  func foreignWords() async throws {
    let found = try await Project.lint([
      "Phrases/en/a.yaml":
        "intents:\n  Play: [\"play <the> song\", \"start radio\"]\nexpansion_rules: {the: \"the\"}\n",
      "Phrases/de/a.yaml": """
      intents:
        Play:
          - "play the song"
          - "spiele the song"
          - "start radio"
          - "stelle radio an"
          - "start"
          - "start den player"
      """,
    ])
    #expect(found.filter { $0.code == "same-as-source" }.map(\.position?.line) == [3])
  }

  @Test("Rules that double what they name are told as too many sentences, and end", .timeLimit(.minutes(15)))
  func doubling() async throws {
    let rules = (0..<60).map { "  r\($0): \"<r\($0 + 1)> <r\($0 + 1)>\"\n" }.joined() + "  r60: \"(a|b)\"\n"
    let found = try await Project.lint([
      "en/a.yaml": "language: en\nintents:\n  On: [\"<r0>\"]\nexpansion_rules:\n" + rules
    ])
    #expect(found.contains { $0.code == "large-phrase" || $0.code == "not-compared" })
  }
}
