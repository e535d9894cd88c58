extension TestReport {
  /// One page of HTML that needs nothing else: no script, no network. Without a line break at the end.
  package var html: String {
    HTMLPage.text(
      title: "Tests of phrases", verdict: isSuccess ? "Passed" : "Failed", isGood: isSuccess, summary: summary,
      sections: sections)
  }

  private var sections: [String] {
    [rowSection, failureSection, matrixSection, scoreSection, ambiguitySection, noiseSection, coverageSection]
      .compactMap { $0 }
  }

  private static var verdicts: [String] { Understanding.Verdict.allCases.map(\.rawValue) }

  private static func cells(_ counts: [Understanding.Verdict: Int]) -> [String] {
    Understanding.Verdict.allCases.map { "\(counts[$0] ?? 0)" }
  }

  private var rowSection: String? {
    guard !rows.isEmpty else { return nil }
    return HTMLPage.section(
      "By language and intent",
      HTMLPage.table(
        "How the sentences for each intent were understood", ["locale", "intent"] + Self.verdicts,
        rows.map { [$0.locale, $0.intent ?? "(nothing)"] + Self.cells($0.counts) }))
  }

  private var failureSection: String? {
    let failing = cases.filter { !$0.failures.isEmpty }
    guard !failing.isEmpty else { return nil }
    let items = failing.map { test in
      let details = test.failures.map { failure in
        "<p>\(MarkupText.escaped(failure.message))</p><pre>\(MarkupText.escaped(failure.details(of: test)))</pre>"
      }
      let known = test.isKnownFailure ? " (known)" : ""
      return "<details open><summary>\(MarkupText.escaped(test.name))\(known)</summary>\(details.joined())</details>"
    }
    return HTMLPage.section("Failures", items.joined(separator: "\n"))
  }

  /// Only intents that are confused: a matrix of all would be mostly empty.
  private var matrixSection: String? {
    guard !confusions.isEmpty else { return nil }
    let names = Set(confusions.flatMap { [$0.expected ?? "", $0.got ?? ""] }).sorted()
    let most = max(1, matrix.map(\.count).max() ?? 1)
    let counts = Dictionary(matrix.map { (["\($0.expected ?? "")", "\($0.got ?? "")"], $0.count) }) { $0 + $1 }
    let head = names.map { "<th scope=\"col\">\(HTMLPage.breakable($0.isEmpty ? "(nothing)" : $0))</th>" }.joined()
    let lines = names.map { row in
      let cells = names.map { column in
        let count = counts[[row, column]] ?? 0
        // The number stands in the cell: the shade only helps to find it.
        let shade =
          count == 0 ? "" : " style=\"--share:\((count * 100) / most)%\" class=\"\(row == column ? "hit" : "miss")\""
        return "<td\(shade)>\(count)</td>"
      }
      return "<tr><th scope=\"row\">\(HTMLPage.breakable(row.isEmpty ? "(nothing)" : row))</th>\(cells.joined())</tr>"
    }
    return HTMLPage.section(
      "What was understood for what",
      """
      <div class="wide" role="region" aria-label="Confusion matrix" tabindex="0"><table><caption>Rows: what is expected. \
      Columns: what was understood.</caption><thead><tr><td></td>\(head)</tr></thead><tbody>\(lines.joined())</tbody></table></div>
      """)
  }

  private var scoreSection: String? {
    let bins = histogram
    guard let most = bins.max(), most > 0 else { return nil }
    let bars = bins.indices.filter { bins[$0] > 0 }.map { bin in
      let name = "0.\(bin) to \(bin == 9 ? "1.0" : "0.\(bin + 1)")"
      return """
        <tr><th scope="row">\(name)</th><td>\(bins[bin])</td><td class="bar" aria-hidden="true"><svg viewBox="0 0 100 10" \
        preserveAspectRatio="none"><rect width="\(max(1, bins[bin] * 100 / most))" height="10"/></svg></td></tr>
        """
    }
    return HTMLPage.section(
      "Scores",
      """
      <table><caption>How many sentences score how much; 1 is exact</caption><thead><tr><th scope="col">score</th>\
      <th scope="col">sentences</th><td></td></tr></thead><tbody>\(bars.joined())</tbody></table>
      """)
  }

  private var ambiguitySection: String? {
    guard !ambiguities.isEmpty else { return nil }
    return HTMLPage.section(
      "Near to something else",
      HTMLPage.table(
        "Sentences whose second best meaning is near", ["sentence", "best", "second", "margin"],
        ambiguities.map { test in
          [
            test.name, test.understanding?.got ?? "", test.understanding?.rival?.intent ?? "",
            ValueText.number(((test.understanding?.rival?.margin ?? 0) * 1000).rounded() / 1000),
          ]
        }))
  }

  private var noiseSection: String? {
    guard !noise.isEmpty else { return nil }
    let counts = HTMLPage.table(
      "The same sentences, spoiled as people and recognisers do", ["locale", "noise"] + Self.verdicts,
      noise.map { [$0.locale, $0.kind] + Self.cells($0.counts) })
    let wrong = misreadings.prefix(Self.mostRows).map { kind, misreading in
      [
        "\(misreading.position.file):\(misreading.position.line)", misreading.text, misreading.original, kind,
        misreading.got, misreading.expected,
      ]
    }
    guard !wrong.isEmpty else { return HTMLPage.section("With noise", counts) }
    let list = HTMLPage.table(
      "The spoiled sentences that were understood as something else",
      ["test", "sentence", "without noise", "noise", "understood", "expected"], wrong)
    let more = misreadings.count - wrong.count
    return HTMLPage.section("With noise", counts + list + (more > 0 ? "<p>… and \(more) more</p>" : ""))
  }

  /// The most rows of a list that may be as long as all tests.
  private static var mostRows: Int { 200 }

  private var coverageSection: String? {
    guard let coverage else { return nil }
    let untested = coverage.untestedSummary.map { MarkupText.escaped(" Of the languages, \($0).") } ?? ""
    let missed = coverage.missed.map {
      "<li><code>\(HTMLPage.breakable("\($0.position.file):\($0.position.line)"))</code> \(MarkupText.escaped("\($0.intent): \($0.text)"))</li>"
    }
    // Open only while it is short: what comes behind a long list is never read.
    let isOpen = missed.count <= 20 ? " open" : ""
    let list =
      missed.isEmpty
      ? ""
      : "<details\(isOpen)><summary>Not reached: \(missed.count)</summary><ul>\(missed.joined(separator: "\n"))</ul></details>"
    return HTMLPage.section("Coverage", "<p>\(MarkupText.escaped(coverage.summary)) reached.\(untested)</p>\(list)")
  }
}
