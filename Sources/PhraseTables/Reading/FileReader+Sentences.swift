import ParlanceDiagnostics
import ParlanceTemplates
import Yams

extension FileReader {
  /// A template; `nil` and a diagnostic at the very character if it is none.
  mutating func phrase(_ node: Node) -> Phrase? {
    guard let scalar = sentence(node) else { return nil }
    let place = ScalarPlace(of: scalar, in: source)
    let start = source.position(place.line, place.column)
    do {
      let expression = try TemplateParser.parse(scalar.string, at: start)
      return Phrase(text: scalar.string, expression: expression, position: start)
    } catch {
      var fault = error
      let offset = (fault.position?.column ?? start.column) - start.column
      let place = place.advanced(by: offset, through: scalar.string)
      fault.position = source.position(place.line, place.column)
      fault.sourceLine = source.shownLine(place.line)
      diagnostics.append(fault)
      return nil
    }
  }

  /// Words as a person wrote them; `nil` and a diagnostic if YAML made something else of them.
  mutating func sentence(_ node: Node) -> Node.Scalar? {
    guard case .scalar(let scalar) = node else {
      tellNotText(node)
      return nil
    }
    let line = scalar.mark?.line ?? 1
    let column = scalar.mark?.column ?? 1
    if scalar.tag.rawValue.hasPrefix("!") {
      tellQuote("YAML takes what begins with “!” for a tag", at: node, source.rest(line: line, column: column))
      return nil
    }
    guard scalar.style == .plain else { return scalar }
    if source.hasByte(UInt8(ascii: "&"), inLine: line) {
      let rest = source.rest(line: line, column: column)
      if rest.hasPrefix("&") {
        tellQuote("YAML takes what begins with “&” for an anchor", at: node, rest)
        return nil
      }
    }
    if source.hasByte(UInt8(ascii: "#"), inLine: line) { checkTail(scalar, line: line, column: column) }
    return scalar
  }

  /// Warns where YAML took the end of a sentence for a comment: `what's #1`.
  private mutating func checkTail(_ scalar: Node.Scalar, line: Int, column: Int) {
    let rest = source.rest(line: line, column: column)
    guard rest.hasPrefix(scalar.string) else { return }
    let tail = rest.unicodeScalars.dropFirst(scalar.string.unicodeScalars.count)
    let comment = tail.drop { $0 == " " || $0 == "\t" }
    guard comment.first == "#", let next = comment.dropFirst().first, next != "#", next != " ", next != "\t",
      next != "!"
    else { return }
    let lost = String(comment).trimmedEnd
    diagnostics.append(
      source.diagnostic(
        severity: .warning, "YAML takes “\(lost)” for a comment and drops it: quote this line", line: line,
        column: column + rest.unicodeScalars.count - comment.count, length: lost.unicodeScalars.count,
        fix: "write \(YAMLQuoting.quoted(rest.trimmedEnd)), or “# ” with a space if it is a comment"))
  }

  private mutating func tellNotText(_ node: Node) {
    let mark = node.mark
    let rest = source.rest(line: mark?.line ?? 1, column: mark?.column ?? 1).trimmedEnd
    switch node {
    case .mapping where rest.hasPrefix("{"):
      tellQuote("YAML takes what begins with “{” for a mapping", at: node, rest)
    case .mapping: tellQuote("YAML takes this for a key and a value", at: node, rest)
    case .sequence where rest.hasPrefix("["): tellQuote("YAML takes what begins with “[” for a list", at: node, rest)
    default: tell("a sentence must be text", at: node)
    }
  }

  private mutating func tellQuote(_ reason: String, at node: Node, _ text: String) {
    tell("\(reason): quote this line", at: node, fix: "write \(YAMLQuoting.quoted(text.trimmedEnd))")
  }
}
