/// A part of phrases with a name: `<name>` stands for it.
package struct PhraseRule: Sendable, Hashable {
  /// What it is called by.
  package var name: String

  /// What it stands for.
  package var phrase: Phrase

  /// Makes a rule.
  package init(name: String, phrase: Phrase) {
    self.name = name
    self.phrase = phrase
  }
}
