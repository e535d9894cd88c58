import ParlanceDiagnostics
import ParlanceTemplates

extension FileReader {
  private static var blockKeys: [String] {
    [
      "sentences", "slots", "requires_context", "excludes_context", "response", "metadata", "required_keywords",
      "name_domains", "inferred_domain", "lists", "expansion_rules", "settings", "weight", "exact", "negation",
      "offer",
    ]
  }

  /// Reads an intent: `data:` with blocks, or a bare list of sentences.
  mutating func readIntent(_ key: YAMLNode, _ node: YAMLNode) {
    guard let intent = name(key) else { return }
    content.intents.append(.init(name: intent, value: (), position: position(key)))
    guard node.pairs != nil else {
      if ["data", "sentences"].contains(intent), let before = content.intents.dropLast().last?.name {
        content.intents.removeLast()
        let fix = "indent it, so that it stands below “\(before)”"
        return tell(
          "“\(intent)” stands beside the intent “\(before)” as if it were one", at: key,
          fix: intent == "data" ? fix : fix + ", in a block under “data”")
      }
      return readBlocks(node, of: intent, at: key)
    }
    guard let mapping = mapping(node, "“\(intent)”") else { return }
    var isLost = false
    // What is told to be lost is not told again as an intent without a sentence.
    defer { if isLost { content.intents.removeLast() } }
    for pair in mapping {
      switch name(pair.key) {
      case "data": readBlocks(pair.value, of: intent, at: pair.key)
      case "settings", nil: break
      case .some(let name) where Self.blockKeys.contains(name):
        // What stands beside “data” is lost, and all of the intent is without it.
        isLost = isLost || name == "sentences" && !node.hasKey("data")
        tell(
          "“\(name)” is no key of an intent and is left out", at: pair.key,
          fix: "write it in a block under “data”: - sentences: […]", severity: isLost ? .error : .warning)
      case .some(let name):
        isLost = isLost || !node.hasKey("data") && Spelling.nearest(to: name, in: ["data", "settings"]) != nil
        unknown(name, pair.key, of: "an intent", known: ["data", "settings"], isLost: !node.hasKey("data"))
      }
    }
  }

  /// Reads blocks; sentences among them make one block together.
  private mutating func readBlocks(_ node: YAMLNode, of intent: String, at key: YAMLNode) {
    var sentences: [Phrase] = []
    for item in items(node) {
      if item.hasKey("sentences") {
        guard let block = block(item) else { continue }
        content.blocks.append(.init(name: intent, value: block, position: position(item)))
      } else if let pairs = item.pairs, isBlockWithoutSentences(pairs) {
        tell("the block has no “sentences”", at: item)
      } else if let (key, known) = misspeltKey(item) {
        tell("a block has no “\(key.text ?? "")”", at: key, fix: "did you mean “\(known)”?")
      } else if let phrase = phrase(item) {
        sentences.append(phrase)
      }
    }
    guard !sentences.isEmpty else { return }
    let block = FileBlock(block: PhraseBlock(phrases: sentences), faultyRules: [])
    content.blocks.append(.init(name: intent, value: block, position: position(key)))
  }

  /// The first key of what is likely a block, where that is nearly one of a block's.
  private func misspeltKey(_ node: YAMLNode) -> (key: YAMLNode, known: String)? {
    guard let first = node.pairs?.first, let name = first.key.text else { return nil }
    switch first.value.content {
    case .sequence, .mapping: return Spelling.nearest(to: name, in: Self.blockKeys).map { (first.key, $0) }
    default: return nil
    }
  }

  private func isBlockWithoutSentences(_ pairs: [YAMLNode.Pair]) -> Bool {
    // `- {lists}` is an unquoted slot: a flow mapping whose key has no value.
    pairs.contains { Self.blockKeys.contains($0.key.text ?? "") && !$0.value.isNull }
  }

  /// Reads one block; `nil` if nothing of it can be used or a condition of it is faulty.
  private mutating func block(_ node: YAMLNode) -> FileBlock? {
    guard let mapping = mapping(node, "a block") else { return nil }
    var result = FileBlock(block: PhraseBlock(phrases: []), faultyRules: [])
    var isSound = true
    for pair in mapping {
      guard let name = name(pair.key) else { continue }
      isSound = readKey(name, pair.key, pair.value, into: &result) && isSound
    }
    return isSound && !result.block.phrases.isEmpty ? result : nil
  }

