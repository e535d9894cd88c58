import Foundation
import FoundationXML
import ParlanceDiagnostics
import ParlanceReports
import Testing

@Suite("Formats of the report of tests")
struct TestFormatTests {
  private static let hostile = "a <b> & \"c\"\u{1B}[2J | `d`\n## e # TODO ::error::"

  private static let report: TestReport = {
    var right = TestCase(name: "add milk", file: "en/a.jsonl", line: 1, outcome: .passed, duration: .milliseconds(2))
    right.understanding = Understanding(
      locale: "en", verdict: .right, expected: "AddTask", got: "AddTask", score: 1,
      rival: .init(intent: "LogEvent", margin: 0.02), slots: ["title"])
    var wrong = TestCase(
      name: hostile, file: "en/a.jsonl", line: 2,
      outcome: .failed([TestFailure(line: 2, "wrong intent", expected: "AddTask", got: hostile, why: "1. LogEvent")]))
    wrong.understanding = Understanding(
      locale: "en", verdict: .wrong, expected: "AddTask", got: "LogEvent", score: 0.98)
    var known = TestCase(
      name: "sing", file: "de/a.jsonl", line: 1, outcome: .failed([TestFailure(line: 1, "did not match")]))
    known.understanding = Understanding(locale: "de", verdict: .rejected, expected: "Sing")
    known.isKnownFailure = true
    let skipped = TestCase(name: "Talks.", file: "en/b.txt", line: 4, outcome: .skipped("needs `daybook test`"))
    var report = TestReport(cases: [right, wrong, known, skipped])
    report.noise = [NoiseTally(locale: "en", kind: "filler", counts: [.right: 3, .rejected: 1])]
    report.noise.append(
      NoiseTally(
        locale: "en", kind: "word-typo", counts: [.wrong: 202],
        misreadings: (1...202).map { line in
          .init(
            text: "stpo \(line) \(hostile)", original: "stop", expected: "Stop", got: "Step",
            position: SourcePosition(file: "en/a.jsonl", line: line, column: 1))
        }))
    let place = SourcePosition(file: "Phrases/en/a.yaml", line: 7, column: 9)
    report.coverage = TestCoverage(phrases: [
      .init(locale: "en", intent: "AddTask", text: "add {title}", position: place, isReached: true),
      .init(locale: "en", intent: "Sing", text: "sing <x>", position: place, isReached: false),
    ])
    return report
  }()

  @Test("The numbers leave known failures out")
  func numbers() {
    #expect(Self.report.summary == "1 passed, 1 failed, 1 failed as before, 1 skipped")
    #expect(!Self.report.isSuccess)
  }

