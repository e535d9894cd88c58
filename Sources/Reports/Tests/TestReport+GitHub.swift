extension TestReport {
  /// Workflow commands of GitHub Actions, which show each failure beside its line. Without a line break at the end.
  package var github: String {
    let failures = cases.filter { !$0.isKnownFailure }.flatMap { test in
      test.failures.map { failure in
        GitHubText.command(
          "error",
          [("file", test.file), ("line", "\(failure.line ?? test.line)")]
            + (failure.column.map { [("col", "\($0)")] } ?? []) + [("title", test.name)],
          ([failure.message] + failure.details(of: test).split(separator: "\n").dropFirst().map(String.init))
            .joined(separator: "\n"))
      }
    }
    return (failures + [GitHubText.command("notice", [], summary)]).joined(separator: "\n")
  }
}
