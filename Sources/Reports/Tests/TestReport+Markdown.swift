extension TestReport {
  /// Markdown for a comment or a summary page. Without a line break at the end.
  package var markdown: String {
    var blocks = ["# Tests of phrases", "**\(summary)**"]
    if !rows.isEmpty {
      blocks.append(
        "## By language and intent\n\n"
          + MarkdownText.table(
            ["locale", "intent"] + Understanding.Verdict.allCases.map(\.rawValue),
            rows.map { row in
              [row.locale, row.intent ?? "(nothing)"] + Understanding.Verdict.allCases.map { "\(row.counts[$0] ?? 0)" }
            }))
    }
    let failing = cases.filter { !$0.failures.isEmpty }
    // What is new must not stand behind the end of the list.
    let failures = failing.filter { !$0.isKnownFailure } + failing.filter(\.isKnownFailure)
    if !failures.isEmpty {
      blocks.append(
        "## Failures\n\n"
          + MarkdownText.list(
            failures.flatMap { test in
              test.failures.map { failure in
                let known = test.isKnownFailure ? " (known)" : ""
                let details = failure.details(of: test).split(separator: "\n").map {
                  "  - \(MarkdownText.escaped(String($0)))"
                }
                return
                  (["- **\(MarkdownText.escaped(test.name))**: \(MarkdownText.escaped(failure.message))\(known)"]
                  + details)
                  .joined(separator: "\n")
              }
            }))
    }
    if !confusions.isEmpty {
      blocks.append(
        "## Confused\n\n"
          + MarkdownText.table(
            ["expected", "understood", "times"],
            confusions.map { [$0.expected ?? "(nothing)", $0.got ?? "(nothing)", "\($0.count)"] }))
    }
    if !noise.isEmpty {
      blocks.append(
        "## With noise\n\n"
          + MarkdownText.table(
            ["locale", "noise"] + Understanding.Verdict.allCases.map(\.rawValue),
            noise.map { tally in
              [tally.locale, tally.kind] + Understanding.Verdict.allCases.map { "\(tally.counts[$0] ?? 0)" }
            }))
      if !misreadings.isEmpty { blocks.append(misread) }
    }
    if let coverage {
      let missed = coverage.missed.map {
        "- \(MarkdownText.escaped("\($0.position.file):\($0.position.line) \($0.intent): \($0.text)"))"
      }
      blocks.append(
        "## Coverage\n\n\(coverage.summary) reached."
          + (missed.isEmpty ? "" : " Not reached:\n\n" + MarkdownText.list(missed, most: Self.mostLines)))
      if let untested = coverage.untestedSummary {
        blocks.append(MarkdownText.escaped("Of the languages, \(untested)."))
      }
    }
    return blocks.joined(separator: "\n\n")
  }

  private var misread: String {
    let lines = misreadings.map { kind, misreading in
      let place = "\(misreading.position.file):\(misreading.position.line)"
      let text = "\(place) “\(misreading.text)” (\(kind) of “\(misreading.original)”): \(misreading.got)"
      return "- " + MarkdownText.escaped("\(text), not \(misreading.expected)")
    }
    return "Wrong with noise:\n\n" + MarkdownText.list(lines, most: Self.mostLines)
  }
}
