/// What is said before a question, or alone at the end of a turn.
package enum Notice: Sendable, Hashable, Codable {
  /// Nobody knows an entity of the type by that name.
  case unknownName(type: String, name: String)
  /// The utterance fits nothing.
  case notUnderstood(String)
  /// The question wants yes or no.
  case yesOrNo
  /// A yes may have been said, and is to be said again.
  case doubtedYes
  /// A no may have been said; a yes to that is a no to the question, which is not asked again for now.
  case doubtedNo
  /// A number is outside of what the parameter takes.
  case outOfRange(lower: Double, upper: Double)
  /// A day was said that no calendar has.
  case noSuchDay(String)
  /// An entity was there and is gone.
  case vanished(String)
  /// What can be said now.
  case help
  /// What there is to choose from.
  case options
  /// There are no other choices.
  case noMore
  /// What was done in between is taken back, and is called so.
  case undone(String)
  /// There is nothing to take back.
  case nothingToUndo
  /// What came between was dropped.
  case dropped
  /// The question of an intent was dropped for something else.
  case left(intent: String)
  /// The conversation is back at an intent.
  case back(intent: String)
  /// What came between could be done with nothing that there is.
  case nothingThere
  /// Nothing was said while a question is open.
  case silence
}
