import Foundation
import ParlanceAssistant
import ParlanceCommand
import ParlanceScenarios

@testable import daybook

/// What a run of the program needs to play a scenario.
extension Scenario {
  /// The program's arguments.
  func arguments(_ locale: String, store: String) -> [String] {
    let moment = Date.ISO8601FormatStyle(timeZone: timeZone)
      .year().month().day().timeSeparator(.colon).time(includingFractionalSeconds: false)
    let session = session.map { ["--session", $0] } ?? []
    return [
      "--store", store, "--phrases", DaybookFiles.phrases, "--locale", locale, "--now", now.formatted(moment),
      "--time-zone", timeZone.identifier,
    ] + session
  }

  /// Fills a store with a fixture.
  func fill(_ store: String, with fixture: String) async throws {
    let folder = URL(fileURLWithPath: store).deletingLastPathComponent().path
    let world = AssistantEnvironment.fixed(AssistantClock(now: now), timeZone: timeZone, dataFolder: folder)
    let dependencies = AssistantDependencies(environment: world)
    try await DaybookAssistant.prepare(try DaybookOptions.parse(["--store", store]), into: dependencies)
    try await DaybookAssistant.fixture(fixture, into: dependencies)
  }
}
