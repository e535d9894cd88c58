/// What can be said at a moment, for a front end that completes what is typed.
package struct SessionSuggestions: Sendable {
  /// The beginnings of phrases, up to their first slot.
  package var phrases: [String]
  /// The names of the vocabulary.
  package var names: [String]
  /// The open choices.
  package var choices: [String]

  /// Makes suggestions.
  package init(phrases: [String] = [], names: [String] = [], choices: [String] = []) {
    self.phrases = phrases
    self.names = names
    self.choices = choices
  }
}
