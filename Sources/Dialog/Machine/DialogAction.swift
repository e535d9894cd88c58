import AppIntents
import ParlanceLanguage

/// What is to be done next.
package enum DialogAction: Sendable, Hashable {
  /// How a turn ends when no question is open.
  package enum Ending: Sendable, Hashable {
    /// What was asked for is done.
    case done
    /// What was going on is dropped.
    case cancelled
    /// There was nothing to drop.
    case nothingToCancel
    /// The utterance fits nothing.
    case notUnderstood
    /// The intent failed.
    case failed
    /// Nothing was said.
    case silence
    /// What can be said is told.
    case help
    /// The last reply is said again.
    case again
    /// Something was taken back, which is called so.
    case undone(String)
    /// Nothing can be undone.
    case nothingToUndo
    /// What was done last cannot be undone, and something before it can.
    case cannotUndo
    /// Something that was taken back is done again, which is called so.
    case redone(String)
    /// Nothing was taken back that could be done again.
    case nothingToRedo
    /// Nothing is gone that could be brought back.
    case nothingToRestore
    /// The question was asked too often, and is put aside.
    case gaveUp
    /// Nothing was put aside.
    case nothingToGoOn
    /// There is nothing that it could be done with.
    case nothingThere
    /// Nobody knows a thing of the type by that name, and there is nothing else of the kind.
    case unknown(type: String, name: String)
    /// The person was polite.
    case courtesy(BuiltIn)
    /// What was performed stays as it is.
    case kept
    /// What was performed was wrong, and is nothing that can be taken back.
    case mistaken
    /// What was asked and answered may not be what was meant.
    case meantOtherwise
  }

  /// Looks up a parameter; without a binding nothing was said of it.
  case resolve(intent: String, parameter: String, SlotBinding?)
  /// Performs the intent.
  case perform(intent: String, values: [String: IntentValue])
  /// Gives the running intent what it asked for.
  case resume(Answer.Content)
  /// Stops the running intent.
  case abandon
  /// Puts the running intent aside, which waits for an answer.
  case suspend
  /// Has the intent that was put aside be the running one again.
  case wake
  /// Stops the intent that was put aside.
  case forget
  /// Takes back what was done last.
  case undo
  /// Takes back the intent that was performed last, and nothing that was done before.
  case undoLast
  /// Does again what was taken back last.
  case redo
  /// Brings back what was deleted, changed or taken back last.
  case restore
  /// Takes back the intent that was performed last, what was done to fill one of these parameters of it, and nothing that was done before.
  case takeBack(filling: Set<String>)
  /// Asks the person; ends the turn.
  case ask(Prompt, [Notice])
  /// Ends the turn.
  case finish(Ending)
}
