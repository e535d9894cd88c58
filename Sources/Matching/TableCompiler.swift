import ParlanceDiagnostics
import ParlanceLanguage
import ParlancePhraseTables
import ParlanceTemplates

/// Compiles a phrase table into an automaton and the tables beside it.
struct TableCompiler {
  private struct SlotKey: Hashable {
    var type: SlotType
    /// The block whose own list it is; −1 for the table's and for built-in types.
    var block: Int
  }

  private let table: PhraseTable
  private let language: Language
  private let signatures: [IntentSignature]
  private let rules: [String: Expression]
  private var numbers: [SlotKey: Int] = [:]
  private var identities: [String: Int] = [:]
  private(set) var builder: AutomatonBuilder
  private(set) var accepted: [Matcher.Accepted] = []
  private(set) var blocks: [PhraseBlock] = []
  private(set) var slots: [Matcher.CompiledSlot] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(_ table: PhraseTable, language: Language, signatures: [IntentSignature]) {
    self.table = table
    self.language = language
    self.signatures = signatures
    rules = table.rules.mapValues(\.phrase.expression)
    builder = AutomatonBuilder { language.tokens($0) }
  }

  mutating func compile() {
    for intent in table.intents {
      let signature = signatures.first { $0.isNamed(intent.name) }
      guard signature != nil || signatures.isEmpty else {
        let first = intent.blocks.first?.phrases.first
        diagnostics.append(
          Diagnostic(
            .error, "there is no intent called “\(intent.name)”", at: first?.position, sourceLine: first?.text,
            fix: Spelling.nearest(to: intent.name, in: signatures.map(\.name)).map { "did you mean “\($0)”?" }))
        continue
      }
      for block in intent.blocks {
        blocks.append(block)
        for phrase in block.phrases { add(phrase, of: intent, signature) }
      }
    }
  }

  private mutating func add(_ phrase: Phrase, of intent: IntentPhrases, _ signature: IntentSignature?) {
    let block = blocks.count - 1
    let local = blocks[block]
    var found: [SlotReference: Int] = [:]
    do throws(Diagnostic) {
      var visited: Set<String> = []
      try resolve(phrase.expression, block: block, signature, visited: &visited, into: &found)
      let resolved = found
      let scope = TemplateScope(
        identity: identity(of: intent.name, block: block, local: local),
        rule: { [rules] name in local.rules[name]?.phrase.expression ?? rules[name] },
        recognizer: { slot throws(Diagnostic) in
          guard let number = resolved[slot] else {
            throw Diagnostic(.error, "there is no list or type called “\(slot.list)”")
          }
          return number
        })
      try builder.add(phrase.expression, payload: accepted.count, in: scope)
      accepted.append(
        Matcher.Accepted(intent: signature?.name ?? intent.name, signature: signature, block: block, phrase: phrase))
    } catch {
      var fault = error
      fault.position = fault.position ?? phrase.position
      diagnostics.append(fault)
    }
  }

  /// Blocks of one intent without lists and rules of their own mean the same by every name.
  private mutating func identity(of intent: String, block: Int, local: PhraseBlock) -> Int {
    let key = local.lists.isEmpty && local.rules.isEmpty ? intent : "\(intent)\u{0}\(block)"
    let identity = identities[key] ?? identities.count
    identities[key] = identity
    return identity
  }

  /// Finds what fills each slot of an expression and of the rules that it names.
  private mutating func resolve(
    _ expression: Expression, block: Int, _ signature: IntentSignature?, visited: inout Set<String>,
    into found: inout [SlotReference: Int]
  ) throws(Diagnostic) {
    for slot in expression.slots where found[slot] == nil {
      found[slot] = try number(of: slot, block: block, signature)
    }
    for name in expression.ruleNames where visited.insert(name).inserted {
      guard let rule = blocks[block].rules[name]?.phrase.expression ?? rules[name] else { continue }
      try resolve(rule, block: block, signature, visited: &visited, into: &found)
    }
  }

