import ParlanceReports
import Testing

@Suite("Reports of tests")
struct TestReportTests {
  @Test("Failures come at their line with what was expected and got, and the numbers come last")
  func text() {
    let report = TestReport(cases: [
      TestCase(name: "Adds a task.", file: "en/add.txt", line: 1, outcome: .passed),
      TestCase(
        name: "Completes a task.", file: "en/complete.txt", line: 1,
        outcome: .failed([
          TestFailure(line: 9, "something else was said", expected: "< Done.", got: "< Which?\n< Say it."),
          TestFailure("the file ends"),
        ])),
      TestCase(name: "Sings.", file: "en/sing.txt", line: 3, outcome: .skipped("no voice")),
    ])
    #expect(
      report.text == """
        Completes a task.
          en/complete.txt:9: something else was said
            expected: < Done.
            got:      < Which?
                      < Say it.
          en/complete.txt:1: the file ends

        en/sing.txt:3: skipped: Sings.: no voice

        1 passed, 1 failed, 1 skipped
        """)
    #expect(!report.isSuccess)
  }

  @Test("All passed is one line, and no test at all is no success")
  func summary() {
    let passed = TestReport(cases: [TestCase(name: "a", file: "a.txt", line: 1, outcome: .passed)])
    #expect(passed.text == "1 passed, 0 failed")
    #expect(passed.isSuccess)
    #expect(!TestReport().isSuccess)
    #expect(TestReport().text == "0 passed, 0 failed")
  }

  @Test("Control characters of a test cannot reach the terminal")
  func controls() {
    let report = TestReport(cases: [
      TestCase(name: "a\u{1B}[2J", file: "a.txt", line: 1, outcome: .failed([TestFailure("b\u{7}", got: "c\rd")]))
    ])
    #expect(!report.text.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control })
  }
}
