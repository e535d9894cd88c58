import ParlanceDiagnostics
import ParlanceJSONText

extension FindingReport {
  /// The version of the keys: it changes when one is taken away or means something else.
  package static let version = 1

  /// One line of JSON without a line break; what is not known is `null`.
  package var json: String {
    var writer = JSONWriter(capacity: 4096)
    writer.beginObject()
    writer.member("v", Self.version)
    writer.member("files", fileCount)
    writer.member("errors", errorCount)
    writer.member("warnings", warningCount)
    writer.member("fixed", fixedCount)
    writer.member("accepted", acceptedCount)
    writer.key("findings")
    writer.beginArray()
    for finding in findings {
      writer.beginObject()
      writer.member("code", finding.code)
      writer.member("severity", finding.severity.rawValue)
      writer.member("message", finding.message)
      writer.member("file", finding.position?.file)
      writer.member("line", finding.position?.line)
      writer.member("column", finding.position?.column)
      writer.member("length", finding.position == nil ? nil : finding.length)
      writer.member("fix", finding.fix)
      writer.member("fixable", !finding.edits.isEmpty)
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    return writer.line
  }
}
