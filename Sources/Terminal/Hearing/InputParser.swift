import ParlanceAssistant
import ParlanceJSONText

/// Reads a line of input: a JSON object if it begins with a brace, else an utterance; an empty line is silence.
///
/// Members of a JSON object that it does not know are left alone, since recognisers add their own.
package enum InputParser {
  /// Reads a line of a pipe.
  package static func parse(_ line: PipeLine) -> Result<InputLine, InputProblem> {
    switch line.content {
    case .failure(let problem): .failure(InputProblem(problem, line: line.number))
    case .success(let text): parse(text, line: line.number)
    }
  }

  /// Reads a line that was typed; `line` is its number in messages.
  package static func parse(_ text: String, line: Int? = nil) -> Result<InputLine, InputProblem> {
    let start = text.drop { $0 == " " || $0 == "\t" }
    return reading(line: line) { () throws(InputProblem) in
      start.first == "{" ? try read(object(text)) : InputLine(input: utterance(try clean(text, column: nil)))
    }
  }

  /// Reads a JSON object; `line` is its number in messages.
  static func parse(_ object: JSONNode, line: Int) -> Result<InputLine, InputProblem> {
    reading(line: line) { () throws(InputProblem) in try read(object) }
  }

  /// Reads a line as words, whatever it looks like.
  static func words(_ text: String, line: Int) -> Result<InputLine, InputProblem> {
    reading(line: line) { () throws(InputProblem) in InputLine(input: utterance(try clean(text, column: nil))) }
  }

  /// Takes over what a recogniser heard.
  static func recognised(_ heard: Recognition, line: Int) -> Result<InputLine, InputProblem> {
    reading(line: line) { () throws(InputProblem) in
      var said = Utterance(try clean(heard.text, column: nil), alternatives: heard.alternatives)
      said.confidence = heard.confidence
      said.isRecognised = true
      return InputLine(input: .utterance(said))
    }
  }

  private static func reading(
    line: Int?, _ body: () throws(InputProblem) -> InputLine
  ) -> Result<InputLine, InputProblem> {
    do throws(InputProblem) {
      return .success(try body())
    } catch {
      var problem = error
      problem.line = line
      return .failure(problem)
    }
  }

  /// Reads words that are no line, such as a program's arguments: a brace among them begins no JSON.
  package static func utterance(words text: String, context: [String: String]) throws(InputProblem) -> Input {
    utterance(try clean(text, column: nil), context: context)
  }

  private static func utterance(
    _ text: String, context: [String: String] = [:], alternatives: [Utterance.Alternative] = [],
    confidence: Double? = nil, isRecognised: Bool = false
  ) -> Input {
    text.allSatisfy(\.isWhitespace)
      ? .silence
      : .utterance(
        Utterance(
          text, context: context, alternatives: alternatives, confidence: confidence, isRecognised: isRecognised))
  }

  private static func object(_ text: String) throws(InputProblem) -> JSONNode {
    do {
      return try JSONReader.parse(text)
    } catch {
      let message = [error.message, error.fix].compactMap { $0 }.joined(separator: ". ")
      throw InputProblem(
        code: "invalidJSON", message: "a line that begins with “{” must be a JSON object: \(message)",
        column: error.column)
    }
  }

  private static func read(_ object: JSONNode) throws(InputProblem) -> InputLine {
    let id = try identifier(object)
    do throws(InputProblem) {
      return InputLine(
        id: id, input: try input(object), locale: try string("locale", in: object),
        session: try string("session", in: object))
    } catch {
      var problem = error
      problem.id = id
      throw problem
    }
  }

  private static func input(_ object: JSONNode) throws(InputProblem) -> Input {
    let text = try string("text", in: object)
    let alternatives = try alternatives(object)
    let context = try context(object)
    if let choice = try string("choice", in: object) {
      guard text == nil, alternatives.isEmpty else {
        throw invalid("“choice” answers alone: leave out “text” and “alternatives”", member("choice", in: object))
      }
      return .choice(choice)
    }
    guard let said = text ?? alternatives.first?.text else {
      throw invalid(
        "the object says nothing: give “text”, “choice” or “alternatives”; an empty text is silence", object)
    }
    let confidence = try confidence(object) ?? (text == nil ? alternatives.first?.confidence : nil)
    return utterance(
      said, context: context, alternatives: text == nil ? Array(alternatives.dropFirst()) : alternatives,
      confidence: Recognition.share(confidence), isRecognised: try flag("heard", in: object))
  }
}

