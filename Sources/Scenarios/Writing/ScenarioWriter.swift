import AppIntents
import Foundation
import ParlanceAssistant
import ParlanceReports

/// Writes a conversation as a scenario, turn by turn; replayed over the same beginnings it passes.
package struct ScenarioWriter: Sendable {
  /// The lines with which the file begins, with a blank line behind them.
  package let header: String

  private let values: ValueText
  private let timeZone: TimeZone
  private var clock: Date
  private var locale: String
  private var choices: [Turn.OpenPrompt.Choice] = []

  /// Makes a writer of a conversation that begins at `now`.
  package init(
    description: String? = nil, app: String, locale: String, now: Date, timeZone: TimeZone, fixture: String? = nil
  ) {
    values = ValueText(timeZone: timeZone)
    self.timeZone = timeZone
    self.locale = locale
    // The file has whole seconds; a replay begins there.
    clock = Date(timeIntervalSinceReferenceDate: now.timeIntervalSinceReferenceDate.rounded(.down))
    var lines = description.map { TextLines.of($0).map { "# " + $0 } } ?? []
    lines.append("app: \(app)")
    lines.append("locale: \(locale)")
    lines.append("now: \(Self.moment(clock, in: timeZone))")
    lines.append("time-zone: \(timeZone.identifier)")
    if let fixture { lines.append("fixture: \(fixture)") }
    header = lines.joined(separator: "\n") + "\n\n"
  }

  /// The lines of a turn that came of an input at `now`.
  ///
  /// Where the minute has changed since the last turn a line `! wait` comes first, so that times in answers agree.
  package mutating func lines(_ input: Input, _ turn: Turn, at now: Date) -> String {
    var lines: [String] = []
    if let wait = wait(until: now) { lines.append(wait) }
    if turn.locale != locale {
      locale = turn.locale
      lines.append("! locale \(locale)")
    }
    lines.append(self.input(input))
    lines += turn.performed.map(performed)
    lines += TextLines.of(turn.spoken).map { Self.line("<", $0) }
    if turn.displayed != turn.spoken { lines += TextLines.of(turn.displayed).map { Self.line("<<", $0) } }
    choices = turn.prompt?.choices ?? []
    if !choices.isEmpty { lines.append("? " + ChoiceLine.text(choices.map(\.title))) }
    if turn.state != .done, turn.state != .asking { lines.append("~ \(turn.state.rawValue)") }
    return lines.joined(separator: "\n") + "\n"
  }

  private mutating func wait(until now: Date) -> String? {
    let seconds = Int(min(now.timeIntervalSince(clock), 800_000_000))
    let minute = { (date: Date) in (date.timeIntervalSinceReferenceDate / 60).rounded(.down) }
    guard seconds > 0, minute(now) != minute(clock) else { return nil }
    clock += TimeInterval(seconds)
    return "! wait \(ShortDuration.text(seconds: seconds))"
  }

  private func input(_ input: Input) -> String {
    switch input {
    case .utterance(let utterance): "> " + SpokenLine.text(utterance)
    case .silence: ">"
    case .cancel: "! interrupt"
    case .choice(let id): "! choose " + name(ofChoice: id)
    }
  }

  /// The choice's title if it is the only one of that title: identifiers may differ in a replay.
  private func name(ofChoice id: String) -> String {
    guard let choice = choices.first(where: { $0.id == id }) else { return ChoiceLine.normalized(id) }
    let title = ChoiceLine.normalized(choice.title)
    let isOnly = choices.count { ChoiceLine.normalized($0.title) == title } == 1
    return isOnly && !title.isEmpty ? title : ChoiceLine.normalized(id)
  }

  private func performed(_ performed: Turn.Performed) -> String {
    performed.line(values)
  }

  private static func line(_ marker: String, _ text: String) -> String {
    text.isEmpty ? marker : marker + " " + text
  }

  private static func moment(_ date: Date, in timeZone: TimeZone) -> String {
    let text = ISOText(timeZone: timeZone).moment(date)
    return text.utf8.count == 16 ? text + ":00" : text
  }
}

extension Turn.Performed {
  /// The intent as a line of a scenario.
  func line(_ values: ValueText) -> String {
    let arguments = parameters.map { values.assignment($0.name, $0.value) }.filter { !$0.isEmpty }
    return ([error == nil ? "=" : "=!", intent] + arguments).joined(separator: " ")
  }
}
