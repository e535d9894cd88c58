import AppIntents
import Foundation
import ParlanceAssistant
import ParlanceReports

/// Whether an intent was performed as a scenario writes it.
struct ArgumentComparison {
  private let timeZone: TimeZone
  private let values: ValueText

  /// Compares days and moments in the time zone of the scenario.
  init(timeZone: TimeZone) {
    self.timeZone = timeZone
    values = ValueText(timeZone: timeZone)
  }

  /// Whether intent and parameters are the same; the order of different parameters means nothing.
  func isSame(_ call: ScenarioCall, _ performed: Turn.Performed) -> Bool {
    guard IntentName.isSame(call.intent, performed.intent) else { return false }
    var written = call.values
    for parameter in performed.parameters {
      let elements = elements(parameter.value)
      let texts = written.removeValue(forKey: parameter.name) ?? []
      guard texts.count == elements.count, zip(texts, elements).allSatisfy({ isSame($0, $1) }) else { return false }
    }
    return written.isEmpty
  }

  private func elements(_ value: IntentValue) -> [IntentValue] {
    if case .list(let values) = value { values.flatMap(elements) } else { [value] }
  }

  private func isSame(_ written: String, _ value: IntentValue) -> Bool {
    if written == values.text(value) { return true }
    switch value {
    case .integer(let number): return Double(written) == Double(number)
    case .number(let number): return Double(written) == number
    case .date(let date): return LocalMoment.date(written, in: timeZone) == date
    case .duration(let duration): return ShortDuration.read(written) == duration
    case .entity(let entity): return entity.id == written
    default: return false
    }
  }
}
