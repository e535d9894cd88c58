import ParlanceDiagnostics
import ParlanceTemplates
import Yams

extension FileReader {
  /// Reads lists; a faulty one is told and left out.
  mutating func lists(_ node: Node) -> [FileContent.Named<PhraseList>] {
    guard let mapping = mapping(node, "“lists”") else { return [] }
    var lists: [FileContent.Named<PhraseList>] = []
    for (key, value) in mapping {
      guard let name = name(key), let list = list(value, name: name) else { continue }
      lists.append(.init(name: name, value: list, position: position(key)))
    }
    return lists
  }

  private mutating func list(_ node: Node, name: String) -> PhraseList? {
    if case .sequence = node { return .values(entries(node)) }
    guard let mapping = mapping(node, "the list “\(name)”") else { return nil }
    var list: PhraseList?
    for (key, value) in mapping {
      switch self.name(key) {
      case "values": list = .values(entries(value))
      case "range":
        guard let range = range(value) else { return nil }
        list = .range(range)
      case "wildcard": if boolean(value, "“wildcard”") == true { list = .wildcard }
      case "metadata", nil: break
      case .some(let other): unknown(other, key, of: "a list", known: ["values", "range", "wildcard"])
      }
    }
    if list == nil { tell("the list “\(name)” has no values, range or wildcard", at: node) }
    return list
  }

  private mutating func entries(_ node: Node) -> [ListEntry] {
    items(node).compactMap { entry($0) }
  }

  private mutating func entry(_ node: Node) -> ListEntry? {
    guard case .mapping(let pairs) = node, pairs.contains(where: { $0.key.scalar?.string == "in" }) else {
      return phrase(node).map { ListEntry(phrase: $0) }
    }
    guard let mapping = mapping(node, "a value of a list") else { return nil }
    var phrase: Phrase?
    var out: ScalarValue?
    var context: [String: ScalarValue] = [:]
    var metadata: [String: ScalarValue] = [:]
    for (key, value) in mapping {
      switch name(key) {
      case "in": phrase = self.phrase(value)
      case "out":
        guard !isNull(value) else { continue }
        guard let written = self.value(value) else { return nil }
        out = written
      case "context":
        guard let values = values(value, "“context”") else { return nil }
        context = values
      case "metadata": metadata = values(value, "“metadata”") ?? [:]
      case .some(let name): unknown(name, key, of: "a list's value", known: ["in", "out", "context", "metadata"])
      case nil: return nil
      }
    }
    return phrase.map { ListEntry(phrase: $0, out: out, context: context, metadata: metadata) }
  }

  private mutating func range(_ node: Node) -> NumericRange? {
    guard let mapping = mapping(node, "“range”") else { return nil }
    var range = NumericRange(from: 0, to: 0)
    var seen: Set<String> = []
    for (key, value) in mapping {
      guard let name = name(key), read(name, key, value, into: &range) else { return nil }
      seen.insert(name)
    }
    guard seen.contains("from"), seen.contains("to") else {
      tell("a range needs “from” and “to”", at: node)
      return nil
    }
    guard range.from <= range.to else {
      tell("the range begins above its end", at: node, fix: "exchange “from” and “to”")
      return nil
    }
    return range
  }

  /// Reads one key of a range; `false` and a diagnostic if its value is faulty.
  private mutating func read(_ name: String, _ key: Node, _ node: Node, into range: inout NumericRange) -> Bool {
    switch name {
    case "from": return set(&range.from, number(node, "“from”"))
    case "to": return set(&range.to, number(node, "“to”"))
    case "multiplier": return isNull(node) || set(&range.multiplier, number(node, "“multiplier”"))
    case "digits": return set(&range.digits, boolean(node, "“digits”"))
    case "words": return set(&range.words, boolean(node, "“words”"))
    case "words_language": return set(&range.wordsLanguage, text(node, "“words_language”"))
    case "step":
      guard let step = number(node, "“step”") else { return false }
      guard step > 0 else {
        tell("“step” must be above 0", at: node)
        return false
      }
      range.step = step
      return true
    case "type": return set(&range.kind, option(node, "“type”", ["number", "percentage", "temperature"]))
    case "fractions": return isNull(node) || set(&range.fractions, option(node, "“fractions”", ["halves", "tenths"]))
    default:
      unknown(
        name, key, of: "a range",
        known: ["from", "to", "step", "multiplier", "fractions", "type", "digits", "words", "words_language"])
      return true
    }
  }

  private mutating func option<Value: RawRepresentable<String>>(
    _ node: Node, _ what: String, _ names: [String]
  ) -> Value? {
    guard let value = node.scalar.flatMap({ Value(rawValue: $0.string) }) else {
      tell("\(what) must be one of \(names.joined(separator: ", "))", at: node)
      return nil
    }
    return value
  }

  private func set<Value>(_ target: inout Value, _ value: Value?) -> Bool {
    guard let value else { return false }
    target = value
    return true
  }

  private func set<Value>(_ target: inout Value?, _ value: Value?) -> Bool {
    guard let value else { return false }
    target = value
    return true
  }
}
