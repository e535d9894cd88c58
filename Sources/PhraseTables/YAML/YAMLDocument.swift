import ParlanceDiagnostics
import Yams

/// Reads a file's YAML within bounds.
enum YAMLDocument {
  /// The most aliases in a file with anchors; each can multiply what a file holds.
  static var mostAliases: Int { 20 }

  /// The root of the file; `nil` if it holds nothing but comments.
  static func compose(_ source: SourceText) throws(Diagnostic) -> YAMLNode? {
    guard source.bytes.count <= TextFile.largest else {
      throw Diagnostic(
        .error, "the file is larger than \(TextFile.largest >> 20) MB and is left out", at: source.position(1, 1),
        fix: "split it into several files")
    }
    if let root = PlainYAML.read(source) { return root }
    return try composeAny(source)
  }

  /// The root of a file in any YAML.
  static func composeAny(_ source: SourceText) throws(Diagnostic) -> YAMLNode? {
    try checkAliases(source)
    do {
      // The basic resolver gives no types: here a scalar is text until something asks for a number.
      guard let root = try Yams.compose(yaml: source.text, .basic, .default, .utf8) else { return nil }
      var conversion = YAMLConversion(source: source)
      return conversion.node(root)
    } catch let error as YamlError {
      throw YAMLFault(source: source).diagnostic(for: error)
    } catch {
      throw Diagnostic(.error, "this is not YAML: \(error); the file is left out", at: source.position(1, 1))
    }
  }

  /// Refuses files whose aliases could expand without end, before anything expands them.
  private static func checkAliases(_ source: SourceText) throws(Diagnostic) {
    var anchors = 0
    var aliases = 0
    var before = UInt8(ascii: "\n")
    var mark: UInt8?
    for byte in source.text.utf8 {
      let isName = byte > 0x20 && byte != UInt8(ascii: "*") && byte != UInt8(ascii: "&")
      if mark == UInt8(ascii: "&"), isName { anchors += 1 }
      if mark == UInt8(ascii: "*"), isName { aliases += 1 }
      let opens = before <= 0x20 || before == 0x5B || before == 0x7B || before == 0x2C
      mark = opens && (byte == UInt8(ascii: "&") || byte == UInt8(ascii: "*")) ? byte : nil
      before = byte
    }
    guard anchors > 0, aliases > mostAliases else { return }
    throw Diagnostic(
      .error, "the file has more than \(mostAliases) YAML aliases (“*name”) and is left out",
      at: source.position(1, 1), fix: "write what they stand for, or make it a rule or a list")
  }
}
