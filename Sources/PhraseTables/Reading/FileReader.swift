import ParlanceDiagnostics
import ParlanceTemplates
import Yams

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
      if case .scalar(let scalar) = root, scalar.string.isEmpty { return }
      guard let mapping = mapping(root, "a phrase table") else { return }
      for (key, value) in mapping { readTopLevel(key, value) }
    } catch {
      diagnostics.append(error)
    }
  }

  private mutating func readTopLevel(_ key: Node, _ value: Node) {
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
      for (key, value) in intents { readIntent(key, value) }
    default:
      // Intents are written with a capital: “Lights” is no misspelt “lists”.
      let near = name.first?.isUppercase == true ? nil : Spelling.nearest(to: name, in: Self.keys)
      guard near == nil, isIntent(value) else {
        let hint = near.map { "did you mean “\($0)”?" } ?? "intents stand under “intents”"
        return tell(
          "“\(name)” is no key of a phrase table and is left out", at: key, fix: hint, severity: .warning)
      }
      readIntent(key, value)
    }
  }

  /// Whether a value at the top of a file is the phrases of an intent, long or short form.
  private func isIntent(_ node: Node) -> Bool {
    switch node {
    case .sequence: true
    case .mapping(let mapping): mapping.contains { $0.key.scalar?.string == "data" }
    default: false
    }
  }

  private mutating func readSettings(_ node: Node) {
    guard let mapping = mapping(node, "“settings”") else { return }
    for (key, value) in mapping {
      switch name(key) {
      case "ignore_whitespace": content.settings.ignoreWhitespace = boolean(value, "“ignore_whitespace”") ?? false
      case "filter_with_regex", nil: break
      case .some(let name):
        unknown(name, key, of: "settings", known: ["ignore_whitespace", "filter_with_regex"])
      }
    }
  }

  /// Reads `name: sentence` pairs; a faulty one stays as a name without a rule.
  mutating func rules(_ node: Node) -> [FileContent.Named<PhraseRule?>] {
    guard let mapping = mapping(node, "“expansion_rules”") else { return [] }
    var rules: [FileContent.Named<PhraseRule?>] = []
    for (key, value) in mapping {
      guard let name = name(key) else { continue }
      let rule = phrase(value).map { PhraseRule(name: name, phrase: $0) }
      rules.append(.init(name: name, value: rule, position: position(key)))
    }
    return rules
  }
}
