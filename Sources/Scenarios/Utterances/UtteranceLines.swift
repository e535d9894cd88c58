import ParlanceDiagnostics
import ParlanceJSONText
import ParlancePhraseTables

/// Reads utterance tests written one JSON object a line.
struct UtteranceLines {
  private let file: String
  private var tests: [UtteranceTest] = []
  private var diagnostics: [Diagnostic] = []

  private init(file: String) {
    self.file = file
  }

  /// Reads all lines; a wrong one is told and left out.
  static func read(_ text: String, file: String) -> (tests: [UtteranceTest], diagnostics: [Diagnostic]) {
    var reader = UtteranceLines(file: file)
    for (number, line) in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let line = TextLines.trimmed(String(number == 0 && line.first == "\u{FEFF}" ? line.dropFirst() : line))
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      do throws(Diagnostic) {
        reader.tests.append(try reader.test(line, number: number + 1))
      } catch {
        reader.diagnostics.append(error)
      }
    }
    return (reader.tests, reader.diagnostics)
  }

  private static let keys: Set<String> = [
    "text", "locale", "context", "heard", "expect", "intent", "slots", "slots_from_context", "ask", "offered", "id",
  ]

  private func test(_ line: String, number: Int) throws(Diagnostic) -> UtteranceTest {
    let fault = { (message: String, column: Int, fix: String?) in
      Diagnostic(
        message, at: SourcePosition(file: file, line: number, column: column), sourceLine: line, fix: fix)
    }
    let node: JSONNode
    do throws(JSONError) {
      node = try JSONReader.parse(line)
    } catch {
      throw fault("this is no JSON: \(error.message)", error.column, error.fix)
    }
    guard let object = node.object else { throw fault("expected an object, found \(node.kind)", 1, Self.hint) }
    try refuse(object, of: Self.keys, fault)
    guard let text = node["text"] else { throw fault("the object has no “text”", 1, Self.hint) }
    guard let text = text.string else { throw fault("“text” is no text", text.position.column, "put it in quotes") }
    guard !TextLines.trimmed(text).isEmpty else {
      throw fault("“text” says nothing", node["text"]?.position.column ?? 1, "write a sentence, or leave the test out")
    }
    if let tooLong = UtteranceTest.tooLong(text) {
      throw fault(tooLong, node["text"]?.position.column ?? 1, UtteranceTest.shorter)
    }
    if let locale = node["locale"], locale.string?.isEmpty ?? true {
      throw fault("“locale” is a name such as “de”", locale.position.column, nil)
    }
    if let context = node["context"], context.object == nil {
      throw fault("“context” is an object of facts", context.position.column, "write {\"area\": \"kitchen\"}")
    }
    var context: [String: ScalarValue] = [:]
    for fact in node["context"]?.object?.members ?? [] {
      guard let value = ScalarValue(fact.value) else {
        throw fault("a fact is text, a number or a truth value", fact.value.position.column, nil)
      }
      context[fact.key] = value
    }
    if let heard = node["heard"], heard.bool == nil {
      throw fault("“heard” is true or false", heard.position.column, nil)
    }
    return UtteranceTest(
      text: text, locale: node["locale"]?.string, context: context, isHeard: node["heard"]?.bool ?? false,
      expectation: try expectation(node, fault), position: SourcePosition(file: file, line: number, column: 1))
  }

  /// Throws for a key that means nothing, or that stands there twice: the test would be another than it looks.
  private func refuse(
    _ object: JSONObject, of known: Set<String>, _ fault: (String, Int, String?) -> Diagnostic
  ) throws(Diagnostic) {
    if let unknown = object.members.first(where: { !known.contains($0.key) }) {
      let near = Spelling.nearest(to: unknown.key, in: known.sorted()).map { "did you mean “\($0)”?" }
      throw fault("“\(unknown.key)” means nothing here", unknown.keyPosition.column, near ?? Self.hint)
    }
    if let second = object.duplicates.first {
      throw fault("“\(second.key)” stands there twice", second.keyPosition.column, "leave one out")
    }
  }

  private static let hint = """
    write {"text": "…", "expect": {"intent": "…", "slots": {}}}, with null as "expect" if nothing may be understood
    """

  private func expectation(
    _ node: JSONNode, _ fault: (String, Int, String?) -> Diagnostic
  ) throws(Diagnostic) -> UtteranceTest.Expectation {
    let expected = node["expect"] ?? node
    if node["expect"] != nil, let stray = node.object?.members.first(where: { Self.strays.contains($0.key) }) {
      throw fault("“\(stray.key)” stands beside “expect”", stray.keyPosition.column, "write it within “expect”")
    }
    if expected.isNull { return .nothing }
    guard let object = expected.object else {
      throw fault("“expect” is an object or null", expected.position.column, Self.hint)
    }
    if node["expect"] != nil { try refuse(object, of: Self.expectations, fault) }
    if expected["intent"]?.isNull == true, let slots = expected["slots"], slots.object?.members.isEmpty != true {
      throw fault("there are no slots where nothing may be understood", slots.position.column, "leave them out")
    }
    let isOffered = try isOffered(expected, fault)
    if let ask = expected["ask"] {
      guard let parameter = ask.string else { throw fault("“ask” names a parameter", ask.position.column, nil) }
      if let intent = expected["intent"], intent.string == nil {
        throw fault("“intent” is a name where something is asked", intent.position.column, nil)
      }
      let slots = try expected["slots"].map { node throws(Diagnostic) in try self.slots(node, fault) }
      let contextSlots = try contextSlots(node, besides: slots ?? [:], fault)
      return .asks(parameter, intent: expected["intent"]?.string, slots: slots, contextSlots: contextSlots)
    }
    guard let intent = expected["intent"] else {
      throw fault("nothing says what is expected", expected.position.column, Self.hint)
    }
    if intent.isNull { return .nothing }
    guard let name = intent.string else { throw fault("“intent” is a name", intent.position.column, nil) }
    let slots = try expected["slots"].map { node throws(Diagnostic) in try self.slots(node, fault) } ?? [:]
    let contextSlots = try contextSlots(node, besides: slots, fault)
    return isOffered
      ? .offered(name, slots: slots, contextSlots: contextSlots)
      : .intent(name, slots: slots, contextSlots: contextSlots)
  }

  /// Whether what is expected is only offered; throws where that can mean nothing.
  private func isOffered(
    _ expected: JSONNode, _ fault: (String, Int, String?) -> Diagnostic
  ) throws(Diagnostic) -> Bool {
    guard let node = expected["offered"] else { return false }
    guard let isOffered = node.bool else { throw fault("“offered” is true or false", node.position.column, nil) }
    if isOffered, expected["ask"] != nil || expected["intent"]?.string == nil {
      throw fault("“offered” says nothing without an “intent”", node.position.column, "name what is offered")
    }
    return isOffered
  }

  /// The slots that the context gives, and that may be missing; none of them is one of the words'.
  private func contextSlots(
    _ node: JSONNode, besides slots: [String: [ScalarValue]], _ fault: (String, Int, String?) -> Diagnostic
  ) throws(Diagnostic) -> [String: [ScalarValue]] {
    guard let given = node["expect"]?["slots_from_context"] ?? node["slots_from_context"], !given.isNull else {
      return [:]
    }
    let found = try self.slots(given, fault)
    if let both = found.keys.sorted().first(where: { slots[$0] != nil }) {
      throw fault(
        "the slot “\(both)” is one of the words and one of the context", given.position.column, "leave one out")
    }
    return found
  }

  /// What may stand within “expect”, or beside the text where there is none.
  private static let expectations: Set<String> = ["intent", "slots", "slots_from_context", "ask", "offered"]

  /// What may not stand beside “expect”; hassil's communities write the slots of the context there.
  private static let strays = expectations.subtracting(["slots_from_context"])

  private func slots(
    _ node: JSONNode, _ fault: (String, Int, String?) -> Diagnostic
  ) throws(Diagnostic) -> [String: [ScalarValue]] {
    var slots: [String: [ScalarValue]] = [:]
    guard let object = node.object else { throw fault("slots are an object", node.position.column, nil) }
    if let second = object.duplicates.first {
      throw fault("the slot “\(second.key)” stands there twice", second.keyPosition.column, "leave one out")
    }
    for slot in object.members {
      let value = slot.value["value"] ?? slot.value
      let values = (value.array ?? [value]).compactMap { ScalarValue($0) }
      guard values.count == (value.array?.count ?? 1), !values.isEmpty else {
        throw fault("a slot is a value or a list of values", slot.value.position.column, nil)
      }
      slots[slot.key] = values
    }
    return slots
  }
}

extension ScalarValue {
  /// A plain value of JSON; `nil` for `null`, lists and objects.
  fileprivate init?(_ node: JSONNode) {
    switch node.value {
    case .string(let text): self = .text(text)
    case .bool(let flag): self = .boolean(flag)
    case .number:
      if let integer = node.integer {
        self = .integer(integer)
      } else if let number = node.number {
        self = .number(number)
      } else {
        return nil
      }
    default: return nil
    }
  }
}
