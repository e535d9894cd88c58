extension TestReport {
  /// The most lines of each list that people read.
  static var mostLines: Int { 20 }

  /// The sentences that noise made others of, each with the kind of noise.
  var misreadings: [(kind: String, misreading: NoiseTally.Misreading)] {
    noise.flatMap { tally in tally.misreadings.map { (tally.kind, $0) } }
  }

  /// What the text report tells of sentences: tables and lists; nothing where there are none.
  var analysis: [String] {
    var blocks: [String] = []
    if !rows.isEmpty {
      blocks.append(
        Self.table(
          ["locale", "intent"] + Self.verdicts,
          rows.map { [$0.locale, $0.intent ?? "(nothing)"] + Self.cells($0.counts) }))
    }
    let confused = confusions.map { "  \($0.expected ?? "(nothing)") as \($0.got ?? "(nothing)"): \($0.count)" }
    if !confused.isEmpty { blocks.append(Self.list("understood as something else:", confused)) }
    let near = ambiguities.map { test in
      let rival = test.understanding?.rival
      let margin = ValueText.number(((rival?.margin ?? 0) * 1000).rounded() / 1000)
      return
        "  \(test.file):\(test.line): “\(SafeLine.of(test.name))”: \(test.understanding?.got ?? "") before \(rival?.intent ?? "") by \(margin)"
    }
    if !near.isEmpty { blocks.append(Self.list("near to something else:", near)) }
    let bins = histogram
    if bins.dropLast().contains(where: { $0 > 0 }) { blocks.append(Self.list("scores:", Self.bars(bins))) }
    if !noise.isEmpty {
      blocks.append(
        "with noise:\n"
          + Self.table(
            ["locale", "noise"] + Self.verdicts, noise.map { [$0.locale, $0.kind] + Self.cells($0.counts) }))
      let misread = misreadings.map { kind, misreading in
        "  \(misreading.position.file):\(misreading.position.line): "
          + SafeLine.of(
            "“\(misreading.text)” (\(kind) of “\(misreading.original)”): \(misreading.got), not \(misreading.expected)")
      }
      if !misread.isEmpty { blocks.append(Self.list("wrong with noise:", misread)) }
    }
    if let coverage {
      let missed = coverage.missed.map { item in
        "  \(item.position.file):\(item.position.line): \(item.intent): \(SafeLine.of(item.text))"
      }
      blocks.append(Self.list("\(coverage.summary) reached" + (missed.isEmpty ? "" : "; not:"), missed))
      if let untested = coverage.untestedSummary { blocks.append(untested) }
    }
    if !lost.isEmpty {
      blocks.append(Self.list("tests of the baseline that are gone:", lost.map { "  \(SafeLine.of($0))" }))
    }
    return blocks
  }

  private static var verdicts: [String] { Understanding.Verdict.allCases.map(\.rawValue) }

  private static func cells(_ counts: [Understanding.Verdict: Int]) -> [String] {
    Understanding.Verdict.allCases.map { "\(counts[$0] ?? 0)" }
  }

  private static func list(_ title: String, _ lines: [String]) -> String {
    let more = lines.count > mostLines ? ["  … and \(lines.count - mostLines) more"] : []
    return ([title] + lines.prefix(mostLines) + more).joined(separator: "\n")
  }

  private static func bars(_ bins: [Int]) -> [String] {
    let most = max(1, bins.max() ?? 1)
    return bins.indices.filter { bins[$0] > 0 }.map { bin in
      "  0.\(bin)  " + "\(bins[bin])".padding(to: 6) + String(repeating: "█", count: max(1, bins[bin] * 40 / most))
    }
  }

  /// Columns as wide as what stands in them; numbers are short enough to stand on the left.
  private static func table(_ head: [String], _ rows: [[String]]) -> String {
    let widths = head.indices.map { column in (rows + [head]).map { $0[column].count }.max() ?? 0 }
    return ([head] + rows).map { row in
      let line = zip(row, widths).map { SafeLine.of($0).padding(to: $1) }.joined(separator: "  ")
      return line.split(separator: " ", omittingEmptySubsequences: false).reversed().drop { $0.isEmpty }.reversed()
        .joined(separator: " ")
    }.joined(separator: "\n")
  }
}
