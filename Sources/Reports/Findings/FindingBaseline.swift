import ParlanceDiagnostics
import ParlanceJSONText

/// Findings that a project has accepted: what is like them is left out of a report, and all that is new is told.
package struct FindingBaseline: Sendable, Hashable {
  /// What names a finding: lines move when files are edited, what stands on them does not.
  private struct Key: Hashable {
    var file: String?
    var code: String
    var message: String
    /// What is at fault, as it is written.
    var text: String?
  }

  private var counts: [Key: Int] = [:]

  /// Writes down what was found. A file that cannot be read nobody can accept.
  package init(_ report: FindingReport, places: BaselinePlaces = BaselinePlaces()) {
    for finding in report.findings where finding.code != Diagnostic.unreadableFile {
      counts[Self.key(of: finding, places), default: 0] += 1
    }
  }

  /// Reads what ``text`` wrote; throws for the first line that is something else.
  package init(_ text: String, file: String, places: BaselinePlaces = BaselinePlaces()) throws(Diagnostic) {
    var counts: [Key: Int] = [:]
    try BaselineLines.read(text, file: file, form: "“code” and “message”") { node in
      guard let code = node["code"]?.string, let message = node["message"]?.string else { return false }
      let name = (node["file"]?.string).map { places.name(written: $0) }
      let key = Key(file: name, code: code, message: Self.placeless(message), text: node["text"]?.string)
      counts[key, default: 0] += min(max(1, node["times"]?.integer ?? 1), 1 << 30)
      return true
    }
    self.counts = counts
  }

  /// Keeps what an older baseline accepts of what was not looked at now.
  package mutating func keep(_ older: FindingBaseline, places: BaselinePlaces, ignoring codes: Set<String> = []) {
    for (key, count) in older.counts where !places.isLooked(at: key.file) || codes.contains(key.code) {
      counts[key] = max(counts[key] ?? 0, count)
    }
  }

  /// A line of JSON for each finding.
  package var text: String {
    BaselineLines.joined(
      counts.map { key, count in
        var writer = JSONWriter()
        writer.beginObject()
        if let file = key.file { writer.member("file", file) }
        writer.member("code", key.code)
        writer.member("message", key.message)
        if let text = key.text { writer.member("text", text) }
        if count > 1 { writer.member("times", count) }
        writer.endObject()
        return writer.line
      })
  }

  /// The report without what is accepted; also how much of that is found no more where it was looked for.
  package func applied(
    to report: FindingReport, places: BaselinePlaces = BaselinePlaces(), ignoring codes: Set<String> = []
  ) -> (report: FindingReport, gone: Int) {
    var report = report
    var left = counts
    let found = report.findings.count
    report.findings.removeAll { finding in
      let key = Self.key(of: finding, places)
      guard finding.code != Diagnostic.unreadableFile, let count = left[key], count > 0 else { return false }
      left[key] = count - 1
      return true
    }
    report.acceptedCount += found - report.findings.count
    let gone = left.filter { places.isLooked(at: $0.key.file) && !codes.contains($0.key.code) }
    return (report, gone.values.reduce(0) { $0 + max(0, $1) })
  }

  private static func key(of finding: Diagnostic, _ places: BaselinePlaces) -> Key {
    var text: String?
    if let place = finding.position, let line = finding.sourceLine {
      let scalars = line.unicodeScalars.dropFirst(place.column - 1).prefix(finding.length)
      text = String(String.UnicodeScalarView(scalars))
    }
    return Key(
      file: (finding.position?.file).map { places.name(of: $0) }, code: finding.code ?? "fault",
      message: placeless(finding.message), text: text)
  }

  /// A message without the folders, lines and columns of the places that it names.
  private static func placeless(_ message: String) -> String {
    message.replacing(/:[0-9]+:[0-9]+/, with: "").replacing(/[^\s“”]*\//, with: "")
  }
}
