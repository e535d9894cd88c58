import ParlanceDiagnostics

/// Which phrases, and which slots together, some test reached.
package struct TestCoverage: Sendable, Hashable {
  /// A phrase, or a set of slots that phrases of an intent fill together.
  package struct Item: Sendable, Hashable {
    /// The locale.
    package var locale: String
    /// The intent.
    package var intent: String
    /// The phrase as written, or the slots’ names.
    package var text: String
    /// Where the phrase is written, or the first that fills the slots.
    package var position: SourcePosition
    /// Whether a test reached it.
    package var isReached: Bool

    /// Makes an item.
    package init(locale: String, intent: String, text: String, position: SourcePosition, isReached: Bool) {
      self.locale = locale
      self.intent = intent
      self.text = text
      self.position = position
      self.isReached = isReached
    }
  }

  /// A phrase by which something was understood.
  package struct Reached: Sendable, Hashable {
    /// The locale.
    package var locale: String
    /// The intent.
    package var intent: String
    /// Where the phrase is written.
    package var phrase: SourcePosition
    /// The slots that were filled.
    package var slots: Set<String>

    /// Makes the record of a sentence.
    package init(locale: String, intent: String, phrase: SourcePosition, slots: Set<String>) {
      self.locale = locale
      self.intent = intent
      self.phrase = phrase
      self.slots = slots
    }
  }

  /// The phrases, by place.
  package var phrases: [Item]
  /// The sets of slots, by the place of their first phrase.
  package var combinations: [Item]
  /// The locales that there are phrases in and no test.
  package var untested: [String] = []

  /// Makes a coverage.
  package init(phrases: [Item] = [], combinations: [Item] = []) {
    self.phrases = phrases
    self.combinations = combinations
  }

  /// What no test reached.
  package var missed: [Item] { (phrases + combinations).filter { !$0.isReached } }

  /// How much was reached, in a few words: `34 of 40 phrases, 12 of 15 combinations of slots`.
  package var summary: String {
    "\(phrases.count(where: \.isReached)) of \(phrases.count) phrases, "
      + "\(combinations.count(where: \.isReached)) of \(combinations.count) combinations of slots"
  }

  /// Which languages have no test, in a sentence; `nil` if all have one.
  package var untestedSummary: String? {
    untested.isEmpty ? nil : "no test is in \(untested.joined(separator: ", ")), where there are phrases"
  }
}
