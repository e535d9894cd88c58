/// What is said before a question, or alone at the end of a turn.
package enum Notice: Sendable, Hashable, Codable {
  /// Nobody knows an entity of the type by that name.
  case unknownName(type: String, name: String)
  /// The utterance fits nothing.
  case notUnderstood(String)
  /// The question wants yes or no.
  case yesOrNo
  /// A number is outside of what the parameter takes.
  case outOfRange(lower: Double, upper: Double)
  /// An entity was there and is gone.
  case vanished(String)
  /// What can be said now.
  case help
  /// Nothing was said while a question is open.
  case silence
}
