extension TestReport {
  /// The Test Anything Protocol, version 14. Without a line break at the end.
  package var tap: String {
    var lines = ["TAP version 14", "1..\(cases.count)"]
    for (number, test) in cases.enumerated() {
      let name = Self.plain("\(test.file):\(test.line) \(test.name)")
      switch test.outcome {
      case .passed: lines.append("ok \(number + 1) - \(name)")
      case .skipped(let reason): lines.append("ok \(number + 1) - \(name) # SKIP \(Self.plain(reason))")
      case .failed(let failures):
        lines.append("not ok \(number + 1) - \(name)" + (test.isKnownFailure ? " # TODO fails, as is known" : ""))
        for failure in failures {
          let text = ([failure.message] + [failure.details(of: test)]).joined(separator: "\n")
          lines += text.split(separator: "\n").map { "# \(SafeLine.of(String($0)))" }
        }
      }
    }
    return lines.joined(separator: "\n")
  }

  /// A name in which nothing begins a directive.
  private static func plain(_ text: String) -> String {
    SafeLine.of(text).replacing("\\", with: "\\\\").replacing("#", with: "\\#")
  }
}
