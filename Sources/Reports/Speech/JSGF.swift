/// A grammar in the JSpeech Grammar Format, which pocketsphinx and others read.
enum JSGF {
  /// The file; free text is any of the words, or nothing if there are none: the phrases with it are then left out.
  static func text(of grammar: SpeechGrammar, words: [String]) -> String {
    var writer = RuleWriter(hasFreeText: !words.isEmpty)
    var lines = ["#JSGF V1.0 UTF-8 \(grammar.locale);", "grammar phrases;", ""]
    let groups = writer.groups(of: grammar)
    let fillers = grammar.fillers.compactMap { writer.text(of: $0) }
    let around = fillers.isEmpty ? "" : "[<fillers>] "
    lines.append("public <sentence> = \(around)( \(groups.map { "<\($0.name)>" }.joined(separator: " | ")) );")
    if !fillers.isEmpty { lines.append("<fillers> = \(fillers.joined(separator: " | "));") }
    for group in groups { lines.append("<\(group.name)> = \(group.texts.joined(separator: "\n  | "));") }
    for rule in writer.rules(of: grammar) { lines.append("<\(rule.name)> = \(rule.text);") }
    if !words.isEmpty, grammar.hasFreeText {
      lines.append("<any_words> = <any_word> [<any_word>] [<any_word>] [<any_word>] [<any_word>] [<any_word>];")
      lines.append("<any_word> = \(words.joined(separator: " | "));")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// Writes expressions in the form that grammars of speech share: `a ( b | c ) <rule>`.
struct RuleWriter {
  /// The form of a grammar: how a word, a rule's name and free text are written.
  struct Style {
    /// A word as `SpokenWords` makes it, of letters, marks and apostrophes.
    var word: (String) -> String = { $0 }
    /// A rule where it stands for its words; it is given what ``name`` made.
    var rule: (String) -> String = { "<\($0)>" }
    /// What can be left out; it is given all alternatives, without brackets around them.
    var optional: (String) -> String = { "[\($0)]" }
    /// What a name becomes in the format; names that become the same are told apart by a number afterwards.
    var name: (String) -> String = { name in
      String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    }
  }

  private let hasFreeText: Bool
  private let style: Style
  /// The rules that stand for nothing that can be written.
  private var empty: Set<String> = []
  private var names: [String: String] = [:]

  /// Makes a writer; without free text what needs it is left out.
  init(hasFreeText: Bool, style: Style = Style()) {
    self.hasFreeText = hasFreeText
    self.style = style
  }

  /// The phrases of each intent; those that cannot be written are left out, and intents without any.
  mutating func groups(of grammar: SpeechGrammar) -> [(name: String, texts: [String])] {
    for rule in grammar.rules where text(of: rule.expression) == nil { empty.insert(rule.name) }
    var groups: [(name: String, texts: [String])] = []
    for sentence in grammar.sentences {
      guard let text = text(of: sentence.expression) else { continue }
      let name = name("intent_" + sentence.group)
      if groups.last?.name != name { groups.append((name, [])) }
      groups[groups.count - 1].texts.append(text)
    }
    return groups
  }

  /// The rules that phrases name, directly or not, each with what it stands for.
  mutating func rules(of grammar: SpeechGrammar) -> [(name: String, text: String)] {
    var needed: Set<String> = []
    func note(_ expression: SpeechExpression) {
      expression.forEach { if case .rule(let name) = $0 { needed.insert(name) } }
    }
    for sentence in grammar.sentences where text(of: sentence.expression) != nil { note(sentence.expression) }
    for rule in grammar.rules.reversed() where needed.contains(rule.name) { note(rule.expression) }
    return grammar.rules.filter { needed.contains($0.name) }.compactMap { rule in
      text(of: rule.expression).map { (name(rule.name), $0) }
    }
  }

  /// An expression; `nil` if it cannot be written.
  mutating func text(of expression: SpeechExpression, isInner: Bool = false) -> String? {
    switch expression {
    case .word(let word): return style.word(word)
    case .rule(let name): return empty.contains(name) ? nil : style.rule(self.name(name))
    case .anyWords: return hasFreeText ? style.rule(name("any_words")) : nil
    case .choice(let parts):
      let isOptional = parts.contains(.nothing)
      let texts = parts.filter { !$0.isNothing }.compactMap { text(of: $0) }
      guard !texts.isEmpty else { return isOptional ? "" : nil }
      let all = texts.joined(separator: " | ")
      if isOptional { return style.optional(all) }
      return isInner && texts.count > 1 ? "( \(all) )" : all
    case .sequence(let parts):
      var texts: [String] = []
      for part in parts {
        guard let text = text(of: part, isInner: true) else { return nil }
        if !text.isEmpty { texts.append(text) }
      }
      return texts.joined(separator: " ")
    }
  }

  /// A rule's name as the format takes it, the same for the same name and another for another.
  private mutating func name(_ written: String) -> String {
    if let known = names[written] { return known }
    let plain = style.name(written)
    var name = plain
    var number = 2
    while names.values.contains(name) {
      name = plain + style.name("_\(number)")
      number += 1
    }
    names[written] = name
    return name
  }
}
