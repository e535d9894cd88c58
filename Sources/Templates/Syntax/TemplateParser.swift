import ParlanceDiagnostics

/// Reads the template syntax of hassil 3.12, and `{list+:slot}`.
///
///     expr := text | (a b c) | (a|b|c) | [x] | [a|b] | (a; b; c) | <rule> | {list} | {list:slot} | {list:@capture} | {@list} | {0..100,5:slot}
///
/// A whole template is a group: `a; b` permutes. A backslash takes the next character literally. Alternatives may stand inside a
/// word: `turn(s|ed|ing)`.
package struct TemplateParser {
  /// The most groups within groups.
  package static var deepest: Int { 100 }

  /// The most parts of one permutation; each more would double the states.
  package static var mostPermuted: Int { 12 }

  /// Whether a byte tells that a text is a template where most texts are none, as in lists. A semicolon does not.
  package static func isSyntax(_ byte: UInt8) -> Bool { Reserved.endsName(byte) || byte == UInt8(ascii: "@") }

  // Bytes, because all that the syntax reserves is ASCII; columns are counted when there is a fault.
  private let bytes: [UInt8]
  private var index = 0
  private let position: SourcePosition?
  private let sourceLine: String?

  private init(_ text: String, _ position: SourcePosition?, _ sourceLine: String?) {
    bytes = Array(text.utf8)
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
  private mutating func group(closedBy closing: UInt8?, depth: Int) throws(Diagnostic) -> Expression {
    guard depth <= Self.deepest else {
      throw fault("groups are nested more than \(Self.deepest) deep", at: index, fix: "move a part into a rule")
    }
    var branches: [Expression] = []
    var items: [Expression] = []
    var separator: UInt8?
    let start = index
    while index < bytes.count, bytes[index] != closing {
      let byte = bytes[index]
      guard byte == Reserved.bar || byte == Reserved.semicolon else {
        items.append(try item(depth: depth))
        continue
      }
      guard separator == nil || separator == byte else {
        throw fault("“|” and “;” are mixed in one group", at: index, fix: "put one of them in a group of its own")
      }
      separator = byte
      branches.append(Self.joined(items))
      items = []
      index += 1
    }
    guard let separator else { return Self.joined(items) }
    branches.append(Self.joined(items))
    return separator == Reserved.bar ? .alternatives(branches) : try permutation(branches, from: start)
  }

  private func permutation(_ branches: [Expression], from start: Int) throws(Diagnostic) -> Expression {
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

  private mutating func item(depth: Int) throws(Diagnostic) -> Expression {
    switch bytes[index] {
    case UInt8(ascii: "("): return try enclosed(by: UInt8(ascii: ")"), depth: depth)
    case UInt8(ascii: "["):
      let inner = try enclosed(by: UInt8(ascii: "]"), depth: depth)
      if case .alternatives(let branches) = inner { return .alternatives(branches + [.sequence([])]) }
      return .alternatives([inner, .sequence([])])
    case UInt8(ascii: "<"): return .rule(try name(closedBy: UInt8(ascii: ">"), what: "rule"))
    case UInt8(ascii: "{"):
      let start = index
      return .slot(try slot(try name(closedBy: UInt8(ascii: "}"), what: "list"), at: start))
    case let byte where Reserved.closes(byte):
      let character = Unicode.Scalar(byte)
      throw fault("“\(character)” closes nothing", at: index, fix: "remove it, or write “\\\(character)”")
    default: return .text(try text())
    }
  }

  private mutating func enclosed(by closing: UInt8, depth: Int) throws(Diagnostic) -> Expression {
    let start = index
    index += 1
    let inner = try group(closedBy: closing, depth: depth + 1)
    guard index < bytes.count else {
      throw fault(
        "“\(Unicode.Scalar(bytes[start]))” is never closed", at: start, fix: "add “\(Unicode.Scalar(closing))”")
    }
    index += 1
    return inner
  }

  /// Reads literal characters up to the next reserved one.
  private mutating func text() throws(Diagnostic) -> String {
    let start = index
    var hasEscapes = false
    while index < bytes.count, !Reserved.endsText(bytes[index]) {
      guard bytes[index] == Reserved.backslash else {
        index += 1
        continue
      }
      guard index + 1 < bytes.count else {
        throw fault("the backslash at the end escapes nothing", at: index, fix: "write “\\\\” for a backslash")
      }
      hasEscapes = true
      // Of a character of several bytes the others follow as plain text.
      index += 2
    }
    return string(start..<index, hasEscapes: hasEscapes)
  }

  private mutating func name(closedBy closing: UInt8, what: String) throws(Diagnostic) -> String {
    let start = index
    var hasEscapes = false
    index += 1
    while index < bytes.count, bytes[index] != closing, !Reserved.endsName(bytes[index]) {
      let isEscape = bytes[index] == Reserved.backslash && index + 1 < bytes.count
      hasEscapes = hasEscapes || isEscape
      index += isEscape ? 2 : 1
    }
    guard index < bytes.count, bytes[index] == closing else { throw unclosedName(what, from: start, by: closing) }
    let name = string(start + 1..<index, hasEscapes: hasEscapes).trimmed
    index += 1
    guard !name.isEmpty else { throw fault("the \(what) has no name", at: start) }
    return name
  }

  /// What is wrong with a name that ends before it is closed: at the character that it cannot hold, if it is closed behind that.
  private func unclosedName(_ what: String, from start: Int, by closing: UInt8) -> Diagnostic {
    let opening = bytes[start]
    if index < bytes.count, bytes[index] == opening {
      let character = Unicode.Scalar(opening)
      return fault(
        "“\(character)” stands within “\(character)”: one pair of brackets is enough", at: index, fix: "leave it out")
    }
    if index < bytes.count, bytes[index] == Reserved.bar, let end = bytes[index...].firstIndex(of: closing) {
      let names = bytes[start + 1..<end].split(separator: Reserved.bar).map {
        string($0.startIndex..<$0.endIndex, hasEscapes: false).trimmed
      }
      let choice = names.map { "\(Unicode.Scalar(opening))\($0)\(Unicode.Scalar(closing))" }.joined(separator: "|")
      return fault(
        "“|” cannot stand in the name of a \(what)", at: index, fix: "write (\(choice)) if one of them is meant")
    }
    return fault(
      "“\(Unicode.Scalar(opening))” is never closed", at: start,
      fix: "add “\(Unicode.Scalar(closing))” after the \(what)'s name")
  }

  private func slot(_ text: String, at start: Int) throws(Diagnostic) -> SlotReference {
    do throws(SlotFault) {
      return try SlotReference(written: text)
    } catch {
      throw fault(error.message, at: start, fix: error.fix)
    }
  }

  /// The text of a part, without the backslashes that escape.
  private func string(_ range: Range<Int>, hasEscapes: Bool) -> String {
    guard hasEscapes else { return String(decoding: bytes[range], as: UTF8.self) }
    var kept: [UInt8] = []
    var isEscaped = false
    for byte in bytes[range] {
      isEscaped = byte == Reserved.backslash && !isEscaped
      if !isEscaped { kept.append(byte) }
    }
    return String(decoding: kept, as: UTF8.self)
  }

  private func fault(_ message: String, at offset: Int, fix: String? = nil) -> Diagnostic {
    let place = position.map { position in
      // Every byte but those that go on with a character begins one.
      let column = position.column + bytes[..<offset].count { $0 & 0xC0 != 0x80 }
      return SourcePosition(file: position.file, line: position.line, column: column)
    }
    return Diagnostic(.error, message, at: place, sourceLine: sourceLine, fix: fix)
  }
}

/// The characters that the syntax keeps for itself.
private enum Reserved {
  static var bar: UInt8 { UInt8(ascii: "|") }
  static var semicolon: UInt8 { UInt8(ascii: ";") }
  static var backslash: UInt8 { UInt8(ascii: "\\") }

  /// Whether a byte closes a group, a rule or a slot.
  static func closes(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"): true
    default: false
    }
  }

  /// Whether literal text ends before a byte.
  static func endsText(_ byte: UInt8) -> Bool { byte == semicolon || endsName(byte) }

  /// Whether the name of a rule or slot cannot hold a byte.
  static func endsName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"), bar: true
    default: closes(byte)
    }
  }
}
