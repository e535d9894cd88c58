import AppIntents
import ParlanceDialog
import ParlanceMatching
import ParlancePhraseTables

extension AssistantSetup {
  /// The shortcuts that the app declares in code, as a table takes them; `nil` if it has none.
  package var shortcutDeclarations: ShortcutDeclarations? { shortcuts?.declarations }
}

extension Assistant {
  /// The names of the cases of all enumerations that the intents take, by type, in a locale.
  package func caseNames(in locale: AssistantLocale) -> [String: [VocabularyEntry]] {
    CurrentRuntime.$value.withValue(LocalizingRuntime(locale.voice)) {
      Dictionary(enums.map { ($0.typeName, $0.cases().map { VocabularyEntry($0) }) }) { first, _ in first }
    }
  }
}
