import AppIntents
import Foundation
import ParlanceAssistant
import ParlanceJSONText

/// A turn as one line of JSON. Every key is always there; what is not known is `null`.
package struct TurnJSON: Sendable {
  /// The version of the keys: it changes when one is taken away or means something else.
  package static let version = 1

  private let values: ValueJSON

  /// Makes a writer whose dates are in `timeZone`.
  package init(timeZone: TimeZone) { values = ValueJSON(timeZone: timeZone) }

  /// The result line of a turn, without a line break; `id` is that of the input line.
  package func line(_ turn: Turn, id: JSONNode? = nil) -> String {
    var writer = JSONWriter(capacity: 512)
    writer.beginObject()
    begin(&writer, id: id)
    writer.member("turn", turn.number)
    writer.member("session", turn.session)
    writer.member("locale", turn.locale)
    writer.member("utterance", turn.utterance)
    writer.member("state", turn.state.rawValue)
    writer.key("performed")
    writer.beginArray()
    for performed in turn.performed { write(performed, to: &writer) }
    writer.endArray()
    writer.member("spoken", turn.spoken)
    writer.member("displayed", turn.displayed)
    write(turn.suggestions, to: &writer)
    writer.key("prompt")
    write(turn.prompt, to: &writer)
    writer.key("error")
    write(turn.failure, to: &writer)
    writer.endObject()
    return writer.line
  }

  /// The result line of an input line that never became a turn.
  package func line(_ problem: InputProblem, session: String, locale: String) -> String {
    var writer = JSONWriter()
    writer.beginObject()
    begin(&writer, id: problem.id)
    writer.key("turn")
    writer.null()
    writer.member("session", session)
    writer.member("locale", locale)
    writer.key("utterance")
    writer.null()
    writer.member("state", Turn.State.failed.rawValue)
    writer.key("performed")
    writer.beginArray()
    writer.endArray()
    writer.member("spoken", "")
    writer.member("displayed", "")
    write([], to: &writer)
    writer.key("prompt")
    writer.null()
    writer.key("error")
    write(Turn.Failure(code: problem.code, message: problem.description), to: &writer)
    writer.endObject()
    return writer.line
  }

  /// A line that shows that work goes on; `event` sets it apart from a result line.
  package func progressLine(_ message: String, fraction: Double?, session: String, id: JSONNode? = nil) -> String {
    var writer = JSONWriter()
    writer.beginObject()
    begin(&writer, id: id)
    writer.member("event", "progress")
    writer.member("session", session)
    writer.member("message", message)
    writer.member("fraction", fraction)
    writer.endObject()
    return writer.line
  }

  /// A line that shows what somebody seems to say who has not finished.
  package func partialLine(_ text: String, session: String) -> String {
    var writer = JSONWriter()
    writer.beginObject()
    begin(&writer, id: nil)
    writer.member("event", "partial")
    writer.member("session", session)
    writer.member("text", text)
    writer.endObject()
    return writer.line
  }

  private func begin(_ writer: inout JSONWriter, id: JSONNode?) {
    writer.member("v", Self.version)
    writer.key("id")
    if let id { writer.value(id) } else { writer.null() }
  }

  private func write(_ suggestions: [String], to writer: inout JSONWriter) {
    writer.key("suggestions")
    writer.beginArray()
    for suggestion in suggestions { writer.value(suggestion) }
    writer.endArray()
  }

  private func write(_ performed: Turn.Performed, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("intent", performed.intent)
    writer.key("parameters")
    writer.beginObject()
    for parameter in performed.parameters {
      writer.key(named: parameter.name)
      values.write(parameter.value, to: &writer)
    }
    writer.endObject()
    writer.key("value")
    if let value = performed.value { values.write(value, to: &writer) } else { writer.null() }
    writer.member("error", performed.error)
    writer.endObject()
  }

  private func write(_ prompt: Turn.OpenPrompt?, to writer: inout JSONWriter) {
    guard let prompt else { return writer.null() }
    writer.beginObject()
    writer.member("kind", prompt.kind.rawValue)
    writer.member("intent", prompt.intent)
    writer.member("parameter", prompt.parameter)
    writer.key("choices")
    writer.beginArray()
    for choice in prompt.choices {
      writer.beginObject()
      writer.member("id", choice.id)
      writer.member("title", choice.title)
      writer.member("subtitle", choice.subtitle)
      if let section = choice.section { writer.member("section", section) }
      writer.endObject()
    }
    writer.endArray()
    writer.member("more", prompt.more)
    // On the first page, which is nearly always the only one, there is nothing before.
    if prompt.before > 0 { writer.member("before", prompt.before) }
    writer.endObject()
  }

  private func write(_ failure: Turn.Failure?, to writer: inout JSONWriter) {
    guard let failure else { return writer.null() }
    writer.beginObject()
    writer.member("code", failure.code)
    writer.member("message", failure.message)
    writer.member("id", failure.id)
    writer.endObject()
  }
}
