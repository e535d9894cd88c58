import ParlanceDiagnostics
import ParlanceJSONText

/// A log in SARIF 2.1.0, as code hosts read it.
struct SARIFLog {
  /// One thing that is wrong.
  struct Result {
    /// The rule's name.
    var rule: String
    /// `error` or `warning`.
    var level: String
    /// What is wrong.
    var message: String
    /// Where; `nil` if it concerns no place in a file.
    var place: SourcePosition?
    /// How many characters are at fault; `nil` for the whole line.
    var length: Int?
  }

  /// The rules with what they are for.
  var rules: [(name: String, reason: String)]
  /// What is wrong.
  var results: [Result]

  /// The log on one line, without a line break at the end.
  var text: String {
    var writer = JSONWriter(capacity: 8192)
    writer.beginObject()
    writer.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
    writer.member("version", "2.1.0")
    writer.key("runs")
    writer.beginArray()
    writer.beginObject()
    writeTool(to: &writer)
    writer.member("columnKind", "unicodeCodePoints")
    writer.key("results")
    writer.array(results) { Self.write($0, to: &$1) }
    writer.endObject()
    writer.endArray()
    writer.endObject()
    return writer.line
  }

  private func writeTool(to writer: inout JSONWriter) {
    writer.key("tool")
    writer.beginObject()
    writer.key("driver")
    writer.beginObject()
    writer.member("name", "parlance")
    writer.key("rules")
    writer.array(rules) { rule, writer in
      writer.beginObject()
      writer.member("id", rule.name)
      writer.key("shortDescription")
      Self.write(text: rule.reason, to: &writer)
      writer.endObject()
    }
    writer.endObject()
    writer.endObject()
  }

  private static func write(_ result: Result, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("ruleId", result.rule)
    writer.member("level", result.level)
    writer.key("message")
    write(text: result.message, to: &writer)
    if let place = result.place {
      writer.key("locations")
      writer.beginArray()
      writer.beginObject()
      writer.key("physicalLocation")
      writer.beginObject()
      writer.key("artifactLocation")
      writer.beginObject()
      writer.member("uri", uri(place.file))
      writer.endObject()
      writer.key("region")
      writer.beginObject()
      writer.member("startLine", place.line)
      if let length = result.length {
        writer.member("startColumn", place.column)
        writer.member("endColumn", place.column + length)
      }
      writer.endObject()
      writer.endObject()
      writer.endObject()
      writer.endArray()
    }
    writer.endObject()
  }

  private static func write(text: String, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("text", text)
    writer.endObject()
  }

  /// A path as a reference: what is no plain character stands as its bytes.
  private static func uri(_ path: String) -> String {
    var uri = ""
    for byte in path.utf8 {
      let isPlain =
        Unicode.Scalar(byte).properties.isAlphabetic && byte < 0x80 || "0123456789/._-~+".utf8.contains(byte)
      if isPlain {
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        uri += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return path.hasPrefix("/") ? "file://" + uri : uri
  }
}
