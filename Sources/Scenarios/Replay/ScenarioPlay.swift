import ParlanceAssistant
import ParlanceDiagnostics
import ParlanceMatching
import ParlanceReports

/// One scenario while it is played.
struct ScenarioPlay {
  /// The phrases that turns were understood by, so far.
  private(set) var reached: [TestCoverage.Reached] = []

  /// How many turns were not played, since one before them did something else.
  private(set) var left = 0

  private let scenario: Scenario
  private let stage: any ScenarioStage
  private var conversation: (any ScenarioConversation)?
  private var locale: String
  private var choices: [Turn.OpenPrompt.Choice] = []

  /// Sets a scenario on a stage that nothing else uses.
  init(_ scenario: Scenario, on stage: any ScenarioStage) {
    self.scenario = scenario
    self.stage = stage
    locale = scenario.locale
  }

  /// Plays to the end or to the first turn that does something else than is expected, and gives what is wrong until there.
  mutating func failures() async -> [TestFailure] {
    do {
      try await begin(fixture: scenario.fixture)
    } catch {
      return [scenario.cannotBegin(error)]
    }
    var failures: [TestFailure] = []
    for (place, step) in scenario.steps.enumerated() {
      var goesOn = false
      do {
        let (wrong, isSameDeed) = try await play(step)
        failures += wrong
        goesOn = isSameDeed
      } catch {
        failures.append(TestFailure(line: step.line, words(of: error)))
      }
      guard goesOn else {
        left = scenario.steps[(place + 1)...].count(where: \.event.makesTurn)
        break
      }
    }
    return failures
  }

  private mutating func begin(fixture: String?) async throws {
    // What the last conversation holds open is closed before the next one opens it.
    conversation = nil
    choices = []
    conversation = try await stage.begin(locale: locale, fixture: fixture)
  }

  private mutating func play(_ step: ScenarioStep) async throws -> TurnComparison.Outcome {
    switch step.event {
    case .input(let input): return await respond(to: input, step)
    case .choose(let name): return await choose(name, step)
    case .wait(let duration): await stage.wait(duration)
    case .restart: try await begin(fixture: nil)
    case .locale(let next):
      try await conversation?.use(locale: next)
      locale = next
    }
    return ([], true)
  }

  private mutating func respond(to input: Input, _ step: ScenarioStep) async -> TurnComparison.Outcome {
    guard let turn = await conversation?.respond(to: input) else { return ([], true) }
    if case .utterance = input { note(await conversation?.lastMatch, turn) }
    choices = turn.prompt?.choices ?? []
    return TurnComparison.outcome(of: step, turn, in: scenario)
  }

  /// Keeps the one meaning of an input if the turn came of it: the words may as well have been an answer.
  private mutating func note(_ result: MatchResult?, _ turn: Turn) {
    guard let result, result.decision == .match, let match = result.matches.first else { return }
    let intents = turn.performed.map(\.intent) + [turn.prompt?.intent].compactMap { $0 }
    guard intents.contains(where: { IntentName.isSame(match.intent, $0) }) else { return }
    reached.append(
      TestCoverage.Reached(
        locale: turn.locale, intent: match.intent, phrase: match.source, slots: Set(match.slots.map(\.name))))
  }

  /// Picks a choice; what then goes wrong where there is none of that name tells so.
  private mutating func choose(_ name: String, _ step: ScenarioStep) async -> TurnComparison.Outcome {
    let titles = choices.map(\.title)
    let known = identifier(of: name)
    var outcome = await respond(to: .choice(known ?? name), step)
    if known == nil, !outcome.failures.isEmpty {
      outcome.failures[0].message +=
        titles.isEmpty
        ? "; there were no choices" : "; no choice was called “\(name)”, they were \(ChoiceLine.text(titles))"
    }
    return outcome
  }

  /// The identifier of the choice that has the name as its identifier, else as its only title; `nil` if there is none.
  private func identifier(of name: String) -> String? {
    if choices.contains(where: { $0.id == name }) { return name }
    let titled = choices.filter { ChoiceLine.normalized($0.title) == ChoiceLine.normalized(name) }
    return titled.count == 1 ? titled[0].id : nil
  }
}

extension Scenario {
  /// The failure of a scenario that does not begin, at the header that is to blame where one is.
  func cannotBegin(_ error: any Error) -> TestFailure {
    let header: String? =
      switch error {
      case is UnknownFixture: "fixture"
      case let fault as Diagnostic where fault.code == Diagnostic.unknownLocale: "locale"
      default: nil
      }
    let line = header.flatMap { headerLines[$0] } ?? line
    return TestFailure(line: line, "the scenario cannot begin: \(words(of: error))")
  }
}

/// An error as a sentence, with what to do about it.
func words(of error: any Error) -> String {
  guard let diagnostic = error as? Diagnostic else { return "\(error)" }
  return diagnostic.message + (diagnostic.fix.map { "; \($0)" } ?? "")
}