  @Test("The text has a table, what was confused, what is near, scores, noise and coverage")
  func text() {
    let text = Self.report.text
    #expect(text.contains("en      AddTask  1      1      0          0\n".dropLast()))
    #expect(text.contains("AddTask as LogEvent: 1"))
    #expect(text.contains("“add milk”: AddTask before LogEvent by 0.02"))
    #expect(text.contains("en      filler     3      0      0          1"))
    #expect(text.contains("  en/a.jsonl:2: “stpo 2 a <b> & \"c\""))
    #expect(text.contains("” (word-typo of “stop”): Step, not Stop\n"))
    #expect(text.contains("\n  … and 182 more"))
    #expect(
      text.contains("1 of 2 phrases, 0 of 0 combinations of slots reached; not:\n  Phrases/en/a.yaml:7: Sing: sing <x>")
    )
    #expect(!text.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control })
  }

  @Test("JSON has all of it")
  func json() throws {
    let object = try #require(try JSONSerialization.jsonObject(with: Data(Self.report.json.utf8)) as? [String: Any])
    #expect(object["passed"] as? Int == 1)
    #expect(object["known"] as? Int == 1)
    let cases = try #require(object["cases"] as? [[String: Any]])
    #expect(cases.map { $0["outcome"] as? String } == ["passed", "failed", "known", "skipped"])
    #expect((object["coverage"] as? [String: [[String: Any]]])?["phrases"]?.count == 2)
  }

  @Test("JSON, Markdown and the page list what noise made another sentence of, the last two not without end")
  func misreadings() throws {
    let object = try #require(try JSONSerialization.jsonObject(with: Data(Self.report.json.utf8)) as? [String: Any])
    let tally = try #require((object["noise"] as? [[String: Any]])?.last)
    let misreadings = try #require(tally["misreadings"] as? [[String: Any]])
    #expect(misreadings.count == 202)
    #expect(misreadings.last?["original"] as? String == "stop" && misreadings.last?["line"] as? Int == 202)
    #expect(Self.report.markdown.contains("- en/a.jsonl:20 “stpo 20 "))
    #expect(Self.report.markdown.contains("- … and 182 more"))
    #expect(Self.report.html.contains("stpo 200 ") && !Self.report.html.contains("stpo 201 "))
    #expect(Self.report.html.contains("<p>… and 2 more</p>"))
  }

  @Test("JUnit is XML that names each test, whatever stands in it")
  func junit() throws {
    let document = try XMLDocument(data: Data(Self.report.junit.utf8))
    let suites = try #require(document.rootElement())
    #expect(suites.attribute(forName: "tests")?.stringValue == "4")
    #expect(suites.attribute(forName: "failures")?.stringValue == "1")
    #expect(suites.elements(forName: "testsuite").count == 3)
    let failure = try document.nodes(forXPath: "//failure")
    #expect(failure.count == 1)
  }

  @Test("TAP has a line for each test, and no name can be a directive")
  func tap() {
    let lines = Self.report.tap.split(separator: "\n")
    #expect(lines.prefix(3).map(String.init) == ["TAP version 14", "1..4", "ok 1 - en/a.jsonl:1 add milk"])
    #expect(lines.count { $0.hasPrefix("ok ") || $0.hasPrefix("not ok ") } == 4)
    #expect(lines.count { $0.contains("ok ") && $0.contains(" # TODO fails") } == 1)
    #expect(!lines.contains { $0.contains("ok ") && $0.contains(" # TODO ::") })
    #expect(lines.last == "ok 4 - en/b.txt:4 Talks. # SKIP needs `daybook test`")
  }

  @Test("Each command of GitHub is one line, and no text can begin another")
  func github() {
    let lines = Self.report.github.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("::error file=en/a.jsonl,line=2,title=") == true)
  }

  @Test("SARIF has a result for each failure that is not known")
  func sarif() throws {
    let object = try #require(try JSONSerialization.jsonObject(with: Data(Self.report.sarif.utf8)) as? [String: Any])
    let run = try #require((object["runs"] as? [[String: Any]])?.first)
    #expect((run["results"] as? [[String: Any]])?.count == 1)
  }

  @Test("In Markdown nothing of a test is markup")
  func markdown() {
    let markdown = Self.report.markdown
    #expect(markdown.contains("**1 passed, 1 failed, 1 failed as before, 1 skipped**"))
    #expect(!markdown.contains("<b>"))
    #expect(markdown.split(separator: "\n").count { $0.hasPrefix("## ") } == 5)
  }

  @Test("Long lists in Markdown end with how many more there are, and what is known to fail comes last")
  func longMarkdown() {
    let place = SourcePosition(file: "Phrases/en/a.yaml", line: 7, column: 9)
    var report = TestReport(
      cases: (1...300).map {
        TestCase(name: "say \($0)", file: "a.jsonl", line: $0, outcome: .failed([TestFailure("did not match")]))
      })
    report.cases[0].isKnownFailure = true
    report.coverage = TestCoverage(
      phrases: (1...300).map {
        .init(locale: "en", intent: "Go", text: "go \($0)", position: place, isReached: false)
      })
    let lines = report.markdown.split(separator: "\n")
    #expect(lines.contains("- … and 200 more") && lines.contains("- … and 280 more"))
    #expect(lines.first { $0.hasPrefix("- **say ") }?.contains("say 2") == true)
    #expect(lines.count { $0.hasPrefix("- **say ") } == 100 && lines.count { $0.contains(": go ") } == 20)
  }

  @Test("The page is well-formed, needs nothing else and tells all")
  func html() throws {
    let html = Self.report.html
    // Its empty elements are written as in HTML; but for them it is XML too.
    let text = html.replacing("<!DOCTYPE html>\n", with: "").replacing("<meta charset=\"utf-8\">", with: "")
      .replacing(/<meta name="viewport"[^>]*>/, with: "").replacing("<details open>", with: "<details>")
    let document = try XMLDocument(data: Data(text.utf8))
    for table in try document.nodes(forXPath: "//table") {
      #expect((table as? XMLElement)?.elements(forName: "caption").count == 1)
    }
    #expect(try document.nodes(forXPath: "//section").count == 7)
    #expect(!html.contains("http:") && !html.contains("https:") && !html.contains("<script"))
    #expect(html.contains("prefers-color-scheme: dark") && html.contains("width=device-width"))
  }

  @Test("Every format is written", arguments: ReportFormat.allCases)
  func all(_ format: ReportFormat) {
    #expect(!Self.report.written(as: format).isEmpty)
    #expect(!TestReport().written(as: format).isEmpty)
  }
}
