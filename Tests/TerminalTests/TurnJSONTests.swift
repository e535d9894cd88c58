import AppIntents
import Foundation
import ParlanceAssistant
import ParlanceJSONText
import Testing

@testable import ParlanceTerminal

@Suite("Turns as JSON")
struct TurnJSONTests {
  private let json: TurnJSON

  init() throws { json = TurnJSON(timeZone: try #require(TimeZone(identifier: "Europe/Berlin"))) }

  @Test("A question has its prompt and every key")
  func asking() {
    let turn = Turn(
      number: 2, session: "main", locale: "en", utterance: "complete a task", state: .asking, spoken: "Which “task”?",
      displayed: "Which “task”?",
      prompt: Turn.OpenPrompt(
        kind: .value, intent: "CompleteTask", parameter: "task",
        choices: [.init(id: "1", title: "Buy milk", subtitle: "Open"), .init(id: "2", title: "Call\n")], more: 3,
        before: 2))
    #expect(
      json.line(turn) == #"""
        {"v":1,"id":null,"turn":2,"session":"main","locale":"en","utterance":"complete a task","state":"asking",\#
        "performed":[],"spoken":"Which “task”?","displayed":"Which “task”?","suggestions":[],"prompt":{"kind":"value",\#
        "intent":"CompleteTask","parameter":"task","choices":[{"id":"1","title":"Buy milk","subtitle":"Open"},\#
        {"id":"2","title":"Call\n","subtitle":null}],"more":3,"before":2},"error":null}
        """#)
  }

  @Test("What was performed has its parameters, value and error; the id comes back as it was")
  func performed() throws {
    let task = IntentValue.entity(EntityReference(typeName: "TaskEntity", id: "7", display: DisplayText(title: "Milk")))
    let turn = Turn(
      number: 1, session: "s", locale: "de", utterance: nil, state: .failed,
      performed: [
        .init(intent: "CompleteTask", parameters: [("task", task)], value: task),
        .init(intent: "Other", error: "No."),
      ], spoken: "x", displayed: "y", failure: Turn.Failure(code: "c", message: "m", id: "f1"))
    #expect(
      json.line(turn, id: try JSONReader.parse("1.50")) == #"""
        {"v":1,"id":1.50,"turn":1,"session":"s","locale":"de","utterance":null,"state":"failed","performed":[\#
        {"intent":"CompleteTask","parameters":{"task":{"type":"TaskEntity","value":"7","title":"Milk"}},\#
        "value":{"type":"TaskEntity","value":"7","title":"Milk"},"error":null},\#
        {"intent":"Other","parameters":{},"value":null,"error":"No."}],"spoken":"x","displayed":"y","suggestions":[],"prompt":null,\#
        "error":{"code":"c","message":"m","id":"f1"}}
        """#)
  }

  @Test("A line that never became a turn has the same keys")
  func problems() throws {
    let problem = InputProblem(
      code: "invalidJSON", message: "no", line: 3, column: 2, id: try JSONReader.parse("\"a\""))
    let line = json.line(problem, session: "s", locale: "en")
    let turn = Turn(number: 1, session: "s", locale: "en", utterance: nil, state: .silence)
    let keys = try JSONReader.parse(json.line(turn)).object?.members.map(\.key)
    let node = try JSONReader.parse(line)
    #expect(node.object?.members.map(\.key) == keys)
    #expect(node["id"]?.string == "a")
    #expect(node["state"]?.string == "failed")
    #expect(node["error"]?["message"]?.string == "line 3, column 2: no")
  }

  @Test("Progress carries the key event")
  func progress() {
    #expect(
      json.progressLine("Sending", fraction: 0.5, session: "s")
        == #"{"v":1,"id":null,"event":"progress","session":"s","message":"Sending","fraction":0.5}"#)
  }

  @Test(
    "Every kind of value has type, value and title",
    arguments: [
      (IntentValue.boolean(true), #"{"type":"boolean","value":true,"title":null}"#),
      (.integer(-3), #"{"type":"integer","value":-3,"title":null}"#),
      (.number(2.5), #"{"type":"number","value":2.5,"title":null}"#),
      (.number(.infinity), #"{"type":"number","value":null,"title":null}"#),
      (.text("a\"b"), #"{"type":"text","value":"a\"b","title":null}"#),
      (.date(Date(timeIntervalSince1970: 0)), #"{"type":"date","value":"1970-01-01T01:00:00+01:00","title":null}"#),
      (
        .dateComponents(DateComponents(year: 2026, month: 2, day: 3, hour: 17)),
        #"{"type":"dateComponents","value":"2026-02-03T17:00","title":null}"#
      ),
      (.dateComponents(DateComponents(hour: 7, minute: 5)), #"{"type":"dateComponents","value":"07:05","title":null}"#),
      (.dateComponents(DateComponents(month: 2, day: 3)), #"{"type":"dateComponents","value":"--02-03","title":null}"#),
      (.duration(.seconds(5405)), #"{"type":"duration","value":"PT1H30M5S","title":null}"#),
      (.duration(.milliseconds(-500)), #"{"type":"duration","value":"-PT0.5S","title":null}"#),
      (.duration(.zero), #"{"type":"duration","value":"PT0S","title":null}"#),
      (
        .enumeration(EnumReference(typeName: "TaskPriority", rawValue: "high", display: DisplayText(title: "High"))),
        #"{"type":"TaskPriority","value":"high","title":"High"}"#
      ),
      (
        .list([.integer(1), .text("x")]),
        #"{"type":"list","value":[{"type":"integer","value":1,"title":null},{"type":"text","value":"x","title":null}],"#
          + #""title":null}"#
      ),
    ] as [(IntentValue, String)])
  func values(value: IntentValue, expected: String) throws {
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    var writer = JSONWriter()
    ValueJSON(timeZone: zone).write(value, to: &writer)
    #expect(writer.line == expected)
  }
}
