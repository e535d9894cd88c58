import ParlanceDiagnostics
import ParlanceLanguage
import ParlanceMatching
import ParlancePhraseTables
import ParlanceTemplates

/// Makes the grammar of a table: rules of the table stay rules, slots become rules of what fills them.
struct SpeechGrammarMaker {
  /// What was made so far.
  private(set) var grammar: SpeechGrammar
  /// The phrases and names that the grammar is made of.
  let material: SpeechMaterial
  /// How the language says numbers, days and answers; `nil` if its data does not tell.
  let forms: SpokenForms?
  /// What makes words of texts.
  var words: SpokenWords
  private var isMaking: Set<String> = []
  /// The block whose phrases are converted.
  var block: PhraseBlock?
  /// What its intent takes.
  var signature: IntentSignature?

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
    let index = SignatureIndex(material.signatures)
    for intent in material.table.intents {
      signature = index[written: intent.name]
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
    addAnswers()
    grammar.fillers = material.table.skipWords.compactMap { text in
      guard let parsed = try? TemplateParser.parse(text, at: nil) else { return nil }
      let expression = convert(parsed)
      return expression.isNothing ? nil : expression
    }
    if words.hasCharacters {
      tell(
        "words that are written without spaces are carried over as characters; divide them as the recogniser's dictionary does",
        once: "characters")
    }
  }

  private mutating func addAnswers() {
    for template in forms?.answers ?? [] {
      guard let parsed = try? TemplateParser.parse(template, at: nil) else { continue }
      let expression = convert(parsed)
      if !expression.isNothing { grammar.sentences.append(.init(group: "Answer", weight: 1, expression: expression)) }
    }
  }

  // MARK: Templates

  /// What a recogniser hears where an expression is said.
  mutating func convert(_ expression: Expression) -> SpeechExpression {
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
  private func hasParameters(_ expression: Expression) -> Bool {
    var seen: Set<String> = []
    var isFound = false
    func look(at expression: Expression) {
      expression.forEachReference { name in
        guard !isFound, seen.insert(name).inserted, let inner = material.table.rules[name] else { return }
        look(at: inner.phrase.expression)
      } slot: { slot in
        isFound = isFound || slot.range == nil && material.table.lists[slot.list] == nil
      }
    }
    look(at: expression)
    return isFound
  }

  /// A rule of the grammar, made when it is first named.
  mutating func named(
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

  private var told: Set<String> = []

  /// Tells what cannot be carried over, once for each key.
  mutating func tell(_ message: String, once key: String) {
    guard told.insert(key).inserted else { return }
    grammar.losses.append(Diagnostic(.warning, message))
  }
}
