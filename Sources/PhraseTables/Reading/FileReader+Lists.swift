import ParlanceDiagnostics
import ParlanceTemplates

extension FileReader {
  /// Reads lists; a faulty one is told and left out.
  mutating func lists(_ node: YAMLNode) -> [FileContent.Named<PhraseList>] {
    guard let mapping = mapping(node, "“lists”") else { return [] }
    var lists: [FileContent.Named<PhraseList>] = []
    for pair in mapping {
      guard let name = name(pair.key) else { continue }
      guard let list = list(pair.value, name: name) else {
        content.faultyLists.insert(name)
        continue
      }
      lists.append(.init(name: name, value: list, position: position(pair.key)))
    }
    return lists
  }

  private mutating func list(_ node: YAMLNode, name: String) -> PhraseList? {
    if case .sequence = node.content { return .values(entries(node)) }
    guard let mapping = mapping(node, "the list “\(name)”") else { return nil }
    var parts: [String: YAMLNode.Pair] = [:]
    let kinds = ["values", "range", "wildcard"]
    let isLost = !kinds.contains { node.hasKey($0) }
    var isMisspelt = false
    for pair in mapping {
      switch self.name(pair.key) {
      case .some(let part) where kinds.contains(part): parts[part] = pair
      case "metadata", nil: break
      case .some(let other):
        isMisspelt = isMisspelt || Spelling.nearest(to: other, in: kinds) != nil
        unknown(other, pair.key, of: "a list", known: kinds, isLost: isLost)
      }
    }
    if let values = parts["values"] { return .values(entries(values.value)) }
    if let range = parts["range"] { return self.range(range.value, at: range.key).map { .range($0) } }
    if let wildcard = parts["wildcard"], boolean(wildcard.value, "“wildcard”") == true { return .wildcard }
    // What is misspelt has been told.
    if !isMisspelt { tell("the list “\(name)” has no values, range or wildcard", at: node) }
    return nil
  }

  private mutating func entries(_ node: YAMLNode) -> [ListEntry] {
    items(node).compactMap { entry($0) }
  }

  private mutating func entry(_ node: YAMLNode) -> ListEntry? {
    guard node.hasKey("in") else {
      if node.hasKey("out") || node.hasKey("context") {
        tell("the value lacks its words", at: node, fix: "say them: {in: …}")
        return nil
      }
      guard !isWithoutWords(node), let (phrase, isTemplate) = words(node) else { return nil }
      return ListEntry(phrase: phrase, out: isTemplate ? nil : .text(phrase.text))
    }
    guard let mapping = mapping(node, "a value of a list") else { return nil }
    var phrase: Phrase?
    var out: ScalarValue?
    var context: [String: ScalarValue] = [:]
    var metadata: [String: ScalarValue] = [:]
    for pair in mapping {
      let value = pair.value
      switch name(pair.key) {
      case "in":
        if case .sequence = value.content {
          tell("“in” must be one text", at: value, fix: "write \"(one|another)\"")
        } else {
          phrase = words(value)?.phrase
        }
      case "out":
        guard !value.isNull else { continue }
        guard let written = self.value(value) else { return nil }
        out = written
      case "context":
        guard let values = values(value, "“context”") else { return nil }
        // Beside `value` hassil keeps what was said for it; only the value decides.
        context = values.mapValues { if case .map(let parts) = $0, let value = parts["value"] { value } else { $0 } }
      case "metadata": metadata = values(value, "“metadata”") ?? [:]
      case .some(let name): unknown(name, pair.key, of: "a list's value", known: ["in", "out", "context", "metadata"])
      case nil: return nil
      }
    }
    return phrase.map { ListEntry(phrase: $0, out: out, context: context, metadata: metadata) }
  }

  /// Whether a value is a mapping that does not say its words, and no sentence that YAML takes for one; then that is told.
  private mutating func isWithoutWords(_ node: YAMLNode) -> Bool {
    guard let pairs = node.pairs, !pairs.isEmpty else { return false }
    let isMisspelt = { (key: String) in
      // “on” is a word that people say.
      key.lowercased().contains("i") && key.lowercased().contains("n") && Spelling.nearest(to: key, in: ["in"]) != nil
    }
    if let key = pairs.lazy.map(\.key).first(where: { $0.text.map(isMisspelt) ?? false }) {
      tell("the value has no “in”", at: key, fix: "did you mean “in”?")
      return true
    }
    // A sentence that begins with a slot has no value behind it.
    let isFlow = source.rest(line: node.line, column: node.column).hasPrefix("{")
    guard isFlow, pairs.allSatisfy({ !$0.value.isNull }) else { return false }
    tell("the value has no “in”", at: node, fix: "say its words: {in: …}")
    return true
  }

  /// The words for a value: a template only if they hold some of its syntax, else as they are written, backslashes too.
  private mutating func words(_ node: YAMLNode) -> (phrase: Phrase, isTemplate: Bool)? {
    guard let text = node.text, !text.utf8.contains(where: TemplateParser.isSyntax) else {
      return phrase(node).map { ($0, true) }
    }
    guard let (text, style) = sentence(node) else { return nil }
    let place = ScalarPlace(of: node, style, in: source)
    guard isSpoken(text) else {
      tell("the value has no words", at: node, fix: "say what it matches")
      return nil
    }
    let position = source.position(place.line, place.column)
    return (Phrase(text: text, expression: .text(text), position: position), false)
  }

  private mutating func range(_ node: YAMLNode, at key: YAMLNode) -> NumericRange? {
    guard let mapping = mapping(node, "“range”") else { return nil }
    var range = NumericRange(from: 0, to: 0)
    var seen: Set<String> = []
    for pair in mapping {
      guard let name = name(pair.key), read(name, pair.key, pair.value, into: &range) else { return nil }
      seen.insert(name)
    }
    guard seen.contains("from"), seen.contains("to") else {
      tell("a range needs “from” and “to”", at: key)
      return nil
    }
    guard range.digits || range.words else {
      tell("a range without digits and words takes nothing", at: node, fix: "leave out one of the two")
      return nil
    }
    guard range.from <= range.to else {
      tell("the range begins above its end", at: node, fix: "exchange “from” and “to”")
      return nil
    }
    return range
  }

  /// Reads one key of a range; `false` and a diagnostic if its value is faulty.
  private mutating func read(_ name: String, _ key: YAMLNode, _ node: YAMLNode, into range: inout NumericRange) -> Bool
  {
    switch name {
    case "from": return set(&range.from, number(node, "“from”"))
    case "to": return set(&range.to, number(node, "“to”"))
    case "multiplier": return node.isNull || set(&range.multiplier, number(node, "“multiplier”"))
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
    case "fractions": return node.isNull || set(&range.fractions, option(node, "“fractions”", ["halves", "tenths"]))
    default:
      unknown(
        name, key, of: "a range",
        known: ["from", "to", "step", "multiplier", "fractions", "type", "digits", "words", "words_language"])
      return true
    }
  }

  private mutating func option<Value: RawRepresentable<String>>(
    _ node: YAMLNode, _ what: String, _ names: [String]
  ) -> Value? {
    guard let value = node.text.flatMap({ Value(rawValue: $0) }) else {
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
