import ParlanceAssistant

/// One thing that happens in a scenario, with what is expected of it.
package struct ScenarioStep: Sendable, Hashable {
  /// What can happen.
  package enum Event: Sendable, Hashable {
    /// The session is given something, and a turn comes of it.
    case input(Input)
    /// A choice is picked by its identifier or title.
    case choose(String)
    /// Time passes.
    case wait(Duration)
    /// The program ends and begins anew over the same data.
    case restart
    /// The session goes on in another locale.
    case locale(String)

    /// Whether a turn comes of it, so that something can be expected.
    package var makesTurn: Bool {
      switch self {
      case .input, .choose: true
      case .wait, .restart, .locale: false
      }
    }
  }

  /// The line, counted from 1.
  package var line: Int

  /// What happens.
  package var event: Event

  /// What is expected of the turn, in the order of the file.
  package var expectations: [ScenarioExpectation]

  /// Makes a step.
  package init(line: Int, event: Event, expectations: [ScenarioExpectation] = []) {
    self.line = line
    self.event = event
    self.expectations = expectations
  }
}
