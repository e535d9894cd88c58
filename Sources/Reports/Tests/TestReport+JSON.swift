import ParlanceJSONText

extension TestReport {
  /// The version of the keys: it changes when one is taken away or means something else.
  package static let version = 1

  /// One line of JSON without a line break; what is not known is `null`.
  package var json: String {
    var writer = JSONWriter(capacity: 8192)
    writer.beginObject()
    writer.member("v", Self.version)
    writer.member("passed", passed)
    writer.member("failed", failed)
    writer.member("skipped", skipped)
    writer.member("known", known)
    writer.key("cases")
    writer.array(cases) { Self.write($0, to: &$1) }
    writer.key("table")
    writer.array(rows) { row, writer in
      writer.beginObject()
      writer.member("locale", row.locale)
      writer.member("intent", row.intent)
      Self.write(row.counts, to: &writer)
      writer.endObject()
    }
    writer.key("confusions")
    writer.array(confusions) { confusion, writer in
      writer.beginObject()
      writer.member("expected", confusion.expected)
      writer.member("got", confusion.got)
      writer.member("count", confusion.count)
      writer.endObject()
    }
    writer.key("histogram")
    writer.array(histogram) { $1.value($0) }
    writer.key("noise")
    writer.array(noise) { tally, writer in
      writer.beginObject()
      writer.member("locale", tally.locale)
      writer.member("kind", tally.kind)
      Self.write(tally.counts, to: &writer)
      writer.key("misreadings")
      writer.array(tally.misreadings) { Self.write($0, to: &$1) }
      writer.endObject()
    }
    writer.key("coverage")
    write(coverage, to: &writer)
    writer.endObject()
    return writer.line
  }

  private static func write(_ counts: [Understanding.Verdict: Int], to writer: inout JSONWriter) {
    for verdict in Understanding.Verdict.allCases {
      writer.key(named: verdict.rawValue)
      writer.value(counts[verdict] ?? 0)
    }
  }

  private static func write(_ misreading: NoiseTally.Misreading, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("text", misreading.text)
    writer.member("original", misreading.original)
    writer.member("expected", misreading.expected)
    writer.member("got", misreading.got)
    writer.member("file", misreading.position.file)
    writer.member("line", misreading.position.line)
    writer.endObject()
  }

  private static func write(_ test: TestCase, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("name", test.name)
    writer.member("file", test.file)
    writer.member("line", test.line)
    writer.member("outcome", test.isKnownFailure ? "known" : test.outcome.name)
    writer.key("failures")
    writer.array(test.failures) { failure, writer in
      writer.beginObject()
      writer.member("line", failure.line)
      writer.member("column", failure.column)
      writer.member("message", failure.message)
      writer.member("expected", failure.expected)
      writer.member("got", failure.got)
      writer.member("why", failure.why)
      writer.endObject()
    }
    writer.member("locale", test.understanding?.locale)
    writer.member("expected", test.understanding?.expected)
    writer.member("got", test.understanding?.got)
    writer.member("score", test.understanding?.score)
    writer.member("rival", test.understanding?.rival?.intent)
    writer.member("margin", test.understanding?.rival?.margin)
    writer.endObject()
  }

  private func write(_ coverage: TestCoverage?, to writer: inout JSONWriter) {
    guard let coverage else { return writer.null() }
    writer.beginObject()
    for (name, items) in [("phrases", coverage.phrases), ("combinations", coverage.combinations)] {
      writer.key(named: name)
      writer.array(items) { item, writer in
        writer.beginObject()
        writer.member("locale", item.locale)
        writer.member("intent", item.intent)
        writer.member("text", item.text)
        writer.member("file", item.position.file)
        writer.member("line", item.position.line)
        writer.member("reached", item.isReached)
        writer.endObject()
      }
    }
    writer.key("untested")
    writer.array(coverage.untested) { locale, writer in writer.value(locale) }
    writer.endObject()
  }
}

extension TestCase.Outcome {
  /// The word for it in output.
  var name: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .skipped: "skipped"
    }
  }
}
