import Foundation
import ParlanceAssistant
import ParlanceCommand
import ParlanceScenarios
import Testing

@testable import daybook

@Suite("Utterances")
struct UtteranceTests {
  @Test(
    "An utterance is understood as its line says, with an empty store",
    arguments: try UtteranceFiles.find([DaybookFiles.utterances]))
  func understand(file: String) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("utterances-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let setup = AssistantSetup(
      DaybookAssistant.self, options: try DaybookOptions.parse([]), phrases: [DaybookFiles.phrases],
      cache: Folders.ownPhraseCache)
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let clock = AssistantClock(now: Date(timeIntervalSinceReferenceDate: 792_577_800))
    let world = AssistantEnvironment.fixed(clock, timeZone: zone, dataFolder: folder)
    let assistant = try await setup.makeAssistant(environment: world)
    let run = UtteranceRun(calendar: world.calendar) { test in
      let locale = test.locale ?? assistant.developmentLocale
      let session = try await assistant.makeSession(locale: locale)
      let utterance = Utterance(test.text, context: test.context.mapValues(\.text), isRecognised: test.isHeard)
      return try #require(await session.match(utterance)).result
    }
    let cases = await run.run(file: file)
    #expect(!cases.isEmpty)
    for test in cases { test.record() }
  }
}
