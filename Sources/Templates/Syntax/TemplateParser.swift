import ParlanceDiagnostics

/// Reads the template syntax of hassil 3.12.
///
///     expr := text | (a b c) | (a|b|c) | [x] | [a|b] | (a; b; c) | <rule> | {list} | {list:slot} | {list:@capture} | {@list} | {0..100,5:slot}
///
/// A backslash takes the next character literally. Alternatives may stand inside a word: `turn(s|ed|ing)`.
package struct TemplateParser {
  /// The most groups within groups.
  package static var deepest: Int { 100 }

  /// The most parts of one permutation; each more would double the states.
  package static var mostPermuted: Int { 12 }

  private let scalars: [Unicode.Scalar]
  private var index = 0
  private let position: SourcePosition?
  private let sourceLine: String?

  private init(_ text: String, _ position: SourcePosition?, _ sourceLine: String?) {
    scalars = Array(text.unicodeScalars)
    self.position = position
    self.sourceLine = sourceLine
  }

  /// Parses one template.
  ///
  /// `position` is where the template's first character stands; a fault is reported relative to it.
  package static func parse(
    _ text: String, at position: SourcePosition? = nil, sourceLine: String? = nil
  ) throws(Diagnostic) -> Expression {
    var parser = TemplateParser(text, position, sourceLine)
    let expression = try parser.group(closedBy: nil, depth: 0)
    guard !expression.isEmpty else { throw parser.fault("the template is empty", at: 0, fix: "say what it matches") }
    return expression
  }

  /// Reads up to `closing` (left unread) or the end: a sequence, alternatives or a permutation.
  private mutating func group(closedBy closing: Unicode.Scalar?, depth: Int) throws(Diagnostic) -> Expression {
    guard depth <= Self.deepest else {
      throw fault("groups are nested more than \(Self.deepest) deep", at: index, fix: "move a part into a rule")
    }
    var branches: [Expression] = []
    var items: [Expression] = []
    var separator: Unicode.Scalar?
    let start = index
    while index < scalars.count, scalars[index] != closing {
      let scalar = scalars[index]
      guard scalar == "|" || (scalar == ";" && closing != nil) else {
        items.append(try item(depth: depth, inGroup: closing != nil))
        continue
      }
      guard separator == nil || separator == scalar else {
        throw fault("“|” and “;” are mixed in one group", at: index, fix: "put one of them in a group of its own")
      }
      separator = scalar
      branches.append(Self.joined(items))
      items = []
      index += 1
    }
    guard let separator else { return Self.joined(items) }
    branches.append(Self.joined(items))
    guard separator == ";" else { return .alternatives(branches) }
    let parts = branches.filter { !$0.isEmpty }
    guard parts.count <= Self.mostPermuted else {
      throw fault(
        "a permutation of \(parts.count) parts has too many orders; the most is \(Self.mostPermuted)", at: start,
        fix: "split the sentence")
    }
    return .permutation(parts)
  }

  private static func joined(_ items: [Expression]) -> Expression {
    items.count == 1 ? items[0] : .sequence(items)
  }

  private mutating func item(depth: Int, inGroup: Bool) throws(Diagnostic) -> Expression {
    switch scalars[index] {
    case "(": return try enclosed(by: ")", depth: depth)
    case "[":
      let inner = try enclosed(by: "]", depth: depth)
      if case .alternatives(let branches) = inner { return .alternatives(branches + [.sequence([])]) }
      return .alternatives([inner, .sequence([])])
    case "<": return .rule(try name(closedBy: ">", what: "rule"))
    case "{":
      let start = index
      return .slot(try slot(try name(closedBy: "}", what: "list"), at: start))
    case ")", "]", "}", ">":
      throw fault("“\(scalars[index])” closes nothing", at: index, fix: "remove it, or write “\\\(scalars[index])”")
    default: return try text(inGroup: inGroup)
    }
  }

  private mutating func enclosed(by closing: Unicode.Scalar, depth: Int) throws(Diagnostic) -> Expression {
    let start = index
    index += 1
    let inner = try group(closedBy: closing, depth: depth + 1)
    guard index < scalars.count else {
      throw fault("“\(scalars[start])” is never closed", at: start, fix: "add “\(closing)”")
    }
    index += 1
    return inner
  }

  private mutating func text(inGroup: Bool) throws(Diagnostic) -> Expression {
    var text = String.UnicodeScalarView()
    while index < scalars.count {
      switch scalars[index] {
      case "\\":
        guard index + 1 < scalars.count else {
          throw fault("the backslash at the end escapes nothing", at: index, fix: "write “\\\\” for a backslash")
        }
        text.append(scalars[index + 1])
        index += 2
      case "(", ")", "[", "]", "{", "}", "<", ">", "|": return .text(String(text))
      case ";" where inGroup: return .text(String(text))
      default:
        text.append(scalars[index])
        index += 1
      }
    }
    return .text(String(text))
  }

  private mutating func name(closedBy closing: Unicode.Scalar, what: String) throws(Diagnostic) -> String {
    let start = index
    index += 1
    var name = String.UnicodeScalarView()
    while index < scalars.count, scalars[index] != closing {
      guard !"(){}[]<>|".unicodeScalars.contains(scalars[index]) else { break }
      name.append(scalars[index])
      index += 1
    }
    guard index < scalars.count, scalars[index] == closing else {
      throw fault("“\(scalars[start])” is never closed", at: start, fix: "add “\(closing)” after the \(what)'s name")
    }
    index += 1
    let trimmed = String(name).trimmed
    guard !trimmed.isEmpty else { throw fault("the \(what) has no name", at: start) }
    return trimmed
  }

  private func slot(_ text: String, at start: Int) throws(Diagnostic) -> SlotReference {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map { String($0).trimmed }
    var list = parts[0]
    var name = parts.count > 1 ? parts[1] : nil
    var isCapture = false
    if list.hasPrefix("@"), name == nil {
      list.removeFirst()
      isCapture = true
    } else if let written = name, written.hasPrefix("@") {
      name = String(written.dropFirst())
      isCapture = true
    }
    guard !list.isEmpty, name != "" else {
      throw fault("the slot “{\(text)}” lacks a name", at: start, fix: "write {list} or {list:slot}")
    }
    guard list.contains("..") else { return SlotReference(list: list, name: name, isCapture: isCapture) }
    guard let range = Self.range(list) else {
      throw fault("“\(list)” is not a range", at: start, fix: "write {0..100:slot} or {0..100,5:slot}")
    }
    guard let name else {
      throw fault("the range “\(list)” fills no slot", at: start, fix: "write {\(list):slot}")
    }
    return SlotReference(list: list, name: name, range: range, isCapture: isCapture)
  }

  private static func range(_ text: String) -> NumericRange? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count <= 2, let dots = parts[0].firstRange(of: ".."),
      let from = Double(String(parts[0][..<dots.lowerBound]).trimmed),
      let to = Double(String(parts[0][dots.upperBound...]).trimmed),
      let step = parts.count == 2 ? Double(String(parts[1]).trimmed) : 1, step > 0, from <= to
    else { return nil }
    return NumericRange(from: from, to: to, step: step)
  }

  private func fault(_ message: String, at offset: Int, fix: String? = nil) -> Diagnostic {
    let place = position.map { SourcePosition(file: $0.file, line: $0.line, column: $0.column + offset) }
    return Diagnostic(.error, message, at: place, sourceLine: sourceLine, fix: fix)
  }
}

extension String {
  /// Without white space at either end.
  package var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}

extension Substring {
  fileprivate func firstRange(of dots: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(dots) { return start..<index(start, offsetBy: dots.count) }
      start = index(after: start)
    }
    return nil
  }
}
