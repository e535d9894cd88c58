import Foundation
import ParlanceDiagnostics
import ParlanceLanguage
import ParlancePhraseTables

/// What a locale is compiled from: its phrases and what is known of its language, read and not yet compiled.
///
/// It needs nothing of the app but its folders and shortcuts, so that it can be read while the app is prepared.
struct LocaleSources: Sendable {
  /// The locale, as a language tag.
  let locale: String
  /// What is known of the language.
  let language: Language
  /// The phrases.
  let table: PhraseTable
  /// What is wrong with the files.
  let diagnostics: [Diagnostic]

  /// Reads the folders, and the phrases of the app's shortcuts; throws if nothing is known of the language.
  init(locale: String, folders: [String], shortcuts: DeclaredShortcuts?) throws(Diagnostic) {
    self.locale = locale
    language = try Language(locale: locale)
    (table, diagnostics) = PhraseTableReader.read(
      folders: folders, locale: locale, declarations: shortcuts?.declarations)
    // Foundation keeps locales; the first use of one takes a millisecond or two.
    _ = Locale(identifier: locale)
  }
}
