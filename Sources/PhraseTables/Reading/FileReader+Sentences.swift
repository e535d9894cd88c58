import ParlanceDiagnostics
import ParlanceTemplates

extension FileReader {
  /// A template; `nil` and a diagnostic at the very character if it is none.
  mutating func phrase(_ node: YAMLNode) -> Phrase? {
    guard let (text, style) = sentence(node) else { return nil }
    // “null” is a word, and a German number.
    if node.isNull, text == "~" {
      tellQuote("YAML takes “\(text)” for nothing", at: node, text)
      return nil
    }
    guard text.isEmpty || text.utf8.contains(where: TemplateParser.isSyntax) || isSpoken(text) else {
      tell("the sentence has no words", at: node, fix: "say what it matches")
      return nil
    }
    let place = ScalarPlace(of: node, style, in: source)
    let start = source.position(place.line, place.column)
    do {
      return Phrase(text: text, expression: try TemplateParser.parse(text, at: start), position: start)
    } catch {
      var fault = error
      let offset = (fault.position?.column ?? start.column) - start.column
      let place = place.advanced(by: offset, through: text)
      fault.position = source.position(place.line, place.column)
      // In double quotes YAML takes the backslash for itself.
      if style == .doubleQuoted { fault.fix = fault.fix?.replacing("“\\", with: "“\\\\") }
      fault.sourceLine = source.shownLine(place.line)
      diagnostics.append(fault)
      return nil
    }
  }

  /// Whether something of a text can be heard: punctuation cannot, but for a few signs that are said.
  func isSpoken(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.properties.generalCategory {
      case .otherPunctuation: "&%@#*".unicodeScalars.contains(scalar)
      case .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
        .connectorPunctuation, .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format:
        false
      default: true
      }
    }
  }

  /// Words as a person wrote them; `nil` and a diagnostic if YAML made something else of them.
  mutating func sentence(_ node: YAMLNode) -> (text: String, style: YAMLNode.Style)? {
    guard case .scalar(let text, let style) = node.content else {
      tellNotText(node)
      return nil
    }
    switch style {
    case .tagged, .anchored:
      let mark = style == .tagged ? "!" : "&"
      let meaning = style == .tagged ? "a tag" : "an anchor"
      tellQuote(
        "YAML takes what begins with “\(mark)” for \(meaning)", at: node,
        source.rest(line: node.line, column: node.column))
      return nil
    case .plain(let isCut):
      if isFolded(text, node) { return nil }
      if isCut { checkTail(text, line: node.line, column: node.column) }
    default: break
    }
    return (text, style)
  }

  /// Whether YAML took the items of several lines for one text, as it does where a colon or the space behind a dash is missing; then that is
  /// told.
  private mutating func isFolded(_ text: String, _ node: YAMLNode) -> Bool {
    let marks = [" - \"", " - '", " - (", " - [", " -\"", " -'"]
    guard marks.contains(where: { text.utf8.count > $0.utf8.count && text.contains($0) }),
      !source.isLong(node.line), !source.rest(line: node.line, column: node.column).hasPrefix(text)
    else { return false }
    tell(
      "YAML takes these lines for one text", at: node,
      fix: "write a space behind each dash, and a colon behind each key")
    return true
  }

  /// Warns where YAML took the end of a sentence for a comment: `what's #1`.
  private mutating func checkTail(_ text: String, line: Int, column: Int) {
    let rest = source.rest(line: line, column: column)
    guard rest.hasPrefix(text) else { return }
    let tail = rest.unicodeScalars.dropFirst(text.unicodeScalars.count)
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

  private mutating func tellNotText(_ node: YAMLNode) {
    let rest = source.rest(line: node.line, column: node.column).trimmedEnd
    switch node.content {
    case .mapping where rest.hasPrefix("{"):
      tellQuote("YAML takes what begins with “{” for a mapping", at: node, rest)
    case .mapping: tellQuote("YAML takes this for a key and a value", at: node, rest)
    case .sequence(let items) where rest.hasPrefix("["):
      guard items.first?.isQuoted == true else {
        return tellQuote("YAML takes what begins with “[” for a list", at: node, rest)
      }
      // As an optional of the words within quotes nobody means it.
      tell(
        "a list stands where a sentence belongs", at: node,
        fix: "leave out the brackets, and write each sentence on a line of its own")
    default: tell("a sentence must be text", at: node)
    }
  }

  private mutating func tellQuote(_ reason: String, at node: YAMLNode, _ text: String) {
    tell("\(reason): quote this line", at: node, fix: "write \(YAMLQuoting.quoted(text.trimmedEnd))")
  }
}
