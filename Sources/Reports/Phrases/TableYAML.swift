import ParlancePhraseTables
import ParlanceTemplates

/// A table as hassil's YAML; read again it is the same table.
struct TableYAML {
  /// The file's text.
  private(set) var text = ""

  /// Writes a table.
  init(_ table: PhraseTable) {
    text = "language: \(Self.quoted(table.locale))\n"
    if table.settings.ignoreWhitespace { text += "settings:\n  ignore_whitespace: true\n" }
    text += "intents:\n"
    let intents = Dictionary(grouping: table.intents + table.offers, by: \.name)
    for (name, parts) in intents.sorted(by: { $0.key < $1.key }) {
      text += "  \(Self.quoted(name)):\n    data:\n"
      for block in parts.flatMap(\.blocks) { write(block) }
    }
    write(lists: table.lists, indent: "")
    write(rules: table.rules, indent: "")
    if !table.skipWords.isEmpty {
      text += "skip_words:\n" + table.skipWords.map { "  - \(Self.quoted($0))\n" }.joined()
    }
  }

  private mutating func write(_ block: PhraseBlock) {
    let indent = "        "
    text += "      - sentences:\n"
    for phrase in block.phrases { text += "          - \(Self.quoted(phrase.expression.written))\n" }
    write(values: block.slots, "slots", indent: indent)
    write(context: block.requiresContext, "requires_context", indent: indent)
    write(context: block.excludesContext, "excludes_context", indent: indent)
    for (key, words) in [("required_keywords", block.requiredKeywords), ("name_domains", block.nameDomains)]
    where !words.isEmpty {
      text += "\(indent)\(key): [\(words.map(Self.quoted).joined(separator: ", "))]\n"
    }
    if let domain = block.inferredDomain { text += "\(indent)inferred_domain: \(Self.quoted(domain))\n" }
    if let response = block.response { text += "\(indent)response: \(Self.quoted(response))\n" }
    if block.weight != 1 { text += "\(indent)weight: \(block.weight)\n" }
    if block.exact { text += "\(indent)exact: true\n" }
    if block.negation != .refuse { text += "\(indent)negation: \(block.negation.rawValue)\n" }
    if let offer = block.offer { write(offer, indent: indent) }
    write(values: block.metadata, "metadata", indent: indent)
    write(lists: block.lists, indent: indent)
    write(rules: block.rules, indent: indent)
  }

  private mutating func write(_ offer: PhraseOffer, indent: String) {
    let words = [("begins", offer.begins), ("ends", offer.ends), ("without", offer.without)].filter { !$0.1.isEmpty }
    let parts =
      words.map { key, words in "\(key): [\(words.map(Self.quoted).joined(separator: ", "))]" }
      + (offer.timed.map { ["timed: \($0)"] } ?? [])
    text += "\(indent)offer: \(parts.isEmpty ? "true" : "{\(parts.joined(separator: ", "))}")\n"
  }

  private mutating func write(rules: [String: PhraseRule], indent: String) {
    guard !rules.isEmpty else { return }
    text += "\(indent)expansion_rules:\n"
    for (name, rule) in rules.sorted(by: { $0.key < $1.key }) {
      text += "\(indent)  \(Self.quoted(name)): \(Self.quoted(rule.phrase.expression.written))\n"
    }
  }

  private mutating func write(lists: [String: PhraseList], indent: String) {
    guard !lists.isEmpty else { return }
    text += "\(indent)lists:\n"
    for (name, list) in lists.sorted(by: { $0.key < $1.key }) {
      text += "\(indent)  \(Self.quoted(name)):\n"
      switch list {
      case .wildcard, .words: text += "\(indent)    wildcard: true\n"
      case .range(let range): write(range, indent: indent + "    ")
      case .values(let entries):
        text += "\(indent)    values:\n"
        for entry in entries { write(entry, indent: indent + "      ") }
      }
    }
  }

  private mutating func write(_ range: NumericRange, indent: String) {
    text += "\(indent)range:\n\(indent)  from: \(Self.number(range.from))\n\(indent)  to: \(Self.number(range.to))\n"
    if range.step != 1 { text += "\(indent)  step: \(Self.number(range.step))\n" }
    if range.multiplier != 1 { text += "\(indent)  multiplier: \(Self.number(range.multiplier))\n" }
    if let fractions = range.fractions { text += "\(indent)  fractions: \(fractions.rawValue)\n" }
    if range.kind != .number { text += "\(indent)  type: \(range.kind.rawValue)\n" }
    if !range.digits { text += "\(indent)  digits: false\n" }
    if !range.words { text += "\(indent)  words: false\n" }
    if let language = range.wordsLanguage { text += "\(indent)  words_language: \(Self.quoted(language))\n" }
  }

