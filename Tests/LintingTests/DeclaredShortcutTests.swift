import ParlanceDiagnostics
import ParlanceLinting
import ParlanceMatching
import ParlancePhraseTables
import Testing

@Suite("Shortcuts that code declares")
struct DeclaredShortcutTests {
  private func codes(_ shortcuts: [[String]]) async throws -> [String: [Diagnostic]] {
    let declared = shortcuts.enumerated().map { number, phrases in
      ShortcutDeclarations.Shortcut(intent: "Go\(number)", phrases: phrases)
    }
    let signatures = shortcuts.indices.map { IntentSignature(name: "Go\($0)", slots: []) }
    let app = LintApp(
      signatures: signatures,
      shortcuts: ShortcutDeclarations(
        applicationNames: ["Trips"], shortcuts: declared, locale: "en", origin: "TripShortcuts"))
    let found = try await Project.lint(["Phrases/en/a.yaml": "intents: {}\n"], app: app, sentences: 0)
    return Dictionary(grouping: found) { $0.code ?? "" }
  }

  @Test("Eleven are one too many, told at the first phrase of the eleventh")
  func shortcuts() async throws {
    let eleven = (0..<11).map { ["go \($0) in ${applicationName}", "drive \($0) with ${applicationName}"] }
    #expect(try await codes(eleven)["too-many-shortcuts"]?.first?.position?.line == 21)
    #expect(try await codes(Array(eleven.dropLast()))["too-many-shortcuts"] == nil)
  }

  @Test("More than a thousand phrases are too many, and each must name the app")
  func phrases() async throws {
    let many = (0..<1001).map { "go \($0) in ${applicationName}" }
    #expect(try await codes([many])["too-many-phrases"]?.first?.position?.line == 1001)
    #expect(try await codes([Array(many.dropLast())])["too-many-phrases"] == nil)
    let nameless = try await codes([["go in ${applicationName}", "go now"]])["missing-app-name"]
    #expect(nameless?.map { $0.position?.line } == [2])
  }
}
