import Foundation
import ParlanceAssistant
import ParlanceJSONText
import ParlanceTerminal

/// Writes turns in the form that the command line asks for.
struct TurnOutput: Sendable {
  private let writer: OutputWriter
  private let style: TextStyle
  private let json: TurnJSON?

  init(_ common: CommonOptions, _ app: AppRun, descriptor: Int32) {
    writer = OutputWriter(descriptor: descriptor)
    style = TextStyle(color: common.color, isTerminal: writer.isTerminal, environment: app.environment)
    json = common.json ? TurnJSON(timeZone: app.assistant.environment.timeZone) : nil
  }

  /// Writes a turn; in text a turn that says nothing is no line. What lies with the app's data is told on standard error.
  func write(_ turn: Turn, id: JSONNode? = nil) throws(OutputError) {
    if turn.state == .failed, let failure = turn.failure, failure.code == Turn.Failure.data {
      Messages.tell(failure.message)
      guard json != nil else { return }
    }
    let text = json?.line(turn, id: id) ?? TurnText.text(turn, style: style)
    if json != nil || !text.isEmpty { try writer.writeLine(text) }
  }

  /// Writes that work goes on; only JSON has a line for it, since in text each line of input gets one of output.
  func progress(_ session: String, id: JSONNode? = nil) -> AssistantSession.ProgressReport? {
    guard let json else { return nil }
    return { message, fraction in
      // Where nothing can be written any more, the turn itself will tell.
      try? writer.writeLine(json.progressLine(message, fraction: fraction, session: session, id: id))
    }
  }

  /// Tells that a line is no input: as a result in JSON, else on standard error.
  func write(_ problem: InputProblem, session: String, locale: String) throws(OutputError) {
    if let json { try writer.writeLine(json.line(problem, session: session, locale: locale)) }
    Messages.tell(problem.description)
  }
}
