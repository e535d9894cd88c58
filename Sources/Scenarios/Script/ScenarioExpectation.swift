import ParlanceAssistant

/// One line of a scenario that says what must come of a turn.
package struct ScenarioExpectation: Sendable, Hashable {
  /// What can be expected.
  package enum Kind: Sendable, Hashable {
    /// A line of what is spoken.
    case spoken(String)
    /// A line of what is displayed.
    case displayed(String)
    /// A line that a regular expression matches whole: of what is spoken, behind a `<<` of what is displayed.
    case pattern(String)
    /// The titles of the choices.
    case choices([String])
    /// An intent was performed.
    case performed(ScenarioCall)
    /// An intent was performed and failed.
    case failed(ScenarioCall)
    /// The turn's state.
    case state(Turn.State)
  }

  /// The line, counted from 1.
  package var line: Int

  /// What is expected.
  package var kind: Kind

  /// The line as it is written, without the white space at its ends.
  package var source: String

  /// Makes an expectation.
  package init(line: Int, kind: Kind, source: String) {
    self.line = line
    self.kind = kind
    self.source = source
  }
}
