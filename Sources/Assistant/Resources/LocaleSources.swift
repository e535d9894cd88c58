import Foundation
import ParlanceDiagnostics
import ParlanceLanguage
import ParlancePhraseTables

/// What a locale is compiled from: the files of its phrases, in memory, and what is known of its language.
///
/// It needs nothing of the app but its folders and shortcuts, so that it can be read while the app is prepared.
package struct LocaleSources: Sendable {
  /// The locale, as a language tag.
  let locale: String
  /// What is known of the language.
  let language: Language
  /// The phrases.
  package let phrases: PhraseSources

  /// Reads the folders, and the phrases of the app's shortcuts; throws if the locale is none.
  init(locale: String, folders: [String], shortcuts: DeclaredShortcuts?) throws(Diagnostic) {
    self.init(
      locale: locale, language: try Language.general(locale: locale), folders: folders,
      declarations: shortcuts?.declarations)
    // Foundation keeps locales; the first use of one takes a millisecond or two.
    _ = Locale(identifier: locale)
  }

  /// Reads the folders, for a language that is known; `name` is what the command line calls the app.
  package init(
    locale: String, language: Language, folders: [String], declarations: ShortcutDeclarations? = nil,
    name: ProjectName? = nil
  ) {
    self.locale = locale
    self.language = language
    phrases = PhraseSources(folders: folders, locale: locale, declarations: declarations, name: name)
  }
}
