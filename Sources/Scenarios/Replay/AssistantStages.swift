import Foundation
import ParlanceAssistant
import ParlanceExecution

/// The stages of one app, which share what was read of it, its fixtures, its threads, and where it can be brought back the app itself.
package struct AssistantStages: Sendable {
  /// The app.
  package let setup: AssistantSetup
  /// Where what is played on the stages runs best.
  package let executor: any TaskExecutor

  private let fixtures = FixtureShelf()
  private let shelf = StageShelf()
  private let threads = IntentThreads()

  /// Those of an app, whose files are read once.
  package init(_ setup: AssistantSetup) {
    self.setup = setup.readOnce()
    executor = TurnThreads(threads)
  }

  /// A stage for one scenario. One that is shared has one conversation only.
  package func stage(now: Date, timeZone: TimeZone, session: String? = nil, isShared: Bool = true) -> AssistantStage {
    AssistantStage(
      setup, now: now, timeZone: timeZone, session: session, fixtures: fixtures, shelf: isShared ? shelf : nil,
      threads: threads)
  }
}
