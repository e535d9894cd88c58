import ParlanceDiagnostics
import ParlanceLanguage
import ParlancePhraseTables
import ParlanceTemplates

/// Compiles a phrase table into an automaton and the tables beside it.
struct TableCompiler {
  /// What is compiled.
  let table: PhraseTable
  private let language: Language
  /// What intents take; none where intents are only names.
  let signatures: [IntentSignature]
  private let rules: [String: Expression]
  private var numbers: [SlotKey: Int] = [:]
  private var identities: [String: Int] = [:]
  private var resolved: [Resolved] = []
  private var builder: AutomatonBuilder
  /// The words between several values of one slot; none if no slot takes several.
  private(set) var separators: WordSet = []
  /// The phrases without a fault, by payload, each with its intent as the app calls it and its index among ``blocks``.
  private(set) var accepted: [(intent: String, block: Int, phrase: Phrase)] = []
  /// The blocks of known intents in the order of the table; the last one is that whose phrases are added.
  private(set) var blocks: [PhraseBlock] = []
  /// What fills the slots, by the numbers of recognisers; what is filled alike is there once, for negative phrases too.
  private(set) var slots: [CompiledSlot] = []
  /// What is wrong with phrases, each of which is left out; those of the table first, then the negative ones.
  private(set) var diagnostics: [Diagnostic] = []
  /// The phrases that are never meant; `nil` if there are none, or if they cannot be compiled together.
  private(set) var negative: NegativePhrases?
  /// What stands before the slots of each intent that has a signature.
  private(set) var leads: [String: [String: SlotLead]] = [:]
  /// Of each slot, what its words can be.
  private var coverage: [Coverage] = []
  private var groups: [String: Int] = [:]

  /// Takes the table, and compiles nothing yet.
  init(_ table: PhraseTable, language: Language, signatures: [IntentSignature]) {
    self.table = table
    self.language = language
    self.signatures = signatures
    rules = table.rules.mapValues(\.phrase.expression)
    builder = AutomatonBuilder { language.tokens($0) }
  }

  /// Compiles all phrases, the negative ones last; to be called once, before ``build()``.
  mutating func compile() {
    let index = SignatureIndex(signatures)
    var finder = SlotLeadFinder(table) { [language] in language.tokens($0) }
    for intent in table.intents {
      let signature = index[written: intent.name]
      guard signature != nil || signatures.isEmpty else {
        diagnostics.append(unknown(intent))
        continue
      }
      for block in intent.blocks {
        blocks.append(block)
        for phrase in block.phrases { add(phrase, of: intent, signature) }
      }
      if let signature {
        leads[signature.name, default: [:]].merge(finder.leads(of: intent, signature)) { $0.joined($1) }
      }
    }
    compileNegative()
  }

  /// The fault of phrases whose intent is not there, at the name of that.
  private func unknown(_ intent: IntentPhrases) -> Diagnostic {
    let first = intent.blocks.first?.phrases.first
    let place = table.intentPlaces[intent.name]
    let line = place.map { String(repeating: " ", count: max(0, $0.column - 1)) + intent.name + ":" }
    let near = Spelling.nearest(to: intent.name, in: signatures.map(\.name))
    return Diagnostic(
      .error, "there is no intent called “\(intent.name)”", at: place ?? first?.position,
      sourceLine: line ?? first?.text,
      fix: near.map { "did you mean “\($0)”?" })
  }

