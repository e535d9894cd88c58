import ParlanceDiagnostics
import ParlanceReports
import Testing

@Suite("Baselines")
struct TestBaselineTests {
  private static func test(_ name: String, passes: Bool) -> TestCase {
    TestCase(name: name, file: "a.jsonl", line: 1, outcome: passes ? .passed : .failed([TestFailure("no")]))
  }

  @Test("What failed before may fail; what fails anew, or passes unseen, is a failure")
  func applied() throws {
    let before = TestReport(cases: [
      Self.test("old", passes: false), Self.test("mended", passes: false), Self.test("broken", passes: true),
      Self.test("gone", passes: true),
    ])
    let baseline = try TestBaseline(TestBaseline(before).text, file: "baseline")
    let report = baseline.applied(
      to: TestReport(cases: [
        Self.test("old", passes: false), Self.test("mended", passes: true), Self.test("broken", passes: false),
        Self.test("new", passes: true),
      ]))
    #expect(report.known == 1)
    #expect(report.cases.filter { !$0.failures.isEmpty && !$0.isKnownFailure }.map(\.name) == ["mended", "broken"])
    #expect(report.lost == ["a.jsonl: gone"])
    #expect(report.addedCount == 1)
    let same = baseline.applied(to: before)
    #expect(same.isSuccess && same.known == 2)
  }

  @Test("Tests of one sentence in several situations are told apart")
  func sameName() throws {
    let report = TestReport(cases: [Self.test("go", passes: true), Self.test("go", passes: false)])
    let same = try TestBaseline(TestBaseline(report).text, file: "baseline").applied(to: report)
    #expect(same.isSuccess && same.known == 1 && same.lost.isEmpty && same.addedCount == 0)
  }

  @Test("A file that cannot be read is never accepted, and its tests stay as they were")
  func unreadable() throws {
    let places = BaselinePlaces(of: "base", in: "/p", looked: ["."], isPartial: false) { $0 == "/p/a.jsonl" }
    let older = TestBaseline(TestReport(cases: [Self.test("go", passes: true)]), places: places)
    let broken = TestReport(cases: [TestCase(unreadable: Diagnostic("not UTF-8"), file: "a.jsonl")])
    var baseline = TestBaseline(broken, places: places)
    baseline.keep(older, places: places)
    #expect(baseline.text == older.text)
    let report = baseline.applied(to: broken, places: places)
    #expect(report.hasUnreadable && !report.isSuccess && report.known == 0 && report.lost.isEmpty)
  }

  @Test("A line that is no test is told with its place", arguments: ["{", "{\"file\": \"a\"}", "[]"])
  func faults(_ line: String) {
    #expect(throws: Diagnostic.self) { try TestBaseline("\n" + line, file: "baseline") }
  }
}
