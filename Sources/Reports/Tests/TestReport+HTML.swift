extension TestReport {
  /// One page of HTML that needs nothing else: no script, no network. Without a line break at the end.
  package var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Tests of phrases: \(MarkupText.escaped(summary))</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    <header>
    <h1>Tests of phrases</h1>
    <p class="\(isSuccess ? "good" : "bad")">\(isSuccess ? "Passed" : "Failed"): \(MarkupText.escaped(summary))</p>
    </header>
    <main>
    \(sections.joined(separator: "\n"))
    </main>
    </body>
    </html>
    """
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
    return Self.section(
      "By language and intent",
      Self.table(
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
    return Self.section("Failures", items.joined(separator: "\n"))
  }

  /// Only intents that are confused: a matrix of all would be mostly empty.
  private var matrixSection: String? {
    guard !confusions.isEmpty else { return nil }
    let names = Set(confusions.flatMap { [$0.expected ?? "", $0.got ?? ""] }).sorted()
    let most = max(1, matrix.map(\.count).max() ?? 1)
    let counts = Dictionary(matrix.map { (["\($0.expected ?? "")", "\($0.got ?? "")"], $0.count) }) { $0 + $1 }
    let head = names.map { "<th scope=\"col\">\(Self.breakable($0.isEmpty ? "(nothing)" : $0))</th>" }.joined()
    let lines = names.map { row in
      let cells = names.map { column in
        let count = counts[[row, column]] ?? 0
        // The number stands in the cell: the shade only helps to find it.
        let shade =
          count == 0 ? "" : " style=\"--share:\((count * 100) / most)%\" class=\"\(row == column ? "hit" : "miss")\""
        return "<td\(shade)>\(count)</td>"
      }
      return "<tr><th scope=\"row\">\(Self.breakable(row.isEmpty ? "(nothing)" : row))</th>\(cells.joined())</tr>"
    }
    return Self.section(
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
    return Self.section(
      "Scores",
      """
      <table><caption>How many sentences score how much; 1 is exact</caption><thead><tr><th scope="col">score</th>\
      <th scope="col">sentences</th><td></td></tr></thead><tbody>\(bars.joined())</tbody></table>
      """)
  }

  private var ambiguitySection: String? {
    guard !ambiguities.isEmpty else { return nil }
    return Self.section(
      "Near to something else",
      Self.table(
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
    return Self.section(
      "With noise",
      Self.table(
        "The same sentences, spoiled as people and recognisers do", ["locale", "noise"] + Self.verdicts,
        noise.map { [$0.locale, $0.kind] + Self.cells($0.counts) }))
  }

  private var coverageSection: String? {
    guard let coverage else { return nil }
    let missed = coverage.missed.map {
      "<li><code>\(Self.breakable("\($0.position.file):\($0.position.line)"))</code> \(MarkupText.escaped("\($0.intent): \($0.text)"))</li>"
    }
    // Open only while it is short: what comes behind a long list is never read.
    let isOpen = missed.count <= 20 ? " open" : ""
    let list =
      missed.isEmpty
      ? ""
      : "<details\(isOpen)><summary>Not reached: \(missed.count)</summary><ul>\(missed.joined(separator: "\n"))</ul></details>"
    return Self.section("Coverage", "<p>\(MarkupText.escaped(coverage.summary)) reached.</p>\(list)")
  }

  /// A name or path that a narrow screen may break before its capitals and behind its slashes.
  private static func breakable(_ text: String) -> String {
    var parts = [""]
    for scalar in text.unicodeScalars {
      let last = parts[parts.count - 1].unicodeScalars.last
      if last == "/" || scalar.properties.isUppercase && last?.properties.isLowercase == true { parts.append("") }
      parts[parts.count - 1].unicodeScalars.append(scalar)
    }
    return parts.map(MarkupText.escaped).joined(separator: "<wbr/>")
  }

  private static func section(_ title: String, _ content: String) -> String {
    "<section><h2>\(title)</h2>\n\(content)\n</section>"
  }

  private static func table(_ caption: String, _ head: [String], _ rows: [[String]]) -> String {
    let columns = head.map { "<th scope=\"col\">\(MarkupText.escaped($0))</th>" }.joined()
    let lines = rows.map { row in
      "<tr>" + row.map { "<td>\(breakable($0))</td>" }.joined() + "</tr>"
    }
    return """
      <div class="wide" role="region" aria-label="\(MarkupText.escaped(caption))" tabindex="0"><table><caption>\(MarkupText.escaped(caption))\
      </caption><thead><tr>\(columns)</tr></thead><tbody>\(lines.joined(separator: "\n"))</tbody></table></div>
      """
  }

  private static var style: String {
    """
    :root { color-scheme: light dark; --good: #14612f; --bad: #a3161a; --line: #8886; --hit: #2a9d5c; --miss: #d64545; }
    @media (prefers-color-scheme: dark) { :root { --good: #7ddb9b; --bad: #ff9b95; } }
    body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 70rem; padding: 1rem;
    overflow-wrap: break-word; }
    h1 { margin-bottom: 0; } h2 { margin-top: 2rem; }
    .good { color: var(--good); font-weight: bold; } .bad { color: var(--bad); font-weight: bold; }
    .wide { overflow-x: auto; } table { border-collapse: collapse; }
    caption { text-align: left; padding-bottom: .5rem; }
    th, td { text-align: left; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
    td { font-variant-numeric: tabular-nums; }
    td.hit { background: color-mix(in srgb, var(--hit) calc(var(--share) / 2), transparent); }
    td.miss { background: color-mix(in srgb, var(--miss) calc(25% + var(--share) / 4), transparent); }
    .bar { width: 40%; min-width: 6rem; } .bar svg { width: 100%; height: 1rem; } .bar rect { fill: var(--hit); }
    pre { white-space: pre-wrap; overflow-wrap: anywhere; } summary { cursor: pointer; }
    code { overflow-wrap: anywhere; }
    @media (max-width: 40rem) {
      .wide { font-size: .85rem; } .wide thead th { font-size: .75rem; } th, td { padding-right: .4rem; } ul { padding-left: 1rem; }
      .wide tbody th { position: sticky; left: 0; background: Canvas; }
    }
    """
  }
}
