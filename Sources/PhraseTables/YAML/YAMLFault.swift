import ParlanceDiagnostics
import Yams

/// Says what is wrong with a file's YAML, and whether quotes would cure it.
struct YAMLFault {
  /// The file.
  let source: SourceText

  /// The fault that the YAML parser found, in words for a person who writes phrases.
  func diagnostic(for error: YamlError) -> Diagnostic {
    switch error {
    case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      return syntax(problem, at: mark, context: context)
    case .duplicatedKeysInMapping(let keys, let context): return duplicate(keys, context.mark)
    case .reader(let problem, let offset, _, let yaml):
      let index = yaml.index(yaml.startIndex, offsetBy: offset ?? 0, limitedBy: yaml.endIndex) ?? yaml.endIndex
      let before = yaml[..<index]
      let lines = before.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      return source.diagnostic(
        "\(problem); the file is left out", line: lines.count,
        column: (lines.last?.unicodeScalars.count ?? 0) + 1, fix: "remove the character")
    default:
      return source.diagnostic("this is not YAML: \(error); the file is left out", line: 1, column: 1)
    }
  }

  private func syntax(_ problem: String, at mark: Mark, context: YamlError.Context?) -> Diagnostic {
    if problem.hasPrefix("Maximum nesting") {
      return source.diagnostic(
        "the YAML is nested too deep; the file is left out", line: mark.line, column: mark.column)
    }
    var lines = [mark.line]
    if let context, context.text.contains("quoted scalar") || context.text.contains("flow") {
      lines.insert(context.mark.line, at: 0)
    }
    if let tab = tab(in: lines) { return tab }
    if let open = openQuotation(until: mark.line) ?? unclosed(context, mark) { return open }
    for line in lines {
      if let culprit = YAMLQuoting.culprit(in: source.line(line)) {
        var fault = source.diagnostic(
          "\(culprit.reason): quote this line; the file is left out", line: line, column: culprit.column,
          fix: "write \(YAMLQuoting.quoted(culprit.meant))")
        fault.edits = edits(quoting: culprit, line)
        return fault
      }
    }
    let place = place(mark.line > source.lineCount ? context?.mark ?? mark : mark)
    if source.rest(line: place.line, column: place.column).hasPrefix("\t") { return tab(place.line, place.column) }
    if let context, context.text.contains("flow") {
      return source.diagnostic(
        "this is not YAML (\(problem) \(context.text)); the file is left out", line: place.line, column: place.column,
        fix: "quote each sentence that stands between brackets, or give each a line of its own")
    }
    let during = context.map { " \($0.text)" } ?? ""
    return source.diagnostic(
      "this is not YAML (\(problem)\(during)); the file is left out", line: place.line, column: place.column,
      fix: Self.advice(for: problem, during))
  }

  /// The fault of the first item or value whose quotation marks are still open where the next line begins another.
  private func openQuotation(until last: Int) -> Diagnostic? {
    for line in 1..<max(2, min(last, source.lineCount)) {
      let text = source.line(line).unicodeScalars
      guard let start = Self.quotation(in: text), !Self.isClosed(text.dropFirst(start)),
        Self.beginsItem(source.line(line + 1).unicodeScalars)
      else { continue }
      return source.diagnostic(
        "the quotation mark that is opened here is never closed; the file is left out", line: line, column: start + 1,
        fix: "close it")
    }
    return nil
  }

  /// What to do about a fault by the parser's own words; `nil` where they tell too little.
  private static func advice(for problem: String, _ context: String) -> String? {
    if problem.contains("unknown escape") { return "write two backslashes, or put the sentence in single quotes" }
    if problem.hasPrefix("did not find expected"), context.contains("block") {
      return "indent the line as those that it stands beside"
    }
    if problem.hasPrefix("mapping values are not allowed") {
      return "indent the line before it as a key, “key:”, or quote what holds a colon"
    }
    return nil
  }

  /// The fault of a list or mapping between brackets that is still open where another key or item begins, or the file ends.
  private func unclosed(_ context: YamlError.Context?, _ mark: Mark) -> Diagnostic? {
    guard let context, context.text.contains("flow") else { return nil }
    if mark.line >= source.lineCount, source.rest(line: mark.line, column: mark.column).trimmedEnd.isEmpty {
      return (1...max(1, source.lineCount)).reversed().lazy.compactMap { unclosed(in: $0) }.first
    }
    let start = context.mark
    guard mark.line > start.line, Self.beginsItem(source.line(mark.line).unicodeScalars),
      let bracket = source.rest(line: start.line, column: start.column).first, "[{".contains(bracket)
    else { return nil }
    return unclosed(bracket, start.line, start.column)
  }

  /// The fault of a line whose value begins with a bracket that the line does not close.
  private func unclosed(in line: Int) -> Diagnostic? {
    let text = source.line(line).unicodeScalars
    guard let start = Self.value(in: text) else { return nil }
    let value = String(text.dropFirst(start))
    guard let bracket = value.first, "[{".contains(bracket),
      value.count(where: { "[{".contains($0) }) > value.count(where: { "]}".contains($0) })
    else { return nil }
    return unclosed(bracket, line, start + 1)
  }

