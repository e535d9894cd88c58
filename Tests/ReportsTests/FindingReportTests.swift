import Foundation
import FoundationXML
import ParlanceDiagnostics
import ParlanceReports
import Testing

@Suite("The report of findings")
struct FindingReportTests {
  private static func finding(
    _ message: String, line: Int = 3, text: String = "- <b> & \"x\"", severity: Diagnostic.Severity = .error
  ) -> Diagnostic {
    var finding = Diagnostic(
      severity, message, at: SourcePosition(file: "a/é & b.yaml", line: line, column: 3), sourceLine: text, length: 5,
      fix: "write | less")
    finding.code = "some-rule"
    return finding
  }

  private static let report = FindingReport(
    [Diagnostic("cannot read <c>"), finding("too <much>\u{1B}[2J"), finding("odd", line: 4, severity: .warning)],
    rules: [.init(code: "some-rule", reason: "why <it> matters")], fileCount: 2, acceptedCount: 1)

  @Test("JUnit and HTML are well formed, whatever the findings hold", arguments: [0, 3])
  func markup(_ count: Int) throws {
    let report = FindingReport(Array(Self.report.findings.prefix(count)), rules: Self.report.rules, fileCount: 2)
    #expect(XMLParser(data: Data(report.junit.utf8)).parse())
    let page = report.html.replacing("<!DOCTYPE html>", with: "").replacing(/<meta[^>]*>/, with: "")
    #expect(XMLParser(data: Data(page.utf8)).parse())
  }

  @Test("JUnit has a failure for each error, and a warning fails nothing")
  func junit() throws {
    let junit = Self.report.junit
    #expect(junit.contains("<testsuites name=\"lint\" tests=\"3\" failures=\"2\" skipped=\"1\">"))
    #expect(junit.contains("file=\"a/é &amp; b.yaml\" line=\"4\"><skipped message=\"warning: odd\"/>"))
  }

  @Test("Markdown groups by file, and nothing in it is markup by chance")
  func markdown() {
    let markdown = Self.report.markdown
    #expect(markdown.contains("**2 errors, 1 warning in 2 files; 1 accepted**"))
    #expect(markdown.contains("- 3:3 **error** too \\<much\\>"))
    #expect(markdown.contains("; write \\| less (`some-rule`)"))
  }

  @Test("A baseline accepts what it holds wherever that has moved, as often as it holds it")
  func baseline() throws {
    let old = FindingReport([Self.finding("as at x.yaml:3:1"), Self.finding("twice")], fileCount: 1)
    let baseline = try FindingBaseline(FindingBaseline(old).text, file: "b")
    let new = FindingReport(
      [Self.finding("as at x.yaml:9:1", line: 20), Self.finding("twice"), Self.finding("twice", line: 8)], fileCount: 1)
    let (report, gone) = baseline.applied(to: new)
    #expect(report.findings.map(\.position?.line) == [8])
    #expect(report.acceptedCount == 2)
    #expect(gone == 0)
    let other = FindingReport([Self.finding("twice", text: "- another text")], fileCount: 1)
    #expect(baseline.applied(to: other).report.findings.count == 1)
    #expect(baseline.applied(to: other).gone == 2)
  }

  @Test("A baseline never accepts a file that cannot be read")
  func unreadable() throws {
    var broken = Diagnostic("cannot read it")
    broken.code = Diagnostic.unreadableFile
    let report = FindingReport([broken], fileCount: 0)
    #expect(FindingBaseline(report).text.isEmpty)
    let forged = try FindingBaseline(
      "{\"code\":\"unreadable-file\",\"message\":\"cannot read it\"}\n", file: "b")
    #expect(forged.applied(to: report).report.findings.count == 1)
  }

  @Test("A broken line of a baseline is told with its place", arguments: ["{", "[]", "{\"code\": \"a\"}"])
  func brokenBaseline(_ line: String) {
    #expect(throws: Diagnostic.self) {
      _ = try FindingBaseline("{\"code\":\"a\",\"message\":\"b\",\"times\":-5}\n\n\(line)\n", file: "b")
    }
  }
}
