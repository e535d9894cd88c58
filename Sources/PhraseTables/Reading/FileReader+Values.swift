import ParlanceDiagnostics
import ParlanceTemplates
import Yams

extension FileReader {
  /// Notes a fault at a node.
  mutating func tell(
    _ message: String, at node: Node, fix: String? = nil, severity: Diagnostic.Severity = .error
  ) {
    let mark = node.mark
    let length = node.scalar.map { $0.string.unicodeScalars.count } ?? 1
    diagnostics.append(
      source.diagnostic(
        severity: severity, message, line: mark?.line ?? 1, column: mark?.column ?? 1, length: length, fix: fix))
  }

  /// Notes a key that means nothing, with the known key that it is likely to be.
  mutating func unknown(_ name: String, _ key: Node, of place: String, known: [String]) {
    let near = Spelling.nearest(to: name, in: known)
    tell(
      "“\(name)” is no key of \(place) and is left out", at: key,
      fix: near.map { "did you mean “\($0)”?" } ?? "the keys are \(known.joined(separator: ", "))",
      severity: .warning)
  }

  /// Where a node begins.
  func position(_ node: Node) -> SourcePosition {
    source.position(node.mark?.line ?? 1, node.mark?.column ?? 1)
  }

  /// The pairs of a mapping, none for a value left empty; `nil` and a diagnostic for anything else.
  mutating func mapping(_ node: Node, _ what: String) -> [(key: Node, value: Node)]? {
    if isNull(node) { return [] }
    guard case .mapping(let mapping) = node else {
      tell("\(what) must be a mapping of keys and values", at: node)
      return nil
    }
    guard count(mapping.count, at: node) else { return nil }
    return mapping.map { ($0.key, $0.value) }
  }

  /// The items of a sequence; one value alone is a sequence of it.
  mutating func items(_ node: Node) -> [Node] {
    if isNull(node) { return [] }
    guard case .sequence(let sequence) = node else { return [node] }
    guard count(sequence.count, at: node) else { return [] }
    return Array(sequence)
  }

  /// A key's text.
  mutating func name(_ key: Node) -> String? {
    guard case .scalar(let scalar) = key, !scalar.string.isEmpty else {
      tell("a key must be a word", at: key)
      return nil
    }
    return scalar.string
  }

  /// A scalar's text.
  mutating func text(_ node: Node, _ what: String) -> String? {
    guard case .scalar(let scalar) = node else {
      tell("\(what) must be text", at: node)
      return nil
    }
    return scalar.string
  }

  /// The texts of a sequence; what is no text is told and left out.
  mutating func texts(_ node: Node, _ what: String) -> [String] {
    items(node).compactMap { sentence($0)?.string.trimmed }.filter { !$0.isEmpty }
  }

  /// Yes or no in any spelling of YAML's.
  mutating func boolean(_ node: Node, _ what: String) -> Bool? {
    switch node.scalar?.string.lowercased() {
    case "true", "yes", "on": return true
    case "false", "no", "off": return false
    default:
      tell("\(what) must be true or false", at: node)
      return nil
    }
  }

  /// A finite number.
  mutating func number(_ node: Node, _ what: String) -> Double? {
    guard let text = node.scalar?.string, let number = Double(text), number.isFinite, abs(number) < 1e15 else {
      tell("\(what) must be a number", at: node)
      return nil
    }
    return number
  }

  /// A value with the type that it has by its looks; quoted ones are text.
  mutating func value(_ node: Node, depth: Int = 0) -> ScalarValue? {
    guard depth < 20 else {
      tell("values are nested more than 20 deep", at: node)
      return nil
    }
    switch node {
    case .scalar(let scalar):
      return scalar.style == .plain ? ScalarValue(unquoted: scalar.string) : .text(scalar.string)
    case .sequence:
      var values: [ScalarValue] = []
      for item in items(node) {
        guard let value = value(item, depth: depth + 1) else { return nil }
        values.append(value)
      }
      return .list(values)
    case .mapping: return values(node, "a value", depth: depth + 1).map { .map($0) }
    case .alias: return nil
    }
  }

  /// Values with names; `nil` if one of them is told to be faulty.
  mutating func values(_ node: Node, _ what: String, depth: Int = 0) -> [String: ScalarValue]? {
    guard let mapping = mapping(node, what) else { return nil }
    var values: [String: ScalarValue] = [:]
    for (key, node) in mapping {
      guard let name = name(key), let value = value(node, depth: depth) else { return nil }
      values[name] = value
    }
    return values
  }

  /// Whether nothing is written where a value could be.
  func isNull(_ node: Node) -> Bool {
    guard case .scalar(let scalar) = node, scalar.style == .plain else { return false }
    return scalar.string.isEmpty || scalar.string == "~" || scalar.string == "null"
  }

  /// Counts what is read; past the bound all further collections of the file are left out, told once.
  private mutating func count(_ added: Int, at node: Node) -> Bool {
    let wasWithin = valueCount <= Self.mostValues
    valueCount += added
    if wasWithin, valueCount > Self.mostValues {
      tell("the file holds more than \(Self.mostValues) values; the rest is left out", at: node, fix: "split it")
    }
    return valueCount <= Self.mostValues
  }
}