// The members.
extension InputParser {
  private static func identifier(_ object: JSONNode) throws(InputProblem) -> JSONNode? {
    guard let node = member("id", in: object) else { return nil }
    switch node.value {
    case .string, .number: return node
    default: throw invalid("“id” must be a string or a number, not \(node.kind)", node)
    }
  }

  private static func context(_ object: JSONNode) throws(InputProblem) -> [String: String] {
    guard let node = member("context", in: object) else { return [:] }
    guard let members = node.object?.members else {
      throw invalid("“context” must be an object of strings, not \(node.kind)", node)
    }
    var context: [String: String] = [:]
    for member in members {
      switch member.value.value {
      case .string(let text), .number(let text): context[member.key] = text
      case .bool(let flag): context[member.key] = flag ? "true" : "false"
      case .null: context[member.key] = nil
      case .array, .object:
        throw invalid("“\(member.key)” in “context” must be a string, not \(member.value.kind)", member.value)
      }
    }
    return context
  }

  private static func alternatives(_ object: JSONNode) throws(InputProblem) -> [Utterance.Alternative] {
    guard let node = member("alternatives", in: object) else { return [] }
    guard let elements = node.array else { throw invalid("“alternatives” must be an array, not \(node.kind)", node) }
    var alternatives: [Utterance.Alternative] = []
    for element in elements {
      if let text = element.string {
        alternatives.append(Utterance.Alternative(text: try clean(text, column: element.position.column)))
        continue
      }
      guard let text = try string("text", in: element) else {
        throw invalid("an alternative must be an object with “text”", element)
      }
      alternatives.append(Utterance.Alternative(text: text, confidence: try confidence(element)))
    }
    return alternatives
  }

  private static func flag(_ key: String, in object: JSONNode) throws(InputProblem) -> Bool {
    guard let node = member(key, in: object) else { return false }
    guard case .bool(let flag) = node.value else {
      throw invalid("“\(key)” must be true or false, not \(node.kind)", node)
    }
    return flag
  }

  private static func confidence(_ object: JSONNode) throws(InputProblem) -> Double? {
    guard let node = member("confidence", in: object) else { return nil }
    guard let number = node.number else { throw invalid("“confidence” must be a number, not \(node.kind)", node) }
    return number
  }

  private static func string(_ key: String, in object: JSONNode) throws(InputProblem) -> String? {
    guard let node = member(key, in: object) else { return nil }
    guard let text = node.string else { throw invalid("“\(key)” must be a string, not \(node.kind)", node) }
    return try clean(text, column: node.position.column)
  }

  /// One line of text; line breaks become spaces, other control characters are refused as on a plain line.
  private static func clean(_ text: String, column: Int?) throws(InputProblem) -> String {
    guard text.utf8.count <= Utterance.longest else {
      throw InputProblem(
        code: "utteranceTooLong",
        message: "the text has \(text.utf8.count) bytes, more than the \(Utterance.longest) of an utterance; "
          + "say less at once", column: column)
    }
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return text }
    var cleaned = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09: cleaned.append(scalar)
      case 0x0A, 0x0D: cleaned.append(" ")
      case ..<0x20, 0x7F:
        throw InputProblem(
          code: "controlCharacter",
          message: "the text holds the control character \(scalar.escaped(asASCII: true)); leave it out",
          column: column)
      default: cleaned.append(scalar)
      }
    }
    return String(cleaned)
  }

  /// A member that is there and not `null`.
  private static func member(_ key: String, in node: JSONNode) -> JSONNode? {
    node[key].flatMap { $0.isNull ? nil : $0 }
  }

  private static func invalid(_ message: String, _ node: JSONNode?) -> InputProblem {
    InputProblem(code: "invalidInput", message: message, column: node?.position.column)
  }
}
