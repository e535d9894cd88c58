import ParlanceAssistant
import ParlanceJSONText
import Testing

@testable import ParlanceTerminal

@Suite("Lines of input")
struct InputParserTests {
  private func problem(_ text: String) throws -> InputProblem {
    switch InputParser.parse(text, line: 7) {
    case .failure(let problem): return problem
    case .success(let line):
      Issue.record("\(line)")
      throw CancellationError()
    }
  }

  @Test("A line is an utterance as it stands")
  func utterance() throws {
    #expect(try InputParser.parse(" complete [it]").get() == InputLine(input: .utterance(Utterance(" complete [it]"))))
  }

  @Test("An empty line is silence, in JSON too", arguments: ["", "  \t", "{\"text\":\"\"}", "{\"text\":\" \"}"])
  func silence(line: String) throws {
    #expect(try InputParser.parse(line).get().input == .silence)
  }

  @Test("A JSON object carries all it can say")
  func object() throws {
    let line = try InputParser.parse(
      """
       {"id":"a7","text":"buy milk","locale":"de","session":"kitchen","context":{"room":"kitchen","level":2,"on":true},\
      "alternatives":[{"text":"by milk","confidence":0.5},"bye milk"],"recogniser":{"x":[1]}}
      """
    ).get()
    #expect(line.id?.string == "a7")
    #expect(line.locale == "de")
    #expect(line.session == "kitchen")
    #expect(
      line.input
        == .utterance(
          Utterance(
            "buy milk", context: ["room": "kitchen", "level": "2", "on": "true"],
            alternatives: [.init(text: "by milk", confidence: 0.5), .init(text: "bye milk")])))
  }

  @Test("An object can tell that a recogniser heard its text")
  func heard() throws {
    let heard = Input.utterance(Utterance("by milk", isRecognised: true))
    #expect(try InputParser.parse(#"{"text":"by milk","heard":true}"#).get().input == heard)
    #expect(try InputParser.parse(#"{"text":"by milk","heard":null}"#).get().input == .utterance(Utterance("by milk")))
    #expect(try problem(#"{"text":"by milk","heard":1}"#).column == 27)
  }

  @Test("A choice stands alone, and null is as good as nothing")
  func choice() throws {
    #expect(try InputParser.parse(#"{"choice":"42","text":null,"id":7}"#).get().input == .choice("42"))
    #expect(try problem(#"{"choice":"42","text":"no"}"#).column == 11)
  }

  @Test("Without a text, the best alternative is what was said")
  func bestAlternative() throws {
    let line = try InputParser.parse(#"{"alternatives":[{"text":"one"},{"text":"two"}]}"#).get()
    guard case .utterance(let utterance) = line.input else { throw CancellationError() }
    #expect(utterance.text == "one")
  }

  @Test("Broken JSON is told with line and column")
  func broken() throws {
    let problem = try problem(#"{"text":"a" "b"}"#)
    #expect(problem.code == "invalidJSON")
    #expect(problem.description.hasPrefix("line 7, column 13: a line that begins with “{” must be a JSON object"))
  }

  @Test(
    "A wrong member is told with its column, and the id is kept",
    arguments: [
      (#"{"id":1,"text":5}"#, 16), (#"{"id":1,"text":"x","context":[]}"#, 30),
      (#"{"id":1,"text":"x","context":{"a":{}}}"#, 35), (#"{"id":1,"alternatives":{}}"#, 24),
      (#"{"id":1,"alternatives":[{"confidence":1}]}"#, 25),
      (#"{"id":1,"alternatives":[{"text":"x","confidence":"y"}]}"#, 50), (#"{"id":1}"#, 1),
      (#"{"id":1,"text":"x","locale":3}"#, 29),
    ])
  func wrong(text: String, column: Int) throws {
    let problem = try problem(text)
    #expect(problem.code == "invalidInput")
    #expect(problem.column == column)
    #expect(problem.id?.integer == 1)
  }

  @Test("An id is a string or a number")
  func identifiers() throws {
    #expect(try problem(#"{"id":[1],"text":"x"}"#).code == "invalidInput")
    #expect(try InputParser.parse(#"{"id":1.50,"text":"x"}"#).get().id?.value == .number("1.50"))
  }

  @Test("Line breaks in a text are spaces; other control characters are refused")
  func controls() throws {
    #expect(try InputParser.parse(#"{"text":"a\nb"}"#).get().input == .utterance(Utterance("a b")))
    #expect(try problem(#"{"text":"a\u0000b"}"#).code == "controlCharacter")
    #expect(try problem("a\u{1}b").code == "controlCharacter")
  }

  @Test("A line that could not be read keeps its number")
  func unreadable() {
    let line = PipeLine(number: 12, content: .failure(.invalidUTF8(offset: 4)))
    #expect(
      InputParser.parse(line)
        == .failure(InputProblem(.invalidUTF8(offset: 4), line: 12)))
  }

  @Test("Text that is cut off anywhere is no crash")
  func truncated() {
    let text = Array(#"{"id":"a","text":"ü\u00e4","context":{"a":"b"},"alternatives":[{"text":"x","confidence":1}]}"#)
    for end in 1..<text.count {
      let result = InputParser.parse(String(text[..<end]))
      #expect(throws: InputProblem.self) { try result.get() }
    }
  }
}
