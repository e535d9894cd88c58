import AppIntents
import ParlanceDialog

// Driver and keeper run on what the session runs on, so that within a turn they are spoken to without a step to another actor.
extension AssistantSession {
  /// Where the conversation stands.
  var momentNow: DialogMoment { driver.assumeIsolated { $0.moment } }

  /// The question that is open.
  var promptNow: Prompt? { driver.assumeIsolated { $0.prompt } }

  /// Tells the keeper what an intent took and returned.
  func tellKeeper(of changed: [IntentValue]) { keeper.assumeIsolated { $0.changed(changed) } }

  /// Tells the keeper that the turn is over.
  func restKeeper() { keeper.assumeIsolated { $0.rest() } }

  /// What goes on, as a person reads it.
  var work: String {
    get async {
      guard let intent = await driver.activeIntent else { return spoken.voice.string("progress.working") }
      return spoken.voice.localized(intent.title)
    }
  }
}
