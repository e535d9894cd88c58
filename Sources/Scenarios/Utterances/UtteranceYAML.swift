import ParlanceDiagnostics
import ParlancePhraseTables
import Yams

/// Reads utterance tests as hassil's communities write them: `tests:` with `sentences:` and an `intent:`.
struct UtteranceYAML {
  private let file: String
  private let lines: [String]
  private var locale: String?
  private var tests: [UtteranceTest] = []
  private var diagnostics: [Diagnostic] = []

  private init(_ text: String, file: String) {
    self.file = file
    lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }

  /// Reads a file; a wrong test is told and left out.
  static func read(_ text: String, file: String) -> (tests: [UtteranceTest], diagnostics: [Diagnostic]) {
    let text = text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    var reader = UtteranceYAML(text, file: file)
    do throws(Diagnostic) {
      try reader.read(text)
    } catch {
      reader.diagnostics.append(error)
    }
    return (reader.tests, reader.diagnostics)
  }

  private mutating func read(_ text: String) throws(Diagnostic) {
    let root: Node?
    do {
      // Without types: `on` stays a word.
      root = try Yams.compose(yaml: text, .basic, .default, .utf8)
    } catch {
      throw YAMLCheck.fault(in: text, file: file)
        ?? Diagnostic("this is not YAML: \(error)", at: SourcePosition(file: file, line: 1, column: 1))
    }
    locale = root?.mapping?["language"]?.scalar?.string
    guard let entries = root?.mapping?["tests"] else { throw fault("the file has no “tests”", root) }
    guard let entries = entries.sequence else { throw fault("“tests” is a list", entries) }
    for entry in entries {
      do throws(Diagnostic) {
        try add(entry)
      } catch {
        diagnostics.append(error)
      }
    }
  }

  private mutating func add(_ entry: Node) throws(Diagnostic) {
    guard let test = entry.mapping else { throw fault("a test has “sentences” and an “intent”", entry) }
    if let (key, _) = test.first(where: { $0.key.scalar.map { Self.keysOfLines.contains($0.string) } ?? false }) {
      throw fault(
        "“\(key.scalar?.string ?? "")” means something in lines of JSON, and nothing here", key,
        fix: "leave it out, or write the test into a file .jsonl")
    }
    try refuseMisspelt(test, of: ["sentences", "intent", "context", "response"])
    // As in tables, a single sentence needs no list.
    let given = test["sentences"]
    let sentences = given?.sequence.map { Array($0) } ?? [given].compactMap { $0?.scalar == nil ? nil : $0 }
    guard !sentences.isEmpty else {
      throw fault("the test has no “sentences”", entry)
    }
    let intent = test["intent"]
    var context = try values(test["context"])
    context.merge(try values(intent?.mapping?["context"])) { _, own in own }
    let expectation = try expectation(intent, entry)
    for sentence in sentences {
      guard let text = sentence.scalar?.string else {
        diagnostics.append(fault("a sentence is text", sentence, fix: "put it in quotes"))
        continue
      }
      guard !TextLines.trimmed(text).isEmpty else {
        diagnostics.append(fault("the sentence says nothing", sentence, fix: "leave it out"))
        continue
      }
      if let tooLong = UtteranceTest.tooLong(text) {
        diagnostics.append(fault(tooLong, sentence, fix: UtteranceTest.shorter))
        continue
      }
      tests.append(
        UtteranceTest(
          text: text, locale: locale, context: context.compactMapValues(\.first), expectation: expectation,
          position: position(sentence)))
    }
  }

  /// What belongs into tests that are lines of JSON: passed over, it would leave a test that expects less than it looks.
  private static let keysOfLines: Set<String> = [
    "text", "locale", "heard", "expect", "ask", "offered", "slots", "slots_from_context", "name",
  ]

  private func expectation(_ intent: Node?, _ entry: Node) throws(Diagnostic) -> UtteranceTest.Expectation {
    guard let intent else { throw fault("the test has no “intent”", entry, fix: "write intent: null for none") }
    if let scalar = intent.scalar {
      let isNone = ["", "null", "~"].contains(scalar.string) && scalar.style == .plain
      return isNone ? .nothing : .intent(scalar.string, slots: [:], contextSlots: [:])
    }
    if let mapping = intent.mapping {
      try refuseMisspelt(mapping, of: ["name", "slots", "context", "slots_from_context", "response", "offered"])
    }
    guard let name = intent.mapping?["name"]?.scalar?.string else { throw fault("the intent has no “name”", intent) }
    let fromContext = try values(intent.mapping?["slots_from_context"])
    let slots = try values(intent.mapping?["slots"])
    switch intent.mapping?["offered"]?.scalar?.string {
    case nil where intent.mapping?["offered"] == nil, "false":
      return .intent(name, slots: slots, contextSlots: fromContext)
    case "true": return .offered(name, slots: slots, contextSlots: fromContext)
    default: throw fault("“offered” is true or false", intent.mapping?["offered"])
    }
  }

  /// Throws if a key is likely one of those, misspelt; others are notes of the author's.
  private func refuseMisspelt(_ mapping: Node.Mapping, of known: [String]) throws(Diagnostic) {
    for (key, _) in mapping {
      guard let name = key.scalar?.string, !known.contains(name), let near = Spelling.nearest(to: name, in: known)
      else { continue }
      throw fault("“\(name)” means nothing here", key, fix: "did you mean “\(near)”?")
    }
  }

  /// Names with one or several values; `{value: x}` is x.
  private func values(_ node: Node?) throws(Diagnostic) -> [String: [ScalarValue]] {
    guard let node else { return [:] }
    if let scalar = node.scalar, scalar.string.isEmpty || scalar.string == "null" { return [:] }
    guard let mapping = node.mapping else { throw fault("expected names with values", node) }
    var values: [String: [ScalarValue]] = [:]
    for (key, value) in mapping {
      let value = value.mapping?["value"] ?? value
      let scalars = value.sequence.map { Array($0) } ?? [value]
      let texts = scalars.compactMap(\.scalar)
      guard let name = key.scalar?.string, texts.count == scalars.count, !texts.isEmpty else {
        throw fault("expected a value or a list of values", value)
      }
      values[name] = texts.map { $0.style == .plain ? ScalarValue(unquoted: $0.string) : .text($0.string) }
    }
    return values
  }

  private func position(_ node: Node?) -> SourcePosition {
    SourcePosition(file: file, line: node?.mark?.line ?? 1, column: node?.mark?.column ?? 1)
  }

  private func fault(_ message: String, _ node: Node?, fix: String? = nil) -> Diagnostic {
    let position = position(node)
    let line = lines.indices.contains(position.line - 1) ? lines[position.line - 1] : nil
    return Diagnostic(message, at: position, sourceLine: line, fix: fix)
  }
}
