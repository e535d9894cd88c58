import ParlanceDiagnostics
import ParlanceTemplates

/// Reads one file of a phrase table. Nothing in a file stops it: what is wrong is told and left out.
struct FileReader {
  /// The most values that a file may hold once its aliases stand for what they name.
  static var mostValues: Int { 2_000_000 }

  /// The file.
  let source: SourceText

  /// What is wrong with it.
  var diagnostics = BoundedDiagnostics(most: PhraseTableReader.mostDiagnostics)

  /// What it says.
  var content = FileContent()

  /// How many values have been read.
  var valueCount = 0

  private static var keys: [String] {
    ["language", "settings", "lists", "expansion_rules", "skip_words", "intents", "responses"]
  }

  /// Makes a reader of one file.
  init(source: SourceText) {
    self.source = source
  }

  /// Reads the whole file.
  mutating func read() {
    do {
      guard let root = try YAMLDocument.compose(source) else {
        diagnostics.append(Diagnostic(.warning, "the file is empty", at: source.position(1, 1)))
        return
      }
      if root.text == "" { return }
      guard let mapping = mapping(root, "a phrase table") else { return }
      for pair in mapping { readTopLevel(pair.key, pair.value) }
    } catch {
      var fault = error
      fault.code = Diagnostic.unreadableFile
      diagnostics.append(fault)
    }
  }

  private mutating func readTopLevel(_ key: YAMLNode, _ value: YAMLNode) {
    guard let name = name(key) else { return }
    switch name {
    case "language":
      if let language = text(value, "the language") {
        content.language = .init(name: language, value: (), position: position(key))
      }
    case "settings": readSettings(value)
    case "lists": content.lists += lists(value)
    case "expansion_rules": content.rules += rules(value)
    case "skip_words": content.skipWords += texts(value, "the skip words")
    case "responses": break
    case "intents":
      guard let intents = mapping(value, "“intents”") else { return }
      for pair in intents { readIntent(pair.key, pair.value) }
    default:
      // Intents are written with a capital: “Lights” is no misspelt “lists”, and “tags” no intent.
      let isSmall = name.first?.isLowercase == true || Self.keys.contains(name.lowercased())
      let near = isSmall ? Self.otherNames[name.lowercased()] ?? Spelling.nearest(to: name, in: Self.keys) : nil
      guard !isSmall, isIntent(value) else {
        let hint = near.map { "did you mean “\($0)”?" } ?? "intents stand under “intents”"
        // With a key that is nearly one of these all is lost that was to be read.
        let isLost = near != nil && value.text == nil
        return tell(
          "“\(name)” is no key of a phrase table and is left out", at: key, fix: hint,
          severity: isLost ? .error : .warning)
      }
      readIntent(key, value)
    }
  }

  /// What other tools and files call some of the keys.
  private static let otherNames = [
    "rules": "expansion_rules", "expansions": "expansion_rules", "locale": "language", "lang": "language",
  ]

  /// Whether a value at the top of a file is the phrases of an intent, long or short form.
  private func isIntent(_ node: YAMLNode) -> Bool {
    switch node.content {
    case .sequence: true
    case .mapping: node.hasKey("data")
    case .scalar: false
    }
  }

  private mutating func readSettings(_ node: YAMLNode) {
    guard let mapping = mapping(node, "“settings”") else { return }
    for pair in mapping {
      switch name(pair.key) {
      case "ignore_whitespace": content.settings.ignoreWhitespace = boolean(pair.value, "“ignore_whitespace”") ?? false
      case "filter_with_regex", nil: break
      case .some(let name):
        unknown(name, pair.key, of: "settings", known: ["ignore_whitespace", "filter_with_regex"])
      }
    }
  }

  /// Reads `name: sentence` pairs; a faulty one stays as a name without a rule.
  mutating func rules(_ node: YAMLNode) -> [FileContent.Named<PhraseRule?>] {
    guard let mapping = mapping(node, "“expansion_rules”") else { return [] }
    var rules: [FileContent.Named<PhraseRule?>] = []
    for pair in mapping {
      guard let name = name(pair.key) else { continue }
      let rule = phrase(pair.value).map { PhraseRule(name: name, phrase: $0) }
      rules.append(.init(name: name, value: rule, position: position(pair.key)))
    }
    return rules
  }
}