  private mutating func number(
    of slot: SlotReference, block: Int, _ signature: IntentSignature?
  ) throws(Diagnostic) -> Int {
    if let range = slot.range { return try number(of: SlotKey(type: .range(range), block: -1)) }
    if blocks[block].lists[slot.list] != nil { return try number(of: SlotKey(type: .list(slot.list), block: block)) }
    if table.lists[slot.list] != nil { return try number(of: SlotKey(type: .list(slot.list), block: -1)) }
    // `{x}` is the parameter x before it is a type of that name: the intent knows better what it takes.
    if let declared = signature?.slot(written: slot.list), slot.name == slot.list {
      guard let type = declared.type else {
        throw Diagnostic(.error, "the parameter “\(declared.name)” takes no words", fix: "leave it out of the phrase")
      }
      return try number(of: SlotKey(type: type, block: -1))
    }
    if let type = SlotType.builtIn[slot.list] {
      return try number(of: SlotKey(type: sharpened(type, by: signature?.slot(written: slot.name)?.type), block: -1))
    }
    // Where intents are only names, nobody knows what a bare slot takes.
    if signatures.isEmpty, slot.name == slot.list { return try number(of: SlotKey(type: .text, block: -1)) }
    let known = Array(blocks[block].lists.keys) + Array(table.lists.keys) + (signature?.slots.map(\.name) ?? [])
    throw Diagnostic(
      .error, "there is no list, type or parameter called “\(slot.list)”",
      fix: Spelling.nearest(to: slot.list, in: known).map { "did you mean “\($0)”?" })
  }

  /// The parameter's own type where it says more than the built-in one, such as the bounds of a number.
  private func sharpened(_ type: SlotType, by declared: SlotType?) -> SlotType {
    switch (type, declared) {
    case (.number, .integer?), (.number, .number?), (.integer, .integer?): declared ?? type
    default: type
    }
  }

  private mutating func number(of key: SlotKey) throws(Diagnostic) -> Int {
    if let known = numbers[key] { return known }
    let slot = try compiled(key)
    slots.append(slot)
    numbers[key] = slots.count - 1
    return slots.count - 1
  }

  private func compiled(_ key: SlotKey) throws(Diagnostic) -> Matcher.CompiledSlot {
    var slot = Matcher.CompiledSlot(type: key.type)
    switch key.type {
    case .text: slot.recognizer = WildcardRecognizer()
    case .integer(let bounds):
      slot.recognizer = NumberRecognizer(numbers: language.number, bounds: bounds, isWhole: true)
    case .number(let bounds):
      slot.recognizer = NumberRecognizer(numbers: language.number, bounds: bounds, isWhole: false)
    case .range(let range): slot.recognizer = RangeRecognizer(numbers: language.number, range: range)
    case .duration: slot.recognizer = language.duration
    case .boolean: slot.recognizer = BooleanRecognizer(language: language)
    case .list(let name):
      switch key.block >= 0 ? blocks[key.block].lists[name] : table.lists[name] {
      case .wildcard?:
        slot.isWildcard = true
        slot.recognizer = WildcardRecognizer()
      case .range(let range)?:
        slot.recognizer = RangeRecognizer(numbers: language.number, range: range)
      case .values(let entries)?:
        slot.entries = entries
        slot.recognizer = ListRecognizer(entries: try templates(of: entries, block: key.block))
      case nil: slot.recognizer = NoRecognizer()
      }
    case .entity, .enumeration, .date: break
    }
    return slot
  }

  private func templates(of entries: [ListEntry], block: Int) throws(Diagnostic) -> TemplateSet {
    let language = language
    let local = block >= 0 ? blocks[block].rules.mapValues(\.phrase.expression) : [:]
    do throws(Diagnostic) {
      return try TemplateSet(
        entries.enumerated().map { ($0.element.phrase.expression, $0.offset) },
        rules: rules.merging(local) { _, local in local },
        tokenize: { language.tokens($0) }, recognizers: ["number": language.number])
    } catch {
      var fault = error
      fault.position = fault.position ?? entries.first?.phrase.position
      throw fault
    }
  }
}
