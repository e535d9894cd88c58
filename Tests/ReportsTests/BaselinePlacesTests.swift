import ParlanceDiagnostics
import ParlanceReports
import Testing

@Suite("Baselines of a part of a project")
struct BaselinePlacesTests {
  private func places(_ baseline: String, in folder: String, looked: [String], isPartial: Bool = false)
    -> BaselinePlaces
  {
    BaselinePlaces(of: baseline, in: folder, looked: looked, isPartial: isPartial) {
      ["/p/en/a.yaml", "/p/de/a.yaml"].contains($0)
    }
  }

  private func finding(_ file: String) -> Diagnostic {
    var finding = Diagnostic(
      "too near, as at \(file):3:4", at: SourcePosition(file: file, line: 1, column: 1), sourceLine: "x")
    finding.code = "near"
    return finding
  }

  private func report(_ files: String...) -> FindingReport { FindingReport(files.map { finding($0) }, fileCount: 1) }

  @Test("What was accepted is accepted from any folder, and by any path")
  func anywhere() throws {
    let written = FindingBaseline(report("en/a.yaml"), places: places("ci/base", in: "/p", looked: ["."])).text
    #expect(written.contains("\"file\":\"../en/a.yaml\""))
    let cases = [
      ("ci/base", "/p", "/p/en/a.yaml"), ("../ci/base", "/p/en", "a.yaml"), ("/p/ci/base", "/", "./p/en/a.yaml"),
    ]
    for (file, folder, path) in cases {
      let places = places(file, in: folder, looked: [path])
      let (report, gone) = try FindingBaseline(written, file: file, places: places).applied(
        to: report(path), places: places)
      #expect(report.findings.isEmpty && report.acceptedCount == 1 && gone == 0)
    }
  }

  @Test("Names that are meant from the program's folder are understood too")
  func older() throws {
    let places = places("ci/base", in: "/p", looked: ["."])
    let old = "{\"file\":\"en/a.yaml\",\"code\":\"near\",\"message\":\"too near, as at en/a.yaml\",\"text\":\"x\"}\n"
    #expect(
      try FindingBaseline(old, file: "ci/base", places: places).applied(to: report("en/a.yaml"), places: places).gone
        == 0)
  }

  @Test("What was not looked at is neither gone nor dropped")
  func part() throws {
    let all = FindingBaseline(report("en/a.yaml", "de/a.yaml"), places: places("base", in: "/p", looked: ["."]))
    let part = places("base", in: "/p", looked: ["de"])
    #expect(all.applied(to: report(), places: part).gone == 1)
    #expect(all.applied(to: report(), places: places("base", in: "/p", looked: ["de"], isPartial: true)).gone == 0)
    var anew = FindingBaseline(report(), places: part)
    anew.keep(all, places: part)
    #expect(anew.text.contains("en/a.yaml") && !anew.text.contains("de/a.yaml"))
  }

  @Test("Tests that were not run are neither lost nor dropped")
  func tests() throws {
    let test = { (file: String, outcome: TestCase.Outcome) in TestCase(name: "a", file: file, line: 1, outcome: outcome)
    }
    let failed = TestCase.Outcome.failed([TestFailure("no")])
    let whole = TestReport(cases: [test("en/a.yaml", failed), test("de/a.yaml", .passed)])
    let all = TestBaseline(whole, places: places("base", in: "/p", looked: ["."]))
    let part = places("base", in: "/p", looked: ["/p/de"])
    let report = TestReport(cases: [test("/p/de/a.yaml", .passed)])
    #expect(all.applied(to: report, places: part).lost.isEmpty)
    var anew = TestBaseline(report, places: part)
    anew.keep(all, places: part)
    #expect(anew == all)
  }
}