  private mutating func write(_ entry: ListEntry, indent: String) {
    let words = Self.quoted(entry.phrase.expression.written)
    guard entry.isOutWritten || !entry.context.isEmpty || !entry.metadata.isEmpty else {
      text += "\(indent)- \(words)\n"
      return
    }
    text += "\(indent)- in: \(words)\n"
    if entry.isOutWritten { text += "\(indent)  out: \(Self.value(entry.out))\n" }
    write(values: entry.context, "context", indent: indent + "  ")
    write(values: entry.metadata, "metadata", indent: indent + "  ")
  }

  private mutating func write(values: [String: ScalarValue], _ key: String, indent: String) {
    guard !values.isEmpty else { return }
    text += "\(indent)\(key):\n"
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      text += "\(indent)  \(Self.quoted(name)): \(Self.value(value))\n"
    }
  }

  private mutating func write(context: [String: ContextCondition], _ key: String, indent: String) {
    guard !context.isEmpty else { return }
    text += "\(indent)\(key):\n"
    for (name, condition) in context.sorted(by: { $0.key < $1.key }) {
      var parts: [String] = []
      if condition.values.count == 1, let value = condition.values.first { parts.append("value: \(Self.value(value))") }
      if condition.values.count > 1 { parts.append("value: \(Self.value(.list(condition.values)))") }
      if let slot = condition.slot { parts.append("slot: \(slot == name ? "true" : Self.quoted(slot))") }
      text += "\(indent)  \(Self.quoted(name)): {\(parts.joined(separator: ", "))}\n"
    }
  }

  private static func value(_ value: ScalarValue) -> String {
    switch value {
    case .text(let text): quoted(text)
    case .integer(let number): String(number)
    case .number(let number): String(number)
    case .boolean(let flag): String(flag)
    case .list(let values): "[" + values.map(Self.value).joined(separator: ", ") + "]"
    case .map(let values):
      "{"
        + values.sorted { $0.key < $1.key }.map { "\(quoted($0.key)): \(Self.value($0.value))" }.joined(separator: ", ")
        + "}"
    }
  }

  private static func number(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }

  /// A scalar in double quotes, which YAML takes for text whatever is in it.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      case _
      where scalar.properties.generalCategory == .control || ["\u{85}", "\u{2028}", "\u{2029}"].contains(scalar):
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension TableYAML {
  /// Tables of phrases and what is noted of them, by locale and intent: a file for each locale.
  ///
  /// The app's name in a phrase is a rule if `names` tells some, else a list that takes any words.
  static func files(
    of phrases: [String: [String: [TranslatedPhrase]]], names: [String] = []
  ) -> [PhraseExport.File] {
    phrases.sorted { $0.key < $1.key }.map { locale, intents in
      var yaml = "language: \(quoted(locale))\nintents:\n"
      for (name, phrases) in intents.sorted(by: { $0.key < $1.key }) {
        yaml += "  \(quoted(name)):\n    data:\n" + blocks(of: phrases)
      }
      let (place, name) = (TemplateText.applicationName.written, TemplateText.applicationName.list)
      if yaml.contains(place) {
        let rule = Expression.alternatives(names.map { .text($0) })
        let written = names.count == 1 ? Expression.text(names[0]).written : rule.written
        yaml =
          names.isEmpty
          ? yaml + "lists:\n  \(quoted(name)):\n    wildcard: true\n"
          : yaml.replacing(place, with: "<\(name)>") + "expansion_rules:\n  \(quoted(name)): \(quoted(written))\n"
      }
      return PhraseExport.File(path: "\(locale)/phrases.yaml", text: yaml)
    }
  }

  /// A block for the phrases of which the same is noted, as long as they stand beside each other.
  private static func blocks(of phrases: [TranslatedPhrase]) -> String {
    var yaml = ""
    var rest = phrases[...]
    while let notes = rest.first?.notes {
      let own = rest.prefix { $0.notes == notes }
      rest = rest.dropFirst(own.count)
      yaml += "      - sentences:\n" + own.map { "          - \(quoted($0.text))\n" }.joined()
      var block = PhraseBlock(phrases: [])
      block.comment = notes.comment
      block.needsReview = notes.needsReview
      guard !block.metadata.isEmpty else { continue }
      let metadata = block.metadata.sorted { $0.key < $1.key }
      yaml += "        metadata:\n" + metadata.map { "          \(quoted($0.key)): \(value($0.value))\n" }.joined()
    }
    return yaml
  }
}
