import ParlanceDiagnostics
import ParlanceLanguage
import ParlanceMatching
import ParlancePhraseTables
import ParlanceTemplates

/// Makes the grammar of a table: rules of the table stay rules, slots become rules of what fills them.
struct SpeechGrammarMaker {
  private(set) var grammar: SpeechGrammar
  private let material: SpeechMaterial
  private let forms: SpokenForms?
  private var words: SpokenWords
  private var isMaking: Set<String> = []
  /// The block whose phrases are converted.
  private var block: PhraseBlock?
  private var signature: IntentSignature?

  /// The most texts that words put together of groups are written as.
  private static let mostTexts = 200
  /// The most names of one type.
  static let mostNames = 2000
  /// The most parts of a permutation that are written in every order.
  private static let mostPermuted = 4

  /// Makes the grammar.
  static func grammar(of material: SpeechMaterial) -> SpeechGrammar {
    var maker = SpeechGrammarMaker(material)
    maker.make()
    return maker.grammar
  }

  private init(_ material: SpeechMaterial) {
    self.material = material
    forms = material.language.spokenForms
    words = SpokenWords(material.language, forms)
    grammar = SpeechGrammar(locale: material.table.locale)
  }

  private mutating func make() {
    for intent in material.table.intents {
      signature = material.signatures.first { $0.isNamed(intent.name) }
      for block in intent.blocks {
        self.block = block
        for phrase in block.phrases {
          let expression = convert(phrase.expression)
          guard !expression.isNothing else { continue }
          grammar.sentences.append(.init(group: intent.name, weight: max(0, block.weight), expression: expression))
        }
      }
    }
    (block, signature) = (nil, nil)
    if let forms {
      for template in forms.answers {
        guard let parsed = try? TemplateParser.parse(template, at: nil) else { continue }
        let expression = convert(parsed)
        if !expression.isNothing {
          grammar.sentences.append(.init(group: "Answer", weight: 1, expression: expression))
        }
      }
    }
    grammar.fillers = material.table.skipWords.compactMap { text in
      guard let parsed = try? TemplateParser.parse(text, at: nil) else { return nil }
      let expression = convert(parsed)
      return expression.isNothing ? nil : expression
    }
  }

  // MARK: Templates

  private mutating func convert(_ expression: Expression) -> SpeechExpression {
    switch expression {
    case .text(let text): return words.expression(text)
    case .slot(let slot): return fill(slot)
    case .rule(let name): return rule(name)
    case .alternatives(let items): return .oneOf(items.map { convert($0) })
    case .sequence(let items): return .joined(Self.groups(of: items).map { convert(group: $0) })
    case .permutation(let items): return permutation(items)
    }
  }

