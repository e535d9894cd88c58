import AppIntents

/// An intent that ran in a turn, and what came of it.
package struct PerformedIntent: Sendable {
  /// The intent.
  package var intent: IntentDescriptor
  /// The parameters that were set.
  package var values: [String: IntentValue]
  /// What it returned; `nil` if it threw.
  package var outcome: IntentOutcome?
  /// What it threw; `nil` if it returned.
  package var error: (any Error)?
  /// Whether it ran only so that another intent could go on, such as the creation of a name.
  package var isStep: Bool
  /// Whether another intent opened it, and the person was asked nothing for it.
  package var isOpened = false
  /// The intents that the app donated meanwhile: the person has done them by other means.
  package var donated: [String] = []
}

/// Something that is about to be done, so that a run of the program that ends meanwhile can be told.
package enum DialogDeed: Sendable {
  /// An intent is performed with these values.
  case perform(IntentDescriptor, [String: IntentValue])
  /// Something is taken back, which is called so.
  case undo(String)
  /// Something that was taken back is done again, which is called so.
  case redo(String)
}

extension IntentDescriptor {
  /// An intent of an app's code, and the values that it has.
  static func described<Intent: AppIntent>(_ intent: Intent) async -> (IntentDescriptor, [String: IntentValue]) {
    let descriptor = IntentDescriptor.of(Intent.self)
    return (descriptor, await IntentRun(intent, descriptor).values())
  }
}
