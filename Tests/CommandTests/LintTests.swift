import Foundation
import Testing

@Suite("The verb lint")
struct LintTests {
  private static let sound = """
    {"sourceLanguage": "en", "strings": {"Open ${applicationName}": {}}, "version": "1.0"}
    """
  private static let faulty = """
    {"sourceLanguage": "en", "strings": {"Open ${applicationName}": {"localizations":
    {"de": {"stringUnit": {"state": "translated", "value": "Öffne \\\\(.applicationName)"}}}}}, "version": "1.0"}
    """
  private static let doubtful = """
    {"sourceLanguage": "en", "strings": {"Open ${applicationName}": {"extractionState": "stale"}}, "version": "1.0"}
    """

  @Test("The exit status tells errors, warnings with --strict, and files that cannot be read")
  func status() async throws {
    let home = try Home()
    let sound = try home.file("sound/AppShortcuts.xcstrings", Self.sound)
    let faulty = try home.file("faulty/AppShortcuts.xcstrings", Self.faulty)
    let doubtful = try home.file("doubtful/AppShortcuts.xcstrings", Self.doubtful)
    let broken = try home.file("broken/AppShortcuts.xcstrings", "{")
    #expect(try await home.shell("$parlance lint '\(sound)'").status == 0)
    #expect(try await home.shell("$parlance lint '\(faulty)'").status == 1)
    #expect(try await home.shell("$parlance lint '\(doubtful)'").status == 0)
    #expect(try await home.shell("$parlance lint --strict '\(doubtful)'").status == 1)
    let both = try await home.shell("$parlance lint '\(broken)' '\(faulty)'")
    #expect(both.status == 6)
    #expect(both.output.contains("[wrong-placeholder]"))
    #expect(try await home.shell("$parlance lint --ignore nonsense '\(sound)'").status == 2)
    #expect(try await home.shell("$parlance lint '\(home.folder)/sound/..'").status == 6)
  }

