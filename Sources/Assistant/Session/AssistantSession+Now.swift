import AppIntents
import Foundation
import ParlanceDialog

// Driver and keeper run on what the session runs on, so that within a turn they are spoken to without a step to another actor.
extension AssistantSession {
  /// Where the conversation stands.
  var momentNow: DialogMoment {
    var moment = driver.assumeIsolated { $0.moment }
    // What one sentence did with several things is changed right behind it, for all of them.
    moment.showsChange = moment.undoableTogether < 2 && moment.changed.map(hasShown) ?? false
    return moment
  }

  /// Whether the last question was asked of no time and has shown the one thing that was changed right before it.
  private func hasShown(_ changed: RepairSubject) -> Bool {
    guard promptNow == nil, let question = memory.last,
      assistant.intent(named: question.intent)?.isUndoable == false,
      !question.values.values.contains(where: { $0.moment(in: calendar) != nil }),
      let deeds = memory.turns.dropLast().last?.filter({ !$0.isStep }), deeds.count == 1,
      deeds[0].intent == changed.intent.name, deeds[0].isUndone != true, memory.severalDeeds == nil,
      case let shown = spoken.language.tokens(lastReply.displayed).map(\.text),
      case let names = deeds[0].names.map({ spoken.language.tokens($0).map(\.text) }),
      names.contains(where: { !$0.isEmpty && shown.contains($0) }),
      let said = memory.said, case let tokens = spoken.language.tokens(said)
    else { return false }
    let dates = spoken.language.dates(now: assistant.environment.now(), calendar: calendar, takingRanges: true)
    return tokens.indices.allSatisfy { dates.spans(in: tokens, at: $0).isEmpty }
  }

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
