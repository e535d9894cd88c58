import ParlanceAssistant
import ParlanceReports
import ParlanceScenarios
import Testing

/// Plays a conversation with an app and holds it against what is expected.
///
/// Throws if the app or its phrases cannot be prepared. `phrases` are the folders of its phrase tables, in place of those that belong to
/// the app.
public func evaluate<App: AssistantApp>(
  _ scenario: Scenario, app: App.Type, options: App.Options, phrases: [String] = []
) async throws -> Evaluation {
  let setup = AssistantSetup(App.self, options: options, phrases: phrases, cache: Folders.ownPhraseCache)
  return try await evaluation(of: scenario, on: AssistantStage(setup, now: scenario.now, timeZone: scenario.timeZone))
}

/// Plays a conversation on a stage that nothing else uses, and clears it.
func evaluation(of scenario: Scenario, on stage: AssistantStage) async throws -> Evaluation {
  let values = ValueText(timeZone: scenario.timeZone)
  var turns: [ObservedTurn] = []
  var checks: [Evaluation.Check] = []
  do {
    let conversation = try await stage.begin(locale: scenario.locale, fixture: scenario.fixture)
    let clock = ContinuousClock()
    for said in scenario.turns {
      let start = clock.now
      let turn = ObservedTurn(await conversation.respond(to: said.input), duration: clock.now - start, values: values)
      turns.append(turn)
      checks += said.expectations.map {
        Evaluation.Check(kind: $0.kind, utterance: said.utterance, fault: $0.fault(in: [turn]))
      }
    }
  } catch {
    await stage.end()
    throw error
  }
  await stage.end()
  checks += scenario.expectations.map { Evaluation.Check(kind: $0.kind, utterance: nil, fault: $0.fault(in: turns)) }
  return Evaluation(name: scenario.name, checks: checks, turns: turns)
}

/// Plays a conversation with an app that has no options of its own, and holds it against what is expected.
public func evaluate<App: AssistantApp>(
  _ scenario: Scenario, app: App.Type, phrases: [String] = []
) async throws -> Evaluation where App.Options == NoOptions {
  try await evaluate(scenario, app: app, options: NoOptions(), phrases: phrases)
}

/// Plays a conversation with an app and records each expectation that is not fulfilled.
public func expectScenario<App: AssistantApp>(
  _ scenario: Scenario, app: App.Type, options: App.Options, phrases: [String] = [],
  sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  let evaluation = try await evaluate(scenario, app: app, options: options, phrases: phrases)
  for fault in evaluation.faults { Issue.record(Comment(rawValue: fault), sourceLocation: sourceLocation) }
}

/// Plays a conversation with an app that has no options of its own and records each expectation that is not fulfilled.
public func expectScenario<App: AssistantApp>(
  _ scenario: Scenario, app: App.Type, phrases: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
) async throws where App.Options == NoOptions {
  try await expectScenario(
    scenario, app: app, options: NoOptions(), phrases: phrases, sourceLocation: sourceLocation)
}
