import AppIntents
import ParlanceAssistant
import ParlanceReports

/// Holds a turn against what a scenario expects of it; pure.
struct TurnComparison {
  private let step: ScenarioStep
  private let turn: Turn
  private let values: ValueText
  private let arguments: ArgumentComparison
  private var failures: [TestFailure] = []

  private init(_ step: ScenarioStep, _ turn: Turn, _ scenario: Scenario) {
    self.step = step
    self.turn = turn
    values = ValueText(timeZone: scenario.timeZone)
    arguments = ArgumentComparison(timeZone: scenario.timeZone)
  }

  /// What is wrong, by lines, and whether it is words alone, so that the turns behind it still prove something.
  typealias Outcome = (failures: [TestFailure], goesOn: Bool)

  /// All in which the turn differs; what it has and nobody expected is a failure too.
  static func outcome(of step: ScenarioStep, _ turn: Turn, in scenario: Scenario) -> Outcome {
    var comparison = TurnComparison(step, turn, scenario)
    comparison.compareState()
    comparison.comparePerformed()
    comparison.compareChoices()
    let goesOn = comparison.failures.isEmpty
    comparison.compareTexts()
    return (comparison.failures.sorted { ($0.line ?? 0) < ($1.line ?? 0) }, goesOn)
  }

  private mutating func compareState() {
    let got = "~ \(turn.state.rawValue)"
    var isExpected = false
    for expectation in step.expectations {
      guard case .state(let state) = expectation.kind else { continue }
      isExpected = true
      if state != turn.state {
        fail(expectation.line, "the turn ended in another state", expectation.source, got + reason)
      }
    }
    if !isExpected, turn.state != .done, turn.state != .asking {
      fail(step.line, "the turn ended in a state that no line expects", nil, got + reason)
    }
  }

  /// What went wrong in the turn, for a failure that would be a riddle without it.
  private var reason: String {
    turn.failure.map { "  (\($0.code): \($0.message))" } ?? ""
  }

  private mutating func comparePerformed() {
    let expected = step.expectations.filter {
      switch $0.kind {
      case .performed, .failed: true
      default: false
      }
    }
    for (expectation, performed) in zip(expected, turn.performed) {
      let got = performed.line(values)
      switch expectation.kind {
      case .performed(let call):
        if performed.error != nil {
          fail(expectation.line, "the intent failed", expectation.source, got + "  (\(performed.error ?? ""))")
        } else if !arguments.isSame(call, performed) {
          fail(expectation.line, "something else was performed", expectation.source, got)
        }
      case .failed(let call):
        if performed.error == nil {
          fail(expectation.line, "the intent did not fail", expectation.source, got)
        } else if !arguments.isSame(call, performed) {
          fail(expectation.line, "something else was performed", expectation.source, got)
        }
      default: break
      }
    }
    for expectation in expected.dropFirst(turn.performed.count) {
      fail(expectation.line, "this was not performed", expectation.source, nil)
    }
    for performed in turn.performed.dropFirst(expected.count) {
      fail(step.line, "this was performed and no line expects it", nil, performed.line(values))
    }
  }

  private mutating func compareTexts() {
    var spoken: [ScenarioExpectation] = []
    var displayed: [ScenarioExpectation] = []
    for expectation in step.expectations {
      switch expectation.kind {
      case .spoken: spoken.append(expectation)
      case .displayed: displayed.append(expectation)
      case .pattern: if displayed.isEmpty { spoken.append(expectation) } else { displayed.append(expectation) }
      default: break
      }
    }
    compare(spoken, with: TextLines.of(turn.spoken), marker: "<", verb: "said")
    if !displayed.isEmpty {
      compare(displayed, with: TextLines.of(turn.displayed), marker: "<<", verb: "displayed")
    }
  }

  private mutating func compare(
    _ expected: [ScenarioExpectation], with got: [String], marker: String, verb: String
  ) {
    for (expectation, line) in zip(expected, got) where !isMatch(expectation, line) {
      fail(expectation.line, "something else was \(verb)", expectation.source, "\(marker) \(line)")
    }
    for expectation in expected.dropFirst(got.count) {
      fail(expectation.line, "this was not \(verb)", expectation.source, nil)
    }
    let rest = got.dropFirst(expected.count)
    if !rest.isEmpty {
      let lines = rest.map { "\(marker) \($0)" }.joined(separator: "\n")
      fail(expected.last?.line ?? step.line, "this was \(verb) and no line expects it", nil, lines)
    }
  }

  private func isMatch(_ expectation: ScenarioExpectation, _ line: String) -> Bool {
    switch expectation.kind {
    case .spoken(let text), .displayed(let text): return TextLines.isWritten(text, as: line)
    case .pattern(let pattern):
      guard let regex = try? Regex(pattern) else { return false }
      return (try? regex.wholeMatch(in: line)) != nil
    default: return false
    }
  }

  private mutating func compareChoices() {
    let got = (turn.prompt?.choices ?? []).map { ChoiceLine.normalized($0.title) }
    let expected = step.expectations.filter { if case .choices = $0.kind { true } else { false } }
    let titles = expected.flatMap { expectation -> [String] in
      if case .choices(let titles) = expectation.kind { titles } else { [] }
    }
    guard titles != got else { return }
    let shown = got.isEmpty ? "no choices" : "? " + ChoiceLine.text(got)
    if expected.isEmpty {
      fail(step.line, "there are choices and no line expects them", nil, shown)
    } else {
      let source = expected.map(\.source).joined(separator: "\n")
      fail(expected.first?.line, "the choices are others", source, shown)
    }
  }

  private mutating func fail(_ line: Int?, _ message: String, _ expected: String?, _ got: String?) {
    failures.append(TestFailure(line: line, message, expected: expected, got: got))
  }
}
