import ParlanceDiagnostics
import ParlanceTemplates

extension FileReader {
  /// Notes a fault at a node.
  mutating func tell(
    _ message: String, at node: YAMLNode, fix: String? = nil, severity: Diagnostic.Severity = .error
  ) {
    let length = node.text?.unicodeScalars.count ?? 1
    diagnostics.append(
      source.diagnostic(severity: severity, message, line: node.line, column: node.column, length: length, fix: fix))
  }

  /// Notes a key that means nothing, with the known key that it is likely to be.
  ///
  /// With `isLost` all that counts stood under it.
  mutating func unknown(_ name: String, _ key: YAMLNode, of place: String, known: [String], isLost: Bool = false) {
    let near = Spelling.nearest(to: name, in: known)
    tell(
      "“\(name)” is no key of \(place) and is left out", at: key,
      fix: near.map { "did you mean “\($0)”?" } ?? "the keys are \(known.joined(separator: ", "))",
      severity: isLost && near != nil ? .error : .warning)
  }

  /// Where a node begins.
  func position(_ node: YAMLNode) -> SourcePosition {
    source.position(node.line, node.column)
  }

  /// The pairs of a mapping, none for a value left empty; `nil` and a diagnostic for anything else.
  mutating func mapping(_ node: YAMLNode, _ what: String) -> [YAMLNode.Pair]? {
    guard let pairs = node.pairs else {
      if node.isNull { return [] }
      tell("\(what) must be a mapping of keys and values", at: node)
      return nil
    }
    guard count(pairs.count, at: node) else { return nil }
    return pairs.contains(where: { isMerge($0.key) }) ? merged(pairs) : pairs
  }

  private func isMerge(_ key: YAMLNode) -> Bool { key.isPlain && key.text == "<<" }

  /// The pairs with those of `<<: *name`, which stand behind the mapping's own.
  private mutating func merged(_ pairs: [YAMLNode.Pair]) -> [YAMLNode.Pair] {
    var merged = pairs.filter { !isMerge($0.key) }
    var known = Set(merged.compactMap(\.key.text))
    for pair in pairs where isMerge(pair.key) {
      for source in items(pair.value) {
        guard let others = source.pairs, count(others.count, at: source) else {
          tell("“<<” must name a mapping", at: pair.key)
          continue
        }
        merged += others.filter { $0.key.text.map { known.insert($0).inserted } == true }
      }
    }
    return merged
  }

  /// The items of a sequence; one value alone is a sequence of it.
  mutating func items(_ node: YAMLNode) -> [YAMLNode] {
    guard case .sequence(let items) = node.content else { return node.isNull ? [] : [node] }
    return count(items.count, at: node) ? items : []
  }

  /// A key's text.
  mutating func name(_ key: YAMLNode) -> String? {
    guard let text = key.text, !text.isEmpty else {
      tell("a key must be a word", at: key)
      return nil
    }
    return text
  }

  /// A scalar's text.
  mutating func text(_ node: YAMLNode, _ what: String) -> String? {
    guard let text = node.text else {
      tell("\(what) must be text", at: node)
      return nil
    }
    return text
  }

  /// The texts of a sequence; what is no text is told and left out.
  mutating func texts(_ node: YAMLNode, _ what: String) -> [String] {
    items(node).compactMap { sentence($0)?.text.trimmed }.filter { !$0.isEmpty }
  }

  /// Yes or no in any spelling of YAML's.
  mutating func boolean(_ node: YAMLNode, _ what: String) -> Bool? {
    switch node.text?.lowercased() {
    case "true", "yes", "on": return true
    case "false", "no", "off": return false
    default:
      tell("\(what) must be true or false", at: node)
      return nil
    }
  }

  /// A finite number.
  mutating func number(_ node: YAMLNode, _ what: String) -> Double? {
    guard let text = node.text, let number = Double(text), number.isFinite, abs(number) < 1e15 else {
      tell("\(what) must be a number", at: node)
      return nil
    }
    return number
  }

  /// A value with the type that it has by its looks; quoted ones are text.
  mutating func value(_ node: YAMLNode, depth: Int = 0) -> ScalarValue? {
    guard depth < 20 else {
      tell("values are nested more than 20 deep", at: node)
      return nil
    }
    switch node.content {
    case .scalar(let text, _): return node.isPlain ? ScalarValue(unquoted: text) : .text(text)
    case .sequence:
      var values: [ScalarValue] = []
      for item in items(node) {
        guard let value = value(item, depth: depth + 1) else { return nil }
        values.append(value)
      }
      return .list(values)
    case .mapping: return values(node, "a value", depth: depth + 1).map { .map($0) }
    }
  }

  /// Values with names; `nil` if one of them is told to be faulty.
  mutating func values(_ node: YAMLNode, _ what: String, depth: Int = 0) -> [String: ScalarValue]? {
    guard let mapping = mapping(node, what) else { return nil }
    var values: [String: ScalarValue] = [:]
    for pair in mapping {
      guard let name = name(pair.key), let value = value(pair.value, depth: depth) else { return nil }
      values[name] = value
    }
    return values
  }

  /// Counts what is read; past the bound all further collections of the file are left out, told once.
  private mutating func count(_ added: Int, at node: YAMLNode) -> Bool {
    let wasWithin = valueCount <= Self.mostValues
    valueCount += added
    if wasWithin, valueCount > Self.mostValues {
      tell("the file holds more than \(Self.mostValues) values; the rest is left out", at: node, fix: "split it")
    }
    return valueCount <= Self.mostValues
  }
}
