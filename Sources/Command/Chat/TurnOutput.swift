import Foundation
import ParlanceAssistant
import ParlanceJSONText
import ParlanceTerminal

/// Writes turns in the form that the command line asks for.
struct TurnOutput: Sendable {
  private let writer: OutputWriter
  private let style: TextStyle
  private let json: TurnJSON?
  /// Whether it shows what is not complete.
  private let hears: Bool
  private let missing: MissingPhrases

  /// Writes to a descriptor; with `hears` each line erases what a partial utterance left on a terminal.
  init(_ common: CommonOptions, _ app: AppRun, descriptor: Int32, hears: Bool = false) {
    self.hears = hears
    missing = app.missing
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
    if json != nil || !text.isEmpty { try writeLine(text) }
    if let note = missing.note(on: turn) { Messages.tell(note) }
  }

  /// Shows what somebody seems to say who has not finished: on a terminal until the next line, in JSON as an event.
  func writePartial(_ text: String, session: String) throws(OutputError) {
    if let json {
      try writer.writeLine(json.partialLine(text, session: session))
    } else if writer.isTerminal {
      try writer.write(Self.erase + style.styled(TurnText.lastWords(text), as: .detail))
    }
  }

  private static let erase = "\r\u{1B}[K"

  private func writeLine(_ text: String) throws(OutputError) {
    // What was shown of an utterance before it was complete is gone.
    try writer.writeLine(hears && writer.isTerminal ? Self.erase + text : text)
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
    if let json { try writeLine(json.line(problem, session: session, locale: locale)) }
    Messages.tell(problem.description)
  }

  /// Tells that there is no turn in the locale of a line.
  func write(fault: String, of input: InputLine, line: Int, session: String, locale: String) throws(OutputError) {
    try write(
      InputProblem(code: "locale", message: fault, line: line, id: input.id), session: input.session ?? session,
      locale: locale)
  }
}
