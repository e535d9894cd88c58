import ParlanceMatching
import ParlancePhraseTables

/// What an app declares in code of what can be said.
package struct LintApp: Sendable {
  /// Its intents.
  package var signatures: [IntentSignature]
  /// The names of its enumerations' cases by locale and type; those of the empty locale serve all others.
  package var cases: [String: [String: [VocabularyEntry]]]
  /// Its shortcuts.
  package var shortcuts: ShortcutDeclarations?
  /// The required parameters that have no question of their own, by intent.
  package var questionless: [String: Set<String>]
  /// The entity types whose names nobody knows beforehand, so that any words may be one.
  package var openTypes: Set<String>
  /// The texts that it declares.
  package var texts: [LintText] = []

  /// Takes what an app declares.
  package init(
    signatures: [IntentSignature], cases: [String: [String: [VocabularyEntry]]] = [:],
    shortcuts: ShortcutDeclarations? = nil, questionless: [String: Set<String>] = [:],
    openTypes: Set<String> = []
  ) {
    self.signatures = signatures
    self.cases = cases
    self.shortcuts = shortcuts
    self.questionless = questionless
    self.openTypes = openTypes
  }
}