  private func unclosed(_ bracket: Character, _ line: Int, _ column: Int) -> Diagnostic {
    source.diagnostic(
      "the “\(bracket)” that is opened here is never closed; the file is left out", line: line, column: column,
      fix: "close it with “\(bracket == "[" ? "]" : "}")”")
  }

  /// Where the quotation of a line's item or value begins; `nil` if it has none.
  private static func quotation(in line: String.UnicodeScalarView) -> Int? {
    // An apostrophe at the beginning is mostly one: 'tis.
    value(in: line).flatMap { line.dropFirst($0).first == "\"" ? $0 : nil }
  }

  /// Where a line's item or value begins; `nil` if there is none.
  private static func value(in line: String.UnicodeScalarView) -> Int? {
    var rest = line.drop { $0 == " " }
    while rest.starts(with: "- ".unicodeScalars) { rest = rest.dropFirst(2).drop { $0 == " " } }
    if let key = rest.firstIndex(of: ":"), rest[..<key].allSatisfy({ $0.properties.isAlphabetic || $0 == "_" }) {
      rest = rest[key...].dropFirst().drop { $0 == " " }
    }
    return rest.isEmpty ? nil : line.distance(from: line.startIndex, to: rest.startIndex)
  }

  /// Whether a text that begins with a quotation mark has another that closes it.
  private static func isClosed(_ text: Substring.UnicodeScalarView) -> Bool {
    var isEscaped = false
    for scalar in text.dropFirst() {
      if !isEscaped, scalar == "\"" { return true }
      isEscaped = !isEscaped && scalar == "\\"
    }
    return false
  }

  /// Whether a line begins an item of a list, or a key.
  private static func beginsItem(_ line: String.UnicodeScalarView) -> Bool {
    let rest = line.drop { $0 == " " }
    if rest.starts(with: "- ".unicodeScalars) { return true }
    guard let key = rest.firstIndex(of: ":"), key != rest.startIndex else { return rest.isEmpty }
    return rest[..<key].allSatisfy { $0.properties.isAlphabetic || $0 == "_" }
  }

  /// The quotes around a sentence that begins with a sign of YAML's, where nothing else can be meant: none if a comment may stand behind
  /// it, or the next line may go on with it.
  private func edits(quoting culprit: YAMLQuoting.Culprit, _ line: Int) -> [SourceEdit] {
    let isQuoted = culprit.meant != culprit.text
    guard let first = culprit.text.first, isQuoted || "[{@`%*&!".contains(first), !culprit.text.contains(" #") else {
      return []
    }
    let indentation = { (number: Int) in source.line(number).prefix { $0 == " " }.count }
    let following = (line + 1..<max(line + 1, source.lineCount + 1)).first { !source.line($0).trimmedEnd.isEmpty }
    if let following, indentation(following) > indentation(line) { return [] }
    let before = String(source.line(line).unicodeScalars.prefix(culprit.column - 1))
    let start = source.lineStarts[line - 1] + before.utf8.count
    return [
      SourceEdit(
        file: source.file, bytes: start..<start + culprit.text.utf8.count, text: YAMLQuoting.quoted(culprit.meant))
    ]
  }

  /// The fault of the first line that is indented with a tab.
  private func tab(in lines: [Int]) -> Diagnostic? {
    for line in lines {
      let indentation = source.line(line).unicodeScalars.prefix { $0 == " " || $0 == "\t" }
      if let offset = Array(indentation).firstIndex(of: "\t") { return tab(line, offset + 1) }
    }
    return nil
  }

  private func tab(_ line: Int, _ column: Int) -> Diagnostic {
    source.diagnostic(
      "YAML takes no tab as indentation; the file is left out", line: line, column: column, fix: "indent with spaces")
  }

  /// A place within the file: the parser names the line after the last where the text ends too early.
  private func place(_ mark: Mark) -> (line: Int, column: Int) {
    guard mark.line > source.lineCount else { return (mark.line, mark.column) }
    return (source.lineCount, source.line(source.lineCount).unicodeScalars.count + 1)
  }

  private func duplicate(_ keys: [String], _ first: Mark) -> Diagnostic {
    let key = keys.first ?? ""
    var line = first.line
    // The parser names the first of the two; the person looks for the second.
    for number in (first.line + 1)..<max(first.line + 2, source.lineCount + 1) {
      let rest = source.rest(line: number, column: first.column)
      let indentation = source.line(number).unicodeScalars.prefix { $0 == " " || $0 == "-" }.count
      guard indentation == first.column - 1 else { continue }
      if rest.hasPrefix(key + ":") || rest.hasPrefix("\"\(key)\":") || rest.hasPrefix("'\(key)':") {
        line = number
        break
      }
    }
    let other = line == first.line ? "" : ", first in line \(first.line)"
    return source.diagnostic(
      "“\(key)” is written twice\(other); the file is left out", line: line, column: first.column,
      length: key.unicodeScalars.count, fix: "join the two")
  }
}
