extension TestReport {
  /// How the sentences for one intent came out in one locale.
  package struct Row: Sendable, Hashable {
    /// The locale.
    package var locale: String
    /// The intent that is expected; `nil` for sentences that mean nothing.
    package var intent: String?
    /// How many came out in each way.
    package var counts: [Understanding.Verdict: Int]
  }

  /// An intent that was understood instead of another.
  package struct Confusion: Sendable, Hashable {
    /// The intent that is expected; `nil` for nothing.
    package var expected: String?
    /// The intent that was understood; `nil` for nothing.
    package var got: String?
    /// How often.
    package var count: Int
  }

  /// The records of all sentences.
  package var understandings: [Understanding] { cases.compactMap(\.understanding) }

  /// How the sentences came out, by locale and intent.
  package var rows: [Row] {
    var counts: [String: [String: [Understanding.Verdict: Int]]] = [:]
    for record in understandings {
      counts[record.locale, default: [:]][record.expected ?? "", default: [:]][record.verdict, default: 0] += 1
    }
    return counts.sorted { $0.key < $1.key }.flatMap { locale, intents in
      intents.sorted { $0.key < $1.key }.map { Row(locale: locale, intent: $0.isEmpty ? nil : $0, counts: $1) }
    }
  }

  /// What was understood for what, right answers too: the cells of a matrix that are not empty.
  package var matrix: [Confusion] {
    var counts: [Confusion: Int] = [:]
    for record in understandings {
      // A table may write an intent with or without its suffix; what is right is no confusion.
      let got = record.verdict == .right ? record.expected : record.got
      counts[Confusion(expected: record.expected, got: got, count: 0), default: 0] += 1
    }
    return counts.map { Confusion(expected: $0.expected, got: $0.got, count: $1) }
      .sorted { ($0.expected ?? "", $0.got ?? "") < ($1.expected ?? "", $1.got ?? "") }
  }

  /// The intents that were understood instead of others, the most frequent first.
  package var confusions: [Confusion] {
    matrix.filter { $0.expected != $0.got }.sorted { ($1.count, $0.expected ?? "") < ($0.count, $1.expected ?? "") }
  }

  /// The tests that nearly mean something else, the nearest first.
  package var ambiguities: [TestCase] {
    cases.filter { test in
      guard let record = test.understanding, let rival = record.rival else { return false }
      return record.verdict == .ambiguous || (rival.margin > 0 && rival.margin < 0.1)
    }.sorted { ($0.understanding?.rival?.margin ?? 0) < ($1.understanding?.rival?.margin ?? 0) }
  }

  /// How many best matches score in each tenth, from 0 to 1; 1 is in the last.
  package var histogram: [Int] {
    var bins = Array(repeating: 0, count: 10)
    for record in understandings {
      if let score = record.score { bins[min(9, max(0, Int(score * 10)))] += 1 }
    }
    return bins
  }
}
