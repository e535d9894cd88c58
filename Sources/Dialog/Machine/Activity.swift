import AppIntents

/// An intent on its way to be performed.
package struct Activity: Sendable, Hashable, Codable {
  /// The intent's name.
  package var intent: String
  /// The parameters that have a value.
  package var values: [String: IntentValue]
  /// What the utterance said of parameters that have none yet.
  package var bindings: [SlotBinding]
  /// The activities that wait for this one to make an entity for them, the nearest last; each with the parameter it is for.
  package var waiting: [Waiting]
  /// Whether the command was understood exactly as it was said, or was chosen.
  package var isCertain: Bool
  /// Whether the person said yes to what it deletes.
  package var isConfirmed = false
  /// The parameters in which it differs from what was performed last, which it takes the place of; `nil` if it takes no place.
  package var replaces: Set<String>?
  /// The intent that was performed then; `nil` if it takes no place.
  package var replacesIntent: String?
  /// How many changes there were when that was performed: where there were more since, it is not the last of them.
  package var replacesAt: Int?
  /// Whether it was asked for by a question, and so changes nothing; `nil` if not.
  package var isQuestion: Bool?
  /// What was said to be otherwise, where it is only guessed that it is to be done so.
  package var said: String?
  /// The parameters of which it was said; `nil` where that is not known.
  package var changed: Set<String>?
  /// Whether it may not be what was meant, so that it takes no place without a yes; `nil` if it is.
  package var isGuessed: Bool?
  /// The words that nothing understood and for which the app offered it; `nil` if it was said.
  package var offered: String?
  /// Whether it is one of several that were said one after the other, and so is meant though it is asked about: “and butter”; `nil` if not.
  package var isNoted: Bool?
  /// Whether it runs and was given an answer, so that something of it may be done already; `nil` if not.
  package var isUnderway: Bool?
  /// The names that nobody knows and of which nothing that is like them is meant; `nil` for none.
  package var refused: Set<String>?

  /// Makes an activity.
  package init(
    intent: String, values: [String: IntentValue] = [:], bindings: [SlotBinding] = [], waiting: [Waiting] = [],
    isCertain: Bool = true
  ) {
    self.intent = intent
    self.values = values
    self.bindings = bindings
    self.waiting = waiting
    self.isCertain = isCertain
  }

  /// An activity that waits for an entity.
  package struct Waiting: Sendable, Hashable, Codable {
    /// The intent's name.
    package var intent: String
    /// The parameters that have a value.
    package var values: [String: IntentValue]
    /// What the utterance said of the others.
    package var bindings: [SlotBinding]
    /// The parameter that the new entity is for.
    package var parameter: String
    /// Whether the command was understood exactly as it was said.
    package var isCertain = true
  }
}
