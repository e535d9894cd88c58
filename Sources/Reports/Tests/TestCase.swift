import ParlanceDiagnostics

/// One test that was run: a scenario, or one utterance.
package struct TestCase: Sendable, Hashable {
  /// How a test came out.
  package enum Outcome: Sendable, Hashable {
    /// As it was written.
    case passed
    /// In these ways not.
    case failed([TestFailure])
    /// It was not run, for that reason.
    case skipped(String)
  }

  /// What it tests, in words.
  package var name: String

  /// The file in which it is written.
  package var file: String

  /// Its first line, counted from 1.
  package var line: Int

  /// How it came out.
  package var outcome: Outcome

  /// How long it took; `nil` if nobody measured.
  package var duration: Duration?

  /// How its sentence was understood; `nil` for what is no single sentence.
  package var understanding: Understanding?

  /// The phrases that its turns were understood by; none of what is a single sentence.
  package var reached: [TestCoverage.Reached] = []

  /// Whether it failed before too, and that is written down.
  package var isKnownFailure = false

  /// Whether it stands for something in its file that is no test.
  package var isUnreadable = false

  /// Whether it is a scenario of another app, which was not played.
  package var isForeign = false

  /// Makes a test.
  package init(name: String, file: String, line: Int, outcome: Outcome, duration: Duration? = nil) {
    self.name = name
    self.file = file
    self.line = line
    self.outcome = outcome
    self.duration = duration
  }

  /// Makes a test that stands for a file which cannot be read, or for a part of one.
  package init(unreadable fault: Diagnostic, file: String) {
    let place = fault.position?.file ?? file
    self.init(name: place, file: place, line: fault.position?.line ?? 1, outcome: .failed([TestFailure(fault)]))
    isUnreadable = true
  }

  /// What stands for the files of which some faults say that they cannot be read, each told once.
  package static func unreadable(_ faults: [Diagnostic]) -> [TestCase] {
    var seen: Set<Diagnostic> = []
    return faults.filter { $0.code == Diagnostic.unreadableFile && seen.insert($0).inserted }.map {
      TestCase(unreadable: $0, file: "the phrases")
    }
  }

  /// What stands for the errors in phrases, each told once: what they leave out is never said, and no test of it might fail.
  package static func faulty(_ faults: [Diagnostic]) -> [TestCase] {
    var seen: Set<Diagnostic> = []
    let errors = faults.filter { $0.severity == .error && $0.code != Diagnostic.unreadableFile }
    return errors.filter { seen.insert($0).inserted }.map { fault in
      let file = fault.position?.file ?? "the phrases"
      return TestCase(
        name: file, file: file, line: fault.position?.line ?? 1, outcome: .failed([TestFailure(fault)]))
    }
  }

  /// The failures; none of a test that passed or was skipped.
  package var failures: [TestFailure] {
    if case .failed(let failures) = outcome { failures } else { [] }
  }
}
