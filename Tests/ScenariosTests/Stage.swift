import Foundation
import ParlanceAssistant
import ParlanceScenarios
import Synchronization

/// A stage whose conversation gives the turns that it was given, and remembers what happened.
final class Stage: ScenarioStage, ScenarioConversation {
  private let turns: Mutex<[Turn]>
  private let log = Mutex<[String]>([])

  init(_ turns: [Turn] = []) { self.turns = Mutex(turns) }

  var happened: [String] { log.withLock { $0 } }

  func begin(locale: String, fixture: String?) async throws -> any ScenarioConversation {
    note("begin \(locale) \(fixture ?? "-")")
    return self
  }

  func wait(_ duration: Duration) async { note("wait \(duration)") }

  func end() async { note("end") }

  func use(locale: String) async throws { note("locale \(locale)") }

  func respond(to input: Input) async -> Turn {
    note("\(input)")
    return turns.withLock { $0.isEmpty ? Turn.sample(state: .silence) : $0.removeFirst() }
  }

  private func note(_ line: String) { log.withLock { $0.append(line) } }
}

extension Turn {
  static func sample(
    state: State = .done, _ spoken: String = "", displayed: String? = nil, performed: [Performed] = [],
    choices: [OpenPrompt.Choice] = [], locale: String = "en"
  ) -> Turn {
    Turn(
      number: 1, session: "s", locale: locale, utterance: nil, state: state, performed: performed, spoken: spoken,
      displayed: displayed ?? spoken, prompt: choices.isEmpty ? nil : OpenPrompt(kind: .value, choices: choices))
  }
}