  /// The table's negative phrases; a fault in them is the table's.
  ///
  /// What names or days fill takes any words here: what is never meant is not meant of things that nobody knows either.
  private mutating func compileNegative() {
    guard !table.negativePhrases.isEmpty else { return }
    let language = language
    var numbers: [String: Int] = [:]
    var recognizers: [String: any SpanRecognizer] = [:]
    var entries: [(expression: Expression, payload: Int)] = []
    blocks.append(PhraseBlock(phrases: table.negativePhrases))
    defer { blocks.removeLast() }
    for phrase in table.negativePhrases {
      do throws(Diagnostic) {
        for slot in phrase.expression.slots {
          let signature = signatures.first { $0.slot(written: slot.list) != nil }
          var key = try key(of: slot, block: blocks.count - 1, signature)
          if CompiledSlot(type: key.type).recognizer(language, separators: []) == nil {
            key = SlotKey(type: .text, block: -1)
          }
          let number = try number(of: key)
          numbers[slot.list] = number
          recognizers[slot.list] = slots[number].recognizer(language, separators: separators)
        }
        entries.append((phrase.expression, 0))
      } catch {
        diagnostics.append(located(error, of: phrase))
      }
    }
    do throws(Diagnostic) {
      let set = try TemplateSet(
        entries, rules: rules, tokenize: { language.tokens($0) }, recognizers: recognizers)
      negative = NegativePhrases(set: set, slots: recognizers.keys.sorted().compactMap { numbers[$0] })
    } catch {
      diagnostics.append(error)
    }
  }

  private mutating func add(_ phrase: Phrase, of intent: IntentPhrases, _ signature: IntentSignature?) {
    let block = blocks.count - 1
    let identity = identity(of: intent.name, block: block, local: blocks[block])
    do throws(Diagnostic) {
      try resolve(phrase.expression, block: block, signature, identity)
      let resolved = resolved[identity].recognizers
      let local = blocks[block].rules
      let scope = TemplateScope(
        identity: identity,
        rule: { [rules] name in local[name]?.phrase.expression ?? rules[name] },
        recognizer: { slot throws(Diagnostic) in
          guard let number = resolved[slot] else {
            throw Diagnostic(.error, "there is no list or type called “\(slot.list)”")
          }
          return number
        })
      try builder.add(phrase.expression, payload: accepted.count, in: scope)
      accepted.append((signature?.name ?? intent.name, block, phrase))
    } catch {
      diagnostics.append(located(error, of: phrase))
    }
  }

  private func located(_ fault: Diagnostic, of phrase: Phrase) -> Diagnostic {
    guard fault.position == nil else { return fault }
    var fault = fault
    fault.position = phrase.position
    fault.length = max(1, phrase.text.unicodeScalars.count)
    return fault
  }

  /// What is known of the names in one scope.
  private struct Resolved {
    var recognizers: [SlotReference: Int] = [:]
    var rules: Set<String> = []
  }

  /// Blocks of one intent without lists and rules of their own mean the same by every name.
  private mutating func identity(of intent: String, block: Int, local: PhraseBlock) -> Int {
    let key = local.lists.isEmpty && local.rules.isEmpty ? intent : "\(intent)\u{0}\(block)"
    if let known = identities[key] { return known }
    identities[key] = resolved.count
    resolved.append(Resolved())
    return resolved.count - 1
  }

  /// Finds what fills each slot of an expression and of the rules that it names; once for each scope.
  private mutating func resolve(
    _ expression: Expression, block: Int, _ signature: IntentSignature?, _ identity: Int
  ) throws(Diagnostic) {
    var slots: [SlotReference] = []
    var names: [String] = []
    expression.forEachReference(rule: { names.append($0) }, slot: { slots.append($0) })
    for slot in slots where resolved[identity].recognizers[slot] == nil {
      resolved[identity].recognizers[slot] = try number(of: slot, block: block, signature)
    }
    for name in names where !resolved[identity].rules.contains(name) {
      guard let rule = blocks[block].rules[name]?.phrase.expression ?? rules[name] else { continue }
      resolved[identity].rules.insert(name)
      do throws(Diagnostic) {
        try resolve(rule, block: block, signature, identity)
      } catch {
        // Every phrase that names the rule has the fault.
        resolved[identity].rules.remove(name)
        throw error
      }
    }
  }

  private mutating func number(
    of slot: SlotReference, block: Int, _ signature: IntentSignature?
  ) throws(Diagnostic) -> Int {
    var key = try key(of: slot, block: block, signature)
    key.isRepeated = slot.isRepeated
    return try number(of: key)
  }

