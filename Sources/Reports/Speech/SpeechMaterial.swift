import ParlanceLanguage
import ParlanceMatching
import ParlancePhraseTables

/// What a recogniser is told of one locale: its phrases, and the names that fill them.
package struct SpeechMaterial: Sendable {
  /// The phrases.
  package var table: PhraseTable
  /// The language.
  package var language: Language
  /// What the intents take.
  package var signatures: [IntentSignature]
  /// The names of things.
  package var vocabulary: Vocabulary

  /// Takes the phrases of an app with its intents and names.
  package init(_ table: PhraseTable, language: Language, signatures: [IntentSignature], vocabulary: Vocabulary) {
    self.table = table
    self.language = language
    self.signatures = signatures
    self.vocabulary = vocabulary
  }

  /// Takes the phrases of a table without an app: what its slots take is guessed, and nobody knows a name.
  package init(_ table: PhraseTable, language: Language) {
    self.init(
      table, language: language, signatures: GuessedSignatures.of(table), vocabulary: Vocabulary(language: language))
  }
}