  @Test("Without a path this folder is linted, and a finding comes with place, line, caret, code and fix")
  func text() async throws {
    let home = try Home()
    _ = try home.file("Resources/AppShortcuts.xcstrings", Self.faulty)
    let outcome = try await home.shell("$parlance lint")
    #expect(
      outcome.output == """
        Resources/AppShortcuts.xcstrings:2:63: error: “\\(.applicationName)” means nothing in a catalogue [wrong-placeholder]
          {"stringUnit": {"state": "translated", "value": "Öffne \\\\(.applicationName)"}}}}}, "version": "1.0"}
                                                                 ^^^^^^^^^^^^^^^^^^^
          fix: write ${applicationName}
        1 error, 0 warnings in 1 file

        """)
    #expect(outcome.errors.isEmpty)
  }

  @Test("Sentences that YAML takes for something else are quoted one after another, but not what may go on")
  func quotes() async throws {
    let home = try Home()
    let table =
      "intents:\r\n  Go:\r\n    - [please] go  \r\n    - {place} ho \"now\"\r\n    - @home gö\r\nlists: {place: {wildcard: true}}\r\n"
    let file = try home.file("Phrases/en/a.yaml", table)
    let outcome = try await home.shell("$parlance lint --fix")
    #expect(outcome.status == 0 && outcome.lines.last == "3 mended; 1 file, nothing wrong", "\(outcome.output)")
    #expect(
      try String(contentsOfFile: file, encoding: .utf8)
        == table.replacing("[please] go", with: "\"[please] go\"").replacing(
          "{place} ho \"now\"", with: "'{place} ho \"now\"'"
        ).replacing("@home gö", with: "\"@home gö\""))
    for kept in ["[please] go\n      there", "[please] go # now"] {
      _ = try home.file("Phrases/en/a.yaml", "intents:\n  Go:\n    - \(kept)\n")
      #expect(try await home.shell("$parlance lint --fix").status == 6)
      #expect(try String(contentsOfFile: file, encoding: .utf8).contains("- \(kept)\n"))
    }
  }

  @Test("A fix is written, and what is left is told")
  func fix() async throws {
    let home = try Home()
    let file = try home.file("AppShortcuts.xcstrings", Self.faulty)
    let outcome = try await home.shell("$parlance lint --fix")
    #expect(outcome.status == 0)
    #expect(outcome.output == "1 mended; 1 file, nothing wrong\n")
    #expect(try String(contentsOfFile: file, encoding: .utf8).contains("\"Öffne ${applicationName}\""))
  }

  @Test(
    "Formats for machines hold the same finding", arguments: ["json", "sarif", "github", "junit", "markdown", "html"])
  func formats(_ format: String) async throws {
    let home = try Home()
    _ = try home.file("AppShortcuts.xcstrings", Self.faulty)
    let outcome = try await home.shell("$parlance lint --format '\(format)'")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("wrong-placeholder"))
    switch format {
    case "github": #expect(outcome.lines.first?.hasPrefix("::error file=AppShortcuts.xcstrings,line=2,col=63,") == true)
    case "sarif": #expect((outcome.objects.first?["runs"] as? [[String: Any]])?.count == 1)
    case "json": #expect(outcome.objects.first?["errors"] as? Int == 1)
    case "junit": #expect(outcome.output.contains("<failure type=\"wrong-placeholder\""))
    case "markdown": #expect(outcome.output.contains("## AppShortcuts.xcstrings"))
    default: #expect(outcome.output.hasPrefix("<!DOCTYPE html>") && outcome.output.hasSuffix("</html>\n"))
    }
  }

  @Test("An app's own lint knows its intents, and finds nothing wrong with the sample")
  func app() async throws {
    let home = try Home()
    let table = try home.file("Phrases/en/a.yaml", "intents:\n  CompleteTsk: [\"finish {task}\"]\n")
    let outcome = try await home.run([BuiltProgram.daybook.path, "lint", home.folder + "/Phrases"], input: Data())
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("there is no intent called “CompleteTsk” [faulty-table]"))
    #expect(outcome.output.contains(table))
  }

  @Test("A program without its phrases tells where they are looked for, once, and where it understands nothing")
  func copied() async throws {
    let home = try Home()
    _ = try await home.shell("cp '\(BuiltProgram.daybook.path)' daybook")
    let lint = try await home.shell("./daybook lint")
    #expect(lint.status == 6 && lint.errors.contains("no folder of phrases at \(home.folder)/*.resources/Phrases"))
    let said = try await home.shell("printf 'foo\nbar\n' | ./daybook")
    #expect(said.status == 0 && said.errors.components(separatedBy: "no folder of phrases was found").count == 2)
    #expect(try await home.shell("printf 'foo\n' | ./daybook --quiet").errors.isEmpty)
    let mended = try await home.run([BuiltProgram.daybook.path, "lint", "--fix"], input: Data())
    #expect(mended.status == 2 && mended.errors.contains("would mend a copy"))
  }

  @Test("An app's lint looks at the folder Phrases where it is run")
  func sources() async throws {
    let home = try Home()
    _ = try home.file("Phrases/en/a.yaml", "intents:\n  CompleteTsk: [\"finish {task}\"]\n")
    let outcome = try await home.shell("'\(BuiltProgram.daybook.path)' lint")
    #expect(outcome.status == 1 && outcome.output.contains("Phrases/en/a.yaml:2"))
  }

  @Test("A baseline accepts what is found, and only what is new is told")
  func baseline() async throws {
    let home = try Home()
    _ = try home.file("AppShortcuts.xcstrings", Self.faulty)
    #expect(try await home.shell("$parlance lint --baseline base.jsonl").status == 6)
    #expect(try await home.shell("$parlance lint --update").status == 2)
    let first = try await home.shell("$parlance lint --baseline base.jsonl --update")
    #expect(first.status == 0)
    #expect(first.output == "1 file, nothing wrong; 1 accepted\n")
    _ = try home.file("AppShortcuts.xcstrings", "\n\n" + Self.faulty)
    #expect(try await home.shell("$parlance lint --baseline base.jsonl").status == 0)
    _ = try home.file("AppShortcuts.xcstrings", Self.sound)
    _ = try home.file("b/AppShortcuts.xcstrings", Self.faulty)
    let second = try await home.shell("$parlance lint --baseline base.jsonl")
    #expect(second.status == 1)
    #expect(second.output.contains("b/AppShortcuts.xcstrings:2:63: error"))
    #expect(second.errors.contains("1 of what base.jsonl accepts is found no more"))
    _ = try home.file("base.jsonl", "{\"code\": 1}\n")
    #expect(try await home.shell("$parlance lint --baseline base.jsonl").status == 6)
  }
}