  private mutating func number(of key: SlotKey) throws(Diagnostic) -> Int {
    if let known = numbers[key] { return known }
    let (slot, coverage) = try compiled(key)
    slots.append(slot)
    self.coverage.append(coverage)
    numbers[key] = slots.count - 1
    return slots.count - 1
  }

  private mutating func compiled(_ key: SlotKey) throws(Diagnostic) -> (CompiledSlot, Coverage) {
    var slot = CompiledSlot(type: key.type)
    var coverage = try fill(&slot, key)
    guard key.isRepeated else { return (slot, coverage) }
    slot.isRepeated = true
    if separators.isEmpty { separators = RepeatedRecognizer.separators(language) }
    switch coverage {
    case .asked: coverage = .asked(group: group(of: "\(key.type.name)+"))
    case .anyText: break
    case .anything, .words, .begun: coverage = .anything
    }
    return (slot, coverage)
  }

  /// Says what fills a slot, and gives the words that it can be.
  private mutating func fill(_ slot: inout CompiledSlot, _ key: SlotKey) throws(Diagnostic) -> Coverage {
    switch key.type {
    case .text: return .anyText
    case .integer, .number: return coverNumbers(&slot, of: nil)
    case .range(let range): return coverNumbers(&slot, of: range.wordsLanguage)
    case .date, .pastDate:
      let group = group(of: key.type == .date ? Group.dates : Group.pastDates)
      return .begun(group: group) { [language] in language.canBeginDate(with: $0) }
    case .rangeEnd(let isEnd, _):
      return .begun(group: group(of: isEnd ? Group.ends : Group.starts)) { [language] in
        language.canBeginRangeEnd(with: $0)
      }
    case .duration: return .begun(group: group(of: Group.durations), always: language.duration.canBegin)
    case .measurement, .boolean: return .anything
    case .entity(let type), .enumeration(let type): return .asked(group: group(of: type))
    case .list(let name): return try fill(&slot, key, listed: name)
    }
  }

  private mutating func fill(
    _ slot: inout CompiledSlot, _ key: SlotKey, listed name: String
  ) throws(Diagnostic) -> Coverage {
    switch key.block >= 0 ? blocks[key.block].lists[name] : table.lists[name] {
    case .words(let most)?:
      slot.filling = .words(most: most)
      return .anyText
    case .wildcard?:
      slot.isWildcard = true
      slot.filling = .words(most: .max)
      return .anyText
    case .range(let range)?:
      slot.filling = .range(range)
      return coverNumbers(&slot, of: range.wordsLanguage)
    case .values(let entries)?:
      slot.entries = entries.map {
        CompiledSlot.Entry(out: $0.out, isOutWritten: $0.isOutWritten, context: $0.context)
      }
      let list = try list(of: entries, block: key.block)
      slot.filling = .values(list)
      return list.coverage { group(of: Group.verbs + $0.rawValue) }
    case nil:
      slot.filling = .nothing
      return .anything
    }
  }

  private mutating func coverNumbers(_ slot: inout CompiledSlot, of locale: String?) -> Coverage {
    slot.numberGroup = Int32(group(of: Group.numbers + (locale ?? "")))
    return .asked(group: Int(slot.numberGroup), always: language.numbers(in: locale))
  }

  private func list(of entries: [ListEntry], block: Int) throws(Diagnostic) -> ListRecognizer {
    let local = block >= 0 ? blocks[block].rules.mapValues(\.phrase.expression) : [:]
    do throws(Diagnostic) {
      return try ListRecognizer(entries, rules: rules.merging(local) { _, local in local }, language)
    } catch {
      var fault = error
      fault.position = fault.position ?? entries.first?.phrase.position
      throw fault
    }
  }

  /// The automaton of all phrases.
  mutating func build() -> Automaton { builder.build(coverage: coverage) }

  /// The group of recognisers that take names of a type.
  private mutating func group(of type: String) -> Int {
    let group = groups[type] ?? groups.count + 1
    groups[type] = group
    return group
  }
}