  /// The parts of a sequence that are divided by spaces; those that stand against each other stay together.
  private static func groups(of items: [Expression]) -> [[Expression]] {
    var groups: [[Expression]] = [[]]
    func end() { if groups.last?.isEmpty == false { groups.append([]) } }
    func add(_ item: Expression) {
      switch item {
      case .text(let text):
        for (index, part) in text.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
          if index > 0 { end() }
          if !part.isEmpty { groups[groups.count - 1].append(.text(String(part))) }
        }
      case .sequence(let inner): for item in inner { add(item) }
      case .permutation:
        end()
        groups[groups.count - 1].append(item)
        end()
      case .slot, .rule, .alternatives: groups[groups.count - 1].append(item)
      }
    }
    for item in items { add(item) }
    // Words beside each other are joined again, so that short forms of several are found.
    var joined: [[Expression]] = []
    for group in groups where !group.isEmpty {
      if case .text(let text)? = group.first, group.count == 1, joined.last?.count == 1,
        case .text(let before)? = joined.last?.first
      {
        joined[joined.count - 1] = [.text(before + " " + text)]
      } else {
        joined.append(group)
      }
    }
    return joined
  }

  private mutating func convert(group: [Expression]) -> SpeechExpression {
    if group.count == 1 { return convert(group[0]) }
    let rules = rules
    if let texts = Expression.sequence(group).expansions(
      limit: Self.mostTexts, rule: { rules[$0]?.phrase.expression })
    {
      return .oneOf(texts.map { words.expression($0) })
    }
    return .joined(group.map { convert($0) })
  }

  private var rules: [String: PhraseRule] {
    guard let block, !block.rules.isEmpty else { return material.table.rules }
    return material.table.rules.merging(block.rules) { _, own in own }
  }

  private mutating func permutation(_ items: [Expression]) -> SpeechExpression {
    let parts = items.map { convert($0) }
    guard parts.count <= Self.mostPermuted else {
      // More than is meant, but not less.
      return .joined(parts.map { _ in .oneOf(parts) })
    }
    return Self.orders(of: parts)
  }

  private static func orders(of parts: [SpeechExpression]) -> SpeechExpression {
    guard parts.count > 1 else { return .joined(parts) }
    return .oneOf(
      parts.indices.map { index in
        var rest = parts
        let first = rest.remove(at: index)
        return .joined([first, orders(of: rest)])
      })
  }

  private mutating func rule(_ name: String) -> SpeechExpression {
    guard let rule = rules[name] else { return .nothing }
    // What a rule stands for can depend on its block or intent; there it is written out.
    if block?.rules.isEmpty == false || hasParameters(rule.phrase.expression) {
      guard isMaking.insert("rule " + name).inserted else { return .nothing }
      defer { isMaking.remove("rule " + name) }
      return convert(rule.phrase.expression)
    }
    return named("rule_" + name) { maker in maker.convert(rule.phrase.expression) }
  }

  /// Whether an expression has a slot that each intent or block can fill in its own way.
  private func hasParameters(_ expression: Expression, depth: Int = 0) -> Bool {
    guard depth < 50 else { return true }
    var isFound = false
    expression.forEachReference { name in
      guard let inner = material.table.rules[name] else { return }
      isFound = isFound || hasParameters(inner.phrase.expression, depth: depth + 1)
    } slot: { slot in
      isFound = isFound || slot.range == nil && material.table.lists[slot.list] == nil
    }
    return isFound
  }

  /// A rule of the grammar, made when it is first named.
  private mutating func named(
    _ name: String, isFill: Bool = false, _ make: (inout SpeechGrammarMaker) -> SpeechExpression
  ) -> SpeechExpression {
    if let known = grammar.rules.first(where: { $0.name == name }) {
      return known.expression.isNothing ? .nothing : .rule(name)
    }
    guard isMaking.insert(name).inserted else { return .nothing }
    let expression = make(&self)
    isMaking.remove(name)
    grammar.rules.append((name, expression))
    if isFill { grammar.fills.insert(name) }
    return expression.isNothing ? .nothing : .rule(name)
  }

  // MARK: Slots

  private mutating func fill(_ slot: SlotReference) -> SpeechExpression {
    let one = fillOnce(slot)
    guard slot.isRepeated, let and = material.language.conjunctions.first else { return one }
    return .joined([one, .oneOf([.nothing, .joined([.words(and), one])])])
  }

  private mutating func fillOnce(_ slot: SlotReference) -> SpeechExpression {
    if let range = slot.range { return numbers(from: range.from, to: range.to, step: range.step) }
    if let list = block?.lists[slot.list] {
      return expression(of: list, name: slot.list, isOwn: true)
    }
    if let list = material.table.lists[slot.list] { return expression(of: list, name: slot.list, isOwn: false) }
    if let declared = signature?.slot(written: slot.list), slot.name == slot.list {
      return declared.type.map { fill($0, slot.list) } ?? .anyWords
    }
    if block == nil { return words(ofLanguage: slot.list) }
    return SlotType.builtIn[slot.list].map { fill($0, slot.list) } ?? .anyWords
  }

  private mutating func fill(_ type: SlotType, _ written: String) -> SpeechExpression {
    switch type {
    case .entity(let name): return names(of: name, isOpen: material.vocabulary.index(of: name)?.isOpen ?? true, written)
    case .enumeration(let name): return names(of: name, isOpen: false, written)
    case .integer(let bounds), .number(let bounds):
      return numbers(from: bounds?.lowerBound ?? 0, to: bounds?.upperBound ?? 100, step: 1)
    case .date: return moments()
    case .duration: return durations()
    case .boolean: return named("yes_no", isFill: true) { maker in .oneOf(maker.answers()) }
    case .text, .list, .range: return .anyWords
    }
  }

  private mutating func names(of type: String, isOpen: Bool, _ written: String) -> SpeechExpression {
    let entries = material.vocabulary.entries(of: type)
    if entries.isEmpty {
      tell("nobody knows here what can be said for “\(written)”: it is taken as free text", once: "names " + type)
      return .anyWords
    }
    if entries.count > Self.mostNames {
      tell(
        "\(type) has \(entries.count) names, of which the first \(Self.mostNames) are carried over",
        once: "many " + type)
    }
    let known = named("names_" + type, isFill: true) { maker in
      .oneOf(
        entries.prefix(Self.mostNames).flatMap { [$0.title] + $0.synonyms }.map { maker.words.expression($0) }
          .filter { !$0.isNothing })
    }
    return isOpen ? .oneOf([known, .anyWords]) : known
  }

  private mutating func expression(of list: PhraseList, name: String, isOwn: Bool) -> SpeechExpression {
    switch list {
    case .wildcard, .words: return .anyWords
    case .range(let range): return numbers(from: range.from, to: range.to, step: range.step)
    case .values(let entries):
      let make = { (maker: inout SpeechGrammarMaker) -> SpeechExpression in
        .oneOf(entries.prefix(Self.mostNames).map { maker.convert($0.phrase.expression) }.filter { !$0.isNothing })
      }
      if isOwn { return make(&self) }
      return named("list_" + name, isFill: true, make)
    }
  }

  // MARK: Numbers and moments

  private mutating func numbers(from: Double, to: Double, step: Double) -> SpeechExpression {
    let least = Int(max(-100, min(from, to).rounded(.up)))
    let greatest = Int(min(Double(least) + 100, max(from, to).rounded(.down)))
    let stride = max(1, Int(step.isFinite ? min(step, 1000) : 1))
    guard least <= greatest else { return .anyWords }
    if Double(greatest) < max(from, to).rounded(.down) {
      tell(
        "numbers from \(least) to \(greatest) are carried over, and none beyond", once: "number \(least) \(greatest)")
    }
    let all = Array(Swift.stride(from: least, through: greatest, by: stride))
    let sign = least < 0 ? "minus_\(-least)" : "\(least)"
    return named("number_\(sign)_\(greatest)" + (stride == 1 ? "" : "_\(stride)"), isFill: true) { maker in
      maker.spoken(all, maker.material.language.spoken(all))
    }
  }

  private mutating func spoken(_ numbers: [Int], _ texts: [Int: [String]]) -> SpeechExpression {
    .oneOf(numbers.flatMap { texts[$0] ?? [] }.map { words.expression($0) }.filter { !$0.isNothing })
  }

  private mutating func moments() -> SpeechExpression {
    guard let forms, !forms.moments.isEmpty else { return .anyWords }
    let outer = (block, signature)
    (block, signature) = (nil, nil)
    defer { (block, signature) = outer }
    return named("moment", isFill: true) { maker in
      .oneOf(
        forms.moments.compactMap { template -> SpeechExpression? in
          guard let parsed = try? TemplateParser.parse(template, at: nil),
            parsed.slots.allSatisfy({ Self.known.contains($0.list) })
          else { return nil }
          let expression = maker.convert(parsed)
          return expression.isNothing ? nil : expression
        })
    }
  }

  private mutating func durations() -> SpeechExpression {
    guard let forms, !forms.units.isEmpty else { return .anyWords }
    let number = numbers(from: 1, to: 60, step: 1)
    return named("duration", isFill: true) { maker in
      .joined([number, .oneOf(forms.units.map { maker.words.expression($0) })])
    }
  }

  private mutating func answers() -> [SpeechExpression] {
    let templates = forms?.answers ?? []
    let language = material.language
    return templates.compactMap { template -> [String]? in
      let texts = (try? TemplateParser.parse(template, at: nil))?.expansions(limit: 400) { _ in nil }
      return texts?.filter { language.isYes(language.tokens($0)) != nil }
    }.joined().map { words.expression($0) }
  }

  /// The slots of a language's own templates whose words are written down.
  private static let known: Set<String> = ["number", "ordinal", "weekday", "month", "dayNumber", "hour"]

  private mutating func words(ofLanguage name: String) -> SpeechExpression {
    let language = material.language
    switch name {
    case "number": return numbers(from: 1, to: 60, step: 1)
    case "hour": return numbers(from: 1, to: 24, step: 1)
    case "ordinal", "dayNumber":
      return named("day_" + name, isFill: true) { maker in maker.spoken(Array(1...31), language.spokenOrdinals(1...31))
      }
    case "weekday":
      return named("weekday", isFill: true) { maker in
        .oneOf((maker.forms?.weekdays ?? []).map { maker.words.expression($0) })
      }
    case "month":
      return named("month", isFill: true) { maker in
        .oneOf((maker.forms?.months ?? []).map { maker.words.expression($0) })
      }
    default: return .nothing
    }
  }

  private var told: Set<String> = []

  private mutating func tell(_ message: String, once key: String) {
    guard told.insert(key).inserted else { return }
    grammar.losses.append(Diagnostic(.warning, message))
  }
}