  /// Reads one key of a block; `false` if the block would mean something else without it.
  private mutating func readKey(_ name: String, _ key: YAMLNode, _ node: YAMLNode, into result: inout FileBlock) -> Bool
  {
    switch name {
    case "sentences":
      let sentences = items(node)
      if sentences.isEmpty { tell("the block has no sentences", at: key) }
      result.block.phrases = sentences.compactMap { phrase($0) }
    case "slots": return readSlots(node, into: &result.block)
    case "requires_context": return set(&result.block.requiresContext, conditions(node))
    case "excludes_context": return set(&result.block.excludesContext, conditions(node))
    case "metadata": _ = set(&result.block.metadata, values(node, "“metadata”"))
    case "response": result.block.response = node.isNull ? nil : text(node, "“response”")
    case "required_keywords": result.block.requiredKeywords = texts(node, "“required_keywords”")
    case "name_domains": result.block.nameDomains = texts(node, "“name_domains”")
    case "inferred_domain": result.block.inferredDomain = node.isNull ? nil : text(node, "“inferred_domain”")
    case "lists":
      result.block.lists = Dictionary(lists(node).map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    case "expansion_rules":
      for rule in rules(node) {
        result.block.rules[rule.name] = rule.value
        if rule.value == nil { result.faultyRules.insert(rule.name) }
      }
    case "settings": break
    // A faulty one would leave phrases that take anything.
    case "offer": return readOffer(node, into: &result.block)
    default: readOwnKey(name, key, node, into: &result.block)
    }
    return true
  }

  /// Values by the slots that get them; one without a value is told and left out, `false` if one is faulty.
  private mutating func readSlots(_ node: YAMLNode, into block: inout PhraseBlock) -> Bool {
    guard let mapping = mapping(node, "“slots”") else { return false }
    for pair in mapping {
      guard let name = name(pair.key) else { return false }
      guard !pair.value.isNull else {
        tell("the slot “\(name)” gets no value and is left out", at: pair.key, severity: .warning)
        continue
      }
      guard let value = value(pair.value) else { return false }
      block.slots[name] = value
      block.slotPlaces[name] = position(pair.key)
    }
    return true
  }

  /// Reads the keys that hassil does not have.
  private mutating func readOwnKey(_ name: String, _ key: YAMLNode, _ node: YAMLNode, into block: inout PhraseBlock) {
    switch name {
    case "weight":
      guard let weight = number(node, "“weight”") else { return }
      guard weight > 0 else { return tell("“weight” must be above 0", at: node) }
      block.weight = weight
    case "exact": block.exact = boolean(node, "“exact”") ?? false
    case "negation":
      guard let negation = node.text.flatMap({ PhraseBlock.Negation(rawValue: $0) }) else {
        return tell("“negation” must be refuse or allow", at: node)
      }
      block.negation = negation
    default: unknown(name, key, of: "a block", known: Self.blockKeys)
    }
  }

  private func set<Value>(_ target: inout Value, _ value: Value?) -> Bool {
    guard let value else { return false }
    target = value
    return true
  }

  /// Conditions by their key: a value, several, or `{value, slot}`.
  private mutating func conditions(_ node: YAMLNode) -> [String: ContextCondition]? {
    guard let mapping = mapping(node, "a condition of the context") else { return nil }
    var conditions: [String: ContextCondition] = [:]
    for pair in mapping {
      guard let name = name(pair.key), let condition = condition(pair.value, key: name) else { return nil }
      conditions[name] = condition
    }
    return conditions
  }

  private mutating func condition(_ node: YAMLNode, key: String) -> ContextCondition? {
    guard node.pairs != nil else { return alternatives(node).map { ContextCondition(values: $0) } }
    guard let mapping = mapping(node, "a condition") else { return nil }
    var condition = ContextCondition()
    for pair in mapping {
      switch name(pair.key) {
      case "value":
        guard let values = alternatives(pair.value) else { return nil }
        condition.values = values
      case "slot":
        guard let slot = text(pair.value, "“slot”") else { return nil }
        switch pair.value.isPlain ? slot.lowercased() : "" {
        case "true", "yes", "on": condition.slot = key
        case "false", "no", "off", "null", "~": condition.slot = nil
        default: condition.slot = slot
        }
      case .some(let name): unknown(name, pair.key, of: "a condition", known: ["value", "slot"])
      case nil: return nil
      }
    }
    return condition
  }

  private mutating func alternatives(_ node: YAMLNode) -> [ScalarValue]? {
    guard !node.isNull else { return [] }
    guard let value = value(node) else { return nil }
    if case .list(let values) = value { return values }
    return [value]
  }
}
